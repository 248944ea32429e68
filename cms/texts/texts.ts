import type { Bilingual } from './labels.ts';

type Value = string | number | Bilingual;

/** Returns a text with values in place of `{0}`, `{1}`… */
export const fillIn = (text: string, ...values: (string | number)[]): string =>
  text.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)]));

/** Returns a text with values in both languages. */
export function fillInBoth(text: Bilingual, ...values: Value[]): Bilingual {
  const fillInOne = (language: keyof Bilingual) =>
    fillIn(text[language], ...values.map((one) => (typeof one === 'object' ? one[language] : one)));
  return { es: fillInOne('es'), en: fillInOne('en') };
}

/** The key of a text; `key_one` and `key_other` are the forms of one text. */
type TextKey<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/**
 * Returns a function that returns texts in a language, with values in place of `{0}`, `{1}`… Where a
 * text has two forms, the first value is the number that decides.
 *
 * @example
 * textsIn({ add_one: …, add_other: … }, 'en')('add', 3) // 'Add 3 lines'
 */
export const textsIn =
  <Key extends string>(texts: Record<Key, Bilingual>, language: keyof Bilingual) =>
  (key: TextKey<Key>, ...values: Value[]): string => {
    const forms: Record<string, Bilingual | undefined> = texts;
    const text = forms[key] ?? forms[`${key}_${values[0] === 1 ? 'one' : 'other'}`];
    return fillInBoth(text!, ...values)[language];
  };
