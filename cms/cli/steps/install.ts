import path from 'node:path';
import { run } from './command.ts';
import { hashFiles, isUpToDate, writeMarker } from './marker.ts';

/** Installs the admin's packages if they are missing or the lock file has changed. */
export async function ensureInstalled(folder: string): Promise<void> {
  const marker = path.join(folder, 'node_modules', '.installed-from');
  const hash = await hashFiles(folder, ['package-lock.json']);
  if (await isUpToDate(marker, hash)) return;
  console.log('Installing the admin (Payload on Next), once…');
  await run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  await writeMarker(marker, hash);
}
