import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds after which the admin counts as hanging; a busy machine starts it slowly. */
const START_TIMEOUT_MS = 600_000;

/**
 * Starts the admin like its hosting service and waits until its health endpoint returns 200.
 *
 * @throws {Error} with the output, if the admin exits or is not healthy in time
 */
export async function startAdminServer(environment: Record<string, string>, url: string) {
  const child = spawn(process.execPath, ['cli/start.ts'], {
    cwd: 'cms',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment } as never,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const begin = Date.now();
  const isHealthy = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isHealthy())) {
    if (child.exitCode !== null || Date.now() - begin > START_TIMEOUT_MS) {
      child.kill();
      throw new Error(`The admin did not start:\n${output.join('')}`);
    }
    await wait(200);
  }
  return {
    log: () => output.join(''),
    /** Sends SIGTERM, like a hosting service, and returns the exit code. */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
  };
}
