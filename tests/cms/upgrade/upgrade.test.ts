import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findInvalidRecords, RecordScan } from '../../../cms/features/publishing/invalidRecords.ts';
import { startTestCms } from '../support/testCms.ts';
import { checkUpgrade } from './checkUpgrade.ts';
import type { RunningCms } from '../../../cms/runtime/embedded.ts';

let cms: RunningCms;

describe('a database of an earlier version that an editor has used', () => {
  beforeAll(async () => {
    const packed = await readFile(new URL('edited.db.gz', import.meta.url));
    const source = path.join(tmpdir(), 'edited.db');
    await writeFile(source, gunzipSync(packed));
    cms = await startTestCms({ PAYLOAD_LOG_LEVEL: 'silent' }, source);
  });
  afterAll(() => cms.close());

  it('has no wrong record but voice clips in Ogg, which iPhones did not play', async () => {
    const { records } = await findInvalidRecords(cms.payload, new RecordScan(), 60_000);
    const problems = records.flatMap(({ problems: found }) => found);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) {
      expect(problem).toMatchObject({ path: 'voiceClips.0.file' });
    }
  });

  it('keeps every value of every version in both languages, accounts and the trash', () =>
    checkUpgrade(cms, 'sqlite'));
});
