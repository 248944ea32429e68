/**
 * The states of a publication, in order: a publication never goes back. A failed one may still come
 * online, when the host repeats its build.
 */
export const STATES = ['requested', 'sent', 'building', 'failed', 'online'] as const;

/** A stored state of a publication. */
export type State = (typeof STATES)[number];

/** Returns the states from which a publication may enter a state. */
export const statesBefore = (state: State): State[] => STATES.slice(0, STATES.indexOf(state));

/** Returns whether a publication in this state waits for the host. */
export const isPending = (state: State): boolean =>
  state === 'requested' || state === 'sent' || state === 'building';
