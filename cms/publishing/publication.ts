import type { Payload, PayloadRequest, Where } from 'payload';
import { type Target, findBuildHook } from './buildHook.ts';
import { type Change, withChange } from './change.ts';

/** How long nothing more must change before the site is built. */
const QUIET_MS = 5_000;
/** How long a first change waits at most while others keep coming. */
const LONGEST_WAIT_MS = 20_000;

/** A build of the site that was asked for. */
export interface Publication {
  changes: Change[];
  /** `waiting` until the hook has taken it, `retrying` when it refused and is asked again. */
  state: 'waiting' | 'retrying' | 'sent' | 'failed';
  /** When it was sent or failed, else when it was asked for; ISO 8601. */
  at: string;
  /** Why the last try failed. */
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

/** The queues in which builds wait: Payload's own for the site, another for the preview. */
const QUEUES: Record<Target, string> = { site: 'default', preview: 'preview' };

/** What the build is of that waits in a queue. */
export const targetOf = (queue: string | null | undefined): Target =>
  queue === QUEUES.preview ? 'preview' : 'site';

const isOf = (target: Target): Where => ({
  and: [{ taskSlug: { equals: 'publish' } }, { queue: { equals: QUEUES[target] } }],
});
const isPending = (target: Target): Where => ({
  and: [
    isOf(target),
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    { processing: { not_equals: true } },
  ],
});

async function newestJob(payload: Payload, where: Where, req?: PayloadRequest) {
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
 * Asks for the site, or its preview, to be built with a change. Changes that come within a quiet
 * moment of each other are one build. It is kept in the database until the hook has taken it, also
 * over a restart. Without a hook nothing is asked.
 */
export async function requestPublication(
  req: PayloadRequest,
  change: Change,
  target: Target = 'site',
): Promise<void> {
  if (!findBuildHook(target)) return;
  const { payload } = req;
  const pending = await newestJob(payload, isPending(target), req);
  if (!pending) {
    const waitUntil = new Date(Date.now() + QUIET_MS);
    const input = { changes: [change] };
    await payload.jobs.queue({ task: 'publish', queue: QUEUES[target], input, waitUntil, req });
    return;
  }
  const latest = Date.parse(pending.createdAt) + LONGEST_WAIT_MS;
  await payload.update({
    collection: 'payload-jobs',
    id: pending.id,
    data: {
      input: { changes: withChange(changesOf(pending), change) },
      waitUntil: new Date(Math.min(Date.now() + QUIET_MS, latest)).toISOString(),
    },
    depth: 0,
    req,
  });
}

/** Forgets the previews that were built: nobody is told of them, and every saved draft is one. */
export async function forgetPreviews({ db }: Payload): Promise<void> {
  const where: Where = { and: [isOf('preview'), { completedAt: { exists: true } }] };
  await db.deleteMany({ collection: 'payload-jobs', where });
}

const messageOf = (error: unknown): string | undefined =>
  (error as { message?: string } | undefined)?.message;

/** Returns the last publication of the site that was asked for, or `undefined` before the first. */
export async function findLastPublication(payload: Payload): Promise<Publication | undefined> {
  const job = await newestJob(payload, isOf('site'));
  if (!job) return undefined;
  const failure = job.log?.findLast(({ state }) => state === 'failed');
  const changes = changesOf(job);
  if (job.completedAt) return { changes, state: 'sent', at: job.completedAt };
  const error = messageOf(failure?.error);
  if (job.hasError) return { changes, state: 'failed', at: job.updatedAt, error };
  return { changes, state: failure ? 'retrying' : 'waiting', at: job.createdAt, error };
}
