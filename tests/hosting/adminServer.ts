import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const MINUTE_MS = 60_000;

/** Starts the hosted admin, as its service does, and waits until it says that it is well. */
export async function startHosted(environment: Record<string, string>, url: string) {
  const child = spawn(process.execPath, ['cli/start.ts'], {
    cwd: 'cms',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment } as never,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const begin = Date.now();
  const isWell = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isWell())) {
    if (child.exitCode !== null || Date.now() - begin > MINUTE_MS)
      throw new Error(`The admin did not start:\n${printed.join('')}`);
    await wait(200);
  }
  return {
    log: () => printed.join(''),
    /** Asks it to end, as a service does; gives its exit code. */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
  };
}
