// Starts Payload with the admin's server. instrumentation.ts imports this in Node only.
import { getPayload } from 'payload';

try {
  const { default: config } = await import('../payload.config.ts');
  await getPayload({ config, cron: true });
} catch (error) {
  // Next would continue and answer every request with an error.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
