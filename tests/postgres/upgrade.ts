import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RunningCms } from '../../cms/runtime/server.ts';
import { checkContent } from '../cms/upgrade/checkContent.ts';
import { checkTrash } from '../cms/upgrade/checkTrash.ts';
import { checkUpgrade } from '../cms/upgrade/checkUpgrade.ts';

/*
 * Loads PostgreSQL databases of earlier versions, starts the CMS over each, which migrates it, and
 * checks that accounts and content are kept: `node upgrade.ts [earlier | credits | edited]`, all by
 * default.
 */

const [name] = process.argv.slice(2);
const { PGHOST, PGPORT, PGUSER, PGPASSWORD } = process.env;

const CHECKS = {
  earlier: checkUpgrade,
  credits: (cms: RunningCms) => checkContent(cms, 'credits', 'postgres'),
  async edited(cms: RunningCms) {
    await checkContent(cms, 'edited', 'postgres');
    await checkTrash(cms.payload);
  },
};

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
    await CHECKS[database as keyof typeof CHECKS](cms);
    console.log(`The upgrade of "${database}" has kept everything.`);
  } finally {
    await cms.close();
    await rm(folder, { recursive: true });
  }
}

// Payload opens one database per process.
if (name) await checkDatabase(name);
else {
  for (const database of Object.keys(CHECKS)) {
    execFileSync(process.execPath, [import.meta.filename, database], { stdio: 'inherit' });
  }
}
process.exit(0);
