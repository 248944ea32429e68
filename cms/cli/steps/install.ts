import path from 'node:path';
import { run } from './command.ts';
import { hashFiles, isUpToDate, writeMarker } from './marker.ts';

/** The name of the packages of `cms`, for {@link ensureInstalled}. */
export const ADMIN_PACKAGES = 'the admin (Payload on Next)';

/**
 * Installs the packages of a folder if they are missing or its lock file has changed.
 *
 * @param name what the packages are, for the log
 */
export async function ensureInstalled(folder: string, name: string): Promise<void> {
  const marker = path.join(folder, 'node_modules', '.installed-from');
  const hash = await hashFiles(folder, ['package-lock.json']);
  if (await isUpToDate(marker, hash)) return;
  console.log(`Installing ${name}, once…`);
  await run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  await writeMarker(marker, hash);
}
