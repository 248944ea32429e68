import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter as PlaywrightReporter, TestCase } from '@playwright/test/reporter';
import type { Reporter as VitestReporter } from 'vitest/node';

/**
 * Reporter for Playwright and Vitest: appends the name of each test that passed only when it was
 * repeated to the file `REPEATED_TESTS`, which `.ci/run` prints at its end.
 */
export default class RepeatedTests implements PlaywrightReporter, VitestReporter {
  private readonly tests = new Map<string, TestCase>();

  printsToStdio = () => false;

  onTestEnd(test: TestCase): void {
    this.tests.set(test.id, test);
  }

  onEnd(): void {
    for (const test of this.tests.values()) {
      if (test.outcome() !== 'flaky') continue;
      const [, project, , ...titles] = test.titlePath();
      report(`${project} ${test.location.file}`, titles);
    }
  }

  onTestCaseResult: NonNullable<VitestReporter['onTestCaseResult']> = (test) => {
    if (!test.diagnostic()?.flaky) return;
    report(`${test.project.name} ${test.module.moduleId}`, [test.fullName]);
  };
}

function report(file: string, titles: string[]): void {
  const { REPEATED_TESTS } = process.env;
  if (!REPEATED_TESTS) return;
  const name = [file.replace(`${path.resolve(import.meta.dirname, '../..')}/`, ''), ...titles];
  appendFileSync(REPEATED_TESTS, `${name.filter(Boolean).join(' › ')}\n`);
}
