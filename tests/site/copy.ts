import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The inputs of a build besides `cms/` and the configuration files. */
const INPUTS = ['src', 'i18n', 'public', 'package.json', 'tsconfig.json'];
const CONFIGS = /^[\w-]+\.config\.(ts|mjs)$/;

/**
 * Copies the site into a folder, where a test can change it. Links the packages; the caches in
 * `node_modules` and the CMS's database are not copied.
 */
export async function copySite(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'node_modules'), { recursive: true });
  const configs = (await readdir(ROOT)).filter((name) => CONFIGS.test(name));
  for (const input of [...INPUTS, ...configs]) {
    await cp(path.join(ROOT, input), path.join(folder, input), { recursive: true });
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
