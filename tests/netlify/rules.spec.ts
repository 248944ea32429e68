import { expect, type APIRequestContext } from '@playwright/test';
import { hasTypst } from '../support/typst';
import { ALL_PAGES, TEMPLATES, english } from '../e2e/support/pages';
import { BUILT_PROJECT, resolveNetlify } from './resolveConfig';
import { test } from './fixture';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

const ENGLISH_TEXT = '/en/fichas/actrices/ines-quiroga.txt';

const REDIRECTS: [from: string, status: number, to: string][] = [
  ['/descubre/lucia-herranz', 301, '/actrices/lucia-herranz'],
  ['/en/actrices/lucia-herranz-gil', 301, '/en/actrices/lucia-herranz'],
  ['/castings', 302, '/contacto'],
  ['/actrices/ines-quiroga/casting', 301, '/casting?persona=actrices/ines-quiroga'],
  ['/en/actores/leo-paz/casting', 301, '/en/casting?persona=actores/leo-paz'],
];

for (const [from, status, to] of REDIRECTS) {
  test(`${from} redirects to ${to}`, async ({ request, baseURL }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    const { pathname, search } = new URL(response.headers().location!, baseURL);
    expect(decodeURIComponent(pathname + search)).toBe(to);
    expect((await request.get(to)).status(), 'the target is a page').toBe(200);
  });
}

for (const path of ['/en/nothing', '/en/actores/nobody']) {
  test(`${path} returns 404 in English`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('<html lang="en"');
  });
}

for (const [path, text] of [
  ['/propuesta/nothing', 'Esta propuesta ya no está disponible'],
  ['/en/propuesta/nothing', 'This proposal is no longer available'],
]) {
  test(`${path} returns 404, and says that the proposal is not available`, async ({ request }) => {
    const response = await request.get(path!);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(text);
  });
}

for (const path of ['/nothing', '/actores/nadie', '/es', '/enemigos']) {
  test(`${path} returns 404 in both languages`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain('<html lang="es"');
    expect(html).toContain('This page could not be found');
  });
}

test('every page has the headers of security and about AI, even a 404', async ({ request }) => {
  for (const path of [...TEMPLATES, english('/'), english('/actrices'), english('/nothing')]) {
    const headers = (await request.get(path)).headers();
    expect.soft(headers, path).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'self'; object-src 'none'.*frame-ancestors 'none'$/,
      ),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'tdm-reservation': '1',
      'content-usage': 'train-ai=n',
    });
  }
});

test('no two rules set the same header for a path', async () => {
  const { config } = await resolveNetlify(BUILT_PROJECT);
  const namesFor = (path: string) =>
    config.headers
      .filter((rule) => {
        const pattern = rule.for.replace(/:\w+/g, '[^/]+').replace(/\/?\*/, '/?.*');
        return new RegExp(`^${pattern}$`).test(path);
      })
      .flatMap(({ values }) => Object.keys(values).map((name) => name.toLowerCase()));
  for (const path of [
    ...ALL_PAGES,
    '/_astro/a.css',
    '/cards/a.jpg',
    '/files/a.pdf',
    ENGLISH_TEXT,
    '/a/b/c/d',
  ]) {
    const names = namesFor(path);
    expect(names).toContain('content-security-policy');
    expect(names, path).toEqual([...new Set(names)]);
  }
});

