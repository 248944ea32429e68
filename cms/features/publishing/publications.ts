import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest, Where } from 'payload';
import type { StoredProblem } from './siteView.ts';

/**
 * The states of a publication, in order: a publication never goes back. A failed one may still come
 * online, when the host repeats its build.
 */
export const STATES = ['requested', 'sent', 'building', 'failed', 'online'] as const;

/** A stored state of a publication. */
type State = (typeof STATES)[number];

/** Returns the states from which a publication may enter a state. */
const statesBefore = (state: State): State[] => STATES.slice(0, STATES.indexOf(state));

/** Returns whether a publication in this state waits for the host. */
const isPending = (state: State): boolean =>
  state === 'requested' || state === 'sent' || state === 'building';

/** How many publications are kept. */
const MAX_KEPT = 20;
const COLLECTION = 'publications' as const;

/** A publication as it is stored. */
export interface StoredPublication {
  id: string;
  state: State;
  /** `host` for a build that the CMS did not request, e.g. after a push. */
  source: 'cms' | 'host';
  changes: Change[];
  /** Why the last attempt failed. */
  error?: string | null;
  /** The records that the build has left as they were. */
  problems: StoredProblem[];
  deployId?: string | null;
  deployUrl?: string | null;
  createdAt: string;
  sentAt?: string | null;
  begunAt?: string | null;
  builtAt?: string | null;
  onlineAt?: string | null;
  failedAt?: string | null;
}

type Values = Partial<Omit<StoredPublication, 'id' | 'state'>>;

/** Returns the kept publications, the newest first. */
export async function findPublications(
  payload: Payload,
  where: Where = {},
  req?: PayloadRequest,
): Promise<StoredPublication[]> {
  const { docs } = await payload.find({
    collection: COLLECTION,
    where,
    sort: '-createdAt',
    limit: MAX_KEPT + 1,
    pagination: false,
    depth: 0,
    ...(req && { req }),
  });
  return docs as StoredPublication[];
}

/** Returns the newest publication that matches, or `undefined`. */
export const findPublication = async (
  payload: Payload,
  where: Where,
): Promise<StoredPublication | undefined> => (await findPublications(payload, where))[0];

/** Deletes all but the newest twenty publications, and the newest one that is online. */
async function purge(payload: Payload, req?: PayloadRequest): Promise<void> {
  const newest = await findPublications(payload, {}, req);
  const online = await findPublications(payload, { state: { equals: 'online' } }, req);
  const ids = [...newest.slice(0, MAX_KEPT), ...online.slice(0, 1)].map(({ id }) => id);
  const where = { id: { not_in: ids } };
  await payload.delete({ collection: COLLECTION, where, ...(req && { req }) });
}

/** Creates a publication and returns its id. */
export async function createPublication(
  payload: Payload,
  values: Pick<StoredPublication, 'state' | 'source'> & Values,
  req?: PayloadRequest,
): Promise<string> {
  const id = randomUUID();
  const data = { changes: [], problems: [], ...values, id };
  await payload.create({ collection: COLLECTION, data: data, ...(req && { req }) });
  await purge(payload, req);
  return id;
}

/** Changes values of a publication, whatever its state; one that was purged is ignored. */
export async function updatePublication(
  payload: Payload,
  id: string,
  values: Values,
  req?: PayloadRequest,
): Promise<void> {
  await payload.update({
    collection: COLLECTION,
    where: { id: { equals: id } },
    data: values,
    ...(req && { req }),
  });
}

/**
 * Moves a publication into a later state; in the same or a later state it remains as it is.
 *
 * @returns whether it has moved
 */
export async function advance(
  payload: Payload,
  id: string,
  state: State,
  values: Values = {},
): Promise<boolean> {
  const { docs } = await payload.update({
    collection: COLLECTION,
    where: { and: [{ id: { equals: id } }, { state: { in: statesBefore(state) } }] },
    data: { ...values, state },
  });
  return docs.length > 0;
}

/** Time without news after which nobody knows what became of a publication. */
const SILENCE_MS = 15 * 60 * 1000;

/**
 * What editors are told about a publication: its state, where `waiting` and `retrying` are before the
 * host has accepted the request, `silent` if the host has said nothing for fifteen minutes, and
 * `superseded` if a later publication is online, which includes it.
 */
export type Status =
  'waiting' | 'retrying' | 'sent' | 'building' | 'online' | 'failed' | 'silent' | 'superseded';

const lastNewsOf = ({ createdAt, sentAt, begunAt, builtAt }: StoredPublication): string =>
  builtAt ?? begunAt ?? sentAt ?? createdAt;

/**
 * Returns the status of a publication.
 *
 * @param online the newest publication that is online
 */
export function statusOf(
  publication: StoredPublication,
  online?: StoredPublication,
  now: Date = new Date(),
): Status {
  const { state, error, createdAt } = publication;
  if (!isPending(state)) return state === 'online' ? 'online' : 'failed';
  if (online && createdAt < online.createdAt) return 'superseded';
  if (now.getTime() - Date.parse(lastNewsOf(publication)) > SILENCE_MS) return 'silent';
  if (state !== 'requested') return state === 'sent' ? 'sent' : 'building';
  return error ? 'retrying' : 'waiting';
}

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
