import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeModel } from '../../../src/model/home.ts';
import { READER_KEY, authorisedBy, publish, query, startTestCms } from '../support/testCms.ts';
import type { RunningCms } from '../../../cms/runtime/embedded.ts';

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
const EXPONENTIAL = `{ Talents { docs { ...F0 } } } ${times(20, (i) => `fragment F${i} on Talent { ...F${i + 1} ...F${i + 1} }`)}
  fragment F20 on Talent { id }`;

describe('a query is refused', () => {
  it.each([
    ['of 200 aliases of 500 talents', HOSTILE, 'tokens'],
    ['of two fields', '{ a: __typename b: __typename }', 'one field'],
    ['of a fragment of fields', '{ ...F } fragment F on Query { __typename }', 'one field'],
    ['with a limit of 101 talents', '{ Talents(limit: 101) { docs { id } } }', 'from 1 to 100'],
    ['with a limit of 0, which means all', '{ Talents(limit: 0) { docs { id } } }', 'from 1 to'],
    ['with a negative limit', '{ Talents(limit: -1) { docs { id } } }', 'from 1 to'],
    ['with a limit of null', '{ Talents(limit: null) { docs { id } } }', 'from 1 to'],
    [
      'with a limit that is a default',
      'query ($limit: Int = 5000) { Talents(limit: $limit) { docs { id } } }',
      'from 1 to',
    ],
    ['without pages or a limit', '{ Talents(pagination: false) { docs { id } } }', 'from 1 to'],
    ['for versions without a limit', '{ versionsTalents(limit: 0) { totalDocs } }', 'from 1 to'],
    [
      'for 2,001 revisions',
      '{ Talents(limit: 2001, select: true) { docs { id } } }',
      'from 1 to 2000',
    ],
    ['that is too deep', NESTED, 'deeper'],
    ['whose fragments expand exponentially', EXPONENTIAL, 'must not contain another'],
    ['whose fragments contain themselves', '{ ...F } fragment F on Query { ...F }', 'another'],
    [
      'of many fields in fragments',
      `{ Talents { docs { ${times(40, () => '...F')} } } } fragment F on Talent { ${times(30, () => 'id')} }`,
      'maximum complexity',
    ],
    ['of many tokens', `{ ${times(2001, () => 'a')} }`, 'tokens'],
    ['that changes something', 'mutation { deleteTalent(id: 1) { id } }', 'one query'],
    ['of several operations', 'query A { __typename } query B { __typename }', 'one query'],
  ])('%s', async (_name, text, message) => {
    const { data, errors } = await query(cms, text, READER_KEY);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toContain(message);
  });

  it('whose body is larger than 100 kB', async () => {
    const body = JSON.stringify({ query: `{ __typename } # ${'x'.repeat(100_000)}` });
    const headers = { ...authorisedBy(READER_KEY), 'Content-Type': 'application/json' };
    const response = await fetch(`${cms.url}/api/graphql`, { method: 'POST', headers, body });
    expect(response.status).toBe(413);
  });
});

describe('a query', () => {
  it('of the heaviest kind does not block the health check', async () => {
    const heavy = '{ Talents(limit: 100) { docs { id name } } }';
    const queries = Array.from({ length: 12 }, () => query(cms, heavy, READER_KEY));
    let checks = 0;
    let isPending = true;
    const all = Promise.all(queries).finally(() => (isPending = false));
    while (isPending) {
      expect((await fetch(`${cms.url}/api/health`)).status).toBe(200);
      checks++;
    }
    // A busy machine may refuse some; without the queue, two checks are answered in all this time.
    for (const { data, errors } of await all) {
      if (errors) expect(errors[0]?.message).toMatch(/ocupado/);
      else expect(data).toHaveProperty('Talents.docs.length', 30);
    }
    expect(checks).toBeGreaterThan(3);
  });

  it('of the site is answered, also by GET', async () => {
    const variables = { locale: 'es' };
    const parameters = new URLSearchParams({
      query: homeModel.query,
      variables: JSON.stringify(variables),
    });
    const response = await fetch(`${cms.url}/api/graphql?${parameters}`, {
      headers: authorisedBy(READER_KEY),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty('data.Home');
  });
});
