import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sampleFolder, seed } from '../../cms/runtime/prepare.ts';

/** The database of an agency, whose uploads are in the same new temporary folder. */
interface TestDatabase {
  /** The variables with which the CMS finds it. */
  environment: Record<string, string>;
  /** Runs an SQL statement, past the CMS's rules. */
  run(statement: string): void;
}

const { PGHOST, PGPORT, PGUSER, PGPASSWORD } = process.env;
const SECRET = { PAYLOAD_SECRET: 'a secret of tests that is long enough' };

const uriOf = (name: string) => `postgres://${PGUSER}:${PGPASSWORD}@${PGHOST}:${PGPORT}/${name}`;

/** The sample in PostgreSQL: databases are copies of it. It is created once in this process. */
const TEMPLATE = `sample_${process.pid}`;
let template: Promise<void> | undefined;

async function createTemplate(): Promise<void> {
  execFileSync('createdb', [TEMPLATE]);
  Object.assign(process.env, SECRET);
  // Uploads are copied from the sample in SQLite.
  const MEDIA_DIR = await mkdtemp(path.join(tmpdir(), 'media-'));
  await seed({ DATABASE_URI: uriOf(TEMPLATE), MEDIA_DIR });
}

/**
 * Creates a database that is empty, or holds the sample agency as `npm run cms` does. In
 * `pg_virtualenv`, it is one of PostgreSQL.
 */
export async function createTestDatabase(isEmpty: boolean): Promise<TestDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'editors-'));
  const sample = await sampleFolder();
  const folder = PGHOST || isEmpty ? dataDir : path.join(dataDir, path.basename(sample));
  if (isEmpty) await mkdir(path.join(folder, 'media'));
  else await cp(sample, folder, { recursive: true });
  const environment = { CMS_DATA_DIR: dataDir };
  if (PGHOST) {
    if (!isEmpty) await (template ??= createTemplate());
    const name = path.basename(dataDir);
    execFileSync('createdb', ['--template', isEmpty ? 'template1' : TEMPLATE, name]);
    return {
      environment: { ...environment, ...SECRET, DATABASE_URI: uriOf(name) },
      run: (statement) =>
        void execFileSync('psql', ['--set', 'ON_ERROR_STOP=1', '-qc', statement, name]),
    };
  }
  const file = path.join(folder, 'cms.db');
  return {
    environment: isEmpty
      ? { ...environment, ...SECRET, DATABASE_URI: `file:${file}` }
      : environment,
    run(statement) {
      const database = new DatabaseSync(file, { timeout: 10_000 });
      database.exec(statement);
      database.close();
    },
  };
}
