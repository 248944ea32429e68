import type { CollectionConfig, Endpoint, Field, Payload, PayloadRequest } from 'payload';
import { editors } from '../../access.ts';
import { type AdminLanguage, adminLanguage } from '../../texts/problems.ts';
import { editorsEndpoint } from '../endpoints.ts';
import { findInvalidRecords } from './invalidRecords.ts';
import { findPublications, STATES } from './publications.ts';
import { type RecordView, type SiteView, viewRecord, viewSite } from './siteView.ts';
import { reportEndpoints } from './reportEndpoints.ts';

/** Returns what the admin's first page shows about the site. */
export async function findSiteView(payload: Payload, language: AdminLanguage): Promise<SiteView> {
  const publications = await findPublications(payload);
  const context = { payload, language, now: new Date() };
  return viewSite(publications, context, await findInvalidRecords(payload));
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
  return viewRecord({ kind, id, isPublic }, publications, {
    payload: req.payload,
    language: adminLanguage(req),
    now: new Date(),
  });
}

/** What the admin asks again while a publication is pending. Editors only. */
const viewEndpoints: Endpoint[] = [
  // `GET /api/publications/site`: what the admin's first page shows.
  editorsEndpoint('get', '/site', async (req) =>
    Response.json(await findSiteView(req.payload, adminLanguage(req))),
  ),
  // `GET /api/publications/record?kind=talents&id=3`: what became of a record.
  editorsEndpoint('get', '/record', async (req) => {
    const kind = req.searchParams.get('kind') ?? '';
    const id = req.searchParams.get('id');
    if (id !== null && !/^\d{1,15}$/.test(id)) return Response.json({}, { status: 400 });
    return Response.json((await findRecordView(req, kind, id)) ?? null);
  }),
];

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
