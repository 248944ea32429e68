import type {
  DateField,
  EmailField,
  FieldHook,
  NumberField,
  SelectField,
  TextField,
} from 'payload';
import { LIMITS } from '#contract/limits.ts';
import { tr } from '../texts/labels.ts';

type Clearable = DateField | EmailField | NumberField | SelectField | TextField;

const beforeDuplicate = <T extends Clearable>(field: T, hook: FieldHook): T => ({
  ...field,
  hooks: { ...field.hooks, beforeDuplicate: [hook] },
});

/** What the copy of a record has. */
export const onDuplicate = {
  clear: <T extends Clearable>(field: T): T => beforeDuplicate(field, () => null),
  /**
   * Marks the name or title, in the editor's admin language. A long one is shortened to at most `max`
   * characters.
   *
   * @example 'Nerea Soto' // 'Nerea Soto (copia)'
   */
  mark: (field: TextField, max: number = LIMITS.title): TextField =>
    beforeDuplicate(field, ({ req, value }) => {
      if (typeof value !== 'string' || !value) return value as unknown;
      const mark = tr(req, ' (copia)', ' (copy)');
      return `${value.slice(0, max - mark.length)}${mark}`;
    }),
};
