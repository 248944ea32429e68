import type { GlobalSlug, TextareaField, TextField, ValidateOptions } from 'payload';
import { type Bilingual, bilingual } from '../texts/labels.ts';
import { LIMITS } from '#contract/limits.ts';
import { isVisible } from '#contract/text.ts';
import { inSameTransaction } from '../runtime/transaction.ts';
import type { RequestCheck } from './rules.ts';
import { textField, textareaField } from './text.ts';

type Row = Record<string, unknown>;
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
  const text = isEnglish ? await findSpanishValue(options as unknown as Options) : value;
  return typeof text === 'string' && isVisible(text) ? undefined : { code: 'missingSpanish' };
};

const markRequired = ({ es, en }: Bilingual) => bilingual(`${es} *`, `${en} *`);

/** Marks a field for the list of invalid records, which has no request to check the Spanish text. */
const markMandatory = <T extends TextField | TextareaField>(field: T): T => ({
  ...field,
  custom: { ...field.custom, isRequiredInSpanish: true },
});

const OPTIONS = { localized: true, requestCheck: requireSpanish };

/** Creates a localised text field of one line whose Spanish text is required for publication. */
export const requiredText = (name: string, label: Bilingual): TextField =>
  markMandatory(textField(name, markRequired(label), LIMITS.title, OPTIONS));

/** Creates a localised text field of several lines whose Spanish text is required for publication. */
export const requiredTextarea = (name: string, label: Bilingual): TextareaField =>
  markMandatory(textareaField(name, markRequired(label), LIMITS.paragraph, OPTIONS));
