import type { PayloadRequest } from 'payload';

/** A label or help text of the admin in its two languages. */
export type Bilingual = { es: string; en: string };

/** The texts of a field in the admin: its label, and the help below it. */
export type FieldText = Bilingual & { help?: Bilingual };

/** Returns the part of a field's configuration that its texts are, with options for the admin. */
export const labelled = <T extends object>({ es, en, help }: FieldText, admin?: T) => ({
  label: { es, en },
  admin: { ...(help && { description: help }), ...admin } as T & { description?: Bilingual },
});

/** Creates a label or description of the admin from its Spanish and its English text. */
export const bilingual = (es: string, en: string): Bilingual => ({ es, en });

/** Returns a text in the quotation marks of the language that quotes it. */
export const quoted = (text: string, language: keyof Bilingual): string =>
  language === 'en' ? `“${text}”` : `«${text}»`;

const MAX_START = 60;

/** Returns a text, or its beginning and an ellipsis if it is long. */
export const startOf = (text: string): string =>
  text.length > MAX_START ? `${text.slice(0, MAX_START).trimEnd()}…` : text;

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
