import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkSheets } from '../cms/upgrade/checkSheets.ts';
import { checkUpgrade } from '../cms/upgrade/checkUpgrade.ts';

/*
 * Loads a PostgreSQL database of an earlier version, `edited` or `sheets`, starts the CMS over it, which migrates it, and
 * checks that accounts and content are kept.
 */

const [DATABASE = 'edited'] = process.argv.slice(2);
const { PGHOST, PGPORT, PGUSER, PGPASSWORD } = process.env;

const dump = await readFile(new URL(`../cms/upgrade/${DATABASE}.sql.gz`, import.meta.url));
// Where no language is set, the cluster's own encoding is SQL_ASCII.
execFileSync('createdb', ['--template', 'template0', '--encoding', 'UTF8', DATABASE]);
execFileSync('psql', ['--quiet', '--dbname', DATABASE, '--set', 'ON_ERROR_STOP=1'], {
  input: gunzipSync(dump),
  stdio: ['pipe', 'ignore', 'inherit'],
});
/** Stores every text as macOS pastes it, in decomposed letters, with a character that nobody sees. */
const DECOMPOSE = String.raw`DO $$ DECLARE c record; BEGIN
  FOR c IN SELECT table_name AS t, quote_ident(column_name) AS n FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('text', 'character varying') AND column_name NOT IN ('filename', 'home_base', 'version_home_base')
  LOOP EXECUTE format('UPDATE %I SET %s = normalize(%s, NFD) || U&''\200B''
    WHERE octet_length(%s) <> char_length(%s)', c.t, c.n, c.n, c.n, c.n); END LOOP; END $$`;
/** A request as an earlier version queued it, which had a second store of them. */
const QUEUE_JOB = `WITH job AS (
    INSERT INTO payload_jobs (task_slug, queue) VALUES ('publish', 'default') RETURNING id)
  INSERT INTO payload_jobs_log (id, _order, _parent_id, task_slug, executed_at, completed_at, task_i_d, state)
    SELECT 'one', 1, id, 'publish', now(), now(), '1', 'failed' FROM job`;
const run = (statement: string) =>
  execFileSync('psql', ['-qd', DATABASE, '--set', 'ON_ERROR_STOP=1', '--command', statement]);
run(DECOMPOSE);
run(QUEUE_JOB);
const folder = await mkdtemp(path.join(tmpdir(), 'upgrade-'));
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATABASE_URI: `postgres://${PGUSER}:${PGPASSWORD}@${PGHOST}:${PGPORT}/${DATABASE}`,
  MEDIA_DIR: folder,
});
const { startServer } = await import('../../cms/runtime/embedded.ts');
const cms = await startServer(0);
try {
  await (DATABASE === 'edited' ? checkUpgrade(cms, 'postgres') : checkSheets(cms.payload));
  // Recordings, whose languages are enums, take a language that an earlier version did not have.
  run(
    `SELECT 'welsh'::enum_talents_voice_clips_language, 'scouse'::enum_talents_voice_clips_accent`,
  );
  console.log(`The upgrade of ${DATABASE} has kept everything.`);
} finally {
  await cms.close();
  await rm(folder, { recursive: true });
}
process.exit(0);
