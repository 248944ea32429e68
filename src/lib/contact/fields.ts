/** The options of the field `writer`, in display order. */
export const WRITERS = ['production', 'casting', 'press', 'representation', 'other'] as const;

/** The validation rule of a field, applied by the browser (HTML attributes) and by `validate`. */
export interface FieldRule {
  /** @default false */
  isRequired?: boolean;
  maxLength?: number;
  /** A regular expression for the whole value, as in the HTML attribute `pattern`. */
  pattern?: string;
}

/** Every field in page order. The maximum lengths are those of Netlify and of e-mail addresses. */
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

/** Returns the rule of a field, with the optional properties that its literal type lacks. */
export const ruleOf = (name: FieldName): FieldRule => FIELDS[name];

/** Returns the element id of a field's control. */
export const controlId = (name: FieldName): string => `contact-${name}`;
