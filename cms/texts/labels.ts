import type { PayloadRequest } from 'payload';

/** A label or help text of the admin in its two languages. */
export type Bilingual = { es: string; en: string };

/** Creates a label or description of the admin from its Spanish and its English text. */
export const bilingual = (es: string, en: string): Bilingual => ({ es, en });

/** Returns a text with values in its places `{0}`, `{1}` and so on. */
export const fillIn = (text: string, ...values: readonly (string | number)[]): string =>
  text.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)]));

const MAX_NAMED = 5;

/** Names the first five in one line, then counts the others: `Inés Quiroga, Portada + 3`. */
export function nameFirst(names: readonly string[]): string {
  const named = names.slice(0, MAX_NAMED).join(', ');
  const rest = names.length - MAX_NAMED;
  return rest > 0 ? `${named} + ${rest}` : named;
}

/** Returns a message in the editor's admin language: English, or Spanish for any other language. */
export const tr = (req: PayloadRequest, es: string, en: string): string =>
  req.i18n.language === 'en' ? en : es;
