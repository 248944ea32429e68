import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest, Where } from 'payload';
import type { Change } from '../publicationChange.ts';
import type { StoredProblem } from './problems.ts';
import { type State, statesBefore } from './states.ts';

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
  return docs as unknown as StoredPublication[];
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
  await payload.create({ collection: COLLECTION, data: data as never, ...(req && { req }) });
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
    data: values as never,
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
    data: { ...values, state } as never,
  });
  return docs.length > 0;
}
