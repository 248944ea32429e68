import { DEFAULT_LOCALE } from '~/lib/locale';

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

const rowOf = (rows: unknown[], id: unknown, index: number) =>
  rows.find((row) => isRow(row) && id !== undefined && row.id === id) ?? rows[index];

/**
 * A record in another locale with its missing texts taken from the Spanish record, each marked as
 * `{ text, lang: 'es' }`. Only a localised text can be there in Spanish and missing in the other
 * locale, so nothing has to say which fields are localised.
 */
export function withFallback(value: unknown, spanish: unknown): unknown {
  if (isEmpty(value) && typeof spanish === 'string' && !isEmpty(spanish)) {
    return { text: spanish, lang: DEFAULT_LOCALE };
  }
  if (Array.isArray(value) && Array.isArray(spanish)) {
    return value.map((row, index) =>
      withFallback(row, rowOf(spanish, (row as Row | null)?.id, index)),
    );
  }
  if (!isRow(value) || !isRow(spanish)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withFallback(item, spanish[key])]),
  );
}
