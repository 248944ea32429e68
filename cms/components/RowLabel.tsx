'use client';
import { useRowLabel, useTranslation } from '@payloadcms/ui';

interface Props {
  /** Names of the row's fields whose values make the title, in this order. */
  fields: string[];
  /** The words of values that are keys, in the admin's two languages. */
  words: Record<string, { es: string; en: string }>;
}

/** Titles a collapsed row by its values, e.g. "2024 · La marea baja", or by its number. */
export function RowLabel({ fields, words }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const values = fields
    .map((name) => data?.[name])
    .filter((value) => value !== undefined && value !== null);
  const shown = values.map((value) => words[String(value)]?.[language] ?? String(value));
  return <>{shown.length > 0 ? shown.join(' · ') : String(rowNumber + 1)}</>;
}
