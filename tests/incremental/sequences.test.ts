import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const CHAIN = path.join(import.meta.dirname, 'chain.ts');

/** Plays the sequences of a seed; gives what was said, where it says that one went wrong too. */
const play = (...args: string[]) =>
  run(process.execPath, [CHAIN, ...args]).then(
    ({ stdout }) => ({ isRight: true, stdout }),
    ({ stdout, stderr }) => ({ isRight: false, stdout: stdout + stderr }),
  );

describe('after random changes the incremental site is the clean one', () => {
  it('with one bundle for all builds', { timeout: 300_000 }, async () => {
    const { isRight, stdout } = await play('1', '3');
    expect(isRight, stdout).toBe(true);
  });

  it('with builds of a process each', { timeout: 300_000 }, async () => {
    const { isRight, stdout } = await play('2', '1', 'whole');
    expect(isRight, stdout).toBe(true);
  });
});
