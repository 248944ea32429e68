/**
 * Next calls this when the admin's server starts: Payload starts with it, so that what is scheduled
 * and what waits for the build hook goes on before anybody signs in.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('./runtime/startPayload.ts');
}
