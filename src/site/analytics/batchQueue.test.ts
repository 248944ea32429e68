import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBatchQueue } from './analytics';

const sent: string[][] = [];
const queueOf = (...items: string[]) => {
  const queue = createBatchQueue<string>((batch) => sent.push(batch));
  for (const item of items) queue.push(item);
  return queue;
};

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
});
afterEach(() => vi.useRealTimers());

test('items are sent after 500 ms, two at a time, first in, first out', () => {
  queueOf('a', 'b', 'c').start();
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

test('items queued before the start are sent 500 ms after it', () => {
  const queue = queueOf('a');
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  queue.start();
  vi.advanceTimersByTime(500);
  expect(sent).toEqual([['a']]);
});

test('an item queued while a batch waits joins it', () => {
  const queue = queueOf('a');
  queue.start();
  vi.advanceTimersByTime(400);
  queue.push('b');
  vi.advanceTimersByTime(100);
  expect(sent).toEqual([['a', 'b']]);
});

test('an item after a pause waits 500 ms like the first', () => {
  const queue = queueOf();
  queue.start();
  vi.advanceTimersByTime(5000);
  queue.push('a');
  vi.advanceTimersByTime(499);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([['a']]);
});

test('cleared items are never sent, and the queue continues', () => {
  const queue = queueOf('a', 'b', 'c');
  queue.start();
  vi.advanceTimersByTime(500);
  queue.clear();
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([['a', 'b']]);
  queue.push('d');
  vi.advanceTimersByTime(500);
  expect(sent).toEqual([['a', 'b'], ['d']]);
});

test('flush sends everything at once, and only once', () => {
  const queue = queueOf('a', 'b', 'c');
  queue.flush();
  expect(sent).toEqual([]);
  queue.start();
  queue.flush();
  expect(sent).toEqual([['a', 'b'], ['c']]);
  vi.advanceTimersByTime(5000);
  expect(sent).toHaveLength(2);
});

test('a batch whose sending clears the queue is the last', () => {
  const queue = createBatchQueue<string>((batch) => {
    sent.push(batch);
    queue.clear();
  });
  for (const item of ['a', 'b', 'c']) queue.push(item);
  queue.start();
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([['a', 'b']]);
});
