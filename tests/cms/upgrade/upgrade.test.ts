import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '../../../cms/contract/locales.ts';
import { isLocalised } from '../../../cms/fields/dataFields.ts';
import { findFieldProblems, findFileReferences } from '../../../cms/fields/recordProblems.ts';
import { FILE_KINDS } from '../../../cms/fields/upload.ts';
import { stored } from '../../../cms/stored/stored.ts';
import { startTestCms } from '../support/testCms.ts';
import { checkSheets } from './checkSheets.ts';
import { checkUpgrade } from './checkUpgrade.ts';
import type { RunningCms } from '../../../cms/runtime/embedded.ts';

let cms: RunningCms;

/**
 * Stores texts as macOS pastes them, in decomposed letters, with a character that nobody sees. An earlier
 * migration has split places.
 */
function decompose(file: string): void {
  const database = new DatabaseSync(file);
  database.function('pasted', (text) => `${String(text).normalize('NFD')}\u200B`);
  const columns = database
    .prepare(
      `SELECT t.name AS "table", c.name AS "column" FROM sqlite_schema AS t, pragma_table_info(t.name) AS c
       WHERE t.type = 'table' AND lower(c.type) = 'text' AND c.name NOT IN ('filename', 'home_base', 'version_home_base')`,
    )
    .all();
  for (const { table, column } of columns) {
    const isNotAscii = `length(CAST("${column}" AS BLOB)) <> length("${column}")`;
    database.exec(`UPDATE "${table}" SET "${column}" = pasted("${column}") WHERE ${isNotAscii}`);
  }
  database.close();
}

/** Unpacks a database of an earlier version; returns its path. */
async function unpack(name: string): Promise<string> {
  const packed = await readFile(new URL(`${name}.db.gz`, import.meta.url));
  const source = path.join(tmpdir(), `${name}.db`);
  await writeFile(source, gunzipSync(packed));
  return source;
}

it('sheets of the fields before get those of today, with what can be kept', async () => {
  const sheets = await startTestCms({ PAYLOAD_LOG_LEVEL: 'silent' }, await unpack('sheets'));
  try {
    await checkSheets(sheets.payload);
  } finally {
    await sheets.close();
  }
});

/** Queues a request as an earlier version did, which had a second store of them. */
function queueJob(file: string): void {
  const database = new DatabaseSync(file);
  const input = JSON.stringify({ publication: '00000000-0000-4000-8000-000000000000' });
  database
    .prepare(`INSERT INTO payload_jobs (task_slug, queue, input) VALUES ('publish', 'default', ?)`)
    .run(input);
  database.exec(
    `INSERT INTO payload_jobs_log (id, _order, _parent_id, task_slug, executed_at, completed_at, task_i_d, state)
     SELECT 'one', 1, id, 'publish', '2026-01-01', '2026-01-01', '1', 'failed' FROM payload_jobs`,
  );
  database.close();
}

/** Returns the paths of the values of public records that break a rule, and of files of another kind. */
async function findWrongPaths({ payload }: RunningCms): Promise<string[]> {
  const media = await stored.find({ payload }, 'media');
  const types = new Map(media.map(({ id, mimeType }) => [id, String(mimeType)]));
  const where = { _status: { equals: 'published' } };
  const paths: string[] = [];
  for (const kind of ['talents', 'pages', 'redirects', 'media'] as const) {
    const { fields, versions } = payload.collections[kind].config;
    for (const row of await stored.find({ payload }, kind, versions?.drafts ? { where } : {})) {
      const problems = LOCALES.flatMap((locale) =>
        findFieldProblems(fields, row, locale, (field, { [field.name]: value }) =>
          isLocalised(field) ? (value as Record<string, unknown> | null)?.[locale] : value,
        ),
      );
      const wrongFiles = findFileReferences(fields, row).filter(
        ({ id, kind: fileKind }) =>
          id !== undefined && !FILE_KINDS[fileKind].types.includes(types.get(id) ?? ''),
      );
      paths.push(...[...problems, ...wrongFiles].map(({ path }) => path));
    }
  }
  return paths;
}

describe('a database of an earlier version that an editor has used', () => {
  beforeAll(async () => {
    const source = await unpack('edited');
    decompose(source);
    queueJob(source);
    cms = await startTestCms({ PAYLOAD_LOG_LEVEL: 'silent' }, source);
  });
  afterAll(() => cms.close());

  it('has no wrong record but voice clips in Ogg, which iPhones did not play', async () => {
    expect(new Set(await findWrongPaths(cms))).toEqual(new Set(['voiceClips.0.file']));
  });

  it('keeps every value of every version in both languages, cleaned, accounts and the trash', () =>
    checkUpgrade(cms, 'sqlite'));
});
