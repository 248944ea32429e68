type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };
type Row = { [key: string]: Json | undefined };

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks whether a value of a content file is a localised text: `{ es: …, en: … }`. */
const isLocalisedText = (value: unknown): value is { es?: string; en?: string } =>
  isRow(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => key === 'es' || key === 'en');

/** Checks whether a value contains, at any depth, a text in this locale. */
export function hasLocale(value: unknown, locale: 'es' | 'en'): boolean {
  if (isLocalisedText(value)) return value[locale] !== undefined;
  if (Array.isArray(value)) return value.some((item) => hasLocale(item, locale));
  return isRow(value) && Object.values(value).some((item) => hasLocale(item, locale));
}

/** Returns a copy in which each localised text is its text in one locale, or `undefined`. */
export function pickLocale(value: unknown, locale: 'es' | 'en'): unknown {
  if (isLocalisedText(value)) return value[locale];
  if (Array.isArray(value)) return value.map((item) => pickLocale(item, locale));
  if (!isRow(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, pickLocale(item, locale)]),
  );
}

/**
 * Returns a copy of `value` whose rows have the ids of the corresponding rows in `stored`. Without them
 * Payload would treat the rows of a second locale as new, and delete the first locale's texts.
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
