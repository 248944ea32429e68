import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What a site is built from; the CMS's own database stays where it is. */
const PARTS = ['src', 'i18n', 'public', 'package.json', 'tsconfig.json'];
const CONFIGS = /^[\w-]+\.config\.(ts|mjs)$/;

/**
 * Copies the site into a folder, where a test may change it. The packages are shared, the caches
 * in `node_modules` are the copy's own.
 */
export async function copySite(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'node_modules'), { recursive: true });
  const configs = (await readdir(ROOT)).filter((name) => CONFIGS.test(name));
  for (const part of [...PARTS, ...configs]) {
    await cp(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  }
  const isCode = (file: string) =>
    !/^cms\/(data|node_modules|\.next)(\/|$)/.test(path.relative(ROOT, file));
  await cp(path.join(ROOT, 'cms'), path.join(folder, 'cms'), { recursive: true, filter: isCode });
  const packages = path.join(ROOT, 'node_modules');
  for (const name of await readdir(packages)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    await symlink(path.join(packages, name), path.join(folder, 'node_modules', name));
  }
}
