import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const KILLS = path.join(import.meta.dirname, 'kills.ts');

// The script names the actions and every difference. `npm run test:long -- kills` runs a hundred.
it('the site is whole after a killed build with a damaged cache', async () => {
  const failure = await run(process.execPath, [KILLS, '3', '1']).then(
    () => undefined,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
  expect(failure).toBeUndefined();
});
