import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimDevOutput, releaseDevOutput } from './serve.ts';

let folder: string;
const output = () => path.join(folder, '.next/dev');
const marker = () => path.join(folder, '.next/dev-server');
/** The id of a process that has ended. */
const endedPid = () => String(spawnSync(process.execPath, ['--version']).pid);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dev-output-'));
  await mkdir(output(), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

test('the output of a killed development server is deleted', async () => {
  await writeFile(marker(), endedPid());
  expect(await claimDevOutput(folder)).toBe(true);
  expect(existsSync(output())).toBe(false);
});

test('that of a running server, and of one that ended by itself, stays', async () => {
  expect(await claimDevOutput(folder)).toBe(false);
  // It runs: this process has marked the output.
  expect(await claimDevOutput(folder)).toBe(false);
  await releaseDevOutput(folder);
  expect(existsSync(marker())).toBe(false);
  expect(await claimDevOutput(folder)).toBe(false);
  expect(existsSync(output())).toBe(true);
});
