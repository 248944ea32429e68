import { expect, it } from 'vitest';
import { findErrorText } from './reportBuild';

it('is the message of the error, without colours, warnings of Node and the stack trace', () => {
  const output = [
    '(node:12) ExperimentalWarning: SQLite is an experimental feature',
    '(Use `node --trace-warnings ...` to show where the warning was created)',
    '\u001b[31m[ContentError]\u001b[39m LoadHome: the CMS has no home page',
    '  \u001b[1mStack trace:\u001b[22m',
    '    at load (/opt/build/repo/src/loaders/home.ts:3:1)',
  ].join('\n');
  expect(findErrorText(output)).toBe('[ContentError] LoadHome: the CMS has no home page');
});

it('is the signal that ended the build, or says that there was no message', () => {
  expect(findErrorText('half a line', 'SIGKILL')).toBe('The build was ended by SIGKILL');
  expect(findErrorText('\n')).toBe('The build failed without a message');
});

it('is bounded', () => {
  expect(findErrorText('x'.repeat(50_000))).toHaveLength(1_500);
});
