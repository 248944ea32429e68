import { HIDDEN_FIELDS, FORM_NAMES } from './formNames';

/** A field: its rule, which the browser applies, and its control. */
export interface FieldSettings {
  /** @default false */
  isRequired?: boolean;
  maxLength?: number;
  /** A regular expression for the whole value, as in the HTML attribute `pattern`. */
  pattern?: string;
  options?: readonly string[];
  /** The lines of a text area; a field without them is a single-line input. */
  rows?: number;
  control?: Readonly<Record<string, string>>;
}

export interface FormSettings {
  /** The name at Netlify, with which the ids of its controls begin. */
  name: string;
  fields: Readonly<Record<string, FieldSettings>>;
  /** Fields in columns, with or without a legend; the others follow, each in a row of its own. */
  groups: readonly { legend?: string; fields: readonly string[] }[];
  attributes: Readonly<Record<string, string>>;
  /** The names of hidden fields, which are sent after a script has enabled them. @default none */
  hidden?: readonly string[];
}

const OFF = { autoComplete: 'off' };
// The maximum lengths are those of Netlify and of e-mail addresses.
const NAME = { isRequired: true, maxLength: 120, control: { autoComplete: 'name' } };
const EMAIL = {
  isRequired: true,
  maxLength: 254,
  // Browsers accept `laura@prod`.
  pattern: String.raw`\s*[^@\s]+@[^@\s]+\.[^@\s]+\s*`,
  control: { type: 'email', autoComplete: 'email' },
};
/** A telephone number has six digits or more, with any separators. */
const PHONE = {
  maxLength: 40,
  pattern: String.raw`[\s+.\/\(\)\-]*(?:\d[\s+.\/\(\)\-]*){6,}`,
  control: { type: 'tel', autoComplete: 'tel' },
};
const COMPANY = { maxLength: 160, control: { autoComplete: 'organization' } };
const MESSAGE_LENGTH = 5000;
const PRIVACY = { isRequired: true };

/** What an enquiry says: who asks, and about what. The page has the fields with the people. */
const ENQUIRY = {
  project: { isRequired: true, maxLength: 160, control: OFF },
  production: {
    options: ['film', 'series', 'short', 'advertising', 'theatre', 'music-video', 'voice', 'other'],
  },
  role: { maxLength: 300, control: OFF },
  dates: { maxLength: 200, control: OFF },
  place: { maxLength: 200, control: OFF },
  deadline: { maxLength: 100, control: OFF },
  conditions: { maxLength: 1000, rows: 2 },
  links: { maxLength: 2000, rows: 2, control: { inputMode: 'url' } },
  name: NAME,
  company: COMPANY,
  email: EMAIL,
  phone: PHONE,
  message: { maxLength: MESSAGE_LENGTH, rows: 5 },
  privacy: PRIVACY,
};
const CASTING = [
  'project',
  'production',
  'role',
  'dates',
  'place',
  'deadline',
  'conditions',
  'links',
];
const SENDER = { legend: 'sender', fields: ['name', 'company', 'email', 'phone'] };
const ENQUIRY_ATTRIBUTES = { id: FORM_NAMES.enquiry, 'aria-labelledby': 'enquiry' };

export const FORMS = {
  contact: {
    name: FORM_NAMES.contact,
    fields: {
      name: NAME,
      email: EMAIL,
      phone: PHONE,
      writer: {
        isRequired: true,
        options: ['production', 'casting', 'press', 'representation', 'other'],
      },
      talent: { maxLength: 120, control: OFF },
      message: { isRequired: true, maxLength: MESSAGE_LENGTH, rows: 6 },
      link: {
        maxLength: 1000,
        pattern: String.raw`[Hh][Tt][Tt][Pp][Ss]?:\/\/.+`,
        control: { type: 'url', autoComplete: 'url' },
      },
      privacy: PRIVACY,
    },
    groups: [{ fields: ['name', 'email', 'phone', 'writer'] }],
    // Netlify finds the form by these attributes, in the page's HTML.
    attributes: {
      'data-netlify': 'true',
      'data-netlify-honeypot': HIDDEN_FIELDS.honeypot,
      'aria-labelledby': 'write',
    },
    hidden: [HIDDEN_FIELDS.agent],
  },
  /** About one person, whose name the visitor or the link to the page says. */
  enquiry: {
    name: FORM_NAMES.enquiry,
    fields: { talent: { isRequired: true, maxLength: 120, control: OFF }, ...ENQUIRY },
    groups: [{ legend: 'project', fields: ['talent', ...CASTING] }, SENDER],
    // The fields with the people are outside the form element and belong to it by its id.
    attributes: ENQUIRY_ATTRIBUTES,
  },
  /** About the visitor's selection. */
  selection: {
    name: FORM_NAMES.enquiry,
    fields: ENQUIRY,
    groups: [{ legend: 'project', fields: CASTING }, SENDER],
    attributes: ENQUIRY_ATTRIBUTES,
  },
  /** The answer to a proposal: the page says what it is about. */
  answer: {
    name: FORM_NAMES.enquiry,
    fields: {
      name: NAME,
      company: COMPANY,
      email: EMAIL,
      message: { maxLength: MESSAGE_LENGTH, rows: 3 },
      privacy: PRIVACY,
    },
    groups: [{ fields: ['name', 'company', 'email'] }],
    attributes: { id: FORM_NAMES.enquiry, 'aria-labelledby': 'answer' },
  },
} satisfies Record<string, FormSettings>;

export type FormKind = keyof typeof FORMS;

export const controlId = (form: FormSettings, field: string): string => `${form.name}-${field}`;
