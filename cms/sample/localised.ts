type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };
type Row = { [key: string]: Json | undefined };

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Says whether a value of a content file is a text in two languages: `{ es: …, en: … }`. */
const isBilingual = (value: unknown): value is { es?: string; en?: string } =>
  isRow(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => key === 'es' || key === 'en');

/** Says whether anything in a value has a text in this locale. */
export function speaks(value: unknown, locale: 'es' | 'en'): boolean {
  if (isBilingual(value)) return value[locale] !== undefined;
  if (Array.isArray(value)) return value.some((item) => speaks(item, locale));
  return isRow(value) && Object.values(value).some((item) => speaks(item, locale));
}

/** A copy of a value with every text in two languages replaced by its text in one (or left out). */
export function inLocale(value: unknown, locale: 'es' | 'en'): unknown {
  if (isBilingual(value)) return value[locale];
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale));
  if (!isRow(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inLocale(item, locale)]),
  );
}

/**
 * A copy of `value` whose rows carry the ids of the same rows in `stored`: without them Payload
 * would take the rows of a second locale for new ones, and drop the first locale's texts.
 */
export function withRowIds(value: unknown, stored: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      withRowIds(item, Array.isArray(stored) ? stored[index] : undefined),
    );
  }
  if (!isRow(value)) return value;
  const row = isRow(stored) ? stored : {};
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withRowIds(item, row[key])]),
  );
  return typeof row.id === 'string' ? { ...copy, id: row.id } : copy;
}
