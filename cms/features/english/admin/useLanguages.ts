'use client';

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import type { Field } from 'payload';
import { useEffect, useState } from 'react';
import type { Siblings } from '../../../fields/rules.ts';
import { useApi } from '../../../admin/useApi.ts';
import { placeList } from '../../../fields/textList.ts';
import { type EnglishDrafts, withoutDrafts } from '../draftStates.ts';
import { findSpanishTexts } from '../missingEnglish.ts';

const PATH = 'englishDrafts';

type SpanishText = ReturnType<typeof findSpanishTexts>[number];

interface NewText extends Pick<SpanishText, 'field' | 'key' | 'path'> {
  text: string;
}

/** Reads and changes the English texts of a form that wait to be accepted. */
export function useEnglishDrafts() {
  const { dispatchFields, setModified } = useForm();
  const value = useFormFields(([fields]) => fields[PATH]?.value);
  const drafts = (value ?? {}) as EnglishDrafts;

  const update = (path: string, value: unknown) => {
    dispatchFields({ type: 'UPDATE', path, value });
    setModified(true);
  };
  /** Forgets the proposals of these keys. */
  const refuse = (keys: readonly string[]) => update(PATH, withoutDrafts(drafts, keys));
  const write = ({ field, path, text }: NewText) =>
    update(path, 'hasMany' in field && field.hasMany ? placeList.split(text) : text);
  return {
    drafts,
    write,
    /** Adds proposals, which replace earlier ones of the same fields. */
    add: (proposed: EnglishDrafts) => update(PATH, { ...drafts, ...proposed }),
    refuse,
    /** Writes texts into their fields, and forgets the proposals for them. */
    accept: (texts: readonly NewText[]) => {
      texts.forEach(write);
      refuse(texts.map(({ key }) => key));
    },
    /** Writes values and proposals as they were before. */
    restore: (values: readonly { path: string; value: unknown }[], earlier: EnglishDrafts) => {
      for (const { path, value } of values) update(path, value);
      update(PATH, withoutDrafts(earlier, []));
    },
  };
}

/** The last record that was read in all languages: every field of a form asks for the same one. */
let latest = { key: '', texts: Promise.resolve<SpanishText[]>([]) };

/**
 * Returns the texts of the form's saved record that have a Spanish version, with their English one;
 * none before the record is saved or has been read. All fields of a form share one request.
 */
export function useSpanishTexts(): readonly SpanishText[] {
  const api = useApi();
  const { collectionSlug, data, docConfig, globalSlug, id } = useDocumentInfo();
  const [texts, setTexts] = useState<readonly SpanishText[]>([]);
  const place = globalSlug ? `globals/${globalSlug}` : id && `${collectionSlug}/${id}`;
  const revision = String(data?.updatedAt ?? '');
  const fields = docConfig?.fields as Field[] | undefined;
  useEffect(() => {
    if (!place || !fields) return;
    let isCurrent = true;
    const read = async () => {
      const answer = await api<Siblings>(
        'GET',
        `/${place}?locale=all&draft=true&depth=0&trash=true`,
      );
      return findSpanishTexts(fields, (answer.isOk && answer.body) || {});
    };
    const key = `${place} ${revision}`;
    if (latest.key !== key) latest = { key, texts: read().catch(() => []) };
    void latest.texts.then((loaded) => {
      if (isCurrent) setTexts(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [api, place, revision, fields]);
  return texts;
}
