import type { Bilingual } from './labels.ts';

type Value = string | number | Bilingual;

/** Returns a text with values in place of `{0}`, `{1}`… */
export function fillIn(text: Bilingual, ...values: Value[]): Bilingual {
  const inLanguage = (language: keyof Bilingual) =>
    text[language].replace(/\{(\d)\}/g, (_, index: string) => {
      const value = values[Number(index)]!;
      return typeof value === 'object' ? value[language] : String(value);
    });
  return { es: inLanguage('es'), en: inLanguage('en') };
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
    return fillIn(text!, ...values)[language];
  };
