import type { NumberField } from 'payload';
import { refuseUnstorable } from './storable.ts';

/** SQLite cannot return an integer that JavaScript does not represent exactly. */
const isSafe = (value: unknown): boolean => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= Number.MAX_SAFE_INTEGER;
};

export const numberField = (
  field: Pick<NumberField, 'name' | 'label' | 'min' | 'max' | 'admin'>,
): NumberField =>
  ({
    ...field,
    type: 'number',
    hooks: { beforeValidate: [refuseUnstorable(isSafe, 'notNumber')] },
  }) as NumberField;
