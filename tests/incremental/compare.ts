import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name))),
  );
}

/** What is in one of two folders alone, or not the same in both. */
export async function differences(one: string, other: string): Promise<string[]> {
  const [left, right] = await Promise.all([filesIn(one), filesIn(other)]);
  const found = [...left.symmetricDifference(right)].map(
    (file) => `${file} is only in the ${left.has(file) ? 'incremental' : 'clean'} site`,
  );
  for (const file of left.intersection(right)) {
    const [a, b] = await Promise.all([
      readFile(path.join(one, file)),
      readFile(path.join(other, file)),
    ]);
    if (!a.equals(b)) found.push(`${file} differs`);
  }
  return found.sort();
}