test('pages are revalidated, and files with content hashes are cached for a year', async ({
  request,
}) => {
  const html = await (await request.get('/actrices/ines-quiroga')).text();
  const first = (pattern: RegExp) => pattern.exec(html)![0];
  const hashed = [
    first(/\/_astro\/[^" ]+\.css/),
    first(/\/_astro\/[^" ]+\.js/),
    first(/\/_astro\/[^" ]+\.woff2/),
    first(/\/_astro\/[^" ]+\.avif/),
    first(/\/cards\/[^" ]+\.jpg/),
  ];
  for (const path of hashed) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()['cache-control'], path).toBe(IMMUTABLE);
    const policy = response.headers()['cross-origin-resource-policy'];
    expect.soft(policy, `${path} may be embedded elsewhere`).toBeUndefined();
  }
  for (const path of ['/', '/en', '/en/actores', '/robots.txt', '/sitemap.xml', '/en/nothing']) {
    const headers = (await request.get(path, { headers: { 'Accept-Language': 'es' } })).headers();
    expect.soft(headers['cache-control'], path).toBe(REVALIDATE);
  }
});

async function expectDocument(request: APIRequestContext, path: string): Promise<void> {
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  const headers = response.headers();
  expect(headers['x-robots-tag'], path).toBe('noindex');
  expect(headers['cache-control']).toMatch(/\bmust-revalidate\b/);
  const [, maxAge] = /max-age=(\d+)/.exec(headers['cache-control']!)!;
  expect(Number(maxAge)).toBeLessThanOrEqual(24 * 60 * 60);
}

test('sheets expire within a day, are revalidated and not indexed', async ({ request }) => {
  test.skip(!hasTypst(), 'Typst has no package for this machine');
  await expectDocument(request, '/fichas/actrices/ines-quiroga.pdf');
});

test('documents expire within a day, are revalidated and not indexed', async ({ request }) => {
  const html = await (await request.get('/actrices/ines-quiroga')).text();
  await expectDocument(request, /\/files\/[^" ]+\.pdf/.exec(html)![0]);
  // The server of these tests applies the rules of /en/404.html to files below /en.
  const { config } = await resolveNetlify(BUILT_PROJECT);
  const [spanish, english] = ['/fichas/*', '/en/fichas/*'].map((path) =>
    config.headers.find((rule) => rule.for === path),
  );
  expect(spanish?.values).toMatchObject({ 'X-Robots-Tag': 'noindex' });
  expect(english?.values).toEqual(spanish?.values);
});

test('Netlify finds the contact form, and one for spam with the same fields', async ({
  request,
}) => {
  const namesIn = (form: string | undefined) =>
    [...form!.matchAll(/<(?:input|select|textarea)[^>]* name="([\w-]+)"/g)]
      .map(([, name]) => name)
      .filter((name) => name !== 'form-name' && name !== 'fax')
      .sort();
  for (const [path, action] of [
    ['/contacto', '/success'],
    ['/en/contacto', '/en/success'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const forms = html.match(/<form[^>]*data-netlify="true".*?<\/form>/gs)!;
    expect(forms).toHaveLength(2);
    expect(forms[1]).toContain('name="contact-spam"');
    expect(namesIn(forms[1])).toEqual(namesIn(forms[0]));
    const form = /<form[^>]*data-netlify="true"[^>]*>/.exec(html)?.[0];
    expect(form).toContain(`action="${action}" method="post"`);
    expect(html).toContain('name="form-name" value="contact"');
    expect((await request.get(action)).status()).toBe(200);
  }
});

test('Netlify finds the form for castings, with every field of an enquiry page, and one for spam', async ({
  request,
}) => {
  const namesIn = (html: string) => [...html.matchAll(/ name="([\w-]+)"/g)].map(([, name]) => name);
  const fields = (names: (string | undefined)[]) =>
    [...new Set(names)].filter((name) => name !== 'form-name' && name !== 'casting').sort();
  const enquiry = await (await request.get('/casting')).text();
  const body = enquiry.slice(
    enquiry.indexOf('class="enquiry '),
    enquiry.indexOf('</section>', enquiry.indexOf('class="enquiry ')),
  );
  expect(body).toContain('name="form-name" value="casting"');
  expect(body).not.toContain('data-netlify');
  for (const page of ['/success', '/en/success']) {
    const html = await (await request.get(page)).text();
    const [form, spam] = html.match(/<form[^>]*data-netlify="true".*?<\/form>/gs) ?? [];
    expect(form).toMatch(/^<form name="casting" data-netlify="true" data-netlify-honeypot="fax"/);
    // Those of proposals have a field for each mark, too.
    const isMark = (name: string | undefined) => /^mark-/.test(name!);
    expect(namesIn(form!).filter(isMark)).toContain('mark-1');
    expect(fields(namesIn(form!)).filter((name) => !isMark(name))).toEqual(fields(namesIn(body)));
    expect(spam).toContain('<form name="casting-spam"');
  }
});
