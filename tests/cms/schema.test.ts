import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const CMS = path.resolve(import.meta.dirname, '../../cms');
const run = promisify(execFile);

/** Runs a program in the CMS's folder, and returns what it prints. */
async function execute(code: string, env: Record<string, string>): Promise<string> {
  const options = ['--input-type=module', '-e', code];
  const { stdout } = await run(process.execPath, options, {
    cwd: CMS,
    env: { ...process.env, ...env },
    maxBuffer: 10_000_000,
  });
  return stdout;
}

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

/** Creates a migration as `payload migrate:create --skip-empty` does, in another folder. */
const MIGRATE = `
  import { getPayload } from 'payload';
  import config from './payload.config.ts';
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
  payload.db.migrationDir = process.env.MIGRATIONS;
  await payload.db.createMigration({ payload, migrationName: 'forgotten', skipEmpty: true });
  process.exit(0);
`;

const IMPORT_MAP = `
  import { generateImportMap } from 'payload';
  import config from './payload.config.ts';
  const created = await config;
  created.admin.importMap.importMapFile = process.env.IMPORT_MAP;
  await generateImportMap(created, { force: true, log: false });
  process.exit(0);
`;

describe('the CMS’s configuration', () => {
  it('matches the committed GraphQL schema and types', async () => {
    const types = path.join(await mkdtemp(path.join(tmpdir(), 'types-')), 'types.ts');
    const schema = await execute(GENERATE, { PAYLOAD_TS_OUTPUT_PATH: types });
    const read = (file: string) => readFile(path.join(CMS, file), 'utf8');
    expect(schema.trim()).toBe((await read('schema.graphql')).trim());
    expect(await readFile(types, 'utf8')).toBe(await read('payload-types.ts'));
  });

  it('matches the committed map of the admin’s components', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'map-')), 'importMap.js');
    await writeFile(file, '');
    await execute(IMPORT_MAP, { IMPORT_MAP: file });
    const keysOf = (text: string) => text.match(/^ {2}"[^"]+"/gm);
    const committed = await readFile(path.join(CMS, 'app/(payload)/admin/importMap.js'), 'utf8');
    expect(keysOf(await readFile(file, 'utf8'))).toEqual(keysOf(committed));
  });

  it.each([
    ['sqlite', 'file:unused.db'],
    ['postgres', 'postgres://unused@127.0.0.1/unused'],
  ])('needs no further migration for %s', async (name, uri) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
    await cp(path.join(CMS, 'migrations', name), folder, { recursive: true });
    const committed = await readdir(folder);
    await execute(MIGRATE, { DATABASE_URI: uri, MIGRATIONS: folder });
    expect(await readdir(folder)).toEqual(committed);
  });

  it.each(['sqlite', 'postgres'])(
    'has one snapshot for %s, of the newest migration',
    async (name) => {
      const files = (await readdir(path.join(CMS, 'migrations', name))).sort();
      const migrations = files.filter((file) => /^\d.*\.ts$/.test(file));
      const snapshots = files.filter((file) => file.endsWith('.json'));
      expect(snapshots).toEqual([migrations.at(-1)?.replace('.ts', '.json')]);
    },
  );
});
