'use client';
import type { Bilingual } from './labels.ts';
import { textsIn } from './texts.ts';
import { useAdminLanguage } from './useAdminLanguage.ts';

/** Returns the language of the admin, and a function that returns these texts in it; see {@link textsIn}. */
export function useTexts<Key extends string>(texts: Record<Key, Bilingual>) {
  const language = useAdminLanguage();
  return { language, t: textsIn(texts, language) };
}
