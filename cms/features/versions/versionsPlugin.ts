import {
  APIError,
  type CollectionConfig,
  type CollectionSlug,
  deepMerge,
  type Endpoint,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
  type Plugin,
  restoreVersionOperation,
  type TextField,
} from 'payload';
import { access, editorName } from '../../access.ts';
import { bilingual } from '../../texts/labels.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { editorsEndpoint, inTransaction } from '../../plugins/endpoints.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { contextOf } from '../../runtime/requestContext.ts';
import { stored } from '../../stored/stored.ts';

interface OperationArgs {
  id?: number | string;
  draft?: boolean;
  data?: { _status?: unknown };
}

/**
 * Hook of records and globals that keeps what an operation does with drafts. It must run before those
 * that read them.
 */
const rememberOperation = (hook: { args?: unknown; operation: string; req: PayloadRequest }) => {
  if (!['create', 'update', 'restoreVersion'].includes(hook.operation)) return;
  const { id, draft, data } = hook.args as OperationArgs;
  const context = contextOf(hook.req);
  context.isDraftSave = Boolean(draft) && data?._status !== 'published';
  context.restoredVersion = hook.operation === 'restoreVersion' ? String(id) : undefined;
};

interface Version {
  id: number | string;
  updatedAt: string;
  version: { _status?: string | null; updatedBy?: string | null };
}

/**
 * Returns the versions of a record or a global, the newest first.
 *
 * @param id the record's id; a global has none
 */
export async function findVersions(req: PayloadRequest, slug: string, id?: number | string) {
  const { payload, user } = req;
  const options = { depth: 0, sort: '-updatedAt', pagination: false, overrideAccess: false, user };
  const notSnapshot = { snapshot: { not_equals: true } };
  const found =
    id === undefined
      ? await payload.findGlobalVersions({
          ...options,
          slug: slug as GlobalSlug,
          where: notSnapshot,
        })
      : await payload.findVersions({
          ...options,
          collection: slug as CollectionSlug,
          where: { and: [{ parent: { equals: id } }, notSnapshot] },
          trash: true,
        });
  const row = await stored.get({ payload }, slug, id);
  const versions = found.docs as Version[];
  const isOnline = row?._status === 'published' && !row.deletedAt;
  const newest = versions.find(({ version }) => version._status === 'published');
  return versions.map((one, index) => {
    const published = isOnline && one === newest ? 'online' : 'published';
    const draft = index === 0 ? 'currentDraft' : 'draft';
    return {
      id: String(one.id),
      at: one.updatedAt,
      /** The name of the editor who saved it; `undefined` for old versions and the CMS's own code. */
      who: one.version.updatedBy ?? undefined,
      /** `online` is what the site shows; `currentDraft` is a newer draft. */
      state: one.version._status === 'published' ? published : draft,
    } as const;
  });
}

/** The CMS's own code, which follows an editor's save with others, keeps the name. */
const setLastEditor = ({ data, req }: { data: object; req: PayloadRequest }) => ({
  ...data,
  ...(req.user ? { updatedBy: editorName(req) } : {}),
});

/** The name is stored, not the account: versions keep it after a colleague has left. */
const lastEditorField: TextField = {
  name: 'updatedBy',
  type: 'text',
  label: bilingual('Último cambio de', 'Last changed by'),
  access: { read: access.editors, create: () => false, update: () => false },
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true, disableBulkEdit: true },
};

const idOf = ({ routeParams }: PayloadRequest): string => String(routeParams?.id);

const succeed = (req: PayloadRequest, doc: object) =>
  Response.json({ ...doc, message: req.t('version:restoredSuccessfully') });

/**
 * `POST /api/<collection>/versions/:id`: restores a version as a draft beside what is online. Custom
 * endpoints come before Payload's, whose own would write it over the public row, and so take a page
 * down when the version was a draft.
 */
const restoreEndpoint = (slug: 'talents' | 'pages'): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const collection = req.payload.collections[slug];
    const args = { id: idOf(req), collection, depth: 0, draft: true, req };
    return succeed(req, (await restoreVersionOperation(args)) as object);
  },
});

async function restoreGlobal(req: PayloadRequest, slug: 'home'): Promise<void> {
  const [found] = await stored.versions(req, slug, { where: { id: { equals: idOf(req) } } });
  if (!found) throw new APIError('Not Found', 404, undefined, true);
  await stored.create(req, slug, { ...found.version, updatedBy: editorName(req) });
  await recordEvent(req, { action: 'update', kind: slug });
}

/**
 * `POST /api/globals/home/versions/:id`, instead of Payload's, which has no restoration as a draft for
 * globals.
 */
const restoreGlobalEndpoint = (slug: 'home'): Endpoint =>
  editorsEndpoint('post', '/versions/:id', async (req) => {
    await inTransaction(req, () => restoreGlobal(req, slug));
    return succeed(req, {});
  });

const VERSIONS_VIEW = '/features/versions/admin/VersionsView.tsx#VersionsView';

/** Stores editors, lists versions with their authors, and restores them by an endpoint of our own. */
function withVersions<T extends CollectionConfig | GlobalConfig>(entity: T, restore: Endpoint): T {
  const withEditor = { ...entity, fields: [...entity.fields, lastEditorField] };
  const hooked = extendConfig.hooks(withEditor, {
    first: { beforeOperation: [rememberOperation] },
    last: { beforeChange: [setLastEditor] },
  });
  if (!entity.versions) return hooked;
  const views = { edit: { versions: { Component: VERSIONS_VIEW } } };
  return {
    ...hooked,
    endpoints: [restore, ...(entity.endpoints || [])],
    admin: deepMerge<object>(entity.admin ?? {}, { components: { views } }),
  };
}

/** Stores who saved each record and version, and restores versions as drafts. */
export const versions: Plugin = (config) =>
  extendConfig.content(
    config,
    (collection) =>
      withVersions(collection, restoreEndpoint(collection.slug as 'talents' | 'pages')),
    (global) => withVersions(global, restoreGlobalEndpoint(global.slug as 'home')),
  );
