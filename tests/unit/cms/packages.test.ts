import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

interface Lock {
  packages: Record<string, { version?: string; dependencies?: Record<string, string> }>;
}

const read = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T;
const namesOf = ({ packages }: Lock) => Object.keys(packages['']?.dependencies ?? {});
const versionIn = ({ packages }: Lock, name: string) => packages[`node_modules/${name}`]?.version;

it('lists each package once, and installs no other version of a package of the root for the admin', async () => {
  const root = await read<Lock>('package-lock.json');
  const admin = await read<Lock>('cms/package-lock.json');
  expect(namesOf(admin).filter((name) => namesOf(root).includes(name))).toEqual([]);
  // Code of the CMS finds a package of an admin's package before that of the root.
  const others = namesOf(root).filter((name) => {
    const version = versionIn(admin, name);
    return version !== undefined && version !== versionIn(root, name);
  });
  expect(others).toEqual([]);
});
