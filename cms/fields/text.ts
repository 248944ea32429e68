import type {
  EmailField,
  FieldHook,
  GlobalSlug,
  PayloadRequest,
  TextareaField,
  TextField,
  ValidateOptions,
} from 'payload';
import { isEmail } from '#contract/links.ts';
import { LIMITS } from '#contract/limits.ts';
import { findRichTextProblem } from '#contract/richText.ts';
import { cleanText, findLengthProblem, isVisible } from '#contract/text.ts';
import { inSameTransaction } from '../runtime/transaction.ts';
import { type Bilingual, bilingual } from '../texts/labels.ts';
import type { Problem } from '../texts/problems.ts';
import { type RequestCheck, type Rule, type Siblings, withRule } from './rules.ts';
import { refuseUnstorable } from './storable.ts';
import { cleanItems, placeList } from './textList.ts';

const KEY = 'translations';

type Row = Record<string, unknown>;

/**
 * Returns the context of an operation that also saves these texts in the other language.
 *
 * @param texts in the shape of the record; `null` removes a text
 */
export const withTranslations = (texts: Row): PayloadRequest['context'] => ({
  [KEY]: texts,
});

/** Returns the value at a path, or `undefined` if there is none. */
const valueAt = (value: unknown, [name, ...rest]: (string | number)[]): unknown => {
  if (name === undefined || typeof value !== 'object' || value === null) return value;
  return valueAt((value as Row)[name], rest);
};

/**
 * Saves the text of a field in the other language with the one of the request. Payload saves one
 * language per operation; two operations could leave a record half saved, since SQLite runs without
 * transactions here, and the second one would request a build for each new photograph.
 */
const storeTranslation: FieldHook = ({
  field,
  path,
  req,
  siblingDocWithLocales: stored,
  value,
}) => {
  const text = valueAt(req.context[KEY], path);
  if (stored && text !== undefined) {
    const name = field.name!;
    const other = req.locale === 'en' ? 'es' : 'en';
    // The adapter would keep a list that becomes `null`.
    const translation = 'hasMany' in field && field.hasMany ? (text ?? []) : text;
    stored[name] = { ...(stored[name] as object | undefined), [other]: translation };
  }
  return value as unknown;
};

/** Shows the Spanish text above a field while its English text is edited. */
const LOCALISED_LABEL = '/features/english/admin/LocalisedLabel.tsx#LocalisedLabel';

const LIST_COMPONENTS = {
  Field: '/features/form/admin/TextList.tsx#TextList',
  Cell: '/features/form/admin/TextList.tsx#TextListCell',
};

type Presentation = Pick<
  TextField,
  'admin' | 'defaultValue' | 'hasMany' | 'index' | 'unique' | 'localized' | 'required'
>;

interface TextOptions extends Presentation {
  /** Returns what is wrong with a text that is present and not too long. */
  check?: (text: string, siblings: Siblings) => Problem | undefined;
  /** A check that needs the database. */
  requestCheck?: RequestCheck;
}

