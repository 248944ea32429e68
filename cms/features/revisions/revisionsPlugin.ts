import { isDeepStrictEqual } from 'node:util';
import {
  addDataAndFileToRequest,
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  deepMerge,
  type Field,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { describePath, fieldsOfRow, fieldsOnPath, isList } from '../../fields/dataFields.ts';
import { refusal } from '../../fields/rules.ts';
import { inSameTransaction } from '../../runtime/transaction.ts';
import type { Bilingual } from '../../texts/labels.ts';
import { adminLanguage, labelOf } from '../../texts/problems.ts';
import { editorsEndpoint } from '../../plugins/endpoints.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { refuseRepeatedRows } from './repeatedRows.ts';
import { type Conflict, FORM_PATHS, type Revision, type ShownPart } from './revisionConflict.ts';
import texts from './texts.json' with { type: 'json' };
import { editorName } from '../../access.ts';

/** Milliseconds after which a form that has not been reported is taken for closed. */
const OPEN_MS = 45_000;

interface OpenForm {
  record: string;
  user: number | string;
  name: string;
  /** When it was opened and last reported, in milliseconds since 1970. */
  since: number;
  seen: number;
}

/** Another open form of the same record. */
export interface OtherForm {
  name: string;
  /** Whether it is the same person's, in another window. */
  isOwn: boolean;
  /** When it was opened, ISO 8601. */
  since: string;
}

/** In memory, by the id of the window: one process runs, and what is open is known again soon. */
const forms = new Map<string, OpenForm>();

/**
 * `POST /api/open-forms` with `{ form, record }` reports an open form, and answers with the others of
 * the same record; without `record` the form is closed. Editors only.
 */
const openFormsEndpoint = editorsEndpoint('post', '/open-forms', async (req) => {
  const user = req.user!;
  await addDataAndFileToRequest(req);
  const { form, record } = (req.data ?? {}) as { form?: unknown; record?: unknown };
  if (typeof form !== 'string') return Response.json({}, { status: 400 });
  const now = Date.now();
  for (const [id, { seen }] of forms) if (now - seen > OPEN_MS) forms.delete(id);
  const key = `${user.id} ${form}`;
  if (typeof record !== 'string') forms.delete(key);
  else {
    const { since = now } = forms.get(key) ?? {};
    forms.set(key, { record, user: user.id, name: editorName(req) ?? '', since, seen: now });
  }
  const others = [...forms]
    .filter(([id, one]) => id !== key && one.record === record)
    .map(([, { name, since, ...one }]): OtherForm => {
      return { name, isOwn: one.user === user.id, since: new Date(since).toISOString() };
    });
  return Response.json({ others });
});

type Values = Record<string, unknown>;

/** Set by the CMS and Payload's forms; a key's index changes with the key. */
const GENERATED = new Set([
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'updatedBy',
  'deletedAt',
  'shareId',
  'sizes',
  'apiKeyIndex',
  'confirm-password',
]);

/** Makes equal values comparable: what is empty is removed, and records are replaced by their ids. */
function normalise(value: unknown): unknown {
  if (value === '' || value === null || value === false) return undefined;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length > 0 ? value.map(normalise) : undefined;
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value ?? {})
    .map(([name, child]) => [name, normalise(child)] as const)
    .filter(([, child]) => child !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Compares two values; an empty one is equal to a missing one. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(normalise(one), normalise(other));

/**
 * Returns the names of the top-level fields that a save has changed.
 *
 * @param data the saved values; a missing field was not changed
 */
export const changedFields = (
  data: Record<string, unknown>,
  previous: Record<string, unknown> = {},
): string[] =>
  Object.keys(data).filter(
    (name) => !GENERATED.has(name) && !isSameValue(data[name], previous[name]),
  );

interface Row extends Values {
  id: string;
}

/** What a merge has been told, and what it asks about. */
interface Merging extends Required<Pick<Revision, 'choices'>> {
  questions: { path: string; mine: unknown; theirs: unknown }[];
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (value: unknown): value is Row => isObject(value) && typeof value.id === 'string';

/** An empty list is one of rows beside a list of rows. */
function areRows(...lists: unknown[]): boolean {
  const all = lists.map((list) => list ?? []);
  return all.every(Array.isArray) && all.flat().length > 0 && all.flat().every(isRow);
}

function ask(path: string, mine: unknown, theirs: unknown, merging: Merging): unknown {
  const choice = merging.choices[path];
  if (!choice) merging.questions.push({ path, mine, theirs });
  return choice === 'theirs' ? theirs : mine;
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** Returns the ids of both lists in the order of the first; each other id follows its predecessor. */
function mergeOrder(lead: readonly string[], other: readonly string[]): string[] {
  const order = [...lead];
  for (const [index, id] of other.entries()) {
    if (!order.includes(id)) order.splice(order.indexOf(other[index - 1] ?? '') + 1, 0, id);
  }
  return order;
}

function mergeRows(path: string, base: Row[], mine: Row[], theirs: Row[], merging: Merging): Row[] {
  const isStored = (id: string) => base.some((row) => row.id === id);
  // Whoever has moved rows determines the order.
  const isUnmoved = isSameValue(
    idsOf(mine).filter(isStored),
    idsOf(base).filter((id) => idsOf(mine).includes(id)),
  );
  const [lead, other] = isUnmoved ? [theirs, mine] : [mine, theirs];
  return mergeOrder(idsOf(lead), idsOf(other)).flatMap((id) => {
    const [old, own, their] = [base, mine, theirs].map((rows) => rows.find((row) => row.id === id));
    // Only one of both has a row that was added.
    if (!old) return own ?? their ?? [];
    const merged = mergeValue(`${path}.${id}`, old, own, their, merging);
    return isRow(merged) ? merged : [];
  });
}

/**
 * Merges a value of a form with the one that somebody else has saved after the form was loaded: fields
 * that one side has changed, and rows of lists by their ids.
 *
 * @param base what the form was loaded with
 * @param theirs what is stored now
 */
function mergeValue(
  path: string,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  merging: Merging,
): unknown {
  // Payload's forms send an empty list as 0.
  if (mine === 0 && (Array.isArray(base) || Array.isArray(theirs))) mine = [];
  if (isSameValue(mine, theirs) || isSameValue(theirs, base)) return mine;
  if (isSameValue(mine, base)) return theirs;
  if (areRows(base, mine, theirs)) {
    const [old, own, their] = [base, mine, theirs].map((rows) => (rows ?? []) as Row[]);
    return mergeRows(path, old!, own!, their!, merging);
  }
  if (isObject(mine) && isObject(theirs)) {
    const names = Object.keys({ ...theirs, ...mine });
    const old = isObject(base) ? base : {};
    const merged = names.map((name) => {
      const own = name in mine ? mine[name] : old[name];
      return [name, mergeValue(`${path}.${name}`, old[name], own, theirs[name], merging)];
    });
    return Object.fromEntries(merged) as Values;
  }
  return ask(path, mine, theirs, merging);
}

const DIALOG = '/features/revisions/admin/ConflictDialog.tsx#ConflictDialog';

/** A conflict must not show keys: an account's form saves them as they are. */
const SECRETS = ['password', 'apiKey', 'enableAPIKey'];

/** A class of its own, because the log must not contain the values of fields. */
class RevisionConflict extends APIError<
  Conflict & { errors: { path: string; message: string }[] }
> {}

/** The name of an uploaded file stands for the file. */
const FILE = 'filename';

/** Labels of fields that Payload adds. */
const LABELS = new Map<string, Bilingual>([
  [FILE, texts.file],
  ['email', texts.email],
]);

const isShown = (field: object | undefined): boolean => {
  const { label, admin } = (field ?? {}) as { label?: unknown; admin?: { hidden?: boolean } };
  return Boolean(label) && !admin?.hidden;
};

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
  if (!isObject(value)) return [{ text: String(value as number | string) }];
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

/**
 * Returns the values to save, merged with what is stored.
 *
 * @param fields of the record's collection or global
 * @throws {RevisionConflict} 409 with a `Conflict` if both changed a field to different values
 */
async function mergeRevision(
  req: PayloadRequest,
  fields: readonly Field[],
  data: Values,
  { loaded, seen, choices }: Revision,
  stored: Values,
): Promise<Values> {
  const when = String(stored.updatedAt);
  if (loaded.updatedAt === stored.updatedAt) return data;
  const language = adminLanguage(req);
  const fieldAt = (path: string) => fieldsOnPath(fields, path, mine).at(-1)?.field;
  const labelAt = (path: string) =>
    LABELS.get(path)?.[language] ?? describePath(fields, path, language, mine);
  const mine: Values = { ...data, ...(req.file && { [FILE]: req.file.name }) };
  const questions: Merging['questions'] = [];
  const merged = Object.entries(mine).map(([name, value]) => {
    if (GENERATED.has(name) || SECRETS.includes(name)) return [name, value];
    const merging: Merging = { choices: (seen === when && choices) || {}, questions: [] };
    const result = mergeValue(name, loaded[name], value, stored[name], merging);
    const isAsked = name === FILE || isShown(fieldAt(name));
    if (isAsked) questions.push(...merging.questions);
    // What editors do not see stays as the other person has saved it.
    return [name, isAsked || merging.questions.length === 0 ? result : stored[name]];
  });
  const values = Object.fromEntries(merged) as Values;
  if (questions.length === 0) {
    if (req.file && values[FILE] === stored[FILE]) delete req.file;
    if (!(FILE in data)) delete values[FILE];
    return values;
  }
  const asked = new Set(questions.map(({ path }) => path.split('.')[0]));
  const conflict: Conflict = {
    who: (stored.updatedBy as string | null | undefined) ?? null,
    when,
    questions: await Promise.all(
      questions.map(async (question) => {
        const { path } = question;
        const [own, theirs] = await Promise.all(
          [question.mine, question.theirs].map((value) => showValue(req, value, fieldAt(path))),
        );
        return { path, label: labelAt(path), mine: own!, theirs: theirs! };
      }),
    ),
    merged: changedFields(values, mine)
      .filter((name) => !asked.has(name) && isShown(fieldAt(name)))
      .map(labelAt),
    search: req.search ?? '',
    ...(typeof data._status === 'string' && { status: data._status }),
  };
  const errors = [{ path: FORM_PATHS.conflict, message: JSON.stringify(conflict) }];
  const message = texts.notSaved[language];
  throw new RevisionConflict(message, 409, { ...conflict, errors }, true);
}

const isRevision = (value: unknown): value is Revision =>
  isObject(value) && isObject(value.loaded) && isObject(value.choices ?? {});

/**
 * Merges a save with what is stored. It runs before the operation reads the record, and before a file
 * is stored.
 */
const checkSave = async (
  save: Parameters<CollectionBeforeOperationHook>[0] | Parameters<GlobalBeforeOperationHook>[0],
): Promise<unknown> => {
  const args = save.args as { id?: number | string; data?: Values };
  const { id, data = {} } = args;
  const { [FORM_PATHS.revision]: revision, ...values } = data;
  if (!revision || (id === undefined && !('global' in save))) return args;
  const { req } = save;
  if (!isRevision(revision)) throw refusal(req, { code: 'badRequest' });
  // Payload's button to publish does not say so: the answer would fill the form with Spanish texts as English.
  req.fallbackLocale = false;
  // What the form shows, with the rights of the person who saves.
  const options = {
    ...({ depth: 0, draft: true, overrideAccess: false, fallbackLocale: false } as const),
    ...(req.locale && { locale: req.locale as 'es' }),
    user: req.user,
    req: inSameTransaction(req),
  };
  const stored: unknown =
    'global' in save
      ? await req.payload.findGlobal({ ...options, slug: save.global.slug as GlobalSlug })
      : await req.payload.findByID({
          ...options,
          id: id!,
          collection: save.collection.slug as CollectionSlug,
          disableErrors: true,
        });
  if (!stored) throw new APIError(texts.gone[adminLanguage(req)], 404, undefined, true);
  const { fields } = 'global' in save ? save.global : save.collection;
  const merged = mergeRevision(req, fields, values, revision, stored as Values);
  return { ...args, data: await merged };
};

/**
 * Refuses a save that would overwrite what somebody saved after its form was loaded, and one that has a row
 * twice. It replaces Payload's locks, which let one of two people write, and told the other neither before
 * nor after.
 */
export const revisions: Plugin = (config) => {
  const hooks: object = { first: { beforeOperation: [checkSave] } };
  const checked = extendConfig.content(
    config,
    (collection) => ({ ...extendConfig.hooks(collection, hooks), lockDocuments: false }),
    (global) => ({ ...extendConfig.hooks(global, hooks), lockDocuments: false }),
  );
  const edit = { beforeDocumentControls: [DIALOG] };
  const withAccounts = extendConfig.collections(
    extendConfig.formComponents(checked, [DIALOG]),
    (collection) =>
      collection.auth
        ? {
            ...extendConfig.hooks(collection, hooks),
            lockDocuments: false,
            admin: deepMerge<object>(collection.admin ?? {}, { components: { edit } }),
          }
        : collection,
  );
  const guard: object = { first: { beforeOperation: [refuseRepeatedRows] } };
  const guarded = extendConfig.collections(withAccounts, (one) => extendConfig.hooks(one, guard));
  return {
    ...guarded,
    globals: (guarded.globals ?? []).map((one) => extendConfig.hooks(one, guard)),
    endpoints: [...(config.endpoints ?? []), openFormsEndpoint],
    loggingLevels: { ...config.loggingLevels, [RevisionConflict.name]: false },
  };
};
