import path from 'node:path';
import { run } from './command.ts';
import { hashOf, isStamped, putStamp } from './marker.ts';

/** Installs the admin's own package, when it is missing or its lock file has changed. */
export async function ensureInstalled(folder: string): Promise<void> {
  const stamp = path.join(folder, 'node_modules', '.installed-from');
  const hash = await hashOf([path.join(folder, 'package-lock.json')]);
  if (await isStamped(stamp, hash)) return;
  console.log('Installing the admin (Payload on Next), once…');
  await run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  await putStamp(stamp, hash);
}
