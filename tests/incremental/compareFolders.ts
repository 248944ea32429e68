import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name))),
  );
}

/** Returns one line for each file that is in only one of two folders or differs between them. */
export async function findDifferences(incremental: string, clean: string): Promise<string[]> {
  const [left, right] = await Promise.all([listFiles(incremental), listFiles(clean)]);
  const found = [...left.symmetricDifference(right)].map(
    (file) => `${file} is only in the ${left.has(file) ? 'incremental' : 'clean'} site`,
  );
  for (const file of left.intersection(right)) {
    const [a, b] = await Promise.all([
      readFile(path.join(incremental, file)),
      readFile(path.join(clean, file)),
    ]);
    if (!a.equals(b)) found.push(`${file} differs`);
  }
  return found.sort();
}
