import { type FieldName, FIELD_NAMES, ruleOf } from './fields.ts';

/** The error of a field: empty though required, malformed, or longer than allowed. */
export type FieldError = 'missing' | 'invalid' | 'tooLong';

/** The errors of a form by field, in page order. */
export type FieldErrors = Partial<Record<FieldName, FieldError>>;

/** The submitted values; an unchecked checkbox is absent, as in `FormData`. */
export type FormValues = Partial<Record<string, string>>;

/** The pattern of browsers for `type=email` (HTML standard), so that both validations agree. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

const isInvalid = (name: FieldName, value: string): boolean => {
  const { pattern } = ruleOf(name);
  if (pattern && !new RegExp(`^(?:${pattern})$`, 'u').test(value)) return true;
  if (name === 'email') return !EMAIL.test(value);
  return name === 'link' && !URL.canParse(value);
};

const findFieldError = (name: FieldName, input: string): FieldError | undefined => {
  const { isRequired = false, maxLength = Infinity } = ruleOf(name);
  const value = input.trim();
  if (value === '') return isRequired ? 'missing' : undefined;
  if (value.length > maxLength) return 'tooLong';
  return isInvalid(name, value) ? 'invalid' : undefined;
};

/** Returns the errors of a filled-in form; an empty object means that it can be submitted. */
export const validate = (values: FormValues): FieldErrors =>
  Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const error = findFieldError(name, values[name] ?? '');
      return error ? [[name, error]] : [];
    }),
  );
