import { bilingual } from '../admin/labels.ts';
import { Refusal } from './refusal.ts';

/** How many tasks run and wait at the same time, and for how many milliseconds one waits at most. */
export interface GateOptions {
  running: number;
  waiting: number;
  waitMs: number;
}

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout;
}

const RETRY_AFTER_SECONDS = 2;

const busy = () =>
  new Refusal(
    503,
    bilingual(
      'El CMS está ocupado: prueba otra vez dentro de unos segundos',
      'The CMS is busy: try again in a few seconds',
    ),
    { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  );

/** Resolves after other events of the process, such as a health check, have been handled. */
export const yieldToEvents = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Creates a function that runs tasks, a limited number at a time and in order. SQLite answers
 * synchronously: the pause before each task lets other requests in between.
 *
 * @returns a function that rejects with a 503 {@link Refusal} when too many tasks wait, or one for
 *   too long
 */
export function createGate({ running: limit, waiting: maxWaiting, waitMs }: GateOptions) {
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
      await yieldToEvents();
      return await task();
    } finally {
      leave();
    }
  };
}
