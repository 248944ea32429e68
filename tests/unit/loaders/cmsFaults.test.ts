import { describe, expect, it, vi } from 'vitest';
import { createClient } from '~/loaders/client';
import { loadTalents } from '~/loaders/collections';
import { talent } from './records.fixture';
import { fakeCms, json } from './fakeCms';

type Answer = Parameters<typeof fakeCms>[0];

const people = (...docs: object[]): Answer => json({ data: { Talents: { docs } } });
const half: Answer = (_request, response) => response.end('{"data":{"Talents":{"docs":[{"id":1');
const html: Answer = (_request, response) => response.end('<!doctype html><h1>Maintenance</h1>');
const slow: Answer = (_request, response) => void setTimeout(() => response.end(), 30_000).unref();
const twice503: Answer = (request, response, count) =>
  (count < 2 ? json('busy', 503) : people(talent(1)))(request, response, count);

/** Reads the talents of a CMS that answers so, over HTTP; waits are not slept. */
async function read(answer: Answer, timeoutSeconds = 5) {
  const cms = await fakeCms(answer);
  vi.stubEnv('CMS_URL', cms.origin);
  const sleep = async () => {};
  return loadTalents(createClient({ ...cms.settings, timeoutSeconds }, { sleep }));
}

describe('reading the talents from a CMS', () => {
  it('that answers succeeds, and so it does after two 503', async () => {
    expect(await read(people(talent(1)))).toHaveLength(2);
    expect(await read(twice503)).toHaveLength(2);
  });

  it.each<[string, Answer, string]>([
    ['with errors', json({ errors: [{ message: 'Broken' }] }), 'Talents: Broken'],
    ['in HTML', html, 'Talents: the answer is not JSON'],
    ['with half a JSON', half, 'Talents: the answer is not JSON'],
    ['with another shape', json({ data: { Talents: 3 } }), 'Talents: the answer is no list'],
  ])('that answers %s fails and says so', async (_name, answer, message) => {
    await expect(read(answer)).rejects.toThrow(message);
  });

  it('that takes 30 seconds fails and says so', async () => {
    await expect(read(slow, 0.05)).rejects.toThrow('Talents: no answer within 0.05 s (4 attempts)');
  });

  it('that holds an invalid record fails, naming record, locale and field', async () => {
    const wrong = talent(7, { website: 'javascript:alert(1)' });
    await expect(read(people(talent(1), wrong))).rejects.toThrow(
      'talents › actresses/ana-7 "Ana 7" (id 7) › es, en › website: is no https address',
    );
  });
});
