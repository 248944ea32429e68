import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { settings } from '../../runtime/settings.ts';

/** Runs a command in a folder with inherited standard streams. */
export async function run(command: string, args: string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`"${[command, ...args].join(' ')}" exited with code ${code}`);
}

/** Ends the process with the message of an error: it contains the instructions, which a stack trace would hide. */
export function exitWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Migrates the database and creates the first administrator, in a process of its own. */
export async function setUp(): Promise<void> {
  const script = path.join(settings.codeFolder, 'cli/steps/setUp.ts');
  // It has said why.
  await run(process.execPath, [script], settings.codeFolder).catch(() => process.exit(1));
}
