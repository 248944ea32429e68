import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';

const SERVER = fileURLToPath(new URL('netlifyServer.ts', import.meta.url));

/** A test whose base URL is a server that serves the built site with Netlify's own code. */
export const test = base.extend<object, { netlify: string }>({
  netlify: [
    async ({}, use) => {
      const server = fork(SERVER);
      const [origin] = (await once(server, 'message')) as [string];
      await use(origin);
      server.disconnect();
      await once(server, 'exit');
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ netlify }, use) => use(netlify),
});
