import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BATCH_DELAY_MS, BATCH_SIZE, createQueue } from '~/lib/analytics/batchQueue';

const sent: string[][] = [];
const queueOf = (...hits: string[]) => {
  const queue = createQueue<string>((batch) => sent.push(batch));
  for (const hit of hits) queue.push(hit);
  return queue;
};

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
});
afterEach(() => vi.useRealTimers());

test('the rule is two hits after 500 ms', () => {
  expect([BATCH_SIZE, BATCH_DELAY_MS]).toEqual([2, 500]);
});

test('hits wait 500 ms and go two at a time, in their order', () => {
  queueOf('a', 'b', 'c').open();
  vi.advanceTimersByTime(499);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([['a', 'b']]);
  vi.advanceTimersByTime(499);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([['a', 'b'], ['c']]);
  expect(vi.getTimerCount()).toBe(0);
});

test('hits of before the script wait for it, and 500 ms more', () => {
  const queue = queueOf('a');
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  queue.open();
  vi.advanceTimersByTime(500);
  expect(sent).toEqual([['a']]);
});

test('a hit that comes while a batch waits goes with it', () => {
  const queue = queueOf('a');
  queue.open();
  vi.advanceTimersByTime(400);
  queue.push('b');
  vi.advanceTimersByTime(100);
  expect(sent).toEqual([['a', 'b']]);
});

test('a hit after a quiet time waits 500 ms like the first', () => {
  const queue = queueOf();
  queue.open();
  vi.advanceTimersByTime(5000);
  queue.push('a');
  vi.advanceTimersByTime(499);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([['a']]);
});

test('what was forgotten is never sent, and the queue goes on', () => {
  const queue = queueOf('a', 'b', 'c');
  queue.open();
  vi.advanceTimersByTime(500);
  queue.empty();
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([['a', 'b']]);
  queue.push('d');
  vi.advanceTimersByTime(500);
  expect(sent).toEqual([['a', 'b'], ['d']]);
});

test('when the page goes everything goes at once, once', () => {
  const queue = queueOf('a', 'b', 'c');
  queue.flush();
  expect(sent).toEqual([]);
  queue.open();
  queue.flush();
  expect(sent).toEqual([['a', 'b'], ['c']]);
  vi.advanceTimersByTime(5000);
  expect(sent).toHaveLength(2);
});

test('a batch whose sending empties the queue is the last', () => {
  const queue = createQueue<string>((batch) => {
    sent.push(batch);
    queue.empty();
  });
  for (const hit of ['a', 'b', 'c']) queue.push(hit);
  queue.open();
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([['a', 'b']]);
});
