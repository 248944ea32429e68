import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cmsEnvironment, prepareAgency } from '../bench/scale/agencies.ts';
import { type Kind, requestKinds } from './requests.ts';

/*
 * Sends 200 anonymous and 20 signed-in requests a second of mixed kinds to the CMS on loopback:
 * `node run.ts [seconds] [talents]`. Health must be answered within a second throughout, and every
 * request with success or a refusal.
 */

const seconds = Number(process.argv[2] ?? 60);
const talents = Number(process.argv[3] ?? 1000);
const ANONYMOUS_PER_SECOND = 200;
const SIGNED_IN_PER_SECOND = 20;
const MAX_HEALTH_MS = 1000;
/** Success, refusals of a request, and refusals of a busy CMS. */
const isAllowed = (status: number) => status < 500 || status === 503;

interface Answers {
  ms: number[];
  statuses: Map<number | string, number>;
}

const answers = new Map<string, Answers>();

async function send(origin: string, sender: string, { name, path: url, init }: Kind, key?: string) {
  const headers = { ...init?.headers, ...(key && { Authorization: `users API-Key ${key}` }) };
  const begin = performance.now();
  const status = await fetch(origin + url, { ...init, headers }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    (error: Error) => String(error.cause ?? error.message),
  );
  const of = `${sender}: ${name}`;
  const answer = answers.get(of) ?? { ms: [], statuses: new Map<number | string, number>() };
  answer.ms.push(performance.now() - begin);
  answer.statuses.set(status, (answer.statuses.get(status) ?? 0) + 1);
  answers.set(of, answer);
}

/** Sends requests at a fixed rate, however long the answers take, until the time is over. */
async function sendAtRate(perSecond: number, sendNext: (index: number) => Promise<void>) {
  const begin = performance.now();
  const pending: Promise<void>[] = [];
  for (let index = 0; index < perSecond * seconds; index++) {
    const aheadMs = begin + (index * 1000) / perSecond - performance.now();
    // Also when it is late: answers must be received in between.
    await wait(Math.max(0, aheadMs));
    pending.push(sendNext(index));
  }
  await Promise.all(pending);
}

function report() {
  console.log('sender: kind | answers | p50 ms | p99 ms | max ms | statuses');
  for (const [name, { ms, statuses }] of [...answers].sort()) {
    ms.sort((a, b) => a - b);
    const at = (share: number) =>
      Math.round(ms[Math.min(ms.length - 1, Math.floor(ms.length * share))]!);
    const counts = [...statuses].map(([status, count]) => `${status}×${count}`).join(' ');
    console.log([name, ms.length, at(0.5), at(0.99), at(1), counts].join(' | '));
  }
}

const folder = await prepareAgency(talents);
const cms = fork(path.join(import.meta.dirname, '../bench/scale/cms.ts'), {
  env: {
    ...process.env,
    ...cmsEnvironment(folder),
    PAYLOAD_LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  },
});
const [{ url, key }] = (await once(cms, 'message')) as [{ url: string; key: string }];
const kinds = await requestKinds(path.join(folder, 'media'));
const kindAt = (index: number) => kinds[index % kinds.length]!;
const health = kinds[0]!;
// Node compiles the code of each kind with its first requests.
for (let round = 0; round < 10; round++) {
  for (const kind of kinds) {
    await send(url, 'warm-up', kind);
    await send(url, 'warm-up', kind, key);
  }
}
answers.clear();
console.log(`${talents} talents, ${seconds} s, load ${loadavg()[0]!.toFixed(1)} before`);
await Promise.all([
  sendAtRate(ANONYMOUS_PER_SECOND, (index) => send(url, 'anonymous', kindAt(index))),
  sendAtRate(SIGNED_IN_PER_SECOND, (index) => send(url, 'key', kindAt(index), key)),
  sendAtRate(10, () => send(url, 'monitor', health)),
]);
cms.kill();
report();
console.log(`load ${loadavg()[0]!.toFixed(1)} after`);
for (const [name, { ms, statuses }] of answers) {
  for (const status of statuses.keys()) {
    assert.ok(typeof status === 'number' && isAllowed(status), `${name}: ${status}`);
  }
  if (name.endsWith('health'))
    assert.ok(ms.at(-1)! < MAX_HEALTH_MS, `${name} took ${ms.at(-1)} ms`);
}