/** Removes what no text can contain; a text of which nothing is visible becomes empty. */
const clean: FieldHook = ({ value }) => {
  if (typeof value !== 'string') return value as unknown;
  const text = cleanText(value);
  return isVisible(text) ? text : null;
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Cleans a list of texts. A form that was open during an upgrade still sends them as one text. */
const cleanList: FieldHook = ({ value }) => {
  const texts: unknown = typeof value === 'string' ? placeList.split(value) : value;
  return isTexts(texts) ? cleanItems(texts.map(cleanText)) : texts === null ? [] : texts;
};

/** Texts that a list may have. */
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
  (max: number, { required = false, check }: Pick<TextOptions, 'required' | 'check'> = {}): Rule =>
  (value, siblings) => {
    if (value !== undefined && value !== null && typeof value !== 'string') {
      return { code: 'notText' };
    }
    if (!value || !isVisible(value)) return required ? { code: 'missing' } : undefined;
    const code = findLengthProblem(value, max);
    return code ? { code, values: [value.length, max] } : check?.(value, siblings);
  };

const createText = (
  type: 'text' | 'textarea',
  name: string,
  label: Bilingual,
  max: number,
  { check, requestCheck, ...rest }: TextOptions,
) => {
  const one = textRule(max, { required: rest.required ?? false, ...(check ? { check } : {}) });
  const rule = rest.hasMany ? listRule(one) : one;
  const components = {
    ...(rest.localized && { Label: LOCALISED_LABEL }),
    ...(rest.hasMany && LIST_COMPONENTS),
    ...rest.admin?.components,
  };
  const hasComponents = Object.keys(components).length > 0;
  const admin = hasComponents ? { ...rest.admin, components } : rest.admin;
  const beforeValidate = rest.hasMany ? [cleanList, refuseUnstorable(isTexts, 'notText')] : [clean];
  const beforeChange = rest.localized ? [storeTranslation] : [];
  const field = {
    ...{ name, type, label, hooks: { beforeValidate, beforeChange } },
    ...rest,
    ...(admin ? { admin } : {}),
  };
  return withRule(field as TextField, rule, requestCheck);
};

/** Creates a text field of one line and at most `max` characters, or a list of such texts. */
export const textField = (
  name: string,
  label: Bilingual,
  max: number,
  options: TextOptions = {},
): TextField => createText('text', name, label, max, options);

/** Creates a text field of several lines and at most `max` characters. */
export const textareaField = (
  name: string,
  label: Bilingual,
  max: number,
  options: TextOptions = {},
): TextareaField => createText('textarea', name, label, max, options) as unknown as TextareaField;

/** Creates a localised field for a formatted text, which is Markdown of at most `max` characters. */
export const markdownField = (
  name: string,
  label: Bilingual,
  max: number,
  admin: TextareaField['admin'],
): TextareaField =>
  textareaField(name, label, max, {
    localized: true,
    admin: {
      ...(admin as TextField['admin']),
      components: {
        Field: {
          path: '/features/markdown/admin/MarkdownField.tsx#MarkdownField',
          clientProps: { max },
        },
      },
    },
    check: (text) => {
      const code = findRichTextProblem(text);
      return code && { code };
    },
  });

/** Creates a field for an e-mail address. */
export const emailField = (
  name: string,
  label: Bilingual,
  rest: Pick<EmailField, 'required'> = {},
): EmailField =>
  withRule(
    // GraphQL fails for an empty address, but not for a missing one.
    { name, type: 'email', label, hooks: { beforeValidate: [clean] }, ...rest },
    textRule(LIMITS.email, {
      required: rest.required ?? false,
      check: (text) => (isEmail(text) ? undefined : { code: 'notEmail' }),
    }),
  );

type Options = ValidateOptions<unknown, unknown, object, unknown>;

/** Finds a row by its id at any depth of a record: a row has the same id in every locale. */
function findRow(value: unknown, id: unknown): Row | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ((value as Row).id === id) return value as Row;
  for (const child of Object.values(value)) {
    const found = findRow(child, id);
    if (found) return found;
  }
  return undefined;
}

/** Loads the record's last saved Spanish version, once per request however many fields it has. */
function loadSpanish({ collectionSlug, id, req }: Options): Promise<Row | undefined> {
  const options = {
    locale: 'es',
    fallbackLocale: false,
    depth: 0,
    draft: true,
    req: inSameTransaction(req),
  } as const;
  const load = async () => {
    if (collectionSlug && id === undefined) return undefined;
    const found = collectionSlug
      ? await req.payload.findByID({ ...options, collection: collectionSlug as 'pages', id: id! })
      : await req.payload.findGlobal({ ...options, slug: 'home' as GlobalSlug });
    return found as unknown as Row;
  };
  const key = `spanish:${collectionSlug ?? 'home'}:${id ?? ''}`;
  req.context[key] ??= load();
  return req.context[key] as Promise<Row | undefined>;
}

async function findSpanishValue(options: Options): Promise<unknown> {
  const name = String(options.path.at(-1));
  const record = await loadSpanish(options);
  const isInRow = options.path.length > 1;
  return (isInRow ? findRow(record, (options.siblingData as Row).id) : record)?.[name];
}

/**
 * Rejects the publication of a text without a Spanish version, which the site could show in neither
 * language. Payload's own `required` on a localised field would disable the fallback to Spanish.
 */
const requireSpanish: RequestCheck = async (value, options) => {
  const isEnglish = options.req.locale === 'en';
  const text = isEnglish ? await findSpanishValue(options as Options) : value;
  return typeof text === 'string' && isVisible(text) ? undefined : { code: 'missingSpanish' };
};

const markRequired = ({ es, en }: Bilingual) => bilingual(`${es} *`, `${en} *`);

/** Marks a field for the list of invalid records, which has no request to check the Spanish text. */
const markMandatory = (field: TextField): TextField => ({
  ...field,
  custom: { ...field.custom, isRequiredInSpanish: true },
});

const OPTIONS = { localized: true, requestCheck: requireSpanish };

/** Creates a localised text field of one or several lines whose Spanish text is required for publication. */
export const requiredText = (
  name: string,
  label: Bilingual,
  type: 'text' | 'textarea' = 'text',
): TextField => {
  const max = type === 'text' ? LIMITS.title : LIMITS.paragraph;
  return markMandatory(createText(type, name, markRequired(label), max, OPTIONS));
};
