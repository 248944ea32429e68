import type {
  JobsConfig,
  Plugin,
  TaskConfig,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  Payload,
} from 'payload';
import { admins } from '../../access.ts';
import { bilingual } from '../../texts/labels.ts';
import { editorsEndpoint } from '../endpoints.ts';
import {
  mapContent,
  withAdminComponents,
  withFormComponents,
  withHooks,
  withTasks,
} from '../extendConfig.ts';
import { isStorageSave } from '../media/derivedValues.ts';
import { trashOperation } from '../trash/trashPlugin.ts';
import {
  updatePublication,
  advance,
  type Change,
  findPublication,
  requestPublication,
  summariseChanges,
  findBuildHook,
} from './publications.ts';
import { confirmOnlineTask } from './reportEndpoints.ts';

interface Row {
  id: number | string;
  _status?: string;
  deletedAt?: string | null;
}

/** Checks whether a record is published, as far as its own status says. */
const isPublished = (row: { _status?: unknown } | null | undefined): boolean =>
  row?._status === 'published';

/** What a hook receives after a save of a record or a global. */
type Save = Parameters<CollectionAfterChangeHook>[0] | Parameters<GlobalAfterChangeHook>[0];

/**
 * Finds the row that the public API returns; the document passed to a hook may be a later draft.
 *
 * @param id the record's id; a global has none
 */
const findPublicRow = (req: PayloadRequest, slug: string, id?: Row['id']) =>
  id === undefined
    ? req.payload.db.findGlobal<Record<string, unknown>>({ slug, req })
    : req.payload.db.findOne<Row>({
        collection: slug as CollectionSlug,
        where: { id: { equals: id } },
        select: { _status: true },
        req,
      });

const wasPublishedKey = (slug: string, id: Row['id'] | undefined) => `wasPublished:${slug}:${id}`;

async function remember(req: PayloadRequest, slug: string, id?: Row['id']): Promise<void> {
  req.context[wasPublishedKey(slug, id)] = isPublished(await findPublicRow(req, slug, id));
}

const titleOf = (collection: SanitizedCollectionConfig, doc: Record<string, unknown>) =>
  String(doc[collection.admin.useAsTitle ?? 'id'] ?? doc.id);

const rememberStatus: CollectionBeforeChangeHook = async (args) => {
  const id = (args.originalDoc as Partial<Row> | undefined)?.id;
  if (id !== undefined) await remember(args.req, args.collection.slug, id);
  return args.data;
};

const rememberGlobalStatus: GlobalBeforeChangeHook = async ({ global, data, req }) => {
  await remember(req, global.slug);
  return data;
};

/** Checks whether a save changes the public site; a draft does so only if it unpublishes the record. */
export async function isPublicChange(save: Save): Promise<boolean> {
  const { req } = save;
  const doc = save.doc as Row;
  const { slug, versions } = 'global' in save ? save.global : save.collection;
  const id = 'global' in save ? undefined : doc.id;
  if (id !== undefined && trashOperation(req)) return doc._status === undefined || isPublished(doc);
  if (!versions?.drafts || isPublished(doc)) return true;
  if (!req.context[wasPublishedKey(slug, id)]) return false;
  return !isPublished(await findPublicRow(req, slug, id));
}

const publishRecord: CollectionAfterChangeHook = async (args) => {
  const { collection, doc, operation, req } = args;
  const change = { kind: collection.slug, id: doc.id, title: titleOf(collection, doc) };
  // No page shows a picture that has just been uploaded; S3 storage saves its record a second time.
  const isUnused = Boolean(collection.upload) && operation === 'create';
  if (isUnused || isStorageSave(req)) return doc;
  if (await isPublicChange(args)) await requestPublication(req, change);
  return doc;
};

const publishGlobal: GlobalAfterChangeHook = async (args) => {
  const { doc, global, req } = args;
  if (await isPublicChange(args)) await requestPublication(req, { kind: global.slug, title: '' });
  return doc;
};

const publishDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  // The site has lost a record in the trash already.
  if (doc.deletedAt) return doc;
  const change = { kind: collection.slug, id: doc.id, title: titleOf(collection, doc) };
  if (!collection.versions?.drafts || isPublished(doc)) await requestPublication(req, change);
  return doc;
};

/** `POST /api/publish`: requests a publication with the changes of the last one. Editors only. */
const publishEndpoint = editorsEndpoint('post', '/publish', async (req) => {
  const last = await findPublication(req.payload, { source: { equals: 'cms' } });
  const changes = last?.changes.length ? last.changes : [{ kind: 'site', title: '' }];
  for (const change of changes) await requestPublication(req, change);
  return Response.json({}, { status: 202 });
});

/** A look at the queue takes 7 ms of CPU time. */
const EVERY_SECOND = '* * * * * *';
const RETRIES = 4;

