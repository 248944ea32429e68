import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const REPORTER = path.resolve('tests/support/repeatedTests.ts');
// Below the repository, so that the packages are found.
const RESULTS = path.resolve('test-results');

let folder: string;
beforeEach(() => {
  mkdirSync(RESULTS, { recursive: true });
  folder = mkdtempSync(path.join(RESULTS, 'repeated-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file with a test that passes, one that always fails, and one that fails once. */
function writeTests(name: string, runner: string): void {
  const marker = JSON.stringify(path.join(folder, 'tried'));
  writeFileSync(
    path.join(folder, name),
    `import { existsSync, writeFileSync } from 'node:fs';
    import { expect, test } from '${runner}';
    test('passes', () => {});
    test('fails', () => expect(1).toBe(2));
    test('fails once', () => {
      const isRepeated = existsSync(${marker});
      writeFileSync(${marker}, '');
      expect(isRepeated).toBe(true);
    });`,
  );
}

/** Runs tests and returns the names of the repeated ones, without their file. */
function run(executable: string, args: string[]): string[] {
  const list = path.join(folder, 'list');
  writeFileSync(list, '');
  const env = { ...process.env, REPEATED_TESTS: list };
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync(
    path.resolve('node_modules/.bin', executable),
    args,
    options,
  );
  expect(status, stdout).toBe(1);
  return readFileSync(list, 'utf8').trim().split('\n');
}

test('names the test of Playwright that passed only when repeated', () => {
  writeTests('a.spec.ts', '@playwright/test');
  const config = `export default { retries: 1, outputDir: 'results', reporter: [['line'], ['${REPORTER}']] };`;
  writeFileSync(path.join(folder, 'playwright.config.ts'), config);
  expect(run('playwright', ['test'])).toEqual([
    `${path.relative('.', path.join(folder, 'a.spec.ts'))} › fails once`,
  ]);
});

test('names the test of Vitest that passed only when repeated', () => {
  writeTests('a.test.ts', 'vitest');
  const config = `import RepeatedTests from '${REPORTER}';
    export default { test: { retry: 1, reporters: ['default', new RepeatedTests()] } };`;
  writeFileSync(path.join(folder, 'vitest.config.ts'), config);
  expect(run('vitest', ['run', '--config', 'vitest.config.ts'])).toEqual([
    `${path.relative('.', path.join(folder, 'a.test.ts'))} › fails once`,
  ]);
});
