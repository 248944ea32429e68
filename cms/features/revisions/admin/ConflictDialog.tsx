'use client';

import { getTranslation } from '@payloadcms/translations';
import {
  Button,
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  usePayloadAPI,
  useTranslation,
} from '@payloadcms/ui';
import type { ClientField, FormState } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { describeMoment } from '../../../texts/times.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { type Conflict, FORM_PATHS, type Revision } from '../revisionConflict.ts';
import texts from '../texts.json' with { type: 'json' };
import controls from '../../form/admin/controls.module.css';
import styles from './conflict.module.css';

/** What the editor has chosen, by the paths of the questions. */
type Choices = NonNullable<Revision['choices']>;

/** Returns the fields of a record, a row or a block by their names. */
const fieldsByName = (fields: ClientField[]) =>
  new Map(flattenTopLevelFields(fields).map((field) => [field.name!, field as ClientField]));

/** Renders a record to which a field refers: its picture and its name. */
function Related({ id, collection }: { id: unknown; collection: string }) {
  const { config, getEntityConfig } = useConfig();
  const title = getEntityConfig({ collectionSlug: collection })?.admin?.useAsTitle ?? 'id';
  const url = `${config.routes.api}/${collection}/${String(id)}`;
  const [{ data }] = usePayloadAPI(url, { initialParams: { depth: 0 } });
  const { filename, thumbnailURL: picture, [title]: name } = data as Record<string, unknown>;
  return (
    <span className={styles.related}>
      {typeof picture === 'string' && <img src={picture} alt="" />}
      {String(filename ?? name ?? '…')}
    </span>
  );
}

/** Renders the values of a row, a block or a group below each other. */
function Group({ value, fields }: { value: object; fields: ClientField[] }) {
  const { i18n } = useTranslation<object, string>();
  const values = value as Record<string, unknown>;
  const shown = [...fieldsByName(fields)].filter(
    ([name, field]) => name !== 'id' && !field.admin?.hidden && (values[name] ?? '') !== '',
  );
  return shown.map(([name, field]) => (
    <span key={name} className={styles.part}>
      {'label' in field && field.label && <small>{getTranslation(field.label, i18n)}: </small>}
      <ConflictValue value={values[name]} field={field} />
    </span>
  ));
}

/**
 * Returns the fields of a row.
 *
 * @param row the block, or its type
 */
function fieldsOfRow(field: ClientField | undefined, row: unknown): ClientField[] {
  if (field?.type === 'blocks') {
    const type = typeof row === 'object' ? (row as { blockType?: string } | null)?.blockType : row;
    return field.blocks.find(({ slug }) => slug === type)?.fields ?? [];
  }
  return field && 'fields' in field ? field.fields : [];
}

/** Renders the value of a field as an editor knows it: names and pictures, not ids. */
function ConflictValue({ value, field }: { value: unknown; field: ClientField | undefined }) {
  const { i18n } = useTranslation<object, string>();
  const { t } = useTexts(texts);
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (Array.isArray(value) && value.length > 0) {
    return (
      <ul className={styles.rows}>
        {value.map((row: unknown, index) => (
          <li key={index}>
            <ConflictValue value={row} field={field} />
          </li>
        ))}
      </ul>
    );
  }
  if ((value ?? '') === '' || Array.isArray(value)) {
    const isRow = value === null && (field?.type === 'array' || field?.type === 'blocks');
    return <i>{t(isRow ? 'removed' : 'empty')}</i>;
  }
  if (field?.type === 'upload' || field?.type === 'relationship') {
    return <Related id={value} collection={String(field.relationTo)} />;
  }
  if (field?.type === 'select') {
    const options = field.options as { label: string; value: string }[];
    const option = options.find((one) => one.value === value);
    return option ? getTranslation(option.label, i18n) : String(value);
  }
  if (typeof value === 'object') {
    return <Group value={value as object} fields={fieldsOfRow(field, value)} />;
  }
  return <span className={styles.text}>{String(value as number | string)}</span>;
}

/** Keeps in the form what it was loaded with, from which its save starts. */
function useLoadedRevision() {
  const { data } = useDocumentInfo();
  const [fields, dispatchFields] = useAllFormFields();
  const kept = useRef<typeof data>(undefined);
  const isMissing = fields[FORM_PATHS.revision] === undefined;
  // After every change of the fields: Payload replaces them all when the form is loaded.
  useEffect(() => {
    if (!data?.updatedAt || (kept.current === data && !isMissing)) return;
    kept.current = data;
    const value: Revision = { loaded: data };
    dispatchFields({ type: 'UPDATE', path: FORM_PATHS.revision, initialValue: value, value });
  }, [data, fields, isMissing, dispatchFields]);
}

/** Returns the row's number in the form, and its title if it has one, e.g. `fila 2 (La marea)`. */
function nameRow(id: string, list: string, form: FormState, word: string): string {
  const index = form[list]?.rows?.findIndex((row) => row.id === id) ?? -1;
  const title = form[`${list}.${index}.title`]?.value;
  const number = index === -1 ? word : `${word} ${index + 1}`;
  return typeof title === 'string' && title ? `${number} (${title})` : number;
}

