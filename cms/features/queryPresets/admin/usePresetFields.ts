import type { ClientCollectionConfig } from 'payload';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useMemo } from 'react';
import type { AdminLanguage } from '../../../texts/problems.ts';
import { type PresetField, findPresetFields } from './presetFields.ts';

/** Returns the columns of the list that a saved filter is of, and the language of the admin. */
export function usePresetFields(collectionSlug: unknown): {
  collection: ClientCollectionConfig | undefined;
  fields: ReadonlyMap<string, PresetField>;
  language: AdminLanguage;
} {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const collection = config.collections.find(({ slug }) => slug === collectionSlug);
  const fields = useMemo(
    () => findPresetFields(collection?.fields ?? [], language),
    [collection, language],
  );
  return { collection, fields, language };
}
