/**
 * Next calls this when the admin's server starts. Starts Payload too, so that scheduled and queued
 * jobs run before the first request.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('./runtime/startPayload.ts');
}
