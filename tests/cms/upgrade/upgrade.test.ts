import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { RunningCms } from '../../../cms/runtime/server.ts';
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
});
