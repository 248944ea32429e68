'use client';

import { useConfig, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import type { ClientField, Field } from 'payload';
import { useEffect, useState } from 'react';
import { dataFieldsOf, isLocalised } from '../../../fields/dataFields.ts';
import { placeList, visibleText } from '../../../fields/textList.ts';
import { readDrafts, withoutDrafts } from '../draftStates.ts';

const PATH = 'englishDrafts';

/** A text to write into a field of the form. */
interface NewText extends Pick<SpanishText, 'path' | 'isList'> {
  text: string;
}

/** Returns the value of a field for a text, which may be of a list. */
const toValue = ({ isList, text }: NewText) => (isList ? placeList.split(text) : text);

/** Reads and changes the English texts of a form that wait to be accepted. */
export function useEnglishDrafts() {
  const { dispatchFields, setModified } = useForm();
  const value = useFormFields(([fields]) => fields[PATH]?.value);
  const drafts = readDrafts(value);

  const update = (path: string, value: unknown) => {
    dispatchFields({ type: 'UPDATE', path, value });
    setModified(true);
  };
  const store = (next: ReturnType<typeof withoutDrafts>) => update(PATH, next);
  /** Writes a text into its field. */
  const write = (text: NewText) => update(text.path, toValue(text));
  return {
    drafts,
    write,
    /** Adds proposals, which replace earlier ones of the same fields. */
    add: (proposed: typeof drafts) => store({ ...drafts, ...proposed }),
    /** Forgets the proposals of these keys. */
    refuse: (keys: readonly string[]) => store(withoutDrafts(drafts, keys)),
    /** Writes texts into their fields, and forgets the proposals of these keys. */
    accept: (keys: readonly string[], texts: readonly NewText[]) => {
      for (const text of texts) write(text);
      store(withoutDrafts(drafts, keys));
    },
  };
}

type StoredRecord = Record<string, unknown>;

/** A text of a record that has a Spanish version. */
interface SpanishText {
  key: string;
  /** Where it is in the saved record. */
  path: string;
  label: unknown;
  isList: boolean;
  spanish: string;
  /** The saved English text; `undefined` if there is none. */
  english: string | undefined;
}

/** Records in all languages by their URL and revision: every field of a form asks for the same one. */
const requests = new Map<string, Promise<SpanishText[]>>();
const MAX_REQUESTS = 5;

/** Returns the texts of a record that was read in all languages, in the order of the form. */
function spanishTexts(fields: readonly ClientField[], record: StoredRecord): SpanishText[] {
  return [...dataFieldsOf(fields as Field[], record)]
    .filter(({ field }) => isLocalised(field))
    .flatMap(({ field, siblings, key, path }) => {
      const { es, en } = (siblings[field.name] ?? {}) as { es?: unknown; en?: unknown };
      const [spanish, english] = [visibleText(es), visibleText(en)];
      const { label, hasMany } = field as { label?: unknown; hasMany?: boolean };
      return spanish ? [{ key, path, label, isList: Boolean(hasMany), spanish, english }] : [];
    });
}

async function fetchTexts(url: string, fields: readonly ClientField[]): Promise<SpanishText[]> {
  const response = await fetch(url, { credentials: 'include' });
  return response.ok ? spanishTexts(fields, (await response.json()) as StoredRecord) : [];
}

function loadTexts(url: string, revision: string, fields: readonly ClientField[]) {
  const key = `${url} ${revision}`;
  const request = requests.get(key) ?? fetchTexts(url, fields).catch(() => []);
  requests.set(key, request);
  const [oldest] = requests.keys();
  if (requests.size > MAX_REQUESTS && oldest) requests.delete(oldest);
  return request;
}

/**
 * Returns the texts of the form's saved record that have a Spanish version, with their English one;
 * none before the record is saved or has been read. All fields of a form share one request.
 */
export function useSpanishTexts(): readonly SpanishText[] {
  const { config } = useConfig();
  const { collectionSlug, data, docConfig, globalSlug, id } = useDocumentInfo();
  const [texts, setTexts] = useState<readonly SpanishText[]>([]);
  const place = globalSlug ? `globals/${globalSlug}` : id && `${collectionSlug}/${id}`;
  const revision = String(data?.updatedAt ?? '');
  const fields = docConfig?.fields;
  useEffect(() => {
    if (!place || !fields) return;
    let isCurrent = true;
    const url = `${config.routes.api}/${place}?locale=all&draft=true&depth=0`;
    void loadTexts(url, revision, fields).then((loaded) => {
      if (isCurrent) setTexts(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [config.routes.api, place, revision, fields]);
  return texts;
}
