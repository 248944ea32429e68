import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';

const CMS = path.resolve(import.meta.dirname, '../../cms');
const run = promisify(execFile);

/** Creates a migration as `payload migrate:create --skip-empty` does, in another folder. */
const MIGRATE = `
  import { getPayload } from 'payload';
  import config from './payload.config.ts';
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
  payload.db.migrationDir = path.join(process.env.OUTPUT, 'migrations');
  await payload.db.createMigration({ payload, migrationName: 'forgotten', skipEmpty: true });
`;

/** Creates what `npm run cms:generate` does, in another folder. */
const GENERATE = `
  import { writeFile } from 'node:fs/promises';
  import { configToSchema } from '@payloadcms/graphql';
  import { printSchema } from 'graphql';
  import { generateImportMap } from 'payload';
  import { generateTypes } from 'payload/node';
  const created = await config;
  await generateTypes(created, { log: false });
  const schema = printSchema(configToSchema(created).schema);
  await writeFile(path.join(process.env.OUTPUT, 'schema.graphql'), schema);
  created.admin.importMap.importMapFile = path.join(process.env.OUTPUT, 'importMap.js');
  await writeFile(created.admin.importMap.importMapFile, '');
  await generateImportMap(created, { force: true, log: false });
`;

/**
 * Generates files from the configuration in Node, because Vitest would load a second copy of graphql
 * beside Payload's.
 *
 * @returns the folder of the files, which contains the migrations of one database too
 */
async function generate(database: string, uri: string, code: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'generated-'));
  await cp(path.join(CMS, 'migrations', database), path.join(folder, 'migrations'), {
    recursive: true,
  });
  // A migration that is not needed ends the process; otherwise the open database keeps it running.
  const script = `import path from 'node:path'; ${code} ${MIGRATE} process.exit(0);`;
  await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: CMS,
    env: {
      ...process.env,
      DATABASE_URI: uri,
      OUTPUT: folder,
      PAYLOAD_TS_OUTPUT_PATH: path.join(folder, 'types.ts'),
    },
  });
  return folder;
}

describe('the CMS’s configuration', () => {
  let generated: string;
  beforeAll(async () => {
    generated = await generate('sqlite', 'file:unused.db', GENERATE);
  });
  const read = (folder: string, file: string) => readFile(path.join(folder, file), 'utf8');

  it('matches the committed GraphQL schema and types', async () => {
    const schema = await read(generated, 'schema.graphql');
    expect(schema.trim()).toBe((await read(CMS, 'schema.graphql')).trim());
    expect(await read(generated, 'types.ts')).toBe(await read(CMS, 'payload-types.ts'));
  });

  it('matches the committed map of the admin’s components', async () => {
    const keysOf = (text: string) => text.match(/^ {2}"[^"]+"/gm);
    const committed = await read(CMS, 'app/(payload)/admin/importMap.js');
    expect(keysOf(await read(generated, 'importMap.js'))).toEqual(keysOf(committed));
  });

  it('needs no further migration', async () => {
    const postgres = await generate('postgres', 'postgres://unused@127.0.0.1/unused', '');
    for (const [name, folder] of [
      ['sqlite', generated],
      ['postgres', postgres],
    ] as const) {
      const committed = await readdir(path.join(CMS, 'migrations', name));
      expect(await readdir(path.join(folder, 'migrations')), name).toEqual(committed);
    }
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
