import { pageLocale } from '~/lib/i18n/pageLocale.browser';
import { client as en } from '../../../../i18n/en/selection.json';
import { client as es } from '../../../../i18n/es/selection.json';

type Texts = typeof es;
type Plural<Key> = Key extends `${infer Stem}_other` ? Stem : never;

/** The key of a text, without the ending of its plural form. */
type Key = Plural<keyof Texts> | Exclude<keyof Texts, `${string}_${'one' | 'other'}`>;

type Values = Record<string, string | number>;

/** Returns a text in the language of the page; `count` selects the plural form. */
export function text(key: Key, values: Values = {}): string {
  const texts: Record<string, string> = { es, en }[pageLocale()];
  const found = texts[key] ?? texts[`${key}_${values.count === 1 ? 'one' : 'other'}`] ?? '';
  return found.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name] ?? ''));
}
