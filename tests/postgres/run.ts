import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../editors/builtSite.ts';

/** What `pg_virtualenv` tells of its throw-away cluster. */
const { PGHOST, PGPORT, PGUSER, PGPASSWORD, PGDATABASE = 'postgres' } = process.env;

/** When a record was filled in, which search engines are told: a different moment in each database. */
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

async function readFileOf(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  if (!/\.(html|xml)$/.test(file)) return bytes;
  return Buffer.from(bytes.toString().replace(MOMENT, 'moment'));
}

async function readAll(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for await (const entry of glob('**/*.*', { cwd: folder })) {
    files.set(entry, await readFileOf(path.join(folder, entry)));
  }
  return files;
}

/** The files that one folder has and the other lacks, or has otherwise. */
async function differences(one: string, other: string): Promise<string[]> {
  const [a, b] = await Promise.all([readAll(one), readAll(other)]);
  console.log(`${a.size} files from SQLite, ${b.size} from PostgreSQL`);
  const names = new Set([...a.keys(), ...b.keys()]);
  return [...names].filter((name) => {
    const file = b.get(name);
    return !file || !a.get(name)?.equals(file);
  });
}

/** Builds the sample from SQLite and from an empty PostgreSQL, and compares every byte. */
async function main() {
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  const inFolder = (name: string) => path.join(folder, name);
  try {
    await buildSite(inFolder('data'), inFolder('sqlite'));
    await buildSite(inFolder('data'), inFolder('postgres'), {
      DATABASE_URI: `postgres://${PGUSER}:${PGPASSWORD}@${PGHOST}:${PGPORT}/${PGDATABASE}`,
      MEDIA_DIR: inFolder('media'),
    });
    const different = await differences(inFolder('sqlite'), inFolder('postgres'));
    for (const name of different) console.error(`differs: ${name}`);
    process.exitCode = different.length > 0 ? 1 : 0;
    if (different.length === 0) console.log('The same site, byte for byte.');
  } finally {
    await rm(folder, { recursive: true });
  }
}

await main();
