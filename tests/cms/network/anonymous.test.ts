import { beforeAll, describe, expect, it } from 'vitest';
import { createPicture, upload } from '../support/fixtureAgency.ts';
import { authorisedBy, publish, useTestCms } from '../support/testCms.ts';

const cms = useTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });

/** Words of the content and the accounts, of which no anonymous answer may contain any. */
const SECRETS = /Secreta|secreta|foto-privada|agencia\.example|1990-05-05/;

let talentId: number | string;

beforeAll(async () => {
  const picture = await createPicture(400, 500);
  const { id: photo } = await upload(cms, 'foto-privada.png', 'image/png', picture);
  const fields = { visibility: 'unlisted', photo, birthDate: '1990-05-05T12:00:00.000Z' };
  talentId = (await publish(cms, 'Ana Secreta', fields)).id;
  const agency = { name: 'Agencia Secreta' } as never;
  await cms.payload.updateGlobal({ slug: 'agency', locale: 'es', data: agency });
});

/** Every path at which Payload shows records, versions, permissions or files. */
function paths(): string[] {
  const { collections, globals } = cms.payload.config;
  const where = 'where[photo.filename][like]=foto';
  return [
    ...collections.flatMap(({ slug }) =>
      ['', `?${where}`, '/count', `/count?${where}`, `/${talentId}`, '/versions', '/access/1'].map(
        (rest) => `/api/${slug}${rest}`,
      ),
    ),
    ...globals.flatMap(({ slug }) =>
      ['', '/versions', '/access'].map((rest) => `/api/globals/${slug}${rest}`),
    ),
    '/api/access',
    '/api/payload-preferences/a',
    '/api/payload-jobs/run',
    '/api/media/file/foto-privada.png',
    '/api/media/file/foto-privada-320x400.webp',
  ];
}

describe.each([
  ['anonymous', {}],
  ['with a wrong key', authorisedBy('wrong')],
  ['with a wrong session', { Cookie: 'payload-token=wrong' }],
])('a request %s', (_name, headers: Record<string, string>) => {
  it('reads nothing by REST', async () => {
    // All at once: one after another, each wrong key waits for the next read of the keys, a second.
    const answers = await Promise.all(
      paths().map(async (path) => {
        const response = await fetch(cms.url + path, { headers });
        return { path, isOk: response.ok, text: await response.text() };
      }),
    );
    for (const { path, isOk, text } of answers) {
      expect(text, path).not.toMatch(SECRETS);
      if (!/access|preferences/.test(path)) expect([path, isOk]).toEqual([path, false]);
    }
  });

  it('reads nothing by GraphQL, whatever field it asks for', async () => {
    for (const query of [
      '{ Talents { docs { name } } }',
      '{ Agency { name } }',
      '{ __typename }',
    ]) {
      const response = await fetch(`${cms.url}/api/graphql`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      expect(response.status).toBe(401);
      expect(await response.text()).not.toMatch(SECRETS);
    }
  });

  it('changes nothing', async () => {
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      const response = await fetch(`${cms.url}/api/talents?where[id][exists]=true`, {
        method,
        headers: { ...headers, 'Content-Type': 'application/json' },
        ...(method !== 'DELETE' && { body: '{"name":"Otra"}' }),
      });
      expect([401, 403]).toContain(response.status);
    }
  });

  it('is answered by the health check', async () => {
    const response = await fetch(`${cms.url}/api/health`, { headers });
    expect(await response.json()).toEqual({ isHealthy: true });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

it('the refusal is in the language of the sender', async () => {
  const messageIn = async (language: string) => {
    const headers = { 'Accept-Language': language };
    return (await fetch(`${cms.url}/api/talents`, { headers })).text();
  };
  expect(await messageIn('es')).toContain('Inicia sesión');
  expect(await messageIn('en')).toContain('Sign in');
});
