'use client';
import { getTranslation } from '@payloadcms/translations';
import {
  Button,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useTranslation,
} from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { bilingual } from '../../../texts/labels.ts';
import { describeMoment } from '../../../texts/times.ts';
import { CONFLICT_PATH, type Conflict, type Values } from '../revisionConflict.ts';
import { ConflictValue, fieldsByName } from './ConflictValue.tsx';
import styles from './conflict.module.css';

const SOMEBODY = bilingual('Otra persona', 'Somebody else');
const HEADING = (who: string) =>
  bilingual(`${who} ha cambiado lo mismo que tú`, `${who} has changed the same as you`);
const INTRODUCTION = (moment: string) =>
  bilingual(
    `Lo guardó ${moment}, después de que abrieras este formulario. Lo tuyo no se ha guardado todavía y sigue aquí. Elige qué se queda.`,
    `It was saved ${moment}, after you opened this form. Yours is not saved yet and is still here. Choose what stays.`,
  );
const ALSO = bilingual('También ha cambiado, y se conserva: ', 'Also changed, and kept: ');
const MINE = bilingual('Conservar lo mío', 'Keep mine');
const THEIRS = bilingual('Tomar lo suyo', 'Take theirs');
const SAVE = bilingual('Guardar con lo elegido', 'Save what is chosen');
const BACK = bilingual('Volver al formulario', 'Back to the form');

type Side = 'mine' | 'theirs';

/** Returns a conflict that the CMS has answered to the form's save, and a function that ends it. */
function useConflict() {
  const [fields, dispatchFields] = useAllFormFields();
  const [conflict, setConflict] = useState<Conflict>();
  const message = fields[CONFLICT_PATH]?.errorMessage;
  useEffect(() => {
    if (!message) return;
    dispatchFields({ type: 'REMOVE', path: CONFLICT_PATH });
    setConflict(JSON.parse(message) as Conflict);
  }, [message, dispatchFields]);
  const end = useCallback(() => setConflict(undefined), []);
  return { conflict, end };
}

/** Returns a function that sends the refused save again, with the stored values of some fields. */
function useSaveAgain() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { submit } = useForm();
  const { config } = useConfig();
  const path = collectionSlug ? `${collectionSlug}/${id}` : `globals/${globalSlug}`;
  const url = `${config.serverURL}${config.routes.api}/${path}`;
  return useCallback(
    ({ search, status, when, merged }: Conflict, taken: Values) =>
      submit({
        action: `${url}${search}`,
        overrides: { ...merged, ...taken, updatedAt: when, ...(status && { _status: status }) },
        skipValidation: status === 'draft',
      }),
    [submit, url],
  );
}

interface QuestionProps {
  field: ClientField | undefined;
  label: string;
  mine: unknown;
  theirs: unknown;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

/** Asks whose value of one field is saved. */
function Question({ field, label, mine, theirs, chosen, onChoose }: QuestionProps) {
  const { i18n } = useTranslation<object, string>();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const name = useId();
  const sides = [
    { side: 'mine', title: MINE, value: mine },
    { side: 'theirs', title: THEIRS, value: theirs },
  ] as const;
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {sides.map(({ side, title, value }) => (
        <label key={side} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <strong>{title[language]}</strong>
          <span className={styles.value}>
            <ConflictValue value={value} field={field} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ChoicesProps {
  conflict: Conflict;
  /** The fields that are asked; the others have no input in the form. */
  asked: string[];
  fields: Map<string, ClientField>;
  onSave: (taken: string[]) => void;
  onBack: () => void;
}

function Choices({ conflict, asked, fields, onSave, onBack }: ChoicesProps) {
  const { i18n } = useTranslation<object, string>();
  const { getData } = useForm();
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const mine = getData() as Values;
  const labelOf = (name: string) => labelled(fields.get(name), i18n) ?? name;
  const merged = Object.keys(conflict.merged).filter((name) => labelled(fields.get(name), i18n));

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={headingId} onClose={onBack}>
      <h2 id={headingId}>{HEADING(conflict.who ?? SOMEBODY[language])[language]}</h2>
      <p>{INTRODUCTION(describeMoment(conflict.when, language))[language]}</p>
      {merged.length > 0 && <p>{ALSO[language] + merged.map(labelOf).join(', ')}</p>}
      {asked.map((name) => (
        <Question
          key={name}
          field={fields.get(name)}
          label={labelOf(name)}
          mine={mine[name]}
          theirs={conflict.fields[name]?.theirs}
          chosen={chosen[name]}
          onChoose={(side) => setChosen((previous) => ({ ...previous, [name]: side }))}
        />
      ))}
      <div className={styles.buttons}>
        <Button
          margin={false}
          disabled={asked.some((name) => !chosen[name])}
          onClick={() => onSave(asked.filter((name) => chosen[name] === 'theirs'))}
        >
          {SAVE[language]}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onBack}>
          {BACK[language]}
        </Button>
      </div>
    </dialog>
  );
}

/** Returns the label of a field that editors see. */
const labelled = (
  field: ClientField | undefined,
  i18n: Parameters<typeof getTranslation>[1],
): string | undefined =>
  field && 'label' in field && field.label && !field.admin?.hidden
    ? getTranslation(field.label, i18n)
    : undefined;

/** Asks whose values are saved after the CMS has refused a save over somebody else's. */
export function ConflictDialog() {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { i18n } = useTranslation<object, string>();
  const { conflict, end } = useConflict();
  const saveAgain = useSaveAgain();
  if (!conflict) return null;
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : getEntityConfig({ globalSlug: globalSlug ?? '' });
  const fields = fieldsByName(entity?.fields ?? []);
  const names = Object.keys(conflict.fields);
  const asked = names.filter((name) => labelled(fields.get(name), i18n));
  const hidden = names.filter((name) => !asked.includes(name));
  const save = (taken: string[]) => {
    const theirs = [...hidden, ...taken].map(
      (name) => [name, conflict.fields[name]?.theirs ?? null] as const,
    );
    end();
    void saveAgain(conflict, Object.fromEntries(theirs));
  };
  const props = { conflict, asked, fields, onSave: save, onBack: end };
  return createPortal(<Choices {...props} />, document.body);
}
