/** The validation rule of a field, applied by the browser (HTML attributes) and by `validate`. */
export interface FieldRule {
  /** @default false */
  isRequired?: boolean;
  maxLength?: number;
  /** A regular expression for the whole value, as in the HTML attribute `pattern`. */
  pattern?: string;
  /** What the value must be; `links` are URLs that white space separates. @default any text */
  kind?: 'email' | 'link' | 'links';
}

/** A form: its name, which the ids of its controls begin with, and its fields in page order. */
export interface FormFields<Name extends string = string> {
  name: string;
  rules: Readonly<Record<Name, FieldRule>>;
}

/** The maximum lengths are those of Netlify and of e-mail addresses. */
export const NAME = { isRequired: true, maxLength: 120 } as const satisfies FieldRule;
export const EMAIL = {
  isRequired: true,
  maxLength: 254,
  kind: 'email',
  // Browsers accept `laura@prod`.
  pattern: String.raw`\s*[^@\s]+@[^@\s]+\.[^@\s]+\s*`,
} as const satisfies FieldRule;
/** A telephone number has six digits or more, with any separators. */
export const PHONE = {
  maxLength: 40,
  pattern: String.raw`[\s+.\/\(\)\-]*(?:\d[\s+.\/\(\)\-]*){6,}`,
} as const satisfies FieldRule;
export const MESSAGE_LENGTH = 5000;

/** Returns the names of a form's fields in page order. */
export const fieldNames = <Name extends string>({ rules }: FormFields<Name>): Name[] =>
  Object.keys(rules) as Name[];

/** Returns the element id of a field's control. */
export const controlId = (form: Pick<FormFields, 'name'>, field: string): string =>
  `${form.name}-${field}`;
