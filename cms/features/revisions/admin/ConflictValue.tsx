'use client';
import { getTranslation } from '@payloadcms/translations';
import { useConfig, useTranslation } from '@payloadcms/ui';
import type { ClientBlock, ClientField } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { useEffect, useState } from 'react';
import { bilingual } from '../../../texts/labels.ts';
import styles from './conflict.module.css';

const EMPTY = bilingual('Vacío', 'Empty');
const YES = bilingual('Sí', 'Yes');
const NO = bilingual('No', 'No');

interface Props {
  value: unknown;
  field: ClientField | undefined;
}

/** Returns the fields of a record, a row or a block by their names. */
export const fieldsByName = (fields: ClientField[]): Map<string, ClientField> =>
  new Map(
    flattenTopLevelFields(fields, true).flatMap((field) =>
      'name' in field && field.name ? [[field.name, field as ClientField]] : [],
    ),
  );

/** Renders a record to which a field refers: its picture and its name. */
function Related({ id, collection }: { id: unknown; collection: string }) {
  const { config, getEntityConfig } = useConfig();
  const [record, setRecord] = useState<Record<string, unknown>>();
  const title = getEntityConfig({ collectionSlug: collection })?.admin?.useAsTitle ?? 'id';
  const url = `${config.serverURL}${config.routes.api}/${collection}/${String(id)}?depth=0`;

  useEffect(() => {
    const abort = new AbortController();
    fetch(url, { signal: abort.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setRecord, () => undefined);
    return () => abort.abort();
  }, [url]);

  const picture = record?.thumbnailURL;
  return (
    <span className={styles.related}>
      {typeof picture === 'string' && <img src={picture} alt="" />}
      {String(record?.filename ?? record?.[title] ?? '…')}
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
 * Returns the fields of a row or a group.
 *
 * @param row the block, or its type
 */
export function fieldsOfRow(
  field: ClientField,
  row: unknown,
  blocksMap: Record<string, ClientBlock | undefined> = {},
): ClientField[] {
  if (field.type === 'blocks') {
    const type = typeof row === 'object' ? (row as { blockType?: string } | null)?.blockType : row;
    const own = field.blocks.find(({ slug }) => slug === type);
    return (own ?? blocksMap[String(type)])?.fields ?? [];
  }
  return 'fields' in field ? field.fields : [];
}

function Row({ value, field }: Props) {
  const { config } = useConfig();
  if (typeof value !== 'object' || value === null || !field) {
    return <ConflictValue value={value} field={field} />;
  }
  if (field.type === 'array' || field.type === 'blocks') {
    return <Group value={value} fields={fieldsOfRow(field, value, config.blocksMap)} />;
  }
  return <ConflictValue value={value} field={{ ...field, hasMany: false } as ClientField} />;
}

/** Renders the value of a field as an editor knows it: names and pictures, not ids. */
export function ConflictValue({ value, field }: Props) {
  const { i18n } = useTranslation<object, string>();
  const language = i18n.language === 'en' ? 'en' : 'es';
  if (typeof value === 'boolean') return <>{(value ? YES : NO)[language]}</>;
  if (value === undefined || value === null || value === '') return <i>{EMPTY[language]}</i>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <i>{EMPTY[language]}</i>;
    const rows = value.map((row: unknown, index) => (
      <li key={index}>
        <Row value={row} field={field} />
      </li>
    ));
    return <ul className={styles.rows}>{rows}</ul>;
  }
  if (field?.type === 'upload' || field?.type === 'relationship') {
    const target = typeof value === 'object' ? (value as { relationTo?: string }) : undefined;
    const id = target
      ? ((value as { value?: unknown; id?: unknown }).value ?? (value as { id?: unknown }).id)
      : value;
    const own = typeof field.relationTo === 'string' ? field.relationTo : field.relationTo[0];
    return <Related id={id} collection={target?.relationTo ?? own ?? ''} />;
  }
  if (field?.type === 'select' || field?.type === 'radio') {
    const options = field.options as (string | { label: string; value: string })[];
    const option = options.find((one) => typeof one !== 'string' && one.value === value);
    return <>{typeof option === 'object' ? getTranslation(option.label, i18n) : String(value)}</>;
  }
  if (typeof value === 'object') {
    return field ? <Row value={value} field={field} /> : <Group value={value} fields={[]} />;
  }
  return <span className={styles.text}>{String(value as number | string)}</span>;
}
