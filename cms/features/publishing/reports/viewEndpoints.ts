import type { Endpoint, PayloadRequest, CollectionConfig, Field } from 'payload';
import { editors } from '../../../access.ts';
import { adminLanguage } from '../../../texts/problems.ts';
import { findInvalidRecords } from '../invalidRecords.ts';
import {
  type RecordView,
  type SiteView,
  type ViewContext,
  viewRecord,
  viewSite,
} from './siteView.ts';
import { findPublications, STATES } from './store.ts';
import { reportEndpoints } from './endpoints.ts';
import { findBuildHook } from '../publication.ts';

const contextOf = (req: PayloadRequest): ViewContext => ({
  payload: req.payload,
  language: adminLanguage(req),
  now: new Date(),
});

/** Returns what the first page shows, or `undefined` if the CMS requests no builds and knows of none. */
export async function findSiteView(context: ViewContext): Promise<SiteView | undefined> {
  const publications = await findPublications(context.payload);
  if (!findBuildHook() && publications.length === 0) return undefined;
  return viewSite(publications, context, await findInvalidRecords(context.payload));
}

interface Row {
  id: number;
  _status?: string;
  deletedAt?: string | null;
  [field: string]: unknown;
}

/** Returns whether a record is public; `undefined` if there is none, or no such collection. */
async function findIsPublic({ payload }: PayloadRequest, kind: string, id: string | null) {
  if (id === null) {
    const config = payload.globals.config.find(({ slug }) => slug === kind);
    if (!config) return undefined;
    const row = await payload.db.findGlobal<Row>({ slug: kind });
    return !config.versions?.drafts || row?._status === 'published';
  }
  const config = payload.collections[kind as 'talents']?.config;
  if (!config || !['talents', 'pages', 'proposals'].includes(kind)) return undefined;
  const where = { id: { equals: id } };
  const row = await payload.db.findOne<Row>({ collection: config.slug, where });
  return row ? !row.deletedAt && !row.withdrawn && row._status === 'published' : undefined;
}

async function findRecordView(
  req: PayloadRequest,
  kind: string,
  id: string | null,
): Promise<RecordView | undefined> {
  const isPublic = await findIsPublic(req, kind, id);
  if (isPublic === undefined) return undefined;
  const publications = await findPublications(req.payload);
  return viewRecord({ kind, id, isPublic }, publications, contextOf(req));
}

/** `GET /api/publications/site`: what the admin's first page shows. Editors only. */
const site: Endpoint = {
  path: '/site',
  method: 'get',
  handler: async (req) => {
    if (!editors({ req })) return Response.json({}, { status: 403 });
    return Response.json((await findSiteView(contextOf(req))) ?? null);
  },
};

/** `GET /api/publications/record?kind=talents&id=3`: what became of a record. Editors only. */
const record: Endpoint = {
  path: '/record',
  method: 'get',
  handler: async (req) => {
    if (!editors({ req })) return Response.json({}, { status: 403 });
    const kind = req.searchParams.get('kind') ?? '';
    const id = req.searchParams.get('id');
    if (id !== null && !/^\d{1,15}$/.test(id)) return Response.json({}, { status: 400 });
    return Response.json((await findRecordView(req, kind, id)) ?? null);
  },
};

/** What the admin asks again while a publication is pending. */
const viewEndpoints: Endpoint[] = [site, record];

const nobody = () => false;

const dateField = (name: string): Field => ({ name, type: 'date' });

/**
 * The last requested publications of the site and what became of them. Hooks and builds write
 * them; editors read them on the first page of the admin and beside each record.
 */
export const Publications: CollectionConfig = {
  slug: 'publications',
  admin: { hidden: true },
  graphQL: false,
  lockDocuments: false,
  access: { read: editors, create: nobody, update: nobody, delete: nobody },
  endpoints: [...reportEndpoints, ...viewEndpoints],
  fields: [
    // A random UUID, which the build hook sends to the host.
    { name: 'id', type: 'text', required: true },
    { name: 'state', type: 'select', required: true, index: true, options: [...STATES] },
    // The host itself starts a build after a push, and by its own schedule.
    { name: 'source', type: 'select', required: true, options: ['cms', 'host'] },
    { name: 'changes', type: 'json', required: true, defaultValue: [] },
    { name: 'error', type: 'text' },
    { name: 'problems', type: 'json', required: true, defaultValue: [] },
    { name: 'deployId', type: 'text', index: true },
    { name: 'deployUrl', type: 'text' },
    ...['sentAt', 'begunAt', 'builtAt', 'onlineAt', 'failedAt'].map(dateField),
  ],
};
