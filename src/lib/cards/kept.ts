import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Gives a file that an earlier build kept under its name, or makes and keeps it. The name must
 * follow from what the file holds.
 */
export async function kept(
  folder: string,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = path.join(folder, name);
  const found = await readFile(file).catch(() => undefined);
  if (found) return new Uint8Array(found);
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Whole or not at all: a build that is broken off leaves no half file behind.
  await writeFile(`${file}.part`, made);
  await rename(`${file}.part`, file);
  return new Uint8Array(made);
}
