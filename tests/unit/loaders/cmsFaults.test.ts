import { describe, expect, it, vi } from 'vitest';
import { createClient } from '~/loaders/client';
import { loadTalents } from '~/loaders/collections';
import { talent } from './records.fixture';
import { fakeCms, json } from './fakeCms';

type Responder = Parameters<typeof fakeCms>[0];

const talents = (...docs: object[]): Responder => json({ data: { Talents: { docs } } });
const truncated: Responder = (_request, response) =>
  response.end('{"data":{"Talents":{"docs":[{"id":1');
const html: Responder = (_request, response) => response.end('<!doctype html><h1>Maintenance</h1>');
const slow: Responder = (_request, response) =>
  void setTimeout(() => response.end(), 30_000).unref();
const twice503: Responder = (request, response, count) =>
  (count < 2 ? json('busy', 503) : talents(talent(1)))(request, response, count);

/** Loads the talents over HTTP from a CMS with these responses, without sleeping between attempts. */
async function load(respond: Responder, timeoutSeconds = 5) {
  const cms = await fakeCms(respond);
  vi.stubEnv('CMS_URL', cms.origin);
  const sleep = async () => {};
  return loadTalents(createClient({ ...cms.settings, timeoutSeconds }, { sleep }));
}

describe('loading the talents from a CMS', () => {
  it('succeeds, also after two responses with status 503', async () => {
    expect(await load(talents(talent(1)))).toHaveLength(2);
    expect(await load(twice503)).toHaveLength(2);
  });

  it.each<[string, Responder, string]>([
    ['with errors', json({ errors: [{ message: 'Broken' }] }), 'Talents: Broken'],
    ['in HTML', html, 'Talents: the response is not JSON'],
    ['with truncated JSON', truncated, 'Talents: the response is not JSON'],
    ['with another shape', json({ data: { Talents: 3 } }), 'Talents: the response is not a list'],
  ])('that responds %s fails', async (_name, respond, message) => {
    await expect(load(respond)).rejects.toThrow(message);
  });

  it('that takes 30 seconds times out', async () => {
    await expect(load(slow, 0.05)).rejects.toThrow(
      'Talents: no response within 0.05 s (4 attempts)',
    );
  });

  it('with an invalid record fails with record, locale and field', async () => {
    const invalid = talent(7, { website: 'javascript:alert(1)' });
    await expect(load(talents(talent(1), invalid))).rejects.toThrow(
      'talents › actresses/ana-7 "Ana 7" (id 7) › es, en › website: is not an https URL',
    );
  });
});
