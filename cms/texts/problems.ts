import type { PayloadRequest } from 'payload';
import type { Bilingual } from './labels.ts';
import { fillIn } from './texts.ts';
import messages from './problems.json' with { type: 'json' };

/** What is wrong with a value or a request: the key of a message, and the values that the message names. */
export interface Problem {
  code: keyof typeof messages;
  /** Lengths, names or paths, for `{0}` and `{1}` in the message. */
  values?: readonly (string | number)[];
}

/** A language of the admin. */
export type AdminLanguage = keyof Bilingual;

/** Returns the editor's admin language: English, or Spanish for any other language. */
export const adminLanguage = ({ i18n }: Pick<PayloadRequest, 'i18n'>): AdminLanguage =>
  i18n.language === 'en' ? 'en' : 'es';

/** Returns what an editor must do about a problem, in a language of the admin. */
export const describeProblem = ({ code, values = [] }: Problem, language: AdminLanguage): string =>
  fillIn(messages[code][language], ...values);

/** Returns the label of a field, collection or global in a language of the admin, without the star of required texts. */
export function labelOf(config: object, language: AdminLanguage): string {
  const { label, name = '' } = config as { label?: unknown; name?: string };
  const text = typeof label === 'object' && label !== null ? (label as Bilingual)[language] : label;
  return typeof text === 'string' ? text.replace(/ \*$/, '') : name;
}

/** Returns the name of a stored record: its title, in Spanish if that is localised, or else its id. */
export function recordTitle(
  { admin }: { admin?: { useAsTitle?: string } },
  record: Record<string, unknown>,
): string {
  const title = record[admin?.useAsTitle ?? 'id'];
  const text: unknown = typeof title === 'object' ? (title as { es?: unknown } | null)?.es : title;
  return typeof text === 'string' && text.trim() ? text : String(record.id);
}
