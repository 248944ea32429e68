import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/*
 * Runs scripts of package.json at the same time, with the script's name before each line:
 * `node tests/parallel.ts test:admin test:site`. A failure does not stop the others.
 */

const NAMES = process.argv.slice(2);

async function run(name: string): Promise<boolean> {
  const child = spawn(process.execPath, ['--run', name], { stdio: ['inherit', 'pipe', 'pipe'] });
  const label = (input: Readable, write: (line: string) => void) =>
    createInterface({ input }).on('line', (line) => write(`[${name}] ${line}`));
  label(child.stdout, console.log);
  label(child.stderr, console.error);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) console.error(`[${name}] failed`);
  return code === 0;
}

const results = await Promise.all(NAMES.map(run));
if (results.includes(false)) process.exitCode = 1;
