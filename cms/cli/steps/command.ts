import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a command in a folder with inherited standard streams.
 *
 * @throws {Error} naming the command line, when the exit code is not 0
 */
export async function run(command: string, args: string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`"${[command, ...args].join(' ')}" exited with code ${code}`);
}
