'use client';
import { useRowLabel } from '@payloadcms/ui';

interface Props {
  /** Names of the row's fields whose values make the title, in this order. */
  fields: string[];
}

/** Titles a collapsed row by its values, e.g. "2024 · La marea baja", or by its number. */
export function RowLabel({ fields }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const words = fields
    .map((name) => data?.[name])
    .filter((value) => value !== undefined && value !== null);
  return <>{words.length > 0 ? words.join(' · ') : String(rowNumber + 1)}</>;
}
