import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program in a folder, its output passed through.
 *
 * @throws {Error} naming the command line, when it ends with anything but 0
 */
export async function run(command: string, args: string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`"${[command, ...args].join(' ')}" ended with code ${code}`);
}
