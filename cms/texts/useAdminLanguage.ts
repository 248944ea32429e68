'use client';
import { useTranslation } from '@payloadcms/ui';
import { type Bilingual, fill } from './labels.ts';
import type { AdminLanguage } from './problems.ts';

/** Returns the language in which the user reads the admin. */
export const useAdminLanguage = (): AdminLanguage =>
  useTranslation().i18n.language === 'en' ? 'en' : 'es';

/** Returns a function that returns one of these texts in that language, with values for `{0}` and `{1}`. */
export function useTexts<Name extends string>(texts: Readonly<Record<Name, Bilingual>>) {
  const language = useAdminLanguage();
  return (name: Name, ...values: (string | number)[]): string =>
    fill(texts[name][language], values);
}
