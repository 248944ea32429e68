import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningCms } from '../../../cms/runtime/server.ts';
import { findInvalidRecords } from '../../../cms/publishing/invalidRecords.ts';
import { RecordScan } from '../../../cms/publishing/recordScan.ts';
import { startTestCms } from '../support/testCms.ts';
import { checkContent } from './checkContent.ts';
import { checkTrash } from './checkTrash.ts';
import { checkUpgrade } from './checkUpgrade.ts';

let cms: RunningCms;

/** Starts the CMS over a database of an earlier version, which it migrates. */
async function startOver(name: string): Promise<RunningCms> {
  const packed = await readFile(new URL(`${name}.db.gz`, import.meta.url));
  const source = path.join(tmpdir(), `${name}.db`);
  await writeFile(source, gunzipSync(packed));
  return startTestCms({ PAYLOAD_LOG_LEVEL: 'silent' }, source);
}

describe('a database of an earlier version that editors have used', () => {
  beforeAll(async () => {
    cms = await startOver('earlier');
  });
  afterAll(() => cms.close());

  it('keeps accounts, drafts, media and redirects after the upgrade', () => checkUpgrade(cms));

  it('has wrong records, which editors see on the dashboard', async () => {
    const { records } = await findInvalidRecords(cms.payload, new RecordScan(), 60_000);
    const found = records.flatMap(({ title, problems }) =>
      problems.map(({ path, problem }) => `${title} › ${path}: ${problem.code}`),
    );
    expect(found).toEqual([
      'Inés Quiroga › videos.0.url: notVideo',
      '/uno › to: loop',
      '/dos › to: loop',
    ]);
  });
});

describe('a database with everything that a talent could have before credits had a kind', () => {
  beforeAll(async () => {
    cms = await startOver('credits');
  });
  afterAll(() => cms.close());

  it('keeps every value of every version, in both languages', () =>
    checkContent(cms, 'credits', 'sqlite'));

  it('has no wrong record', async () => {
    const { records } = await findInvalidRecords(cms.payload, new RecordScan(), 60_000);
    expect(records).toEqual([]);
  });
});

describe('a database with edits from before there was a bin', () => {
  beforeAll(async () => {
    cms = await startOver('edited');
  });
  afterAll(() => cms.close());

  it('keeps every value of every version, in both languages', () =>
    checkContent(cms, 'edited', 'sqlite'));

  it('has a bin that frees addresses', () => checkTrash(cms.payload));
});
