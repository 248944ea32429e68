import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabase } from './testDatabase.ts';

/** The administrator that the tests create. */
export const ADMIN = { email: 'admin@agencia.example', password: 'a long enough password' };

/** Milliseconds that a busy machine may take to install and build the admin. */
const START_TIMEOUT_MS = 1_200_000;

const isOk = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts the admin with `npm run cms`, which installs and builds it, and waits until it responds. It has a
 * new database, and requests no builds unless `BUILD_HOOK_URL` is one of the variables.
 *
 * @throws {Error} when the process exits or does not respond in time
 */
export async function startAdminServer(
  port: number,
  environment: Record<string, string> = {},
  isEmpty = false,
) {
  const database = await createTestDatabase(isEmpty);
  const env = {
    ...process.env,
    CMS_ADMIN_PORT: String(port),
    BUILD_HOOK_URL: '',
    CMS_ADMIN_EMAIL: ADMIN.email,
    CMS_ADMIN_PASSWORD: ADMIN.password,
    ...database.environment,
    ...environment,
  };
  const child = spawn('npm', ['run', 'cms'], { env, stdio: 'inherit', detached: true });
  const origin = `http://localhost:${port}`;
  const startedAt = Date.now();
  while (!(await isOk(`${origin}/admin/login`))) {
    if (child.exitCode !== null) throw new Error(`The admin exited with code ${child.exitCode}`);
    if (Date.now() - startedAt > START_TIMEOUT_MS) throw new Error('The admin did not start');
    await wait(500);
  }
  return { origin, runSql: database.run, stop: () => stop(child) };
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || !child.pid) return;
  // Ends the process group: npm, the script and Next.
  process.kill(-child.pid, 'SIGTERM');
  await once(child, 'exit');
}
