import { readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Chance } from './chance.ts';

async function anyFile(folder: string, chance: Chance): Promise<string | undefined> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const file = chance.oneOf(
    files.map(({ parentPath, name }) => path.join(parentPath, name)).sort(),
  );
  return file;
}

/** Changes one byte of a file, and not its size. */
async function spoil(file: string, chance: Chance): Promise<void> {
  const content = await readFile(file);
  const place = chance.below(content.length);
  content[place] = (content[place] ?? 0) ^ 1;
  await writeFile(file, content);
}

/** Loses or damages something of what is kept between builds; says what. */
export async function damage(cache: string, chance: Chance): Promise<string> {
  const part = chance.oneOf(['', 'site', 'site/pages', 'site/manifest.json', 'assets'])!;
  if (chance.happens(0.2)) {
    await rm(path.join(cache, part), { recursive: true, force: true });
    return `lost ${part || 'all that was kept'}`;
  }
  const file = chance.happens(0.4)
    ? path.join(cache, chance.oneOf(['data-store.json', 'site/manifest.json'])!)
    : await anyFile(path.join(cache, part), chance);
  if (!file) return 'nothing was kept';
  const how = chance.below(3);
  if (how === 0) await rm(file, { force: true });
  else if (how === 1) await truncate(file, 10).catch(() => undefined);
  else await spoil(file, chance).catch(() => undefined);
  return `${['lost', 'cut', 'spoilt'][how]} ${path.relative(cache, file)}`;
}
