import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './steps/command.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DATABASES = ['file:unused.db', 'postgres://unused@127.0.0.1/unused'];

/** Marks type imports in the migrations: Payload writes them as values, which Node cannot strip. */
async function markTypeImports() {
  for await (const file of glob('cms/migrations/*/*.ts', { cwd: ROOT })) {
    const full = path.join(ROOT, file);
    const text = await readFile(full, 'utf8');
    const marked = text.replace(
      /import \{ MigrateUpArgs, MigrateDownArgs,/,
      'import { type MigrateUpArgs, type MigrateDownArgs,',
    );
    if (marked !== text) await writeFile(full, marked);
  }
}

/**
 * Deletes what Payload writes and nothing reads: all snapshots of the tables except the newest per
 * database, with which Payload compares, and the list of migrations, because Payload reads the folder.
 */
async function deleteUnread() {
  for (const database of ['sqlite', 'postgres']) {
    const cwd = path.join(ROOT, 'cms/migrations', database);
    const snapshots = (await Array.fromAsync(glob('*.json', { cwd }))).sort();
    for (const file of [...snapshots.slice(0, -1), 'index.ts']) {
      await rm(path.join(cwd, file), { force: true });
    }
  }
}

/**
 * `npm run cms:generate [-- name]`: generates the GraphQL schema, the types and the map of the
 * admin's components from the CMS's configuration, and a migration of that name for both databases if
 * the tables have changed.
 */
async function main() {
  const [name = 'change'] = process.argv.slice(2);
  process.env.PAYLOAD_CONFIG_PATH = path.join(ROOT, 'cms/payload.config.ts');
  await run('payload-graphql', ['generate:schema'], ROOT);
  await run('payload', ['generate:types'], ROOT);
  await run('payload', ['generate:importmap'], path.join(ROOT, 'cms'));
  for (const uri of DATABASES) {
    process.env.DATABASE_URI = uri;
    await run('payload', ['migrate:create', name, '--skip-empty'], ROOT);
  }
  await markTypeImports();
  await deleteUnread();
}

await main();
