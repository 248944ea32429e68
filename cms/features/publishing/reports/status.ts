import type { StoredPublication } from './store.ts';
import { isPending } from './states.ts';

/** Time without news after which nobody knows what became of a publication. */
const SILENCE_MS = 20 * 60 * 1000;

/**
 * What editors are told about a publication: its state, where `waiting` and `retrying` are before the
 * host has accepted the request, `silent` if the host has said nothing for twenty minutes, and
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

/** Returns whether a status may change soon, so that the admin asks again. */
export const isUnsettled = (status: Status): boolean =>
  ['waiting', 'retrying', 'sent', 'building'].includes(status);
