import type { CollectionSlug, Field, PayloadRequest } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { takesAdded } from '#contract/addedValues.ts';
import { choiceOf } from '../../fields/choices.ts';
import {
  describePath,
  fieldsOfRow,
  fieldsOnPath,
  isList,
  isObject,
} from '../../fields/dataFields.ts';
import { inSameTransaction } from '../../runtime/transaction.ts';
import type { Bilingual } from '../../texts/labels.ts';
import { adminLanguage, labelOf } from '../../texts/problems.ts';
import { formatMoment } from '../../texts/times.ts';
import { plainText } from '../../fields/plainMarkdown.ts';
import { FILE, STATUS, isShown, type mergeRevision } from './mergeRevision.ts';
import type { Conflict, ShownPart } from './revisionConflict.ts';
import texts from './texts.json' with { type: 'json' };

type Values = Record<string, unknown>;

/** Labels of fields that Payload adds. */
const LABELS = new Map<string, Bilingual>([
  [FILE, texts.file],
  ['email', texts.email],
  [STATUS, texts.status],
]);

/** Returns the name and the picture of a record to which a field refers. */
async function showRecord(req: PayloadRequest, slug: CollectionSlug, id: unknown) {
  const { user } = req;
  const found: unknown = await req.payload.findByID({
    ...({ collection: slug, id: id as number, depth: 0, disableErrors: true } as const),
    overrideAccess: false,
    user,
    req: inSameTransaction(req),
  });
  const { filename, thumbnailURL, ...record } = (found ?? {}) as Record<string, string | undefined>;
  const title = record[req.payload.collections[slug].config.admin.useAsTitle ?? ''];
  const text = filename ?? title ?? String(id);
  return { text, ...(thumbnailURL && { picture: thumbnailURL }) };
}

/** Returns a value as an editor knows it: names and pictures instead of ids and keys. */
export async function showValue(
  req: PayloadRequest,
  value: unknown,
  field: Field | undefined,
): Promise<ShownPart[]> {
  const language = adminLanguage(req);
  // A row, not a list.
  if (value === null && field && isList(field)) return [{ text: texts.removed[language] }];
  if ((value ?? '') === '') return [];
  if (Array.isArray(value)) {
    return (await Promise.all(value.map((one) => showValue(req, one, field)))).flat();
  }
  if (typeof value === 'boolean') return [{ text: texts[value ? 'yes' : 'no'][language] }];
  if (field?.type === 'upload' || field?.type === 'relationship') {
    return [await showRecord(req, field.relationTo as CollectionSlug, value)];
  }
  if (field?.type === 'select') {
    const option = field.options.find((one) => typeof one === 'object' && one.value === value);
    return [{ text: labelOf({ name: String(value), ...(option as object) }, language) }];
  }
  const day = field?.type === 'date' ? Date.parse(String(value as string)) : NaN;
  if (!Number.isNaN(day)) return [{ text: formatMoment(day, language, 'day') }];
  if (!isObject(value)) {
    const text = String(value as number | string);
    const list: unknown = field?.custom?.list;
    const choice = takesAdded(list) ? choiceOf(list, text) : undefined;
    return [{ text: choice?.label[language] ?? plainText(text, field) }];
  }
  // Proposed English texts: an object of objects.
  if (!field || !isList(field)) return showValue(req, Object.values(value), undefined);
  const parts = flattenTopLevelFields([...fieldsOfRow(field, value)]).filter(isShown);
  const shown = await Promise.all(
    parts.map(async (one) =>
      (await showValue(req, value[one.name!], one as Field)).map((part) => {
        return { ...part, text: `${labelOf(one, language)}: ${part.text}` };
      }),
    ),
  );
  const picture = shown.flat().find((part) => part.picture)?.picture;
  const text = shown.flat().map((part) => part.text);
  return text.length > 0 ? [{ text: text.join(' · '), ...(picture && { picture }) }] : [];
}

/** Describes to the dialog what a merge asks about, and what it has kept. */
export async function describeConflict(
  req: PayloadRequest,
  fields: readonly Field[],
  mine: Values,
  stored: Values,
  { questions, merged }: ReturnType<typeof mergeRevision>,
): Promise<Conflict> {
  const language = adminLanguage(req);
  const labelAt = (path: string) =>
    LABELS.get(path)?.[language] ?? describePath(fields, path, language, mine);
  const show = async (path: string, value: unknown): Promise<ShownPart[]> =>
    path === STATUS
      ? [{ text: texts[value === 'published' ? 'published' : 'unpublished'][language] }]
      : showValue(req, value, fieldsOnPath(fields, path, mine).at(-1)?.field);
  return {
    who: (stored.updatedBy as string | null | undefined) ?? null,
    when: String(stored.updatedAt),
    questions: await Promise.all(
      questions.map(async ({ path, mine: own, theirs }) => {
        const shown = await Promise.all([show(path, own), show(path, theirs)]);
        // Only the formatting differs: it is what the editor chooses.
        const isAlike = typeof own === 'string' && shown[0][0]?.text === shown[1][0]?.text;
        const [left, right] = isAlike ? [[{ text: own }], [{ text: String(theirs) }]] : shown;
        return { path, label: labelAt(path), mine: left!, theirs: right! };
      }),
    ),
    merged: merged.map(labelAt),
    search: req.search ?? '',
    ...(typeof mine._status === 'string' && { status: mine._status }),
  };
}
