import type { GlobalSlug, TextareaField, TextField, Validate, ValidateOptions } from 'payload';
import { type Bilingual, both, sayTo } from '../admin/labels.ts';

type Row = Record<string, unknown>;
type Options = ValidateOptions<unknown, unknown, object, unknown>;

/** Finds the row that an editor is writing in another language: rows are the same in both. */
function rowOf(value: unknown, id: unknown): Row | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ((value as Row).id === id) return value as Row;
  for (const part of Object.values(value)) {
    const found = rowOf(part, id);
    if (found) return found;
  }
  return undefined;
}

/** The record as it was last saved in Spanish; asked once for a request, for it may have many fields. */
function spanish({ collectionSlug, id, req }: Options): Promise<Row | undefined> {
  // Without the request, whose own language it would change.
  const how = { locale: 'es', fallbackLocale: false, depth: 0, draft: true } as const;
  const load = async () => {
    if (collectionSlug && id === undefined) return undefined;
    const found = collectionSlug
      ? await req.payload.findByID({ ...how, collection: collectionSlug as 'pages', id: id! })
      : await req.payload.findGlobal({ ...how, slug: 'home' as GlobalSlug });
    return found as unknown as Row;
  };
  const key = `spanish:${collectionSlug ?? 'home'}:${id ?? ''}`;
  req.context[key] ??= load();
  return req.context[key] as Promise<Row | undefined>;
}

async function writtenInSpanish(options: Options): Promise<unknown> {
  const name = String(options.path.at(-1));
  const record = await spanish(options);
  const isInRow = options.path.length > 1;
  return (isInRow ? rowOf(record, (options.siblingData as Row).id) : record)?.[name];
}

/**
 * Refuses to publish a text that nobody wrote in Spanish, which the site could not show in either
 * language. Payload's own "required" on a localised field would break the fallback to Spanish.
 */
const validate: Validate = async (value: unknown, options: Options) => {
  const text = options.req.locale === 'en' ? await writtenInSpanish(options) : value;
  if (typeof text === 'string' && text.trim()) return true;
  return sayTo(options.req, 'Hace falta en español', 'It is needed in Spanish');
};

const starred = ({ es, en }: Bilingual) => both(`${es} *`, `${en} *`);

/** A translated line that must be there in Spanish before the record is published. */
export const lineInSpanish = (name: string, label: Bilingual) =>
  ({ name, type: 'text', localized: true, validate, label: starred(label) }) as TextField;

/** A translated text of several lines that must be there in Spanish before the record is published. */
export const textInSpanish = (name: string, label: Bilingual) =>
  ({ name, type: 'textarea', localized: true, validate, label: starred(label) }) as TextareaField;
