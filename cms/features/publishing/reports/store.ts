import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest, Where } from 'payload';
import type { Change } from '../publication.ts';
import type { StoredProblem } from './problemView.ts';

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
