import { setTimeout as wait } from 'node:timers/promises';
import { bilingual } from '../texts/labels.ts';
import { Refusal } from './refusal.ts';

/** How many tasks run and wait at the same time, and for how many milliseconds one waits at most. */
export interface GateOptions {
  running: number;
  waiting: number;
  waitMs: number;
  /** Waits before each task. */
  beforeTask?: () => Promise<void>;
}

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout;
}

const RETRY_AFTER_SECONDS = 2;
/** How much longer a slow query waits at most than the last one ran. */
const PAUSE_FACTOR = 3;
const MAX_PAUSE_MS = 1000;

const busy = () =>
  new Refusal(
    503,
    bilingual(
      'El CMS está ocupado: prueba otra vez dentro de unos segundos',
      'The CMS is busy: try again in a few seconds',
    ),
    { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  );

/** Resolves after the events that are due, such as a new connection, have been handled. */
const yieldToEvents = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Rounds of events without a new request after which none waits. Node accepts one connection a round,
 * and a connection becomes a request a few rounds later; a round without events takes 0.01 ms.
 */
const QUIET_ROUNDS = 50;

/** The requests of signed-in callers that are neither slow reads nor uploads. */
export interface Traffic {
  /** How many are being handled. */
  active: number;
  /** How many have arrived since the start. */
  arrived: number;
}

/**
 * Creates a function that waits until no other requests are being handled, but no longer than three
 * times the time since its last call: slow queries get a quarter of the time at least.
 */
export function createTurns(traffic: Traffic): () => Promise<void> {
  let lastMs = performance.now();
  return async () => {
    const beginMs = performance.now();
    const endMs = beginMs + Math.min(MAX_PAUSE_MS, PAUSE_FACTOR * (beginMs - lastMs));
    let { arrived } = traffic;
    for (let quiet = 0; quiet < QUIET_ROUNDS && performance.now() < endMs; quiet++) {
      await yieldToEvents();
      if (traffic.active > 0 || traffic.arrived > arrived) quiet = 0;
      ({ arrived } = traffic);
    }
    lastMs = performance.now();
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

/**
 * Creates a function that runs tasks, a limited number at a time and in order.
 *
 * @returns a function that rejects with a 503 {@link Refusal} when too many tasks wait, or one for
 *   too long
 */
export function createGate({
  running: limit,
  waiting: maxWaiting,
  waitMs,
  beforeTask,
}: GateOptions) {
  let running = 0;
  const queue: Waiting[] = [];

  const enter = async () => {
    if (running < limit) return void running++;
    if (queue.length >= maxWaiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(entry), 1);
        reject(busy());
      }, waitMs);
      const entry: Waiting = { start: resolve, timer };
      queue.push(entry);
    });
  };
  const leave = () => {
    const next = queue.shift();
    if (!next) return void running--;
    clearTimeout(next.timer);
    next.start();
  };

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      await beforeTask?.();
      return await task();
    } finally {
      leave();
    }
  };
}
