import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);
const TOKEN = 'a-token-that-must-not-be-printed';

/** Builds the site against a CMS, over an older one; says how it ended and what lies there afterwards. */
async function build(cms: string) {
  const parent = await mkdtemp(path.join(tmpdir(), 'dist-'));
  const outDir = path.join(parent, 'dist');
  await mkdir(outDir);
  await writeFile(path.join(outDir, 'last-good.html'), '');
  const env = { ...process.env, CMS_URL: cms, CMS_TOKEN: TOKEN };
  const ended = await run('node_modules/.bin/astro', ['build', '--outDir', outDir], { env }).then(
    () => ({ code: 0, stdout: '', stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  const [folders, files] = await Promise.all([readdir(parent), readdir(outDir)]);
  return { code: ended.code, output: ended.stdout + ended.stderr, files, folders };
}

/** A CMS that gives every question this answer; with none, one that was stopped. */
async function cmsThatAnswers(body?: object): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (body) onTestFinished(() => void server.close());
  else await new Promise((done) => server.close(done));
  return `http://127.0.0.1:${port}`;
}

describe('a build whose CMS', () => {
  it('is down ends with code 1, leaves the last good site, and says why', async () => {
    const { code, output, files, folders } = await build(await cmsThatAnswers());
    expect(code).toBe(1);
    expect(output).toContain('Identity: the CMS cannot be reached, or broke off (ECONNREFUSED)');
    expect(output).not.toContain(TOKEN);
    expect(files).toEqual(['last-good.html']);
    expect(folders).toEqual(['dist']);
  });

  it('does not accept the token ends with code 1, and does not print the token', async () => {
    const { code, output, files } = await build(
      await cmsThatAnswers({ data: { meUser: { user: null } } }),
    );
    expect(code).toBe(1);
    expect(output).toContain('Identity: the CMS does not accept CMS_TOKEN');
    expect(output).not.toContain(TOKEN);
    expect(files).toEqual(['last-good.html']);
  });
});
