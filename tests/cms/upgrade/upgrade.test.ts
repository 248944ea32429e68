import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningCms } from '../../../cms/runtime/server.ts';
import { findInvalidRecords } from '../../../cms/publishing/invalidRecords.ts';
import { RecordScan } from '../../../cms/publishing/recordScan.ts';
import { startTestCms } from '../support/testCms.ts';
import { checkUpgrade } from './checkUpgrade.ts';

let cms: RunningCms;

beforeAll(async () => {
  const packed = await readFile(new URL('earlier.db.gz', import.meta.url));
  const source = path.join(tmpdir(), 'earlier.db');
  await writeFile(source, gunzipSync(packed));
  cms = await startTestCms({ PAYLOAD_LOG_LEVEL: 'silent' }, source);
});
afterAll(() => cms.close());

describe('a database of an earlier version that editors have used', () => {
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
