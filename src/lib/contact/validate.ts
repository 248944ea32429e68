import { type FieldName, FIELD_NAMES, ruleOf } from '~/lib/contact/fields';

/** What can be wrong with a field: nothing in it, something unreadable, or too much. */
export type Fault = 'missing' | 'wrong' | 'long';

/** The fields that must be looked at again, in the order of the page. */
export type Faults = Partial<Record<FieldName, Fault>>;

/** What was written; a box that is not ticked is left out, as forms do. */
export type Values = Partial<Record<string, string>>;

/** What browsers accept in a field for an e-mail address, so that both say the same. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

const isWrong = (name: FieldName, value: string): boolean => {
  const { pattern } = ruleOf(name);
  if (pattern && !new RegExp(`^(?:${pattern})$`, 'u').test(value)) return true;
  if (name === 'email') return !EMAIL.test(value);
  return name === 'link' && !URL.canParse(value);
};

const findFault = (name: FieldName, written: string): Fault | undefined => {
  const { isRequired = false, maxLength = Infinity } = ruleOf(name);
  const value = written.trim();
  if (value === '') return isRequired ? 'missing' : undefined;
  if (value.length > maxLength) return 'long';
  return isWrong(name, value) ? 'wrong' : undefined;
};

/** Finds what is wrong in a filled-in form: nothing means that it can be sent. */
export const validate = (values: Values): Faults =>
  Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const fault = findFault(name, values[name] ?? '');
      return fault ? [[name, fault]] : [];
    }),
  );
