import type { TextField } from 'payload';
import type { Bilingual } from '../texts/labels.ts';
import { LIMITS } from '#contract/limits.ts';
import { isHttpsUrl, isLink } from '#contract/links.ts';
import type { RequestCheck } from './rules.ts';
import { textField } from './text.ts';

type Options = Partial<Pick<TextField, 'required' | 'admin'>>;

/** Creates a text field for an https URL. */
export const urlField = (name: string, label: Bilingual, options: Options = {}): TextField =>
  textField(name, label, LIMITS.url, {
    ...options,
    check: (text) => (isHttpsUrl(text) ? undefined : { code: 'notHttps' }),
  });

/** Creates a text field for a path of this site (`/contacto`) or an https URL. */
export const linkField = (
  name: string,
  label: Bilingual,
  options: Options & { requestCheck?: RequestCheck } = {},
): TextField =>
  textField(name, label, LIMITS.url, {
    ...options,
    check: (text) => (isLink(text) ? undefined : { code: 'notLink' }),
  });
