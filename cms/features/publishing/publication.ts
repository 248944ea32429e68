import type { Payload, PayloadRequest, Where } from 'payload';
import {
  createPublication,
  findPublication,
  findPublications,
  type Status,
  statusOf,
  updatePublication,
} from './reports/store.ts';

/** A change to the site, as shown to editors and in the host's list of builds. */
export interface Change {
  /** Slug of the collection or global. */
  kind: string;
  /** The record's id; a global has none. */
  id?: number | string;
  /** The record's title, e.g. a talent's name; empty for a global. */
  title: string;
  /** E-mail address of the editor; the host does not receive it. */
  who?: string;
}

const MAX_NAMED = 5;

const nameOf = ({ kind, title }: Change): string => title || kind;

/** Returns whether two changes are of the same record, which may have been renamed between them. */
const isSameRecord = (a: Change, b: Change): boolean =>
  a.kind === b.kind &&
  (a.id !== undefined && b.id !== undefined ? a.id === b.id : a.title === b.title);

/** Appends a change; an earlier change of the same record is removed. */
const mergeChange = (changes: readonly Change[], change: Change): Change[] => [
  ...changes.filter((other) => !isSameRecord(other, change)),
  change,
];

/** Names the first five changes in one line, then counts the others: `Inés Quiroga, home + 3`. */
export const summariseChanges = (changes: readonly Change[]): string => {
  const named = changes.slice(0, MAX_NAMED).map(nameOf).join(', ');
  const restCount = changes.length - MAX_NAMED;
  return restCount > 0 ? `${named} + ${restCount}` : named;
};

/** Pause without further changes before the site is built: more than between the records of one action. */
const DEBOUNCE_MS = 2_000;
/** Longest delay of the first change while others follow. */
const MAX_DELAY_MS = 20_000;

/** A requested build of the site. */
interface Publication {
  changes: Change[];
  state: Status;
  /** Reason why the last attempt failed. */
  error?: string | undefined;
}

interface Job {
  id: number | string;
  input?: unknown;
  createdAt: string;
}

interface JobInput {
  changes?: Change[];
  publication?: string;
}

const inputOf = ({ input }: Job): JobInput => (input ?? {}) as JobInput;

const PENDING_JOBS: Where = {
  and: [
    { taskSlug: { equals: 'publish' } },
    // An earlier version has left jobs in a queue that no longer runs.
    { queue: { equals: 'default' } },
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    { processing: { not_equals: true } },
  ],
};

async function findPendingJob(req: PayloadRequest): Promise<Job | undefined> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: PENDING_JOBS,
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    req,
  });
  return docs[0] as Job | undefined;
}

/** Adds the editor who has made a change; scripts and scheduled changes have none. */
const withEditor = (change: Change, { user }: PayloadRequest): Change =>
  user?.email && user.role !== 'reader' ? { ...change, who: user.email } : change;

/** Queues a new build and records it as a publication. */
async function queueBuild(req: PayloadRequest, change: Change): Promise<void> {
  const { payload } = req;
  const changes = [withEditor(change, req)];
  const values = { state: 'requested', source: 'cms', changes } as const;
  const publication = await createPublication(payload, values, req);
  const waitUntil = new Date(Date.now() + DEBOUNCE_MS);
  const input = { changes: [change], publication };
  await payload.jobs.queue({ task: 'publish', input, waitUntil, req });
}

/** Adds a change to a build that has not been requested yet. */
async function addChange(req: PayloadRequest, pending: Job, change: Change): Promise<void> {
  const { payload } = req;
  const { changes = [], publication } = inputOf(pending);
  const latest = Date.parse(pending.createdAt) + MAX_DELAY_MS;
  await payload.update({
    collection: 'payload-jobs',
    id: pending.id,
    data: {
      input: { changes: mergeChange(changes, change), ...(publication && { publication }) },
      waitUntil: new Date(Math.min(Date.now() + DEBOUNCE_MS, latest)).toISOString(),
    },
    depth: 0,
    req,
  });
  if (!publication) return;
  const [stored] = await findPublications(payload, { id: { equals: publication } }, req);
  const merged = mergeChange(stored?.changes ?? [], withEditor(change, req));
  await updatePublication(payload, publication, { changes: merged }, req);
}

/** Returns the URL that starts a build, `BUILD_HOOK_URL`, or `undefined` if it is not set. */
export const findBuildHook = (): string | undefined => process.env.BUILD_HOOK_URL || undefined;

/**
 * Requests a build of the site for a change. Changes less than two seconds apart share a build. The
 * request is a job in the database, so it survives a restart. Without a build hook nothing is
 * requested.
 */
export async function requestPublication(req: PayloadRequest, change: Change): Promise<void> {
  if (!findBuildHook()) return;
  const pending = await findPendingJob(req);
  await (pending ? addChange(req, pending, change) : queueBuild(req, change));
}

/** Returns the last requested publication of the site, or `undefined` before the first. */
export async function findLastPublication(payload: Payload): Promise<Publication | undefined> {
  const last = await findPublication(payload, { source: { equals: 'cms' } });
  if (!last) return undefined;
  const { changes, error } = last;
  return { changes, state: statusOf(last), error: error ?? undefined };
}
