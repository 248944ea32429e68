import type { NumberField } from 'payload';
import { type FieldText, labelled } from '../texts/labels.ts';
import { refuseUnstorable } from './storable.ts';

/** SQLite cannot return an integer that JavaScript does not represent exactly. */
const isSafe = (value: unknown): boolean => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= Number.MAX_SAFE_INTEGER;
};

export const numberField = (
  name: string,
  text: FieldText,
  { admin, ...range }: Pick<NumberField, 'min' | 'max' | 'admin'> = {},
): NumberField =>
  ({
    name,
    type: 'number',
    ...range,
    ...labelled(text, admin),
    hooks: { beforeValidate: [refuseUnstorable(isSafe, 'notNumber')] },
  }) as NumberField;
