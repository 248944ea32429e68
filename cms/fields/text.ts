import type { EmailField, Field, FieldHook, TextField } from 'payload';
import { isEmail, isHttpsUrl, isLink } from '#contract/links.ts';
import { LIMITS } from '#contract/limits.ts';
import { type Network, isAccountName, toAccountName } from '#contract/accounts.ts';
import { isPhone } from '#contract/phone.ts';
import { findRichTextProblem } from '#contract/richText.ts';
import { cleanLine, cleanText, findLengthProblem, isVisible } from '#contract/text.ts';
import { type FieldText, labelled } from '../texts/labels.ts';
import type { Problem } from '../texts/problems.ts';
import { type RequestCheck, type Rule, type Siblings, withRule } from './rules.ts';
import { cleanItems, placeList } from './textList.ts';
import TEXTS from '../texts/fields/search.json' with { type: 'json' };
import { contextOf } from '../runtime/requestContext.ts';
import { COMPONENTS } from './components.ts';

type Row = Record<string, unknown>;

const valueAt = (value: unknown, [name, ...rest]: (string | number)[]): unknown => {
  if (name === undefined || typeof value !== 'object' || value === null) return value;
  return valueAt((value as Row)[name], rest);
};

/** Where {@link storeTranslation} leaves the stored Spanish text of a field for {@link requireSpanish}. */
const spanishKey = (path: readonly (string | number)[], id: unknown) =>
  `spanish:${String(id)}:${path.join('.')}` as const;

/**
 * Saves the text of a field in the other language with the one of the request. Payload saves one
 * language per operation; the second operation would request a build for each new photograph.
 */
const storeTranslation: FieldHook = ({
  collection,
  field,
  originalDoc,
  path,
  req,
  siblingDocWithLocales: stored,
  value,
}) => {
  const name = field.name!;
  const text = valueAt(contextOf(req).translations, path);
  if (stored && text !== undefined) {
    const other = req.locale === 'en' ? 'es' : 'en';
    // The adapter would keep a list that becomes `null`.
    const translation = 'hasMany' in field && field.hasMany ? (text ?? []) : text;
    stored[name] = { ...(stored[name] as object | undefined), [other]: translation };
  }
  const id: unknown = collection ? (originalDoc as Row | undefined)?.id : undefined;
  contextOf(req)[spanishKey(path, id)] = (stored?.[name] as Row | undefined)?.es;
  return value as unknown;
};

/** Shows the Spanish text above a field while its English text is edited. */
const LOCALISED_LABEL = COMPONENTS.LocalisedLabel;

const LIST_COMPONENTS = {
  Field: COMPONENTS.TextList,
  Cell: COMPONENTS.TextListCell,
};

interface TextOptions extends Pick<
  TextField,
  'admin' | 'defaultValue' | 'hasMany' | 'index' | 'unique' | 'localized' | 'required'
> {
  /** Returns what is wrong with a text that is present and not too long. */
  check?: ((text: string, siblings: Siblings) => Problem | undefined) | undefined;
  /** A check that needs the database. */
  requestCheck?: RequestCheck;
}

