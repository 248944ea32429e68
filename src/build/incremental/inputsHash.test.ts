import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { hashSources } from './inputsHash';

async function hashFiles(files: Record<string, string>) {
  const root = await mkdtemp(path.join(tmpdir(), 'inputs-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  return hashSources(pathToFileURL(`${root}/`));
}

const FILES = { 'package.json': '{}', 'src/lib/a.ts': 'a', 'cms/contract/lists.ts': 'lists' };
const IGNORED = { 'cms/server.ts': '', 'docs/owner.md': '', 'tests/a.test.ts': '', '.env': 'A=1' };

test('sources are all files but those that cannot affect the output', async () => {
  const sources = await hashFiles({ ...FILES, ...IGNORED });
  expect([...sources.keys()]).toEqual(['cms/contract/lists.ts', 'package.json', 'src/lib/a.ts']);
  expect(await hashFiles(FILES)).toEqual(sources);
});
