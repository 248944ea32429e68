import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { signIn } from '../support/accounts.ts';
import { publish, startTestCms } from '../support/testCms.ts';
import type { RunningCms } from '../../../cms/runtime/embedded.ts';

let cms: RunningCms;
let editor: Record<string, string>;

beforeAll(async () => {
  cms = await startTestCms({
    PAYLOAD_LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    NETLIFY_WEBHOOK_SECRET: SECRET,
  });
  await publish(cms, 'Ana Pública', { cinema: [{ title: 'Norte', year: 2020 }] });
  const page = { slug: 'contacto', title: 'Contacto', blocks: [], _status: 'published' } as never;
  await cms.payload.create({ collection: 'pages', locale: 'es', data: page });
  editor = await signIn(cms, 'editor@agencia.example');
});
afterAll(() => cms.close());

const SECRET = 'the secret of the host';
const JSON_TYPE = 'application/json';
const FORM = 'multipart/form-data; boundary=x';
const PART = '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n';

async function send(path: string, init: RequestInit & { type?: string } = {}) {
  const { type, ...rest } = init;
  const headers = {
    ...editor,
    ...(type && { 'Content-Type': type }),
    ...rest.headers,
  };
  const response = await fetch(cms.url + path, { ...rest, headers });
  return { status: response.status, text: await response.text() };
}
const post = (path: string, body: string, type = JSON_TYPE, headers: HeadersInit = {}) =>
  send(path, { method: 'POST', body, type, headers });

describe('a malformed request of an editor is no error of the CMS', () => {
  it.each([
    "/api/talents/abc'",
    '/api/talents/99999999999999999999',
    '/api/talents/%E0%A4%A',
    '/api/%E0%A4%A',
    "/api/talents/versions/abc'",
    "/api/globals/home/versions/abc'",
    '/api/media/file/%00',
    '/api/media/file/.',
    'limit=-1',
    'limit=0',
    'limit=1.5',
    'limit=1e9',
    'limit[]=1',
    'page=-1',
    'page=1e18',
    'depth=99',
    'depth=-1',
    'pagination=false',
    'where=abc',
    'where={"a"',
    'where[]=abc',
    'where[or]=abc',
    'where[id][in]=a,b',
    'where[birthDate][equals]=abc',
    'where[__proto__][equals]=1',
    `where[name][like]=${'a'.repeat(1001)}`,
    "sort=name'--",
    ...[
      '__proto__',
      'constructor',
      'toString',
      'constructor/1',
      'globals/__proto__',
      'globals/constructor',
      '%5F_proto__',
    ].map((slug) => `/api/${slug}`),
    'limit=1&limit=2',
    'page=1&page=2',
    'depth=1&depth=2',
    'locale=es&locale=en',
    'sort=name&sort=slug',
    'draft=a&draft=b',
    'where=a&where=b',
    'select=a&select=b',
    ...['near', 'within', 'intersects'].map((operator) => `where[name][${operator}]=1,2,3`),
    'where[toString][equals]=1',
    'where[name][constructor]=1',
    'populate=1',
    'joins=1',
    'select[__proto__]=true',
    'sort=__proto__',
    'sort=constructor',
    'fallback-locale[]=x',
  ])('%s', async (address) => {
    const path = address.startsWith('/') ? address : `/api/talents?${address}`;
    expect((await send(path)).status).toBeLessThan(500);
  });
});

describe('a malformed request gets status 400', () => {
  it.each([
    ['broken JSON', '/api/talents', '{', JSON_TYPE],
    ['a broken form', '/api/talents', '--x\r\nbroken', FORM],
    ['a form without a boundary', '/api/talents', 'abc', 'multipart/form-data'],
    ['a form with broken JSON', '/api/talents', PART, FORM],
    ['several parts that are no form', '/api/users/login', PART, 'multipart/mixed; boundary=x'],
    ['broken JSON for GraphQL', '/api/graphql', '{', JSON_TYPE],
    ['null for GraphQL', '/api/graphql', 'null', JSON_TYPE],
    ['no query', '/api/graphql', '{}', JSON_TYPE],
    [
      'variables that are no object',
      '/api/graphql',
      '{"query":"{ a }","variables":"a"}',
      JSON_TYPE,
    ],
  ])('with %s', async (_name, path, body, type) => {
    expect((await post(path, body, type)).status).toBe(400);
  });

  it('with a GraphQL GET request without a query', async () => {
    expect((await send('/api/graphql')).status).toBe(400);
  });
});

describe('an administrator gets a status below 500', () => {
  let admin: Record<string, string>;
  beforeAll(async () => {
    admin = await signIn(cms, 'admin@agencia.example');
  });

  it.each([
    ['null for a list', 'PATCH', '/talents?where[id][exists]=true', 'null', 400],
    ['null for a record', 'PATCH', '/talents/1', ' null', 400],
    ['a list for a record', 'POST', '/talents', '[{"name":"Ana"}]', 400],
    ['an e-mail that is a list', 'PATCH', '/users/2', '{"email":["a@agencia.example"]}', 400],
    ['a new e-mail that is a list', 'POST', '/users', '{"email":["a@agencia.example"]}', 400],
    ['a password that is an object', 'PATCH', '/users/2', '{"password":{}}', 400],
    ['a lock of a list', 'POST', '/users/unlock', '{"email":["a@agencia.example"]}', 400],
    ['a verification', 'POST', '/users/verify/x', '{}', 404],
    [
      'media of an unreachable address',
      'POST',
      '/media',
      '{"alt":"Una","filename":"a.png","url":"http://127.0.0.1:9/a.png"}',
      400,
    ],
  ])('for %s', async (_name, method, path, body, status) => {
    const response = await send(`/api${path}`, { method, body, type: JSON_TYPE, headers: admin });
    expect([response.status, response.text]).toEqual([status, expect.any(String)]);
  });
});

