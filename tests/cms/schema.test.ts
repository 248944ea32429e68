import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const CMS = path.resolve(import.meta.dirname, '../../cms');
const run = promisify(execFile);

/** Runs Payload's command line with the CMS's configuration. */
const payload = (args: string[], env: Record<string, string>) =>
  run(process.execPath, ['node_modules/payload/bin.js', ...args], {
    env: { ...process.env, PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts', ...env },
  });

/** Runs in Node, because Vitest would load a second copy of graphql beside Payload's. */
const GENERATE = `
  import { configToSchema } from '@payloadcms/graphql';
  import { printSchema } from 'graphql';
  import { generateTypes } from 'payload/node';
  import config from './payload.config.ts';
  await generateTypes(await config, { log: false });
  // Exits after the last write: a pipe receives it in chunks, and the open database keeps Node running.
  process.stdout.write(printSchema(configToSchema(await config).schema), () => process.exit(0));
`;

describe('the CMS’s configuration', () => {
  it('matches the committed GraphQL schema and types', async () => {
    const types = path.join(await mkdtemp(path.join(tmpdir(), 'types-')), 'types.ts');
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', GENERATE], {
      cwd: CMS,
      env: { ...process.env, PAYLOAD_TS_OUTPUT_PATH: types },
      maxBuffer: 10_000_000,
    });
    const read = (file: string) => readFile(path.join(CMS, file), 'utf8');
    expect(stdout.trim()).toBe((await read('schema.graphql')).trim());
    expect(await readFile(types, 'utf8')).toBe(await read('payload-types.ts'));
  });

  it.each([
    ['sqlite', 'file:unused.db'],
    ['postgres', 'postgres://unused@127.0.0.1/unused'],
  ])('needs no further migration for %s', async (name, uri) => {
    const folder = path.join(CMS, 'migrations', name);
    const committed = await readdir(folder);
    const index = await readFile(path.join(folder, 'index.ts'), 'utf8');
    await payload(['migrate:create', 'forgotten', '--skip-empty'], { DATABASE_URI: uri });
    const added = (await readdir(folder)).filter((file) => !committed.includes(file));
    for (const file of added) await rm(path.join(folder, file));
    if (added.length > 0) await writeFile(path.join(folder, 'index.ts'), index);
    expect(added).toEqual([]);
  });
});
