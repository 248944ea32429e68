import { AsyncLocalStorage } from 'node:async_hooks';
import type { Payload, PayloadRequest } from 'payload';
import { APIError } from 'payload';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { adminLanguage, describeProblem } from '../texts/problems.ts';

const TEN_MINUTES = 600;

/** Attempts in ten minutes, after which all attempts are refused for ten minutes. */
const LIMITS = { account: 5, address: 30, translation: 30, link: 600 };

/**
 * What is counted: failed attempts at one account, known or not, and from one address, requests for
 * translations by one user, and all requests with one person's link.
 */
type Subject = keyof typeof LIMITS;

/** Not logged: anybody can cause as many as they like. */
export class TooManyAttempts extends APIError {}

/** The limiter's timers would keep the context of each request for ten minutes: 28 kB in Next. */
const outsideRequests = AsyncLocalStorage.snapshot();

/** The CMS's own: its configuration is one for all modules that Next bundles. */
function limiterOf({ config }: Payload, subject: Subject): RateLimiterMemory {
  const limiters = (config.custom.attempts ??= {}) as Partial<Record<Subject, RateLimiterMemory>>;
  return (limiters[subject] ??= new RateLimiterMemory({
    points: LIMITS[subject],
    duration: TEN_MINUTES,
    blockDuration: TEN_MINUTES,
  }));
}

/** Returns the counted attempts at an account, from an address or by a user. */
export function attemptsOf(req: PayloadRequest, subject: Subject, key: string) {
  const limiter = limiterOf(req.payload, subject);
  return {
    /**
     * Counts an attempt before it is checked, so that parallel attempts cannot exceed the limit.
     *
     * @param onBlocked called with the first refusal of a series
     * @throws {TooManyAttempts} with status 429, saying how long to wait, when there were too many
     */
    async take(onBlocked?: () => Promise<void>): Promise<void> {
      const refusal = await outsideRequests(() => limiter.consume(key)).then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof RateLimiterRes) return error;
          throw error;
        },
      );
      if (!refusal) return;
      if (refusal.consumedPoints === LIMITS[subject] + 1) await onBlocked?.();
      const seconds = Math.ceil(refusal.msBeforeNext / 1000);
      req.responseHeaders = new Headers({ 'Retry-After': String(seconds) });
      const problem = { code: 'tooManyAttempts', values: [Math.ceil(seconds / 60)] } as const;
      throw new TooManyAttempts(describeProblem(problem, adminLanguage(req)), 429);
    },
    /** Takes back a counted attempt that has succeeded. */
    takeBack: () => outsideRequests(() => limiter.reward(key)),
    /** Forgets all attempts, after a success or when an administrator unlocks the account. */
    forget: () => limiter.delete(key),
  };
}
