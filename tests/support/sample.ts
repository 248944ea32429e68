import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename } from 'node:fs/promises';
import path from 'node:path';
import { settings } from '../../cms/runtime/settings.ts';
import { sampleFolder } from '../../cms/runtime/prepare.ts';

/*
 * The sample agency takes 17 s of CPU time to create, and is the same in every folder, so a test run
 * creates it once.
 */

/** Copies a sample that a test created to where builds look for one, unless they have it. */
export async function offerSample(folder: string): Promise<void> {
  const target = await sampleFolder();
  if (existsSync(target)) return;
  await mkdir(settings.dataFolder, { recursive: true });
  const staging = await mkdtemp(path.join(settings.dataFolder, 'new-'));
  await cp(path.join(folder, path.basename(target)), staging, { recursive: true });
  await rename(staging, target);
}
