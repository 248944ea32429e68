import type { DateField, FieldHook, NumberField, SelectField, TextField } from 'payload';
import { bilingual } from '../texts/labels.ts';
import { adminLanguage } from '../texts/problems.ts';
import { LIMITS } from '#contract/limits.ts';

const MARK = bilingual('(copia)', '(copy)');

/** A type of field that keeps its own hooks beside that of the copy. */
type CopiedField = DateField | NumberField | SelectField | TextField;

const beforeDuplicate = <T extends CopiedField>(field: T, hook: FieldHook): T => ({
  ...field,
  hooks: { ...field.hooks, beforeDuplicate: [hook] },
});

/** Leaves a field empty in the copy of a record. */
const clearOnDuplicate = <T extends CopiedField>(field: T): T => beforeDuplicate(field, () => null);

/**
 * Marks the name or title in the copy of a record, in the editor's admin language. A long one is
 * shortened to at most `max` characters.
 *
 * @example 'Nerea Soto' // 'Nerea Soto (copia)'
 */
const markDuplicate = (field: TextField, max: number = LIMITS.title): TextField =>
  beforeDuplicate(field, ({ req, value }) => {
    if (typeof value !== 'string' || !value) return value as unknown;
    const mark = ` ${MARK[adminLanguage(req)]}`;
    return `${value.slice(0, max - mark.length)}${mark}`;
  });

/** What the copy of a record has. */
export const onDuplicate = { clear: clearOnDuplicate, mark: markDuplicate };
