import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME } from '../../../src/model/homeQuery.ts';
import type { RunningCms } from '../../../cms/runtime/server.ts';
import { READER_KEY, authorisedBy, publish, query, startTestCms } from '../support/testCms.ts';

let cms: RunningCms;

beforeAll(async () => {
  cms = await startTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });
  for (let number = 1; number <= 30; number++) await publish(cms, `Persona ${number}`);
});
afterAll(() => cms.close());

const times = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index)).join(' ');

/** 9 kB that took the CMS a minute. */
const HOSTILE = `{ ${times(200, (i) => `a${i}: Talents(limit: 500) { docs { id name } }`)} }`;
const NESTED = `{ Talents { docs ${'{ photo '.repeat(12)}{ id }${' }'.repeat(12)} } }`;
/** Expands to 2^20 fields. */
const EXPONENTIAL = `{ ...F0 } ${times(20, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)}
  fragment F20 on Query { __typename }`;
const JOINED = ['cinema', 'television', 'theatre', 'studies']
  .map((list) => `{ ${list}__year: { equals: 1 } }`)
  .join();

describe('a query is refused', () => {
  it.each([
    ['of 200 aliases of 500 talents', HOSTILE, 'tokens'],
    ['of 21 aliases', `{ ${times(21, (i) => `a${i}: __typename`)} }`, 'aliases'],
    ['with a limit of 500 talents', '{ Talents(limit: 500) { docs { id } } }', 'too much'],
    ['with a limit of 0, which means all', '{ Talents(limit: 0) { docs { id } } }', 'integers'],
    ['with a negative limit', '{ Talents(limit: -1) { docs { id } } }', 'integers'],
    ['without pages or a limit', '{ Talents(pagination: false) { docs { id } } }', 'integers'],
    ['for versions without a limit', '{ versionsTalents(limit: 0) { totalDocs } }', 'integers'],
    [
      'of several lists that cost too much together',
      `{ ${times(5, (i) => `a${i}: Talents(limit: 100) { docs { id } }`)} }`,
      'maximum complexity',
    ],
    ['that is too deep', NESTED, 'deeper'],
    ['whose fragments expand exponentially', EXPONENTIAL, 'more than 1000 fields'],
    ['whose fragments contain themselves', '{ ...F } fragment F on Query { ...F }', 'itself'],
    ['of many tokens', `{ ${times(2001, () => 'a')} }`, 'tokens'],
    ['of many characters', `{ a } # ${'x'.repeat(20_000)}`, 'characters'],
    [
      'whose conditions multiply rows',
      `{ Talents(where: { OR: [${JOINED}] }) { totalDocs } }`,
      'too much',
    ],
    ['that changes something', 'mutation { deleteTalent(id: 1) { id } }', 'only reads'],
    ['of several operations', 'query A { __typename } query B { __typename }', 'one operation'],
  ])('%s', async (_name, text, message) => {
    const { data, errors } = await query(cms, text, READER_KEY);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toContain(message);
  });
});

describe('a query', () => {
  it('of the heaviest kind does not block the health check', async () => {
    const heavy = times(4, (i) => `a${i}: Talents(limit: 30) { docs { id name } }`);
    const queries = Array.from({ length: 8 }, () => query(cms, `{ ${heavy} }`, READER_KEY));
    let checks = 0;
    let isPending = true;
    const all = Promise.all(queries).finally(() => (isPending = false));
    while (isPending) {
      expect((await fetch(`${cms.url}/api/health`)).status).toBe(200);
      checks++;
    }
    // A busy machine may refuse some; a blocked event loop would answer one check per query.
    for (const { data, errors } of await all) {
      if (errors) expect(errors[0]?.message).toMatch(/ocupado|tarda demasiado/);
      else expect(data).toHaveProperty('a3.docs.length', 30);
    }
    expect(checks).toBeGreaterThan(8);
  });

  it('of the site is answered, also by GET', async () => {
    const variables = { locale: 'es' };
    const parameters = new URLSearchParams({ query: HOME, variables: JSON.stringify(variables) });
    const response = await fetch(`${cms.url}/api/graphql?${parameters}`, {
      headers: authorisedBy(READER_KEY),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty('data.Home');
  });

  it('keeps the locale of each of its fields', async () => {
    const text = `{ es: Pages(locale: es) { totalDocs } en: Pages(locale: en) { totalDocs } }`;
    expect((await query(cms, text, READER_KEY)).errors).toBeUndefined();
  });
});
