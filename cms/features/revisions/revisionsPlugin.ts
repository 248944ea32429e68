import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Field,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type Plugin,
} from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { describePath, fieldsOfRow, isList, isObject } from '../../fields/dataFields.ts';
import { refusal } from '../../fields/rules.ts';
import { inSameTransaction } from '../../runtime/transaction.ts';
import { adminLanguage } from '../../texts/problems.ts';
import { editorsEndpoint, readBody } from '../../plugins/endpoints.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { FILE, STATUS, mergeRevision } from './mergeRevision.ts';
import { type Conflict, FORM_PATHS, type Revision } from './revisionConflict.ts';
import { describeConflict } from './showConflict.ts';
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
  const { form, record } = await readBody(req);
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

const DIALOG = '/features/revisions/admin/ConflictDialog.tsx#ConflictDialog';

/** A class of its own, because the log must not contain the values of fields. */
class RevisionConflict extends APIError<
  Conflict & { errors: { path: string; message: string }[] }
> {}

const isRevision = (value: unknown): value is Revision =>
  isObject(value) && isObject(value.loaded) && isObject(value.choices ?? {});

/**
 * Merges a save with what is stored. It runs before the operation reads the record, and before a file
 * is stored.
 *
 * @throws {RevisionConflict} 409 with a `Conflict` if both changed a field to different values
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
  const found: unknown =
    'global' in save
      ? await req.payload.findGlobal({ ...options, slug: save.global.slug as GlobalSlug })
      : await req.payload.findByID({
          ...options,
          id: id!,
          collection: save.collection.slug as CollectionSlug,
          disableErrors: true,
        });
  if (!found) throw new APIError(texts.gone[adminLanguage(req)], 404, undefined, true);
  const stored = found as Values;
  if (revision.loaded.updatedAt === stored.updatedAt) return { ...args, data: values };
  const { fields } = 'global' in save ? save.global : save.collection;
  const mine: Values = { ...values, ...(req.file && { [FILE]: req.file.name }) };
  // What is on the site changes only when somebody publishes or unpublishes.
  const online: unknown =
    'collection' in save && values[STATUS] === 'published'
      ? await req.payload.findByID({
          ...options,
          id: id!,
          collection: save.collection.slug as CollectionSlug,
          draft: false,
          disableErrors: true,
        })
      : undefined;
  const { [STATUS]: status, updatedAt } = (online ?? {}) as Values;
  const isUnpublished = status === 'draft' && String(updatedAt) > String(revision.loaded.updatedAt);
  const merge = mergeRevision(fields, mine, stored, revision, isUnpublished);
  if (merge.questions.length > 0) {
    const conflict = await describeConflict(req, fields, mine, stored, merge);
    const errors = [{ path: FORM_PATHS.conflict, message: JSON.stringify(conflict) }];
    const message = texts.notSaved[adminLanguage(req)];
    throw new RevisionConflict(message, 409, { ...conflict, errors }, true);
  }
  const { [FILE]: file, ...rest } = merge.values;
  if (req.file && file === stored[FILE]) delete req.file;
  return { ...args, data: FILE in values ? merge.values : rest };
};

/**
 * Returns the path of a list that has a row with the id of another one, e.g. `videos.0.chapters`. The rows
 * of all lists of one field are compared: the database has one table for them.
 *
 * @param ids of the rows before, with their field
 */
function findRepeatedRow(
  fields: readonly Field[],
  data: Values,
  ids: Set<string>,
  field = '',
  path = '',
): string | undefined {
  for (const inner of flattenTopLevelFields([...fields]) as (Field & { name: string })[]) {
    const value = data[inner.name];
    const [innerField, innerPath] = [`${field}.${inner.name}`, path + inner.name];
    if (isList(inner) && Array.isArray(value)) {
      for (const [index, row] of value.entries()) {
        if (!isObject(row)) continue;
        const id = `${innerField} ${String(row.id)}`;
        if (ids.has(id)) return innerPath;
        if (row.id !== undefined && row.id !== null) ids.add(id);
        const rowPath = `${innerPath}.${index}.`;
        const found = findRepeatedRow(fieldsOfRow(inner, row), row, ids, innerField, rowPath);
        if (found) return found;
      }
    } else if (inner.type === 'group' && isObject(value)) {
      const found = findRepeatedRow(inner.fields, value, ids, innerField, `${innerPath}.`);
      if (found) return found;
    }
  }
  return undefined;
}

/**
 * Refuses a save with a list that has a row twice, before anything is written: the database would refuse it
 * half-way, and nobody knows which of both is meant.
 */
const refuseRepeatedRows = (
  save: Parameters<CollectionBeforeOperationHook>[0] | Parameters<GlobalBeforeOperationHook>[0],
): void => {
  const { data } = save.args as { data?: unknown };
  if (!isObject(data)) return;
  const { fields } = 'global' in save ? save.global : save.collection;
  const path = findRepeatedRow(fields, data, new Set());
  if (path === undefined) return;
  const list = describePath(fields, path, adminLanguage(save.req), data);
  throw refusal(save.req, { code: 'repeatedRow', values: [list] }, path, list);
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
            ...extendConfig.hooks(extendConfig.components(collection, { edit }), hooks),
            lockDocuments: false,
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