/** Cleans a text; one of which nothing is visible becomes empty. */
const clean: FieldHook = ({ field, value }) => {
  if (typeof value !== 'string') return value as unknown;
  const text = field.type === 'textarea' ? cleanText(value) : cleanLine(value);
  return isVisible(text) ? text : null;
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Cleans a list of texts. A form that was open during an upgrade still sends them as one text. */
const cleanList: FieldHook = ({ value }) => {
  const texts: unknown = typeof value === 'string' ? placeList.split(value) : value;
  return isTexts(texts) ? cleanItems(texts) : texts === null ? [] : texts;
};

const MAX_ITEMS = 10;

/** Returns the rule of a list, each of whose texts follows a rule. */
const listRule =
  (rule: Rule): Rule =>
  (value, siblings) => {
    if (value === undefined || value === null) return undefined;
    if (!isTexts(value)) return { code: 'notText' };
    if (value.length > MAX_ITEMS) return { code: 'tooMany', values: [value.length, MAX_ITEMS] };
    return value.map((item) => rule(item, siblings)).find(Boolean);
  };

/** Returns the rule of a text of at most `max` UTF-16 code units. */
const textRule =
  (max: number, { required, check }: Pick<TextOptions, 'required' | 'check'>): Rule =>
  (value, siblings) => {
    if (value !== undefined && value !== null && typeof value !== 'string') {
      return { code: 'notText' };
    }
    if (!value || !isVisible(value)) return required ? { code: 'missing' } : undefined;
    const code = findLengthProblem(value, max);
    return code ? { code, values: [value.length, max] } : check?.(value, siblings);
  };

const createText =
  (type: 'text' | 'textarea') =>
  (
    name: string,
    text: FieldText,
    max: number,
    { check, requestCheck, admin, ...rest }: TextOptions = {},
  ): TextField => {
    const one = textRule(max, { ...rest, check });
    const components = {
      ...(rest.localized && { Label: LOCALISED_LABEL }),
      ...(rest.hasMany && LIST_COMPONENTS),
      ...admin?.components,
    };
    const hooks = {
      beforeValidate: rest.hasMany ? [cleanList] : [clean],
      beforeChange: rest.localized ? [storeTranslation] : [],
    };
    const field = { name, type, hooks, ...rest, ...labelled(text, { ...admin, components }) };
    return withRule(field as TextField, rest.hasMany ? listRule(one) : one, requestCheck);
  };

/** Creates a text field of one line and at most `max` characters, or a list of such texts. */
export const textField = createText('text');

/** Creates a text field of several lines and at most `max` characters. */
export const textareaField = createText('textarea');

/** Creates a localised field for a formatted text, which is Markdown of at most `max` characters. */
export const markdownField = (
  name: string,
  text: FieldText,
  max: number,
  rows: number,
): TextField =>
  textareaField(name, text, max, {
    localized: true,
    admin: {
      // Read by the form and by what shows the text elsewhere.
      custom: { isMarkdown: true },
      // An option of textareas only.
      ...({ rows } as object),
      components: {
        Field: {
          path: COMPONENTS.MarkdownField,
          clientProps: { max },
        },
        Cell: COMPONENTS.MarkdownCell,
        Diff: COMPONENTS.MarkdownDiff,
      },
    },
    check: (markdown) => {
      const code = findRichTextProblem(markdown);
      return code && { code };
    },
  });

/** Creates a text field for an https URL. */
export const urlField = (name: string, text: FieldText, options: TextOptions = {}): TextField =>
  textField(name, text, LIMITS.url, {
    ...options,
    check: (url) => (isHttpsUrl(url) ? undefined : { code: 'notHttps' }),
  });

/** Creates a text field for a path of this site (`/contacto`) or an https URL. */
export const linkField = (name: string, text: FieldText, options: TextOptions = {}): TextField =>
  textField(name, text, LIMITS.url, {
    ...options,
    check: (link) => (isLink(link) ? undefined : { code: 'notLink' }),
  });

/** Creates a text field for an account on a social network, which is stored as its name without `@`. */
export const accountField = (network: Network, text: FieldText): TextField => {
  const field = textField(network, text, LIMITS.datum, {
    check: (name) => (isAccountName(name) ? undefined : { code: 'notAccount' }),
  });
  field.hooks!.beforeValidate!.push(({ value }) =>
    typeof value === 'string' ? toAccountName(network, value) : (value as unknown),
  );
  return field;
};

/** Creates a text field for one telephone number. */
export const phoneField = (name: string, text: FieldText, options: TextOptions = {}): TextField =>
  textField(name, text, LIMITS.datum, {
    ...options,
    check: (number) => (isPhone(number) ? undefined : { code: 'notPhone' }),
  });

export const emailField = (
  name: string,
  text: FieldText,
  rest: Pick<EmailField, 'required'> = {},
): EmailField =>
  withRule(
    // GraphQL fails for an empty address, but not for a missing one.
    { name, type: 'email', hooks: { beforeValidate: [clean] }, ...rest, ...labelled(text) },
    textRule(LIMITS.email, {
      ...rest,
      check: (address) => (isEmail(address) ? undefined : { code: 'notEmail' }),
    }),
  );

/**
 * Rejects the publication of a text without a Spanish version, which the site could show in neither
 * language. Payload's own `required` on a localised field would disable the fallback to Spanish.
 */
const requireSpanish: RequestCheck = (value, { event, id, path, req }) => {
  const isEnglish = req.locale === 'en';
  // While an editor writes English, nothing is saved, so the Spanish text is not at hand.
  if (isEnglish && event === 'onChange') return undefined;
  const text = isEnglish ? contextOf(req)[spanishKey(path, id)] : value;
  return typeof text === 'string' && isVisible(text) ? undefined : { code: 'missingSpanish' };
};

/** Creates a localised text field of one or several lines whose Spanish text is required for publication. */
export const requiredText = (
  name: string,
  text: FieldText,
  type: 'text' | 'textarea' = 'text',
): TextField => {
  const create = type === 'text' ? textField : textareaField;
  const max = type === 'text' ? LIMITS.title : LIMITS.paragraph;
  const marked = { ...text, es: `${text.es} *`, en: `${text.en} *` };
  const field = create(name, marked, max, { localized: true, requestCheck: requireSpanish });
  // For the list of invalid records, which has no request to check the Spanish text.
  return { ...field, custom: { ...field.custom, isRequiredInSpanish: true } };
};

/** Creates the fields for the title and description that search engines show. */
export const searchFields = (): Field[] => [
  textField('searchTitle', TEXTS.searchTitle, LIMITS.searchTitle, { localized: true }),
  textareaField('searchDescription', TEXTS.searchDescription, LIMITS.searchDescription, {
    localized: true,
  }),
];
