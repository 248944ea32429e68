'use client';
import { useRowLabel } from '@payloadcms/ui';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

interface Props {
  /** Names of the row's fields whose values form the title, in this order. */
  fields: string[];
  /** Labels of the values that are keys, in the admin's two languages. */
  labels: Record<string, { es: string; en: string }>;
}

/** Renders a collapsed row's title from its values, e.g. "2024 · La marea baja", or its number. */
export function RowLabel({ fields, labels }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const language = useAdminLanguage();
  const values = fields
    .map((name) => data?.[name])
    .filter((value) => value !== undefined && value !== null && value !== '');
  const texts = values.map((value) => labels[String(value)]?.[language] ?? String(value));
  return <>{texts.length > 0 ? texts.join(' · ') : String(rowNumber + 1)}</>;
}
