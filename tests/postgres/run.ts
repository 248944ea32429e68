import { execFileSync } from 'node:child_process';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSiteTo } from '../site/build.ts';

/** The temporary PostgreSQL cluster that `pg_virtualenv` starts. */
const { PGHOST, PGPORT, PGUSER, PGPASSWORD, PGDATABASE = 'postgres' } = process.env;

/** The time of a record's last change, which JSON-LD and the sitemap contain; it differs per database. */
const TIMESTAMP = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

async function readComparable(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  if (!/\.(html|xml)$/.test(file)) return bytes;
  return Buffer.from(bytes.toString().replace(TIMESTAMP, 'timestamp'));
}

async function readAll(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for await (const entry of glob('**/*.*', { cwd: folder })) {
    files.set(entry, await readComparable(path.join(folder, entry)));
  }
  return files;
}

/** Returns the files that are in only one of two folders or differ between them. */
async function findDifferences(sqlite: string, postgres: string): Promise<string[]> {
  const [a, b] = await Promise.all([readAll(sqlite), readAll(postgres)]);
  console.log(`${a.size} files from SQLite, ${b.size} from PostgreSQL`);
  const names = new Set([...a.keys(), ...b.keys()]);
  return [...names].filter((name) => {
    const file = b.get(name);
    return !file || !a.get(name)?.equals(file);
  });
}

/** Builds the sample from SQLite and from an empty PostgreSQL database and compares every byte. */
async function compareDatabases() {
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  const inFolder = (name: string) => path.join(folder, name);
  try {
    await buildSiteTo(inFolder('sqlite'), { CMS_DATA_DIR: inFolder('data') });
    await buildSiteTo(inFolder('postgres'), {
      CMS_DATA_DIR: inFolder('data'),
      DATABASE_URI: `postgres://${PGUSER}:${PGPASSWORD}@${PGHOST}:${PGPORT}/${PGDATABASE}`,
      MEDIA_DIR: inFolder('media'),
    });
    const different = await findDifferences(inFolder('sqlite'), inFolder('postgres'));
    for (const name of different) console.error(`differs: ${name}`);
    process.exitCode = different.length > 0 ? 1 : 0;
    if (different.length === 0) console.log('Both sites are equal, byte for byte.');
  } finally {
    await rm(folder, { recursive: true });
  }
}

await compareDatabases();
// In processes of their own: Payload opens one database per process.
for (const database of ['edited', 'sheets']) {
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'upgrade.ts'), database], {
    stdio: 'inherit',
  });
}
const files = ['accounts/', 'access', 'halfSaves', 'stored', 'profileUpdates', 'network/malformed'];
execFileSync(
  'vitest',
  [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'cms',
    ...files.map((file) => `tests/cms/${file}`),
  ],
  { stdio: 'inherit' },
);
