'use client';

import { ConfirmationModal, ReactSelect, toast, useModal } from '@payloadcms/ui';
import { useCallback, useEffect, useId, useState } from 'react';
import { readAddedValue } from '#contract/addedValues.ts';
import { namedKey } from '#contract/vocabulary.ts';
import { SmallButton } from '../../../admin/SmallButton.tsx';
import { TalentsPage } from '../../../admin/TalentsPage.tsx';
import controls from '../../../admin/controls.module.css';
import { filterByList, optionsOf } from '../../../admin/listOptions.ts';
import { useApi } from '../../../admin/useApi.ts';
import { NameFields } from '../../../collections/talents/admin/AddValue.tsx';
import { addedChoice, choiceOf, choicesOf } from '../../../fields/choices.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import texts from '../texts.json' with { type: 'json' };
import styles from './addedValues.module.css';

interface Added {
  key: string;
  people: number;
}

interface RowProps {
  value: Added;
  /** The other added values. */
  others: readonly Added[];
  onReplace: (value: Added, to: string) => void;
}

/** A value with its names, and of a skill the group, which can be changed, and another one to merge it into. */
function ValueRow({ value, others, onReplace }: RowProps) {
  const { key, people } = value;
  const { language, t } = useTexts(texts);
  const { list, group = 'other', label } = readAddedValue(key)!;
  const [names, setNames] = useState({ ...label, group });
  const [into, setInto] = useState('');
  const targetId = useId();
  const renamed = namedKey(list, names.es, names.en, names.group);
  const added = others.flatMap((one) => addedChoice(one.key, list) ?? []);
  const targets = optionsOf([...choicesOf(list), ...added], language);
  const target = targets.find((one) => one.value === into);
  return (
    <li>
      <fieldset className={`${styles.value} ${controls.fields}`}>
        <legend>
          <strong>{label[language]}</strong> · {t(list)} · {t('people', people)}
        </legend>
        <NameFields list={list} names={names} onChange={setNames} />
        <SmallButton
          disabled={renamed === key || !names.es.trim()}
          onClick={() => onReplace(value, renamed)}
        >
          {t('change')}
        </SmallButton>
        <label htmlFor={targetId}>
          {t('mergeInto')}
          <ReactSelect
            inputId={targetId}
            filterOption={filterByList(list)}
            options={targets}
            placeholder={t('find')}
            value={target ?? []}
            onChange={(one) => setInto((one as (typeof targets)[number] | null)?.value ?? '')}
          />
        </label>
        <SmallButton disabled={!target} onClick={() => onReplace(value, into)}>
          {t('merge')}
        </SmallButton>
      </fieldset>
    </li>
  );
}

const QUESTION = 'merge-added-values';

/** The page of the values that editors have added, to give them other names or groups, and to merge two. */
export function AddedValues() {
  const { language, t } = useTexts(texts);
  const { openModal } = useModal();
  const api = useApi();
  /** They stay while they are read again: rows hold what is typed. */
  const [values, setValues] = useState<Added[]>();
  const [asked, setAsked] = useState<{ from: Added; to: string }>();
  const load = useCallback(async () => {
    const { body } = await api<{ values: Added[] }>('GET', '/talents/added-values');
    if (body) setValues(body.values);
  }, [api]);
  useEffect(() => void load(), [load]);
  const replace = async (from: string, to: string) => {
    const path = '/talents/added-values';
    const { isOk, body, reason } = await api<{ changed: number }>('POST', path, { from, to });
    if (isOk) toast.success(t('changed', body?.changed ?? 0));
    else toast.error(reason ?? t('failed'));
    await load();
  };
  const isKnown = (to: string) =>
    addedChoice(to) === undefined || values?.some(({ key }) => key === to);
  const ask = (from: Added, to: string) => {
    // Another name is changed back as easily; of two values that are one nobody knows who had which.
    if (!isKnown(to)) return void replace(from.key, to);
    setAsked({ from, to });
    openModal(QUESTION);
  };
  const nameOf = (key: string) =>
    (readAddedValue(key) ?? choiceOf(readAddedValue(asked!.from.key)!.list, key))!.label[language];
  return (
    <TalentsPage title={texts.title}>
      <p className="field-description">{t('help')}</p>
      {values?.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.values}>
        {values?.map((value) => (
          <ValueRow
            key={value.key}
            value={value}
            others={values.filter(({ key }) => key !== value.key)}
            onReplace={ask}
          />
        ))}
      </ul>
      <ConfirmationModal
        modalSlug={QUESTION}
        heading={asked ? t('question', nameOf(asked.from.key), nameOf(asked.to)) : ''}
        body={asked ? t('consequence', asked.from.people, nameOf(asked.from.key)) : ''}
        confirmLabel={t('merge')}
        onConfirm={() => (asked ? replace(asked.from.key, asked.to) : undefined)}
      />
    </TalentsPage>
  );
}
