import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds after which the admin counts as hanging; a busy machine starts it slowly. */
const START_TIMEOUT_MS = 600_000;

const HOSTING = 'cms/hosting';
/** The folder of the checkout in the unit. */
const CHECKOUT = '/srv/agency';

/**
 * Returns the assignments of a file as systemd reads them: a comment is a line that starts with `#` or
 * `;`, and everything after the first `=` is the value.
 */
function readAssignments(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => /^[^#;\[\s]/.test(line));
  return new Map(
    lines.map((line) => {
      const [key = '', ...rest] = line.split('=');
      return [key, rest.join('=').trim()];
    }),
  );
}

/** Returns what the service of `cms/hosting` runs, with the checkout's folder for that of the unit. */
async function readUnit() {
  const unit = readAssignments(await readFile(`${HOSTING}/agency-cms.service`, 'utf8'));
  const inCheckout = (text: string) => text.replaceAll(CHECKOUT, path.resolve());
  const [executable = '', ...options] = inCheckout(unit.get('ExecStart') ?? '').split(' ');
  return { executable, options, cwd: inCheckout(unit.get('WorkingDirectory') ?? '') };
}

/**
 * Returns the environment file of `cms/hosting` with the values of the test.
 *
 * @throws {AssertionError} if a value that the test does not replace is still to be filled in
 */
async function readEnvironment(values: Record<string, string>): Promise<Record<string, string>> {
  const file = readAssignments(await readFile(`${HOSTING}/agency-cms.env`, 'utf8'));
  const environment = { ...Object.fromEntries(file), ...values };
  for (const [key, value] of Object.entries(environment)) {
    assert.doesNotMatch(value, /…|\s[#;]/, `${key} of agency-cms.env`);
  }
  return environment;
}

/**
 * Starts the admin like its hosting service, with the unit and the environment file of `cms/hosting`,
 * and waits until its health endpoint returns 200.
 *
 * @throws {Error} with the output, if the admin exits or is not healthy in time
 */
export async function startAdminServer(environment: Record<string, string>, url: string) {
  const { executable, options, cwd } = await readUnit();
  const child = spawn(executable, options, {
    cwd,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...(await readEnvironment(environment)),
    },
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
