import type { NumberField } from 'payload';
import { refuseUnstorable } from './storable.ts';

/** SQLite cannot return an integer that JavaScript does not represent exactly. */
const isSafe = (value: unknown): boolean => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= Number.MAX_SAFE_INTEGER;
};

/** The options of a field that holds one number. */
type NumberOptions = Pick<NumberField, 'name' | 'label' | 'min' | 'max' | 'admin'>;

/** Creates a field for a number. */
export const numberField = (field: NumberOptions): NumberField =>
  ({
    ...field,
    type: 'number',
    hooks: { beforeValidate: [refuseUnstorable(isSafe, 'notNumber')] },
  }) as NumberField;
