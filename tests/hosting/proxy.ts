import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const TEMP_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Returns the configuration in `cms/README.md` without TLS, for ports of the test. */
async function readConfiguration(port: string, cmsPort: string): Promise<string> {
  const readme = await readFile('cms/README.md', 'utf8');
  const [, documented = ''] = /^```nginx\n(.*?)^```/ms.exec(readme) ?? [];
  const configuration = documented
    .replace(/^ *ssl_.*\n/gm, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${cmsPort}`);
  assert.match(configuration, new RegExp(`listen 127\\.0\\.0\\.1:${port};`));
  assert.match(configuration, new RegExp(`proxy_pass http://127\\.0\\.0\\.1:${cmsPort};`));
  return configuration;
}

/** Starts nginx as `cms/README.md` documents it; `undefined` if it is not installed. */
export async function startProxy(port: string, cmsPort: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'proxy-'));
  const file = path.join(folder, 'nginx.conf');
  const log = path.join(folder, 'access.log');
  const temporary = TEMP_PATHS.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr; events {}
http { access_log ${log}; ${temporary}
${await readConfiguration(port, cmsPort)}}`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'inherit' });
  const hasStarted = await once(child, 'spawn').then(
    () => true,
    () => false,
  );
  if (!hasStarted) return undefined;
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    assert.equal(child.exitCode, null, 'nginx did not start');
    await wait(100);
  }
  return {
    origin,
    log: () => readFile(log, 'utf8'),
    async stop() {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