/** Records that the host has accepted the request of a publication. */
const recordSent = (payload: Payload, id: string): Promise<boolean> =>
  advance(payload, id, 'sent', { sentAt: new Date().toISOString(), error: null });

/**
 * Records that a call of the build hook has failed.
 *
 * @param isLast whether the call is not repeated
 */
async function recordHookFailure(
  payload: Payload,
  id: string,
  error: string,
  isLast: boolean,
): Promise<void> {
  if (isLast) await advance(payload, id, 'failed', { failedAt: new Date().toISOString(), error });
  else await updatePublication(payload, id, { error });
}

const TIMEOUT_MS = 15_000;

/**
 * Starts a build with a POST request to a build hook, Netlify's or any other.
 *
 * @param title the build's name in the host's list of deploys
 * @param publication the id of the publication: the build receives it in the body, and the host's
 *   notifications contain it in the title
 * @throws {Error} when the hook is unreachable, does not respond within 15 seconds or returns an
 *   error status; the message leaves out the URL, which is a secret
 */
async function callBuildHook(hook: string, title: string, publication?: string): Promise<void> {
  const url = new URL(hook);
  url.searchParams.set('trigger_title', publication ? `${title} [${publication}]` : title);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(publication ? { publication } : {}),
    signal,
  }).catch((error: unknown) => {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new Error(
      isTimeout ? 'The build hook does not respond' : 'The build hook cannot be reached',
    );
  });
  if (!response.ok) throw new Error(`The build hook returned ${response.status}`);
}

/** Calls the build hook; each job is a publication, queued by a change and run after a pause. */
const publish: TaskConfig<'publish'> = {
  slug: 'publish',
  label: 'Publicar la web',
  inputSchema: [
    { name: 'changes', type: 'json', required: true },
    // The id of the publication; jobs of an earlier version have none.
    { name: 'publication', type: 'text' },
  ],
  // Retries after 4, 8, 16 and 32 seconds; then the admin shows the publication as failed.
  retries: { attempts: RETRIES, backoff: { type: 'exponential', delay: 4_000 } },
  handler: async ({ input, job, req: { payload } }) => {
    const hook = findBuildHook();
    const id = input.publication ?? undefined;
    try {
      const title = `CMS: ${summariseChanges(input.changes as Change[])}`;
      if (hook) await callBuildHook(hook, title, id);
    } catch (error) {
      const failures = job.log?.filter(({ state }) => state === 'failed').length ?? 0;
      if (id) await recordHookFailure(payload, id, (error as Error).message, failures >= RETRIES);
      throw error;
    }
    if (hook && id) await recordSent(payload, id);
    return { output: {} };
  },
};

/** Requests a build just after midnight in Madrid, in summer and winter, to keep ages correct. */
const rebuildDaily: TaskConfig<'rebuildDaily'> = {
  slug: 'rebuildDaily',
  label: 'Publicación diaria',
  schedule: [{ cron: '5 22,23 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    const title = bilingual('Edades del día', 'Ages of the day').es;
    await requestPublication(req, { kind: 'daily', title });
    return { output: {} };
  },
};

const JOBS: JobsConfig = {
  // Only the admin's server runs them, never a build.
  autoRun: [{ cron: EVERY_SECOND, queue: 'default', silent: true }],
  // What became of a publication is in its own collection.
  deleteJobOnComplete: true,
  access: {
    run: ({ req }) => admins({ req }),
    queue: ({ req }) => admins({ req }),
    cancel: ({ req }) => admins({ req }),
  },
};

/** Builds the site after a change of public records, and shows what became of each publication. */
export const publishing: Plugin = (config) => {
  const hooked = mapContent(
    config,
    (collection) =>
      withHooks(collection, {
        last: {
          beforeChange: [rememberStatus],
          afterChange: [publishRecord],
          afterDelete: [publishDeletion],
        },
      }),
    (global) =>
      withHooks(global, {
        last: { beforeChange: [rememberGlobalStatus], afterChange: [publishGlobal] },
      }),
  );
  const scheduled = withFormComponents(
    withFormComponents(hooked, ['/features/publishing/admin/RecordPublication.tsx#RecordState']),
    ['/features/publishing/admin/ScheduledPublications.tsx#ScheduledPublications'],
    ({ versions }) => Boolean(versions),
  );
  // The dashboard renders them below its head.
  const shown = withAdminComponents(scheduled, {
    beforeDashboard: ['/features/publishing/admin/Publications.tsx#Publications'],
  });
  return withTasks(
    {
      ...shown,
      endpoints: [...(config.endpoints ?? []), publishEndpoint],
      jobs: { ...config.jobs, ...JOBS },
    },
    publish,
    confirmOnlineTask,
    rebuildDaily,
  );
};
