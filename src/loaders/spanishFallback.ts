import { DEFAULT_LOCALE } from '~/lib/i18n/locale';

type ObjectValue = Record<string, unknown>;

const isObject = (value: unknown): value is ObjectValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

const findItem = (items: unknown[], id: unknown, index: number) =>
  items.find((item) => isObject(item) && id !== undefined && item.id === id) ?? items[index];

/**
 * Returns a localised value whose missing texts are replaced by the Spanish ones, as
 * `{ text, lang: 'es' }`. A text that exists in Spanish only must be a localised field, so the
 * function needs no list of these fields.
 */
export function withFallback(value: unknown, spanish: unknown): unknown {
  if (isEmpty(value) && typeof spanish === 'string' && !isEmpty(spanish)) {
    return { text: spanish, lang: DEFAULT_LOCALE };
  }
  if (Array.isArray(value) && Array.isArray(spanish)) {
    return value.map((item, index) =>
      withFallback(item, findItem(spanish, (item as ObjectValue | null)?.id, index)),
    );
  }
  if (!isObject(value) || !isObject(spanish)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withFallback(item, spanish[key])]),
  );
}
