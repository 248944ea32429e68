'use client';
import type { Bilingual } from './labels.ts';
import { textsIn } from './texts.ts';
import { useAdminLanguage } from './useAdminLanguage.ts';

/** Returns a function that returns these texts in the language of the admin; see {@link textsIn}. */
export const useTexts = <Key extends string>(texts: Record<Key, Bilingual>) =>
  textsIn(texts, useAdminLanguage());
