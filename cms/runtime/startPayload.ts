// What the admin's server does first; instrumentation.ts loads it in Node alone.
import { getPayload } from 'payload';

try {
  const { default: config } = await import('../payload.config.ts');
  await getPayload({ config, cron: true });
} catch (error) {
  // Next would go on and answer every request with an error.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
