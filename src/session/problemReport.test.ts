import { afterEach, expect, test, vi } from 'vitest';
import { type BuildReport, problemReport, formatProblems } from './problemReport';

const problem: BuildReport['problems'][number] = {
  collection: 'talents',
  record: 'actors/luis "Luis" (id 3)',
  recordId: '3',
  locale: 'es',
  field: 'website',
  message: 'is not an https URL',
  fallback: 'previousVersion',
};

afterEach(() => vi.restoreAllMocks());

test('a report lists the problems of its build only', () => {
  problemReport.start();
  problemReport.add([problem]);
  expect(problemReport.end()).toEqual({ problems: [problem] });
  problemReport.start();
  expect(problemReport.end()).toEqual({ problems: [] });
});

test('a problem outside a build is logged once as a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  problemReport.add([problem]);
  problemReport.add([problem]);
  problemReport.add([]);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/ {2}talents › .* › es › website: .*\n {4}→ the record is shown as/)],
  ]);
  expect(problemReport.end()).toEqual({ problems: [] });
});

test('problems in both languages are formatted once', () => {
  expect(formatProblems([problem, { ...problem, locale: 'en' }])).toEqual([
    '  talents › actors/luis "Luis" (id 3) › es, en › website: is not an https URL',
    '    → the record is shown as in the previous build',
  ]);
});
