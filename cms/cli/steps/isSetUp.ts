import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

const FILE = 'file:';
const SUFFIX = '.ts';

const namesIn = async (folder: string): Promise<string[]> =>
  (await Array.fromAsync(glob(`[0-9]*${SUFFIX}`, { cwd: folder }))).map((file) =>
    path.basename(file, SUFFIX),
  );

/**
 * Returns whether an SQLite database has every migration and an administrator, so that the step that
 * adds them can be left out: that one starts Payload, which takes seconds. `false` for a database that
 * this cannot read, such as PostgreSQL.
 *
 * @param uri of the database, e.g. `file:/srv/cms.db`
 * @param migrations folder of the migrations
 */
export async function isSetUp(uri: string, migrations: string): Promise<boolean> {
  if (!uri.startsWith(FILE)) return false;
  const file = uri.startsWith(`${FILE}//`) ? fileURLToPath(uri) : uri.slice(FILE.length);
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const done = database.prepare('SELECT name FROM payload_migrations').all();
    const names = new Set(done.map(({ name }) => name));
    const { count } = database
      .prepare("SELECT COUNT(*) AS count FROM users WHERE role = 'admin'")
      .get() as { count: number };
    return count > 0 && (await namesIn(migrations)).every((name) => names.has(name));
  } catch {
    // An empty database, or one of another form.
    return false;
  } finally {
    database.close();
  }
}
