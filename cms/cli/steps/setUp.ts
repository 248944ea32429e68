import { ensureAdministrator } from './firstUser.ts';

// A process of its own: Payload keeps its connections, and its memory, for as long as it lives.
try {
  await ensureAdministrator();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
