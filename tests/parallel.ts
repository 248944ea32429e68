import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import './support/ownFolders.ts';

/*
 * Runs scripts of package.json at the same time, with the script's name before each line:
 * `node tests/parallel.ts test:admin test:site`. A failure does not stop the others; the last lines of
 * what failed are repeated at the end, where they are seen.
 */

const NAMES = process.argv.slice(2);
const REPEATED_LINES = 60;

/** The last lines of each script that failed. */
const failures: string[][] = [];

async function run(name: string): Promise<void> {
  const child = spawn(process.execPath, ['--run', name], { stdio: ['inherit', 'pipe', 'pipe'] });
  const last: string[] = [];
  const label = (input: Readable, write: (line: string) => void) =>
    createInterface({ input }).on('line', (line) => {
      last.push(`[${name}] ${line}`);
      if (last.length > REPEATED_LINES) last.shift();
      write(last.at(-1)!);
    });
  label(child.stdout, console.log);
  label(child.stderr, console.error);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) failures.push([...last, `[${name}] failed`]);
}

await Promise.all(NAMES.map(run));
for (const lines of failures) {
  console.error(lines.join('\n'));
  process.exitCode = 1;
}
