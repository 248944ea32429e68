import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkContent } from '../cms/upgrade/checkContent.ts';
import { checkUpgrade } from '../cms/upgrade/checkUpgrade.ts';

/*
 * Loads PostgreSQL databases of earlier versions, starts the CMS over each, which migrates it, and
 * checks that accounts and content are kept: `node upgrade.ts [earlier | credits]`, both by default.
 */

const [name] = process.argv.slice(2);
const { PGHOST, PGPORT, PGUSER, PGPASSWORD } = process.env;

async function checkDatabase(database: string): Promise<void> {
  const dump = await readFile(new URL(`../cms/upgrade/${database}.sql.gz`, import.meta.url));
  execFileSync('createdb', [database]);
  execFileSync('psql', ['--quiet', '--dbname', database, '--set', 'ON_ERROR_STOP=1'], {
    input: gunzipSync(dump),
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'upgrade-'));
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATABASE_URI: `postgres://${PGUSER}:${PGPASSWORD}@${PGHOST}:${PGPORT}/${database}`,
    MEDIA_DIR: folder,
  });
  const { startServer } = await import('../../cms/runtime/server.ts');
  const cms = await startServer(0);
  try {
    await (database === 'credits' ? checkContent(cms, 'postgres') : checkUpgrade(cms));
    console.log(`The upgrade of "${database}" has kept everything.`);
  } finally {
    await cms.close();
    await rm(folder, { recursive: true });
  }
}

// Payload opens one database per process.
if (name) await checkDatabase(name);
else {
  for (const database of ['earlier', 'credits']) {
    execFileSync(process.execPath, [import.meta.filename, database], { stdio: 'inherit' });
  }
}
process.exit(0);
