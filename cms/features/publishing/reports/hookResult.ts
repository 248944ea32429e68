import type { Payload } from 'payload';
import { advance, updatePublication } from './store.ts';

/** Records that the host has accepted the request of a publication. */
export const recordSent = (payload: Payload, id: string): Promise<boolean> =>
  advance(payload, id, 'sent', { sentAt: new Date().toISOString(), error: null });

/**
 * Records that a call of the build hook has failed.
 *
 * @param isLast whether the call is not repeated
 */
export async function recordHookFailure(
  payload: Payload,
  id: string,
  error: string,
  isLast: boolean,
): Promise<void> {
  if (isLast) await advance(payload, id, 'failed', { failedAt: new Date().toISOString(), error });
  else await updatePublication(payload, id, { error });
}
