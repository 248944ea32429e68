import type { Payload, PayloadRequest, Where } from 'payload';
import { type Target, findBuildHook } from './buildHook.ts';
import { type Change, mergeChange } from './change.ts';

/** Pause without further changes before the site is built. */
const DEBOUNCE_MS = 5_000;
/** Longest delay of the first change while others follow. */
const MAX_DELAY_MS = 20_000;

/** A requested build of the site. */
export interface Publication {
  changes: Change[];
  /** `waiting` until the hook is called, `retrying` after a failed call, `failed` after the last. */
  state: 'waiting' | 'retrying' | 'sent' | 'failed';
  /** Time when it was sent or failed, else when it was requested; ISO 8601. */
  at: string;
  /** Reason why the last attempt failed. */
  error?: string | undefined;
}

interface Job {
  id: number | string;
  input?: unknown;
  createdAt: string;
  updatedAt: string;
  completedAt?: string | null;
  totalTried?: number | null;
  hasError?: boolean | null;
  log?: { state: string; error?: unknown }[] | null;
}

const changesOf = ({ input }: Job): Change[] => (input as { changes?: Change[] }).changes ?? [];

/** The job queues: Payload's default queue for the site, another for the preview. */
const QUEUES: Record<Target, string> = { site: 'default', preview: 'preview' };

/** Returns what the jobs of a queue build. */
export const targetOf = (queue: string | null | undefined): Target =>
  queue === QUEUES.preview ? 'preview' : 'site';

const jobsOf = (target: Target): Where => ({
  and: [{ taskSlug: { equals: 'publish' } }, { queue: { equals: QUEUES[target] } }],
});
const pendingJobsOf = (target: Target): Where => ({
  and: [
    jobsOf(target),
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    { processing: { not_equals: true } },
  ],
});

async function findNewestJob(payload: Payload, where: Where, req?: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where,
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    ...(req ? { req } : {}),
  });
  return docs[0] as Job | undefined;
}

/**
 * Requests a build of the site, or of its preview, for a change. Changes less than five seconds apart
 * share a build. The request is a job in the database, so it survives a restart. Without a build
 * hook nothing is requested.
 */
export async function requestPublication(
  req: PayloadRequest,
  change: Change,
  target: Target = 'site',
): Promise<void> {
  if (!findBuildHook(target)) return;
  const { payload } = req;
  const pending = await findNewestJob(payload, pendingJobsOf(target), req);
  if (!pending) {
    const waitUntil = new Date(Date.now() + DEBOUNCE_MS);
    const input = { changes: [change] };
    await payload.jobs.queue({ task: 'publish', queue: QUEUES[target], input, waitUntil, req });
    return;
  }
  const latest = Date.parse(pending.createdAt) + MAX_DELAY_MS;
  await payload.update({
    collection: 'payload-jobs',
    id: pending.id,
    data: {
      input: { changes: mergeChange(changesOf(pending), change) },
      waitUntil: new Date(Math.min(Date.now() + DEBOUNCE_MS, latest)).toISOString(),
    },
    depth: 0,
    req,
  });
}

/** Deletes completed preview jobs: nothing shows them, and every saved draft creates one. */
export async function purgePreviewJobs({ db }: Payload): Promise<void> {
  const where: Where = { and: [jobsOf('preview'), { completedAt: { exists: true } }] };
  await db.deleteMany({ collection: 'payload-jobs', where });
}

const messageOf = (error: unknown): string | undefined =>
  (error as { message?: string } | undefined)?.message;

/** Returns the last requested publication of the site, or `undefined` before the first. */
export async function findLastPublication(payload: Payload): Promise<Publication | undefined> {
  const job = await findNewestJob(payload, jobsOf('site'));
  if (!job) return undefined;
  const failure = job.log?.findLast(({ state }) => state === 'failed');
  const changes = changesOf(job);
  if (job.completedAt) return { changes, state: 'sent', at: job.completedAt };
  const error = messageOf(failure?.error);
  if (job.hasError) return { changes, state: 'failed', at: job.updatedAt, error };
  return { changes, state: failure ? 'retrying' : 'waiting', at: job.createdAt, error };
}
