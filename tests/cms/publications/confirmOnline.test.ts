import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCms } from '../support/testCms.ts';
import { createSent, publicationsById, report } from '../support/publications.ts';
import { runPublications } from '../../../cms/features/publishing/publisher.ts';
import type { RunningCms } from '../../../cms/runtime/embedded.ts';

let cms: RunningCms;
/** What the site answers at /publication.txt; nothing before its first build. */
let shown: string | undefined;
const site = createServer((request, response) => {
  const isKnown = request.url === '/publication.txt' && shown !== undefined;
  response.writeHead(isKnown ? 200 : 404).end(isKnown ? `${shown}\n` : '');
});

beforeAll(async () => {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  cms = await startTestCms({
    PAYLOAD_LOG_LEVEL: 'silent',
    SITE_URL: `http://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  await cms.close();
  site.close();
});

const stateOf = async (id: string) => (await publicationsById(cms))[id]?.state;

let clockMs = Date.now();
/** Lets the server ask the site, as five seconds after the last time. */
const check = () => runPublications(cms.payload, (clockMs += 5_000));

it('a finished build is online when the site shows it, or a later one', async () => {
  const earlier = await createSent(cms, { createdAt: '2026-01-01T10:00:00.000Z' });
  const first = await createSent(cms, { createdAt: '2026-01-01T11:00:00.000Z' });
  await report(cms, first, { state: 'built' });
  await check();
  expect(await stateOf(first)).toBe('building');
  shown = earlier;
  await check();
  expect(await stateOf(first)).toBe('building');
  shown = first;
  await runPublications(cms.payload, clockMs + 4_000);
  expect(await stateOf(first)).toBe('building');
  await check();
  expect(await stateOf(first)).toBe('online');

  const second = await createSent(cms, { createdAt: '2026-01-01T12:00:00.000Z' });
  const third = await createSent(cms, { createdAt: '2026-01-01T13:00:00.000Z' });
  await report(cms, second, { state: 'built' });
  shown = third;
  await check();
  expect(await stateOf(second)).toBe('online');
  expect(await stateOf(third)).toBe('sent');
});

it('a finished build that the site does not show is asked about for fifteen minutes', async () => {
  const id = await createSent(cms);
  await report(cms, id, { state: 'built' });
  shown = id;
  await runPublications(cms.payload, Date.now() + 15 * 60_000);
  expect(await stateOf(id)).toBe('building');
  await check();
  expect(await stateOf(id)).toBe('online');
});
