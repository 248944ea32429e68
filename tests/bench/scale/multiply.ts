import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { drawPortrait } from './people.ts';

/*
 * Multiplies the talents of a database by copying their rows, without their versions. Payload's local
 * API takes 0.1 s per talent, and more as their number grows.
 */

interface Column {
  name: string;
  type: string;
}

interface Copy {
  /** What is added to the ids of the copied rows. */
  offset: number;
  /** A number for the titles of works; copies with the same one worked together. */
  work: number;
}

/** How many copies of a person worked on the same works. */
const COLLEAGUES = 3;

/** Returns the SQL value of a column in a copied row; undefined if the database generates it. */
function copiedValue(
  table: string,
  { name, type }: Column,
  { offset, work }: Copy,
): string | undefined {
  const isMain = table === 'talents' || table === 'media';
  const isNumber = type === 'INTEGER';
  if (name === 'id' && isNumber && !isMain) return undefined;
  if (name === 'slug' || name === 'filename')
    return `replace(${name}, '-' || id, '-' || (id + ${offset}))`;
  if (name === 'name') return `name || ' ' || (id + ${offset})`;
  if (name === 'title') return `title || ' ' || ${work}`;
  if (name === 'share_id') return `printf('%010d', id + ${offset})`;
  if (!['id', '_parent_id', 'parent_id', 'photo_id'].includes(name)) return `"${name}"`;
  return isNumber ? `"${name}" + ${offset}` : `"${name}" || '-${offset}'`;
}

function copyRows(database: DatabaseSync, table: string, copy: Copy, first: number): void {
  const columns = database.prepare(`pragma table_info("${table}")`).all() as unknown as Column[];
  const pairs = columns.flatMap((column) => {
    const value = copiedValue(table, column, copy);
    return value ? [[`"${column.name}"`, value] as const] : [];
  });
  const isMain = table === 'talents' || table === 'media';
  const owner = columns.find(({ name }) => /^_?parent_id$/.test(name));
  const isOriginal =
    isMain || owner?.type === 'INTEGER'
      ? `${isMain ? 'id' : owner?.name} <= ${first}`
      : `"${owner?.name}" not like '%-%'`;
  database.exec(
    `insert into "${table}" (${pairs.map(([name]) => name).join()})
     select ${pairs.map(([, value]) => value).join()} from "${table}" where ${isOriginal}`,
  );
}

/** Copies the rows of all `first` talents until there are `talents`. */
export async function multiplyTalents(
  folder: string,
  first: number,
  talents: number,
): Promise<void> {
  const database = new DatabaseSync(path.join(folder, 'cms.db'));
  const tables = database
    .prepare(`select name from sqlite_master where type = 'table' and name like 'talents%'`)
    .all()
    .map(({ name }) => String(name));
  const ordered = [
    'media',
    'media_locales',
    'talents',
    ...tables.filter((name) => name !== 'talents'),
  ];
  database.exec('pragma foreign_keys = off; begin');
  for (let offset = first; offset < talents; offset += first) {
    const work = Math.floor(offset / first / COLLEAGUES);
    for (const table of ordered) copyRows(database, table, { offset, work }, first);
  }
  database.exec('commit; analyze; begin');
  const files = database.prepare('select id, filename from media where id > ?').all(first);
  // The build fetches a file again that differs from its record.
  const describe = database.prepare('update media set filesize = ?, checksum = ? where id = ?');
  for (const { id, filename } of files) {
    const portrait = await drawPortrait(Number(id));
    await writeFile(path.join(folder, 'media', String(filename)), portrait);
    const checksum = createHash('sha256').update(portrait).digest('hex');
    describe.run(portrait.length, checksum, Number(id));
  }
  database.exec('commit; pragma wal_checkpoint(truncate)');
  database.close();
}
