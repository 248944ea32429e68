'use client';
import { useTranslation } from '@payloadcms/ui';
import type { AdminLanguage } from './problems.ts';

/** Returns the language in which the user reads the admin. */
export const useAdminLanguage = (): AdminLanguage =>
  useTranslation().i18n.language === 'en' ? 'en' : 'es';
