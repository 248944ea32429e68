import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startPreviewServer } from '../../../../cms/features/preview/previewServer.ts';

let child: string;
let server: ReturnType<typeof startPreviewServer> | undefined;

beforeAll(async () => {
  child = path.join(await mkdtemp(path.join(tmpdir(), 'preview-')), 'child.mjs');
  await writeFile(
    child,
    `import { createServer } from 'node:http';
     const server = createServer((_, response) => {
       response.end(process.env.CMS_URL);
       setImmediate(() => process.exit(1));
     });
     process.on('disconnect', () => process.exit(0));
     server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));`,
  );
});
afterEach(() => {
  server?.stop();
  vi.restoreAllMocks();
});

const portOf = (running: ReturnType<typeof startPreviewServer>) =>
  vi.waitFor(
    () => {
      const state = running.state();
      if (typeof state === 'string') throw new Error(state);
      return state.port;
    },
    { timeout: 20_000 },
  );

it('starts after the build, with the origin of the CMS, and again when it exits', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server = startPreviewServer(child, 'http://cms.example', () => promise, child);
  expect(server.state()).toBe('starting');
  resolve();
  const port = await portOf(server);
  const response = await fetch(`http://127.0.0.1:${port}`);
  expect(await response.text()).toBe('http://cms.example');
  await vi.waitFor(() => expect(server?.state()).toBe('starting'));
  expect(await portOf(server)).toBeGreaterThan(0);
});

it('is unavailable when it is not built, or cannot be', async () => {
  server = startPreviewServer('/missing/entry.mjs', 'http://cms.example', undefined, child);
  await vi.waitFor(() => expect(server?.state()).toBe('unavailable'));
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failing = async () => {
    throw new Error('run "npm ci" first');
  };
  server = startPreviewServer(child, 'http://cms.example', failing, child);
  await vi.waitFor(() => expect(server?.state()).toBe('unavailable'));
  expect(log).toHaveBeenCalledWith(expect.any(String), 'run "npm ci" first');
});
