import { randomUUID } from 'node:crypto';
import type { CollectionConfig, Field, Payload, PayloadRequest, Where } from 'payload';
import type { BuildReport } from '#contract/buildReport.ts';
import { access } from '../../access.ts';
import type { Publication } from '../../payload-types.ts';
import type { Problem } from '../../texts/problems.ts';

/** The states of a publication, in order: a publication never goes back. */
const STATES = ['requested', 'sent', 'building', 'failed', 'online'] as const;

/** The fields that say since when a publication is in a state. */
const TIMES = {
  sent: 'sentAt',
  building: 'begunAt',
  failed: 'failedAt',
  online: 'onlineAt',
} as const satisfies Partial<Record<(typeof STATES)[number], string>>;

const MAX_KEPT = 20;
const COLLECTION = 'publications' as const;

/** A problem that a build has reported, as the CMS keeps it. */
interface StoredProblem extends Omit<
  NonNullable<BuildReport['problems']>[number],
  'record' | 'recordId'
> {
  /** `null` for a global. */
  id: string | null;
  title: string;
  /** The same problem in the words of the CMS, where it finds the problem too. */
  problem?: Problem;
}

/** A publication as it is stored. Its source is `host` if the CMS did not request the build. */
export interface StoredPublication extends Omit<Publication, 'changes' | 'problems'> {
  changes: Change[];
  /** The records that the build has left as they were. */
  problems: StoredProblem[];
}

type Values = Partial<Omit<StoredPublication, 'id' | 'state' | 'updatedAt'>>;

/** Returns the stored publications, read and written within the operation of a request if there is one. */
export function publicationsOf(payload: Payload, req: Partial<PayloadRequest> = {}) {
  /** Returns the kept publications, the newest first. */
  async function find(where: Where = {}): Promise<StoredPublication[]> {
    const { docs } = await payload.find({
      collection: COLLECTION,
      where,
      sort: '-createdAt',
      limit: MAX_KEPT + 1,
      pagination: false,
      depth: 0,
      req,
    });
    return docs as StoredPublication[];
  }

  /** Deletes all but the newest twenty publications, and the newest one that is online. */
  async function purge(): Promise<void> {
    const newest = await find();
    const online = await find({ state: { equals: 'online' } });
    const ids = [...newest.slice(0, MAX_KEPT), ...online.slice(0, 1)].map(({ id }) => id);
    await payload.delete({ collection: COLLECTION, where: { id: { not_in: ids } }, req });
  }

  return {
    find,
    get: async (id: string): Promise<StoredPublication | undefined> =>
      (await find({ id: { equals: id } }))[0],

    async create(
      values: Pick<StoredPublication, 'state' | 'source'> & Values,
    ): Promise<StoredPublication> {
      const data = { changes: [], problems: [], ...values, id: randomUUID() };
      const created = await payload.create({ collection: COLLECTION, data, req });
      await purge();
      return created as StoredPublication;
    },

    /** Changes values of a publication, whatever its state; one that was purged is ignored. */
    async update(id: string, values: Values): Promise<void> {
      const where = { id: { equals: id } };
      await payload.update({ collection: COLLECTION, where, data: values, req });
    },

    /** Moves a publication into a later state; in the same or a later state it remains as it is. */
    async advance(id: string, state: keyof typeof TIMES, values: Values = {}): Promise<void> {
      const before = STATES.slice(0, STATES.indexOf(state));
      const where = { id: { equals: id }, state: { in: before } };
      const data = { ...values, state, [TIMES[state]]: new Date().toISOString() };
      await payload.update({ collection: COLLECTION, where, data, req });
    },
  };
}

/** Time without news after which nobody knows what became of a publication. */
const SILENCE_MS = 15 * 60 * 1000;

/**
 * What editors are told about a publication: its state, where `waiting` and `retrying` are before the
 * host has accepted the request, `silent` if the host has said nothing for fifteen minutes, and
 * `superseded` if a later publication is online, which includes it.
 */
type Status =
  'waiting' | 'retrying' | 'sent' | 'building' | 'online' | 'failed' | 'silent' | 'superseded';

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
  const { state, error, createdAt, sentAt, begunAt, builtAt } = publication;
  if (state === 'online' || state === 'failed') return state;
  if (online && createdAt < online.createdAt) return 'superseded';
  const lastNews = builtAt ?? begunAt ?? sentAt ?? createdAt;
  if (now.getTime() - Date.parse(lastNews) > SILENCE_MS) return 'silent';
  if (state !== 'requested') return state;
  return error ? 'retrying' : 'waiting';
}

/** A change to the site, as shown to editors and in the host's list of builds. */
interface Change {
  /** Slug of the collection or global. */
  kind: string;
  /** The record's id; a global has none. */
  id?: number | string;
  /** The record's title, e.g. a talent's name; empty for a global. */
  title: string;
  /** E-mail address of the editor; the host does not receive it. */
  who?: string;
}

/** Equal for changes of the same record, which may have been renamed. */
const keyOf = ({ kind, id, title }: Change): string => `${kind} ${id ?? title}`;

/** Adds the editor who has made a change; scripts and scheduled changes have none. */
const withEditor = (change: Change, { user }: PayloadRequest): Change =>
  user?.email ? { ...change, who: user.email } : change;

/** Returns the URL that starts a build, `BUILD_HOOK_URL`, or `undefined` if it is not set. */
export const findBuildHook = (): string | undefined => process.env.BUILD_HOOK_URL || undefined;

/** A publication that further changes join; one that is being sent takes no more. */
const isWaiting: Where = {
  and: [{ state: { equals: 'requested' } }, { sentAt: { exists: false } }],
};

/**
 * Requests a build of the site for a change. It is stored with the change, and sent by the admin's server after
 * a pause, so that changes less than two seconds apart share a build. Without a build hook nothing is requested.
 */
export async function requestPublication(req: PayloadRequest, change: Change): Promise<void> {
  if (!findBuildHook()) return;
  const publications = publicationsOf(req.payload, req);
  const named = withEditor(change, req);
  const [waiting] = await publications.find(isWaiting);
  if (!waiting) {
    await publications.create({ state: 'requested', source: 'cms', changes: [named] });
    return;
  }
  const others = waiting.changes.filter((one) => keyOf(one) !== keyOf(named));
  await publications.update(waiting.id, { changes: [...others, named] });
}

/**
 * The last requested publications of the site and what became of them. Hooks and builds write
 * them; editors read them on the first page of the admin and beside each record. The plugin `publishing`
 * adds their endpoints.
 */
export const Publications: CollectionConfig = {
  slug: COLLECTION,
  versions: false,
  admin: { hidden: true },
  graphQL: false,
  lockDocuments: false,
  access: { read: access.editors, ...access.changedByNobody },
  fields: [
    // A random UUID, which the build hook sends to the host.
    { name: 'id', type: 'text', required: true },
    { name: 'state', type: 'select', required: true, index: true, options: [...STATES] },
    // The host itself starts a build after a push, and by its own schedule.
    { name: 'source', type: 'select', required: true, options: ['cms', 'host'] },
    { name: 'changes', type: 'json', required: true, defaultValue: [] },
    { name: 'error', type: 'text' },
    { name: 'problems', type: 'json', required: true, defaultValue: [] },
    { name: 'deployId', type: 'text', index: true },
    { name: 'deployUrl', type: 'text' },
    ...['sentAt', 'begunAt', 'builtAt', 'onlineAt', 'failedAt'].map((name): Field => ({
      name,
      type: 'date',
    })),
  ],
};
