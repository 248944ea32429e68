import { parseUrl } from '../../lib/routing/parseUrl.ts';
import type { FieldSettings, FormSettings } from './forms';

/** The error of a field: empty though required, malformed, or longer than allowed. */
export type FieldError = 'missing' | 'invalid' | 'tooLong';

/** The errors of a form by field, in page order. */
export type FieldErrors = Partial<Record<string, FieldError>>;

/** The submitted values; an unchecked checkbox is absent, as in `FormData`. */
type FormValues = Partial<Record<string, string>>;

/** The pattern of browsers for `type=email` (HTML standard), so that both validations agree. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

const HTTP = /^https?:\/\/./i;

/** Returns whether a value has each kind; a field of kind `link` also has a pattern. */
const isOfKind: Record<NonNullable<FieldSettings['kind']>, (value: string) => boolean> = {
  email: (value) => EMAIL.test(value),
  link: (value) => parseUrl(value) !== undefined,
  links: (value) => value.split(/\s+/).every((link) => HTTP.test(link) && parseUrl(link)),
};

const isInvalid = ({ pattern, kind }: FieldSettings, value: string): boolean => {
  if (pattern && !new RegExp(`^(?:${pattern})$`, 'u').test(value)) return true;
  return kind !== undefined && !isOfKind[kind](value);
};

const findFieldError = (rule: FieldSettings, input: string): FieldError | undefined => {
  const { isRequired = false, maxLength = Infinity } = rule;
  const value = input.trim();
  if (value === '') return isRequired ? 'missing' : undefined;
  if (value.length > maxLength) return 'tooLong';
  return isInvalid(rule, value) ? 'invalid' : undefined;
};

/** Returns the errors of a filled-in form; an empty object means that it can be submitted. */
export const validate = (form: FormSettings, values: FormValues): FieldErrors =>
  Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, field]) => {
      const error = findFieldError(field, values[name] ?? '');
      return error ? [[name, error]] : [];
    }),
  );

/** A web address without its protocol: `vimeo.com/123`, `www.agency.example`. */
const BARE_LINK = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?$/u;

/** Returns links, which white space separates, with the protocol where it is missing. */
export const completeLinks = (value: string): string =>
  value.replace(/\S+/g, (link) => (BARE_LINK.test(link) ? `https://${link}` : link));
