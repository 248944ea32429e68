'use client';

import { Button, Drawer, toast, useLocale, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { bilingual } from '../../../texts/labels.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { Cell } from './Cell.tsx';
import { type CreditTable, readValues } from '../creditColumns.ts';
import controls from '../../../admin/controls.module.css';
import { type SelectedTalent, useSelectedTalents } from '../../list/admin/useSelectedTalents.ts';
import { useApi } from '../../../admin/useApi.ts';
import type { AddedCredit } from '../creditsPlugin.ts';
import texts from '../addCreditTexts.json' with { type: 'json' };
import styles from './credits.module.css';

const DRAWER = 'add-credit';
/** What differs from person to person: the role is asked for, the billing is added in each record. */
const PERSONAL = ['role', 'billing'];

interface FormProps {
  tables: CreditTable[];
  people: SelectedTalent[];
  onDone: () => void;
}

/** Asks for one credit and for the role of each person; who is refused stays, with the reason. */
function CreditForm({ tables, people, onDone }: FormProps) {
  const { language, t } = useTexts(texts);
  const { code: locale } = useLocale();
  const router = useRouter();
  const api = useApi();
  const id = useId();
  const [list, setList] = useState(tables[0]!.name);
  const [cells, setCells] = useState<Record<string, string>>({});
  const [roles, setRoles] = useState<Record<number, string>>({});
  const [refused, setRefused] = useState<AddedCredit['refused']>();
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const table = tables.find(({ name }) => name === list)!;
  const columns = table.columns.filter(({ name }) => !PERSONAL.includes(name));
  const role = table.columns.find(({ name }) => name === 'role')!;
  const { values, problems } = readValues({ list, cells }, { ...table, columns });
  const reasonOf = (id: number) => refused?.find((one) => one.id === id)?.reason;
  const left = refused ? people.filter((person) => reasonOf(person.id) !== undefined) : people;

  const save = async () => {
    setChecked(true);
    if (problems.size > 0) return;
    setBusy(true);
    const body = {
      list,
      work: values,
      people: left.map((person) => ({ id: person.id, role: roles[person.id] ?? '' })),
    };
    const path = `/talents/credit?locale=${locale}`;
    const { body: answer, isOk, reason } = await api<AddedCredit>('POST', path, body);
    setBusy(false);
    if (!isOk || !answer) return void toast.error(reason ?? t('noAnswer'));
    if (answer.saved.length > 0) toast.success(t('saved', answer.saved.length));
    setRefused(answer.refused);
    router.refresh();
    if (answer.refused.length === 0) onDone();
  };

  return (
    <div className={styles.form}>
      <div className={styles.cells}>
        <label>
          {t('list')}
          <select
            className={controls.input}
            value={list}
            disabled={isBusy}
            onChange={({ target }) => setList(target.value)}
          >
            {tables.map(({ name, label }) => (
              <option key={name} value={name}>
                {label[language]}
              </option>
            ))}
          </select>
        </label>
        {columns.map((column) => (
          <Cell
            key={column.name}
            id={`${id}-${column.name}`}
            column={column}
            text={cells[column.name] ?? ''}
            problem={isChecked ? problems.get(column.name) : undefined}
            onChange={(text) => setCells({ ...cells, [column.name]: text })}
          />
        ))}
      </div>
      <fieldset className={styles.people} disabled={isBusy}>
        <legend>{t('roles')}</legend>
        {left.map((person) => {
          const label = `${person.name} · ${t(person._status)}`;
          const reason = reasonOf(person.id);
          return (
            <Cell
              key={person.id}
              id={`${id}-${person.id}`}
              column={{ ...role, label: bilingual(label, label) }}
              text={roles[person.id] ?? ''}
              problem={reason === undefined ? undefined : bilingual(reason, reason)}
              onChange={(text) => setRoles({ ...roles, [person.id]: text })}
            />
          );
        })}
      </fieldset>
      <p className="field-description">{t('help')}</p>
      <div className={controls.buttons}>
        <Button margin={false} disabled={isBusy} onClick={() => void save()}>
          {t('save', left.length)}
        </Button>
        <span role="alert">{refused && t('refused')}</span>
      </div>
    </div>
  );
}

/** Adds one credit to the people that are ticked in the table of talents. */
export function AddCredit({ tables }: { tables: CreditTable[] }) {
  const { t } = useTexts(texts);
  const { ids, read } = useSelectedTalents();
  const { openModal, closeModal, modalState } = useModal();
  const [people, setPeople] = useState<SelectedTalent[]>();
  const isOpen = modalState[DRAWER]?.isOpen;
  const count = ids.length;
  if (count === 0 && !isOpen) return null;

  const open = async () => {
    const found = await read();
    if (!found) return void toast.error(t('noAnswer'));
    setPeople(found);
    openModal(DRAWER);
  };
  return (
    <>
      {count > 0 && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void open()}>
          {t('open', count)}
        </Button>
      )}
      <Drawer slug={DRAWER} title={t('open', people?.length ?? 0)}>
        {isOpen && people && (
          <CreditForm tables={tables} people={people} onDone={() => closeModal(DRAWER)} />
        )}
      </Drawer>
    </>
  );
}
