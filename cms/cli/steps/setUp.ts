// Runs as a separate process: Payload holds connections and memory until its process exits.
import { exitWith } from './command.ts';

try {
  const { ensureAdministrator } = await import('./firstUser.ts');
  await ensureAdministrator();
  process.exit(0);
} catch (error) {
  exitWith(error);
}
