import {
  type CollectionConfig,
  type Endpoint,
  type GlobalConfig,
  type PayloadRequest,
  APIError,
  commitTransaction,
  initTransaction,
  killTransaction,
  restoreVersionOperation,
} from 'payload';
import { editors } from '../../access.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { editorName } from './lastEditor.ts';

const VIEWS = { versions: { Component: '/features/versions/admin/VersionsView.tsx#VersionsView' } };

const idOf = ({ routeParams }: PayloadRequest): string => String(routeParams?.id);

const succeed = (req: PayloadRequest, doc: object) =>
  Response.json({ ...doc, message: req.t('version:restoredSuccessfully') });

/**
 * `POST /api/<collection>/versions/:id`, instead of Payload's: restores a version as a draft beside
 * what is online. Payload's own would write it over the public row, and so take a page down when the
 * version was a draft.
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

interface GlobalVersion {
  version: Record<string, unknown>;
}

async function restoreGlobal(req: PayloadRequest, slug: 'home'): Promise<void> {
  const { db } = req.payload;
  const { docs } = await db.findGlobalVersions({
    global: slug,
    where: { id: { equals: idOf(req) } },
    limit: 1,
    locale: 'all',
    req,
  });
  const [found] = docs as unknown as GlobalVersion[];
  if (!found) throw new APIError('Not Found', 404, undefined, true);
  const now = new Date().toISOString();
  await db.createGlobalVersion({
    globalSlug: slug,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    versionData: {
      ...found.version,
      _status: 'draft',
      updatedAt: now,
      updatedBy: editorName(req),
    } as never,
    req,
  });
  await recordEvent(req, { who: req.user?.email ?? '', action: 'update', kind: slug });
}

/**
 * `POST /api/globals/home/versions/:id`, instead of Payload's, which has no restoration as a draft for
 * globals.
 */
const restoreGlobalEndpoint = (slug: 'home'): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    if (!(await editors({ req }))) return Response.json({}, { status: 403 });
    const shouldCommit = await initTransaction(req);
    try {
      await restoreGlobal(req, slug);
      if (shouldCommit) await commitTransaction(req);
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
    return succeed(req, {});
  },
});

/** Restores versions of a collection as drafts, and lists them with their authors. */
export function withSafeRestore(collection: CollectionConfig): CollectionConfig {
  const { components } = collection.admin ?? {};
  const views = { ...components?.views, edit: { ...components?.views?.edit, ...VIEWS } };
  return {
    ...collection,
    endpoints: [
      restoreEndpoint(collection.slug as 'talents' | 'pages'),
      ...(collection.endpoints || []),
    ],
    admin: {
      ...collection.admin,
      components: { ...components, views: views as never },
    },
  };
}

/** Restores versions of a global as drafts, and lists them with their authors. */
export function withGlobalSafeRestore(global: GlobalConfig): GlobalConfig {
  const { components } = global.admin ?? {};
  const views = { ...components?.views, edit: { ...components?.views?.edit, ...VIEWS } };
  return {
    ...global,
    endpoints: [restoreGlobalEndpoint(global.slug as 'home'), ...(global.endpoints || [])],
    admin: {
      ...global.admin,
      components: { ...components, views: views as never },
    },
  };
}
