import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkUpgrade } from '../cms/upgrade/checkUpgrade.ts';

const DATABASE = 'earlier';

/*
 * Loads a PostgreSQL database of an earlier version, starts the CMS over it, which migrates it, and
 * checks that accounts and content are kept.
 */

const { PGHOST, PGPORT, PGUSER, PGPASSWORD } = process.env;
const dump = gunzipSync(await readFile(new URL('../cms/upgrade/earlier.sql.gz', import.meta.url)));
execFileSync('createdb', [DATABASE]);
execFileSync('psql', ['--quiet', '--dbname', DATABASE, '--set', 'ON_ERROR_STOP=1'], {
  input: dump,
  stdio: ['pipe', 'ignore', 'inherit'],
});
const folder = await mkdtemp(path.join(tmpdir(), 'upgrade-'));
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATABASE_URI: `postgres://${PGUSER}:${PGPASSWORD}@${PGHOST}:${PGPORT}/${DATABASE}`,
  MEDIA_DIR: folder,
});
const { startServer } = await import('../../cms/runtime/server.ts');
const cms = await startServer(0);
try {
  await checkUpgrade(cms);
  console.log('The upgrade has kept accounts, drafts, media and redirects.');
} finally {
  await cms.close();
  await rm(folder, { recursive: true });
}
process.exit(0);
