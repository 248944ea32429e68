import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const SEQUENCES = path.join(import.meta.dirname, 'sequences.ts');
const KILLS = path.join(import.meta.dirname, 'kills.ts');

/** Runs the script of a seed; the output names the actions and every difference. */
const runScript = (...args: string[]) =>
  run(process.execPath, args).then(
    ({ stdout }) => ({ isEqual: true, output: stdout }),
    ({ stdout, stderr }) => ({ isEqual: false, output: stdout + stderr }),
  );

// `npm run test:long` runs longer sequences, in which every build is a process of its own.
it('the incremental site equals a clean build after random edits', async () => {
  const { isEqual, output } = await runScript(SEQUENCES, '1', '3');
  expect(isEqual, output).toBe(true);
});

it('the site is whole after each of two killed builds with damaged caches', async () => {
  const { isEqual, output } = await runScript(KILLS, '3', '2');
  expect(isEqual, output).toBe(true);
});
