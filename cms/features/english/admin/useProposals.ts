'use client';

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { bilingual } from '../../../texts/labels.ts';
import { readDrafts } from '../draftStates.ts';
import { useEnglishDrafts } from './useEnglishDrafts.ts';

const UNREACHABLE = bilingual(
  'El CMS no responde: prueba otra vez',
  'The CMS does not respond: try again',
);

interface Answer {
  drafts?: unknown;
  /** What was left out, and why. */
  notice?: string;
  errors?: { message: string }[];
}

/** Asks the CMS for translations, and adds them to the form as proposals. */
export function useProposals() {
  const { config } = useConfig();
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { add } = useEnglishDrafts();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  const ask = async (keys: readonly string[]): Promise<Answer> => {
    const response = await fetch(`${config.routes.api}/translate`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
      body: JSON.stringify({
        ...(globalSlug ? { global: globalSlug } : { collection: collectionSlug, id }),
        keys,
      }),
    });
    return (await response.json()) as Answer;
  };

  /** Asks for the texts with these keys. */
  const propose = async (keys: readonly string[]) => {
    setIsBusy(true);
    setError(undefined);
    try {
      const { drafts, notice, errors } = await ask(keys);
      const proposed = readDrafts(drafts);
      if (Object.keys(proposed).length > 0) add(proposed);
      setError(errors?.[0]?.message ?? notice);
    } catch {
      setError(UNREACHABLE[i18n.language === 'en' ? 'en' : 'es']);
    } finally {
      setIsBusy(false);
    }
  };
  return { error, isBusy, propose };
}
