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
import { FORM_NAME } from './enquiryNames';

/** The options of the field `production`, in display order. */
export const PRODUCTIONS = [
  'film',
  'series',
  'short',
  'advertising',
  'theatre',
  'music-video',
  'voice',
  'other',
] as const;

/** The rule of every field, in page order. */
const RULES = {
  project: { isRequired: true, maxLength: 160 },
  production: {},
  role: { maxLength: 300 },
  dates: { maxLength: 200 },
  place: { maxLength: 200 },
  deadline: { maxLength: 100 },
  conditions: { maxLength: 1000 },
  links: { maxLength: 2000, kind: 'links' },
  name: NAME,
  company: { maxLength: 160 },
  email: EMAIL,
  phone: PHONE,
  message: { maxLength: MESSAGE_LENGTH },
  privacy: { isRequired: true },
} as const satisfies Record<string, FieldRule>;

type FieldName = keyof typeof RULES;

/** The form for a casting. */
export const ENQUIRY_FORM: FormFields<FieldName> = { name: FORM_NAME, rules: RULES };

export const FIELD_NAMES = fieldNames(ENQUIRY_FORM);

/** What an enquiry is about: one talent, or the visitor's selection. */
export type Subject = 'talent' | 'selection';

/** Every text of the enquiry form, in the page's language. */
export interface EnquiryTexts extends FormTexts<FieldName> {
  productions: Options;
  /** The legends of the two groups of fields. */
  groups: { project: string; sender: string };
}
