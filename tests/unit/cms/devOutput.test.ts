import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteKilledOutput } from '../../../cms/cli/steps/devOutput.ts';

let folder: string;
const output = () => path.join(folder, '.next/dev');
const writeLock = (text: string) => writeFile(path.join(output(), 'lock'), text);
/** The id of a process that has ended. */
const endedPid = () => spawnSync(process.execPath, ['--version']).pid;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dev-output-'));
  await mkdir(output(), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  ['by the lock of a process that has ended', () => JSON.stringify({ pid: endedPid(), port: 1 })],
  ['by a lock that was not written to its end', () => '{"pi'],
])('the output of a killed development server is deleted, known %s', async (_how, lock) => {
  await writeLock(lock());
  expect(await deleteKilledOutput(folder)).toBe(true);
  expect(existsSync(output())).toBe(false);
});

test('that of a running server, and of one that ended by itself, stays', async () => {
  expect(await deleteKilledOutput(folder)).toBe(false);
  await writeLock(JSON.stringify({ pid: process.pid }));
  expect(await deleteKilledOutput(folder)).toBe(false);
  expect(existsSync(output())).toBe(true);
});
