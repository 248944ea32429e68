import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** The administrator whom the tests make. */
export const ADMIN = { email: 'admin@agencia.example', password: 'a long enough password' };

const MINUTES_15 = 900_000;

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Starts `npm run cms` as an editor's machine would, and waits until the admin answers.
 *
 * @param buildHook where the admin asks for builds
 */
export async function startAdmin(dataDir: string, port: number, buildHook: string) {
  const env = {
    ...process.env,
    CMS_DATA_DIR: dataDir,
    CMS_ADMIN_PORT: String(port),
    BUILD_HOOK_URL: buildHook,
    CMS_ADMIN_EMAIL: ADMIN.email,
    CMS_ADMIN_PASSWORD: ADMIN.password,
  };
  const child = spawn('npm', ['run', 'cms'], { env, stdio: 'inherit', detached: true });
  const url = `http://localhost:${port}`;
  const begin = Date.now();
  while (!(await answers(`${url}/admin/login`))) {
    if (child.exitCode !== null || Date.now() - begin > MINUTES_15)
      throw new Error('The admin did not start');
    await wait(500);
  }
  return { url, stop: () => stop(child) };
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || !child.pid) return;
  // The whole group: npm, the script and Next.
  process.kill(-child.pid, 'SIGTERM');
  await once(child, 'exit');
}
