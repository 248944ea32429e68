/** Who may be writing, in the order offered. */
export const WRITERS = ['production', 'casting', 'press', 'representation', 'other'] as const;

/** What a field of the form asks for; the HTML says it to the browser, `validate` to the visitor. */
export interface FieldRule {
  /** @default false */
  isRequired?: boolean;
  maxLength?: number;
  /** What the whole value must look like, as the attribute `pattern` takes it. */
  pattern?: string;
}

/** Every field in its order on the page. The longest values are those of Netlify and of e-mail. */
export const FIELDS = {
  name: { isRequired: true, maxLength: 120 },
  email: { isRequired: true, maxLength: 254 },
  phone: { maxLength: 40, pattern: String.raw`[\s+.\/\(\)\-]*(?:\d[\s+.\/\(\)\-]*){6,}` },
  writer: { isRequired: true },
  talent: { maxLength: 120 },
  message: { isRequired: true, maxLength: 5000 },
  link: { maxLength: 1000, pattern: String.raw`[Hh][Tt][Tt][Pp][Ss]?:\/\/.+` },
  privacy: { isRequired: true },
} as const satisfies Record<string, FieldRule>;

export type FieldName = keyof typeof FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** The rule of a field with all that a rule may say. */
export const ruleOf = (name: FieldName): FieldRule => FIELDS[name];

/** The id of a field's control on the page. */
export const controlId = (name: FieldName): string => `contact-${name}`;
