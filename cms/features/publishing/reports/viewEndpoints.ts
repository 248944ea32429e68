import type { Endpoint, PayloadRequest } from 'payload';
import { editors } from '../../../access.ts';
import { adminLanguage } from '../../../texts/problems.ts';
import { findBuildHook } from '../buildHook.ts';
import { findInvalidRecords } from '../invalidRecords.ts';
import { type InvalidView, viewInvalid } from './problemView.ts';
import {
  type RecordView,
  type SiteView,
  type ViewContext,
  viewRecord,
  viewSite,
} from './siteView.ts';
import { findPublications } from './store.ts';

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

/** Returns the invalid records, for a CMS that knows of no publication. */
export const findInvalidView = async (context: ViewContext): Promise<InvalidView> =>
  viewInvalid(await findInvalidRecords(context.payload), [], context);

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
    if (!(await editors({ req }))) return Response.json({}, { status: 403 });
    return Response.json((await findSiteView(contextOf(req))) ?? null);
  },
};

/** `GET /api/publications/record?kind=talents&id=3`: what became of a record. Editors only. */
const record: Endpoint = {
  path: '/record',
  method: 'get',
  handler: async (req) => {
    if (!(await editors({ req }))) return Response.json({}, { status: 403 });
    const kind = req.searchParams.get('kind') ?? '';
    const id = req.searchParams.get('id');
    if (id !== null && !/^\d{1,15}$/.test(id)) return Response.json({}, { status: 400 });
    return Response.json((await findRecordView(req, kind, id)) ?? null);
  },
};

/** What the admin asks again while a publication is pending. */
export const viewEndpoints: Endpoint[] = [site, record];