describe('a value that a field cannot have', () => {
  const WRONG = [
    null,
    'x',
    1,
    1.5,
    99_999_999_999,
    true,
    {},
    { id: 999 },
    { id: 1.5 },
    [null],
    ['x'],
    [1.5],
    [99_999_999_999],
    [[]],
    [{}],
  ];

  it.each(['talents', 'pages', 'media', 'proposals', 'redirects', 'home', 'agency'])(
    'is no error of the CMS in %s, in a draft neither',
    async (slug) => {
      const { collections, globals } = cms.payload;
      const global = globals.config.find((one) => one.slug === slug);
      const { flattenedFields } = global ?? collections[slug as 'talents'].config;
      const isFirst = new Map<string, string>();
      for (const field of flattenedFields) {
        const kind = `${field.type} ${'hasMany' in field && Boolean(field.hasMany)}`;
        if (!isFirst.has(kind)) isFirst.set(kind, field.name);
      }
      const path = global ? `/api/globals/${slug}` : `/api/${slug}`;
      for (const name of isFirst.values()) {
        for (const value of WRONG) {
          const body = JSON.stringify({ _status: 'draft', [name]: value });
          const { status, text } = await post(`${path}?draft=true`, body);
          expect([name, value, status < 500, text]).toEqual([name, value, true, text]);
        }
      }
    },
  );

  it('is refused at its field in a row too; null empties a list', async () => {
    const save = (data: object) =>
      send('/api/talents/1?draft=true', {
        method: 'PATCH',
        type: JSON_TYPE,
        body: JSON.stringify({ _status: 'draft', ...data }),
      });
    const read = async () =>
      (await cms.payload.findByID({ collection: 'talents', id: 1, draft: true })).cinema;
    for (const role of [{}, ['a']]) {
      const refused = await save({ cinema: [{ title: 'Sur' }, { title: 'Este', role }] });
      expect(refused).toMatchObject({
        status: 400,
        text: expect.stringContaining('cinema.1.role'),
      });
    }
    expect(await read()).toHaveLength(1);
    for (const data of [{ photo: 1.5 }, { gallery: [99_999_999_999] }]) {
      const text = expect.stringContaining(`"path":"${Object.keys(data)[0]}"`);
      expect(await save(data)).toMatchObject({ status: 400, text });
    }
    expect((await save({ cinema: null })).status).toBe(200);
    expect(await read()).toEqual([]);
  });

  it.each(['x', 1, [], { loaded: 'x' }, { loaded: {}, choices: 'x' }])(
    'is refused as what a form was loaded with: %j',
    async (_revision) => {
      const body = JSON.stringify({ name: 'Ana', _revision });
      for (const [method, path] of [
        ['PATCH', 'talents/1?draft=true'],
        ['POST', 'globals/home'],
      ]) {
        expect(
          (await send(`/api/${path}`, { method: method!, type: JSON_TYPE, body })).status,
        ).toBe(400);
      }
    },
  );

  it.each([null, [], 'x', {}, { id: {}, data: {} }, { id: ['a'], data: {} }])(
    'is refused as a notice that the host has signed: %j',
    async (notice) => {
      const proposal = await cms.payload.create({ collection: 'proposals', draft: true, data: {} });
      const link = `/propuesta/${proposal.linkId}`;
      const isObject = notice !== null && 'data' in Object(notice);
      const data = isObject && (notice as { data: unknown }).data ? { link } : undefined;
      const body = JSON.stringify(data ? { ...(notice as object), data } : notice);
      const sha256 = createHash('sha256').update(body).digest('hex');
      const signature = await new SignJWT({ sha256 })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('netlify')
        .sign(new TextEncoder().encode(SECRET));
      const headers = { 'X-Webhook-Signature': signature };
      expect((await post('/api/proposals/answers', body, JSON_TYPE, headers)).status).toBe(400);
    },
  );
});

describe('a request', () => {
  it('for a file that does not exist gets status 404', async () => {
    expect((await send('/api/media/file/none.jpg')).status).toBe(404);
    expect((await send(`/api/media/file/${'a'.repeat(4000)}`)).status).toBe(404);
  });

  it('that is larger than a record gets status 413, announced or not', async () => {
    const body = JSON.stringify({ name: 'a'.repeat(2_000_000) });
    expect((await post('/api/talents', body)).status).toBe(413);
    const stream = new Blob([body]).stream();
    const init = { method: 'POST', type: JSON_TYPE, body: stream, duplex: 'half' } as RequestInit;
    expect((await send('/api/talents', init)).status).toBe(413);
  });

  it('gets no suggestion, stack or SQL in production', async () => {
    const wrong = await post('/api/graphql', '{"query":"{ Talent { docs { id } } }"}');
    const failing = await send('/api/talents?where[id][in]=a,b');
    for (const { text } of [wrong, failing]) {
      expect(text).not.toMatch(/Did you mean|select |node_modules|\bat \w+ \(/);
    }
    expect(wrong.text).toContain('Cannot query field');
  });

  it('that is valid is answered, also as a form', async () => {
    const valid = 'limit=5&depth=1&sort=-name&where[or][0][and][0][name][like]=Ana';
    expect(JSON.parse((await send(`/api/talents?${valid}`)).text)).toMatchObject({ totalDocs: 1 });
    const override = { 'X-Payload-HTTP-Method-Override': 'GET' };
    const { text } = await post(
      '/api/talents',
      valid,
      'application/x-www-form-urlencoded',
      override,
    );
    expect(JSON.parse(text)).toMatchObject({ totalDocs: 1 });
  });
});
