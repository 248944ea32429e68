import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type PayloadRequest,
  type Plugin,
  APIError,
} from 'payload';
import { changedFields } from '../audit/changedFields.ts';

type Values = Record<string, unknown>;

/** The header with the `updatedAt` of the record that the form showed. */
const REVISION_HEADER = 'x-revision';

/** The body of a 409: who saved after the form was loaded, and the fields that both changed. */
interface Conflict {
  who: string | null;
  when: string;
  /** `base` is absent where the record's collection stores no versions. */
  fields: Record<string, { base?: unknown; theirs: unknown }>;
}

/** A class of its own, because the log must not contain the values of fields. */
class RevisionConflict extends APIError<Conflict> {}

const MESSAGES = {
  es: 'No se ha guardado: otra persona ha cambiado los mismos campos',
  en: 'Not saved: somebody else has changed the same fields',
};

/** Returns the revision that a request starts from, once; saves by hooks within it are not checked. */
function takeRevision(req: PayloadRequest, slug: string, id?: unknown): string | undefined {
  const revision = req.headers?.get(REVISION_HEADER);
  const { routeParams } = req;
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
  if (asked.length === 0) {
    const kept = differing.map((name) => [name, stored[name]] as const);
    return { ...data, ...Object.fromEntries(kept.filter(([name]) => !mine.includes(name))) };
  }
  const fields = asked.map((name) => {
    const value = { ...(base && { base: base[name] }), theirs: stored[name] };
    return [name, value] as const;
  });
  const conflict: Conflict = {
    who: (stored.updatedBy as string | null | undefined) ?? null,
    when: String(stored.updatedAt),
    fields: Object.fromEntries(fields),
  };
  throw new RevisionConflict(
    MESSAGES[req.i18n?.language === 'en' ? 'en' : 'es'],
    409,
    conflict,
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

/** Accounts are left out: the values of their fields include keys, which an error must not show. */
const withRevisions = (collection: CollectionConfig): CollectionConfig =>
  collection.auth
    ? collection
    : {
        ...collection,
        hooks: {
          ...collection.hooks,
          beforeChange: [checkRecord, ...(collection.hooks?.beforeChange ?? [])],
        },
      };

const withGlobalRevisions = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, beforeChange: [checkGlobal, ...(global.hooks?.beforeChange ?? [])] },
});

/** Refuses a save that would overwrite what somebody saved after its form was loaded. */
export const revisions: Plugin = (config) => ({
  ...config,
  loggingLevels: { ...config.loggingLevels, [RevisionConflict.name]: false },
  collections: (config.collections ?? []).map(withRevisions),
  globals: (config.globals ?? []).map(withGlobalRevisions),
});
