import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkUpgrade } from '../cms/upgrade/checkUpgrade.ts';

/*
 * Loads a PostgreSQL database of an earlier version, starts the CMS over it, which migrates it, and
 * checks that accounts and content are kept.
 */

const DATABASE = 'edited';
const { PGHOST, PGPORT, PGUSER, PGPASSWORD } = process.env;

const dump = await readFile(new URL(`../cms/upgrade/${DATABASE}.sql.gz`, import.meta.url));
execFileSync('createdb', [DATABASE]);
execFileSync('psql', ['--quiet', '--dbname', DATABASE, '--set', 'ON_ERROR_STOP=1'], {
  input: gunzipSync(dump),
  stdio: ['pipe', 'ignore', 'inherit'],
});
const folder = await mkdtemp(path.join(tmpdir(), 'upgrade-'));
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATABASE_URI: `postgres://${PGUSER}:${PGPASSWORD}@${PGHOST}:${PGPORT}/${DATABASE}`,
  MEDIA_DIR: folder,
});
const { startServer } = await import('../../cms/runtime/embedded.ts');
const cms = await startServer(0);
try {
  await checkUpgrade(cms, 'postgres');
  console.log('The upgrade has kept everything.');
} finally {
  await cms.close();
  await rm(folder, { recursive: true });
}
process.exit(0);