/** Returns the label of a field that editors see. */
const labelled = (
  field: ClientField | undefined,
  i18n: Parameters<typeof getTranslation>[1],
): string | undefined =>
  field && 'label' in field && field.label && !field.admin?.hidden
    ? getTranslation(field.label, i18n)
    : undefined;

/**
 * Returns the field of a question and its label, e.g. `Cine · fila 2 · Título`; `undefined` for a field
 * that editors do not see.
 */
function nameQuestion(
  { path, mine, theirs }: Conflict['questions'][number],
  fields: ClientField[],
  form: FormState,
  i18n: Parameters<typeof getTranslation>[1],
) {
  const [first = '', ...parts] = path.split('.');
  let field = fieldsByName(fields).get(first);
  const label = labelled(field, i18n);
  if (!field || !label) return undefined;
  const labels = [label];
  let formPath = first;
  for (const part of parts) {
    const { rows } = form[formPath] ?? {};
    if (rows) {
      labels.push(nameRow(part, formPath, form, texts.row[i18n.language === 'en' ? 'en' : 'es']));
      formPath = `${formPath}.${rows.findIndex((row) => row.id === part)}`;
      continue;
    }
    const blockType = form[`${formPath}.blockType`]?.value;
    const inner = fieldsByName(fieldsOfRow(field, blockType ?? mine ?? theirs)).get(part);
    if (!inner) break;
    field = inner;
    formPath = `${formPath}.${part}`;
    labels.push(labelled(field, i18n) ?? part);
  }
  return { field, label: labels.join(' · ') };
}

interface DialogProps {
  conflict: Conflict;
  /** All fields of the record. */
  fields: ClientField[];
  onSave: (choices: Choices) => void;
  onBack: () => void;
}

function Dialog({ conflict, fields, onSave, onBack }: DialogProps) {
  const { i18n } = useTranslation<object, string>();
  const { getFields } = useForm();
  const { user } = useAuth();
  const [chosen, setChosen] = useState<Choices>({});
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const { language, t } = useTexts(texts);
  const { who, when, questions } = conflict;
  const own = (user as { name?: string | null } | null)?.name || user?.email?.split('@')[0];
  const isOwn = who && who === own;
  const byName = fieldsByName(fields);
  const merged = conflict.merged.flatMap((name) => labelled(byName.get(name), i18n) ?? []);
  const asked = questions.flatMap((question) => {
    const named = nameQuestion(question, fields, getFields(), i18n);
    return named ? [{ question, named }] : [];
  });
  // What editors do not see stays as the other person has saved it.
  const theirs = Object.fromEntries(questions.map(({ path }) => [path, 'theirs'] as const));

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={headingId} onClose={onBack}>
      <h2 id={headingId}>{isOwn ? t('ownHeading') : t('heading', who ?? texts.somebody)}</h2>
      <p>{t('introduction', describeMoment(when, language))}</p>
      {merged.length > 0 && <p>{t('merged', merged.join(', '))}</p>}
      {asked.map(({ question, named }) => (
        <fieldset key={question.path} className={styles.field}>
          <legend>{named.label}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={styles.choice}>
              <input
                type="radio"
                name={question.path}
                checked={chosen[question.path] === side}
                onChange={() => setChosen((previous) => ({ ...previous, [question.path]: side }))}
              />
              <strong>{t(side)}</strong>
              <span className={styles.value}>
                <ConflictValue value={question[side]} field={named.field} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={`${controls.buttons} ${styles.buttons}`}>
        <Button
          margin={false}
          disabled={asked.some(({ question }) => !chosen[question.path])}
          onClick={() => onSave({ ...theirs, ...chosen })}
        >
          {t('save')}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </dialog>
  );
}

/** Asks whose values are saved after the CMS has refused a save over somebody else's. */
export function ConflictDialog() {
  const { collectionSlug, docConfig, globalSlug, id } = useDocumentInfo();
  const { api } = useConfig().config.routes;
  const { getFields, submit } = useForm();
  const [fields, dispatchFields] = useAllFormFields();
  const [conflict, setConflict] = useState<Conflict>();
  const message = fields[FORM_PATHS.conflict]?.errorMessage;
  useLoadedRevision();
  useEffect(() => {
    if (!message) return;
    dispatchFields({ type: 'REMOVE', path: FORM_PATHS.conflict });
    setConflict(JSON.parse(message) as Conflict);
  }, [message, dispatchFields]);
  if (!conflict) return null;

  const end = () => setConflict(undefined);
  /** Sends the refused save again, with what the editor has chosen. */
  const save = (choices: Choices) => {
    end();
    const { search, status, when } = conflict;
    const path = collectionSlug ? `${collectionSlug}/${id}` : `globals/${globalSlug}`;
    const revision = getFields()[FORM_PATHS.revision]?.value as Revision;
    void submit({
      action: `${api}/${path}${search}`,
      overrides: {
        [FORM_PATHS.revision]: { ...revision, seen: when, choices },
        ...(status && { _status: status }),
      },
      skipValidation: status === 'draft',
    });
  };
  const props = { conflict, fields: docConfig?.fields ?? [], onSave: save, onBack: end };
  return createPortal(<Dialog {...props} />, document.body);
}
