import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const CMS = path.resolve(import.meta.dirname, '../../cms');
const run = promisify(execFile);

/** Runs Payload's own command over the configuration. */
const payload = (args: string[], env: Record<string, string>) =>
  run(process.execPath, ['node_modules/payload/bin.js', ...args], {
    env: { ...process.env, PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts', ...env },
  });

/** By Node itself: Vitest would load another copy of graphql than Payload does. */
const PRINT_SCHEMA = `
  import { configToSchema } from '@payloadcms/graphql';
  import { printSchema } from 'graphql';
  import config from './payload.config.ts';
  // Only when all is written: a pipe takes it in pieces, and the open database holds the process.
  process.stdout.write(printSchema(configToSchema(await config).schema), () => process.exit(0));
`;

describe('what is generated from the CMS’s configuration', () => {
  it('is the committed schema of its GraphQL', async () => {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', PRINT_SCHEMA], {
      cwd: CMS,
      maxBuffer: 10_000_000,
    });
    expect(stdout.trim()).toBe((await readFile(path.join(CMS, 'schema.graphql'), 'utf8')).trim());
  });

  it('are the committed types', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'types-')), 'types.ts');
    await payload(['generate:types'], { PAYLOAD_TS_OUTPUT_PATH: file });
    const committed = await readFile(path.join(CMS, 'payload-types.ts'), 'utf8');
    expect(await readFile(file, 'utf8')).toBe(committed);
  });

  it.each([
    ['sqlite', 'file:unused.db'],
    ['postgres', 'postgres://unused@127.0.0.1/unused'],
  ])('are migrations for %s that leave nothing out', async (name, uri) => {
    const folder = path.join(CMS, 'migrations', name);
    const before = await readdir(folder);
    const copy = await mkdtemp(path.join(tmpdir(), 'migrations-'));
    await cp(folder, copy, { recursive: true });
    await payload(['migrate:create', 'forgotten', '--skip-empty'], { DATABASE_URI: uri });
    const added = (await readdir(folder)).filter((file) => !before.includes(file));
    await rm(folder, { recursive: true });
    await cp(copy, folder, { recursive: true });
    expect(added).toEqual([]);
  });
});
