import {
  type CollectionBeforeChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  type Plugin,
  APIError,
} from 'payload';
import { mapContent, withFormComponents, withHooks } from '../extendConfig.ts';
import { changedFields } from '../audit/changedFields.ts';
import { CONFLICT_PATH, type Conflict, type Values } from './revisionConflict.ts';

const DIALOG = '/features/revisions/admin/ConflictDialog.tsx#ConflictDialog';

/** A class of its own, because the log must not contain the values of fields. */
class RevisionConflict extends APIError<
  Conflict & { errors: { path: string; message: string }[] }
> {}

const MESSAGES = {
  es: 'No se ha guardado: otra persona ha cambiado los mismos campos',
  en: 'Not saved: somebody else has changed the same fields',
};

/**
 * Returns the revision that a request starts from, once; saves by hooks within it are not checked. It
 * is the `updatedAt` that a form has loaded, and sends with its values.
 */
function takeRevision(req: PayloadRequest, slug: string, id?: unknown): string | undefined {
  const { routeParams } = req;
  const revision = req.data?.updatedAt as string | undefined;
  const target = routeParams?.collection ?? routeParams?.global;
  const isTarget = target === slug && String(routeParams?.id ?? '') === String(id ?? '');
  if (!revision || !isTarget || req.context.revisionChecked) return undefined;
  req.context.revisionChecked = true;
  return revision;
}

/**
 * Returns the values to save: fields that only the other person changed keep the stored value.
 *
 * @throws {RevisionConflict} 409 with a `Conflict` if both changed a field to different values
 */
function mergeValues(req: PayloadRequest, data: Values, stored: Values, base?: Values): Values {
  const theirs = changedFields(stored, base);
  const mine = base ? changedFields(data, base) : theirs.concat(Object.keys(data));
  const differing = changedFields(data, stored);
  const asked = differing.filter((name) => mine.includes(name) && (!base || theirs.includes(name)));
  const kept = differing.filter((name) => !mine.includes(name));
  const merged = Object.fromEntries(kept.map((name) => [name, stored[name]]));
  if (asked.length === 0) return { ...data, ...merged };
  const fields = asked.map((name) => {
    const value = { ...(base && { base: base[name] }), theirs: stored[name] };
    return [name, value] as const;
  });
  const conflict: Conflict = {
    who: (stored.updatedBy as string | null | undefined) ?? null,
    when: String(stored.updatedAt),
    fields: Object.fromEntries(fields),
    merged,
    search: req.search ?? '',
    status: req.data?._status as string | undefined,
  };
  const errors = [{ path: CONFLICT_PATH, message: JSON.stringify(conflict) }];
  throw new RevisionConflict(
    MESSAGES[req.i18n?.language === 'en' ? 'en' : 'es'],
    409,
    { ...conflict, errors },
    true,
  );
}

const OPTIONS = { depth: 0, limit: 1, overrideAccess: true, showHiddenFields: true } as const;

const checkRecord: CollectionBeforeChangeHook = async (args) => {
  const { collection, data, operation, originalDoc, req } = args;
  if (operation !== 'update' || !originalDoc) return data;
  const { id } = originalDoc as { id: number | string };
  const revision = takeRevision(req, collection.slug, id);
  if (!revision || revision === originalDoc.updatedAt) return data;
  const bases = collection.versions
    ? await req.payload.findVersions({
        ...OPTIONS,
        collection: collection.slug as 'talents',
        where: {
          and: [{ parent: { equals: id } }, { 'version.updatedAt': { equals: revision } }],
        },
        locale: req.locale as 'es',
        req,
      })
    : undefined;
  return mergeValues(req, data, originalDoc, bases?.docs[0]?.version as unknown as Values);
};

const checkGlobal: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  const revision = takeRevision(req, global.slug);
  if (!revision || !originalDoc || revision === originalDoc.updatedAt) return data as object;
  const bases = global.versions
    ? await req.payload.findGlobalVersions({
        ...OPTIONS,
        slug: global.slug as 'home',
        where: { 'version.updatedAt': { equals: revision } },
        locale: req.locale as 'es',
        req,
      })
    : undefined;
  const base = bases?.docs[0]?.version as unknown as Values;
  return mergeValues(req, data as Values, originalDoc as Values, base);
};

/**
 * Refuses a save that would overwrite what somebody saved after its form was loaded. Accounts are left
 * out: the values of their fields include keys, which an error must not show.
 */
export const revisions: Plugin = (config) => {
  const checked = mapContent(
    config,
    (collection) => withHooks(collection, { first: { beforeChange: [checkRecord] } }),
    (global) => withHooks(global, { first: { beforeChange: [checkGlobal] } }),
  );
  return {
    ...withFormComponents(checked, [DIALOG]),
    loggingLevels: { ...config.loggingLevels, [RevisionConflict.name]: false },
  };
};
