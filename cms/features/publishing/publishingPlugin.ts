import type {
  JobsConfig,
  Plugin,
  TaskConfig,
  Endpoint,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  Payload,
} from 'payload';
import { access } from '../../access.ts';
import { type AdminLanguage, adminLanguage, recordTitle } from '../../texts/problems.ts';
import { editorsEndpoint } from '../../plugins/endpoints.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { publicationsOf, requestPublication, type StoredPublication } from './publications.ts';
import { runPublications } from './publisher.ts';
import { reportEndpoints } from './reportEndpoints.ts';
import { viewRecord, viewSite } from './siteView.ts';
import { contextOf } from '../../runtime/requestContext.ts';
import { stored } from '../../stored/stored.ts';

type Change = StoredPublication['changes'][number];

type Row = {
  id: number | string;
  _status?: string;
  deletedAt?: string | null;
  withdrawn?: boolean | null;
};

const isPublished = (row: Partial<Row> | undefined): boolean => row?._status === 'published';

type Save = Parameters<CollectionAfterChangeHook>[0] | Parameters<GlobalAfterChangeHook>[0];

/**
 * Finds the row that the public API returns; the document passed to a hook may be a later draft.
 *
 * @param id the record's id; a global has none
 */
const findPublicRow = (req: PayloadRequest, slug: string, id?: Row['id']) =>
  stored.get<Row>(req, slug, id, { _status: true, deletedAt: true, withdrawn: true });

const wasPublishedKey = (slug: string, id: Row['id'] | undefined) =>
  `wasPublished:${slug}:${id}` as const;

/** Keeps whether a record is public before a save. */
const rememberStatus = async (
  save: Parameters<CollectionBeforeChangeHook>[0] | Parameters<GlobalBeforeChangeHook>[0],
) => {
  const { data, originalDoc, req } = save;
  const isGlobal = 'global' in save;
  const { slug } = isGlobal ? save.global : save.collection;
  const id = isGlobal ? undefined : (originalDoc as Partial<Row> | undefined)?.id;
  if (isGlobal || id !== undefined) {
    contextOf(req)[wasPublishedKey(slug, id)] = isPublished(await findPublicRow(req, slug, id));
  }
  return data;
};

/** Checks whether a save changes the public site; a draft does so only if it unpublishes the record. */
export async function isPublicChange(save: Save): Promise<boolean> {
  const { req } = save;
  const doc = save.doc as Row;
  const { slug, versions } = 'global' in save ? save.global : save.collection;
  const id = 'global' in save ? undefined : doc.id;
  if (id !== undefined && contextOf(req).trashOperation)
    return doc._status === undefined || isPublished(doc);
  if (!versions?.drafts || isPublished(doc)) return true;
  if (!contextOf(req)[wasPublishedKey(slug, id)]) return false;
  return !isPublished(await findPublicRow(req, slug, id));
}

const changeOf = (collection: SanitizedCollectionConfig, doc: Row): Change => ({
  kind: collection.slug,
  id: doc.id,
  title: recordTitle(collection, doc),
});

const publishChange = async (save: Save) => {
  const { req } = save;
  const doc = save.doc as Row;
  // No page shows a picture that has just been uploaded; S3 storage saves its record a second time.
  const isUnseen =
    'collection' in save &&
    (contextOf(req).skipCloudStorage ||
      (Boolean(save.collection.upload) && save.operation === 'create'));
  if (isUnseen || !(await isPublicChange(save))) return doc;
  const change =
    'global' in save ? { kind: save.global.slug, title: '' } : changeOf(save.collection, doc);
  await requestPublication(req, change);
  return doc;
};

const publishDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  // The site has lost a record in the trash already.
  const isShown = !doc.deletedAt && (!collection.versions?.drafts || isPublished(doc));
  if (isShown) await requestPublication(req, changeOf(collection, doc as Row));
  return doc;
};

/** `POST /api/publish`: requests a publication with the changes of the last one. Editors only. */
const publishEndpoint = editorsEndpoint('post', '/publish', async (req) => {
  const [last] = await publicationsOf(req.payload).find({ source: { equals: 'cms' } });
  const changes = last?.changes.length ? last.changes : [{ kind: 'site', title: '' }];
  for (const change of changes) await requestPublication(req, change);
  return Response.json({}, { status: 202 });
});

export const findSiteView = async (payload: Payload, language: AdminLanguage) =>
  viewSite(await publicationsOf(payload).find(), { payload, language, now: new Date() });

/** Returns whether a record is public; `undefined` if there is none, or none with drafts. */
async function findIsPublic(req: PayloadRequest, kind: string, id: string | null) {
  const { globals, collections } = req.payload;
  const global = globals.config.find(({ slug }) => slug === kind);
  const entity = id === null ? global : collections[kind as 'talents']?.config;
  // A global without drafts is public as it is saved.
  if (!entity?.versions?.drafts) return entity && id === null ? true : undefined;
  const row = await findPublicRow(req, kind, id ?? undefined);
  return row ? isPublished(row) && !row.deletedAt && !row.withdrawn : undefined;
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
    const isPublic = await findIsPublic(req, kind, id);
    if (isPublic === undefined) return Response.json(null);
    const { payload } = req;
    const context = { payload, language: adminLanguage(req), now: new Date() };
    const publications = await publicationsOf(payload).find();
    return Response.json(viewRecord({ kind, id, isPublic }, publications, context) ?? null);
  }),
];

/** Requests a build just after midnight in Madrid: ages, and what minors and proposals may show, change then. */
const rebuildDaily: TaskConfig<'rebuildDaily'> = {
  slug: 'rebuildDaily',
  label: 'Publicación diaria',
  schedule: [{ cron: '5 0 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    await requestPublication(req, { kind: 'daily', title: 'Edades del día' });
    return { output: {} };
  },
};

const JOBS: JobsConfig = {
  // Only the admin's server does this, each second, and never a build. A look at the queue takes 7 ms of CPU time.
  autoRun: [{ cron: '* * * * * *', queue: 'default', silent: true }],
  // Payload asks this before it looks for jobs.
  shouldAutoRun: async (payload) => {
    await runPublications(payload);
    return true;
  },
  deleteJobOnComplete: true,
  access: { run: access.admins, queue: access.admins, cancel: access.admins },
};

/** Builds the site after a change of public records, and shows what became of each publication. */
export const publishing: Plugin = (config) => {
  const hooks = { beforeChange: [rememberStatus], afterChange: [publishChange] };
  const hooked = extendConfig.content(
    config,
    (collection) =>
      extendConfig.hooks(collection, { last: { ...hooks, afterDelete: [publishDeletion] } }),
    (global) => extendConfig.hooks(global, { last: hooks }),
  );
  const scheduled = extendConfig.formComponents(
    extendConfig.formComponents(hooked, [
      '/features/publishing/admin/PublicationViews.tsx#RecordState',
    ]),
    ['/features/publishing/admin/ScheduledPublications.tsx#ScheduledPublications'],
    ({ versions }) => Boolean(versions),
  );
  // The dashboard renders them below its head.
  const shown = extendConfig.admin(scheduled, {
    beforeDashboard: ['/features/publishing/admin/Publications.tsx#Publications'],
  });
  const answering = extendConfig.collection(shown, 'publications', {
    endpoints: [...reportEndpoints, ...viewEndpoints],
  });
  return extendConfig.tasks(
    {
      ...answering,
      endpoints: [...(config.endpoints ?? []), publishEndpoint],
      jobs: { ...config.jobs, ...JOBS },
    },
    rebuildDaily,
  );
};
