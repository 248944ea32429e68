import { stripVTControlCharacters } from 'node:util';

const MAX_LENGTH = 1_500;
/** What Astro prints after an error's message and hint. */
const DETAILS = /^\s*(Stack trace|Error reference|Location|Caused by):/m;
/** Node's own warnings, and the lines of a stack trace. */
const NOISE = /^(\(node:\d+\)|\(Use `node|\s+at )/;

/**
 * Returns the message of the error with which a build ended.
 *
 * @param output the end of what the build wrote to its error stream
 * @param signal the signal that ended the build, if one did
 */
export function findErrorText(output: string, signal?: NodeJS.Signals | null): string {
  if (signal) return `The build was ended by ${signal}`;
  const lines = stripVTControlCharacters(output)
    .split(DETAILS)[0]!
    .split('\n')
    .filter((line) => line.trim() && !NOISE.test(line));
  return lines.join('\n').trim().slice(-MAX_LENGTH) || 'The build failed without a message';
}
