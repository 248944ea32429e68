import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cmsEnvironment, prepareAgency } from '../bench/scale/agencies.ts';

/*
 * Sends an editor's 100 requests to an idle CMS, and again while 60 clients without valid credentials
 * ask as fast as they can: `node editor.ts [seconds]`. All must be answered, at most three times as
 * slowly.
 */

const seconds = Number(process.argv[2] ?? 60);
const REQUESTS = 100;
const MAX_RATIO = 3;
const PATHS = [
  '/api/talents?limit=25&depth=1&draft=true',
  '/api/talents/5?depth=1&draft=true',
  '/api/users/me',
  '/api/globals/home?draft=true',
  '/api/media?limit=25&depth=0',
];

const folder = await prepareAgency(1000);
const cms = fork(path.join(import.meta.dirname, 'editorCms.ts'), {
  env: { ...process.env, ...cmsEnvironment(folder), NODE_ENV: 'production' },
});
const [{ url, token }] = (await once(cms, 'message')) as [{ url: string; token: string }];

/** Sends the requests over the given time; returns the median in milliseconds, and the failures. */
async function edit(pauseMs: number) {
  const ms: number[] = [];
  const failures: string[] = [];
  for (let index = 0; index < REQUESTS; index++) {
    const address = PATHS[index % PATHS.length]!;
    const begin = performance.now();
    const answer = await fetch(url + address, { headers: { Authorization: `JWT ${token}` } });
    await answer.arrayBuffer();
    ms.push(performance.now() - begin);
    if (!answer.ok) failures.push(`${address}: ${answer.status}`);
    await wait(pauseMs);
  }
  ms.sort((a, b) => a - b);
  return { median: ms[REQUESTS / 2]!, max: ms.at(-1)!, failures };
}

await edit(0);
const idle = await edit(0);
const guests = fork(path.join(import.meta.dirname, 'guests.ts'), [url]);
// The editor comes when all clients ask already.
await wait(1000);
const flooded = await edit((seconds * 1000) / REQUESTS);
guests.send('count');
const [answers] = (await once(guests, 'message')) as [Record<string, number>];
guests.kill();
cms.kill();
const rounded = (ms: number) => Math.round(ms * 10) / 10;
for (const [name, { median, max, failures }] of Object.entries({ idle, flooded })) {
  console.log(`${name}: median ${rounded(median)} ms, max ${rounded(max)} ms`, failures.length);
}
console.log('answers to the clients:', answers);
assert.deepEqual([...idle.failures, ...flooded.failures], []);
assert.ok(flooded.median <= MAX_RATIO * idle.median, `The editor waits ${flooded.median} ms`);
