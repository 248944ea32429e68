import { setTimeout as wait } from 'node:timers/promises';
import { bilingual } from '../texts/labels.ts';
import { Refusal } from './refusal.ts';

const BUSY = bilingual('El CMS está ocupado: prueba enseguida', 'The CMS is busy: try again soon');

/**
 * Creates a function that runs tasks, a limited number at a time and in order.
 *
 * @param restShare for which share of a task's time its place stays free afterwards: SQLite answers
 *   synchronously, so nothing else is answered during a query
 * @returns a function that rejects with a 503 {@link Refusal} when too many tasks wait
 */
export function createGate(maxRunning: number, maxWaiting: number, restShare = 0) {
  let running = 0;
  const queue: (() => void)[] = [];
  const leave = () => (queue.shift() ?? (() => void running--))();
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < maxRunning) running++;
    else if (queue.length >= maxWaiting) throw new Refusal(503, BUSY, { 'Retry-After': '2' });
    else await new Promise<void>((start) => queue.push(start));
    const beginMs = performance.now();
    return task().finally(() => {
      setTimeout(leave, restShare * (performance.now() - beginMs));
    });
  };
}

/** Guests are answered this often, after a burst of as many as a page of the admin asks. */
const GUEST_INTERVAL_MS = 2.5;
const GUEST_BURST = 50;

/**
 * Creates a function that waits until the next guest's request may be handled, so that a flood of them
 * gets a part of the processor only, however small its requests are.
 */
export function createPace(): () => Promise<void> {
  let nextMs = -Infinity;
  return async () => {
    const nowMs = performance.now();
    nextMs = Math.max(nowMs - GUEST_BURST * GUEST_INTERVAL_MS, nextMs) + GUEST_INTERVAL_MS;
    if (nextMs > nowMs) await wait(nextMs - nowMs);
  };
}
