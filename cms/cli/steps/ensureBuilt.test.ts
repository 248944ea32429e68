import { appendFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { ensureBuilt } from './upToDate.ts';

/** Writes what `next build` writes beside its output, and counts its runs. */
const NEXT = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('.next/types', { recursive: true });
writeFileSync('next-env.d.ts', '// written by Next');
writeFileSync('tsconfig.tsbuildinfo', String(Math.random()));
writeFileSync('.next/types/routes.d.ts', String(Math.random()));
appendFileSync('.next/runs', 'x');
`;

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'build-')), 'cms');
  const next = path.join(folder, 'node_modules/next/dist/bin');
  for (const part of ['features/dashboard/admin', 'data', 'cli', 'node_modules/next/dist/bin']) {
    await mkdir(path.join(folder, part), { recursive: true });
  }
  await writeFile(path.join(next, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(next, 'next'), NEXT);
  await writeFile(path.join(folder, 'payload.config.ts'), '');
  await writeFile(path.join(folder, 'features/dashboard/admin/Dashboard.tsx'), '');
  await writeFile(path.join(folder, 'features/dashboard/admin/Dashboard.module.css'), '');
});

const runs = async () => (await readFile(path.join(folder, '.next/runs'), 'utf8')).length;

it('builds the admin once, and again after a change of a source', async () => {
  await ensureBuilt(folder);
  await ensureBuilt(folder);
  expect(await runs()).toBe(1);
  await writeFile(path.join(folder, 'data/cms.db'), 'content');
  await writeFile(path.join(folder, 'cli/dev.ts'), '// a script');
  await ensureBuilt(folder);
  expect(await runs()).toBe(1);
  for (const [index, source] of ['Dashboard.tsx', 'Dashboard.module.css'].entries()) {
    await appendFile(path.join(folder, 'features/dashboard/admin', source), '/* changed */');
    await ensureBuilt(folder);
    expect(await runs()).toBe(2 + index);
  }
});
