import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { RunningCms } from '../../../cms/runtime/server.ts';
import { checkShareIds } from './checkShareIds.ts';
import { readEverything, withoutNewFields } from './readEverything.ts';

/**
 * Checks that a CMS over the database of `<name>.db.gz` or `<name>.sql.gz` returns everything that the
 * earlier version returned, and a share id for each talent. The CMS must have migrated the database.
 *
 * @throws {assert.AssertionError} naming what differs
 */
export async function checkContent(
  cms: RunningCms,
  name: 'credits' | 'edited',
  database: 'sqlite' | 'postgres',
) {
  const packed = await readFile(new URL(`${name}.${database}.json.gz`, import.meta.url));
  const earlier: unknown = JSON.parse(gunzipSync(packed).toString());
  const now = await readEverything(cms.payload);
  assert.deepEqual(withoutNewFields(now, earlier), earlier);
  await checkShareIds(cms.payload);
}
