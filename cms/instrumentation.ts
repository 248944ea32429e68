/** Ends the server, which would else go on and answer every request with an error. */
function refuse(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Next calls this when the admin's server starts: Payload starts with it, so that what is scheduled
 * and what waits for the build hook goes on before anybody signs in.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { getPayload } = await import('payload');
  const { default: config } = await import('./payload.config.ts').catch(refuse);
  await getPayload({ config, cron: true });
}
