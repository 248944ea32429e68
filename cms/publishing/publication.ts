import type { Payload, PayloadRequest, Where } from 'payload';
import { findBuildHook } from './buildHook.ts';
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

const PUBLISH: Where = { taskSlug: { equals: 'publish' } };
const PENDING: Where = {
  and: [
    PUBLISH,
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    { processing: { not_equals: true } },
  ],
};

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
 * Asks for the site to be built with a change. Changes that come within a quiet moment of each
 * other are one build. It is kept in the database until the hook has taken it, also over a restart.
 * Without a hook nothing is asked.
 */
export async function requestPublication(req: PayloadRequest, change: Change): Promise<void> {
  if (!findBuildHook()) return;
  const { payload } = req;
  const pending = await newestJob(payload, PENDING, req);
  if (!pending) {
    const waitUntil = new Date(Date.now() + QUIET_MS);
    await payload.jobs.queue({ task: 'publish', input: { changes: [change] }, waitUntil, req });
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

const messageOf = (error: unknown): string | undefined =>
  (error as { message?: string } | undefined)?.message;

/** Returns the last publication that was asked for, or `undefined` before the first. */
export async function findLastPublication(payload: Payload): Promise<Publication | undefined> {
  const job = await newestJob(payload, PUBLISH);
  if (!job) return undefined;
  const failure = job.log?.findLast(({ state }) => state === 'failed');
  const changes = changesOf(job);
  if (job.completedAt) return { changes, state: 'sent', at: job.completedAt };
  const error = messageOf(failure?.error);
  if (job.hasError) return { changes, state: 'failed', at: job.updatedAt, error };
  return { changes, state: failure ? 'retrying' : 'waiting', at: job.createdAt, error };
}
