import type { FormTexts, Options } from '~/features/forms/formTexts';
import {
  EMAIL,
  type FieldRule,
  type FormFields,
  MESSAGE_LENGTH,
  NAME,
  PHONE,
  fieldNames,
} from '~/features/forms/formFields';
import { FORM_NAME } from './contactNames';

/** The options of the field `writer`, in display order. */
export const WRITERS = ['production', 'casting', 'press', 'representation', 'other'] as const;

/** The rule of every field, in page order. */
const RULES = {
  name: NAME,
  email: EMAIL,
  phone: PHONE,
  writer: { isRequired: true },
  talent: { maxLength: 120 },
  message: { isRequired: true, maxLength: MESSAGE_LENGTH },
  link: { maxLength: 1000, pattern: String.raw`[Hh][Tt][Tt][Pp][Ss]?:\/\/.+`, kind: 'link' },
  privacy: { isRequired: true },
} as const satisfies Record<string, FieldRule>;

type FieldName = keyof typeof RULES;

/** The contact form. */
export const CONTACT_FORM: FormFields<FieldName> = { name: FORM_NAME, rules: RULES };

export const FIELD_NAMES = fieldNames(CONTACT_FORM);

/** Every text of the contact form, in the page's language. */
export interface ContactTexts extends FormTexts<FieldName> {
  writers: Options;
}
