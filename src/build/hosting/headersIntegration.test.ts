import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { headersFile } from './headersIntegration';
import { hooksOf } from '../../../tests/unit/support/hooks';

const DATA =
  '<script type="application/ld+json">{}</script><script type="text/html" id="x"><p></p></script>';
const NOT_FOUND = `<script data-astro-exec="">boot()</script><script src="/a.js"></script>
<script>island();
</script>${DATA}`;
const SITE = {
  'index.html': `<script data-astro-exec="">redirect()</script>${DATA}<script>boot()</script>`,
  '404.html': NOT_FOUND,
  'propuesta.html': '<script>over()</script>',
};
const DECLARED = { 'tdm-reservation': '1' };

/**
 * Builds the headers of a site with further pages.
 *
 * @returns the text of `_headers`, and the headers of all files that the preview then sends
 */
async function build(pages: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'headers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const outDir = pathToFileURL(`${folder}/`);
  const config = { outDir };
  const call = hooksOf(headersFile());
  await call('astro:config:setup', { command: 'build', config });
  const files = { ...SITE, ...pages, _headers: JSON.stringify(DECLARED) };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  for (const [page, html] of Object.entries({ ...SITE, ...pages })) {
    await call('incremental:rendered', { page, html });
  }
  await call('astro:build:done', { dir: outDir });
  const updateConfig = vi.fn<(change: { server: { headers: Record<string, string> } }) => void>();
  await call('astro:config:setup', { command: 'preview', config, updateConfig });
  const { headers: common } = updateConfig.mock.calls[0]![0].server;
  return { headers: await readFile(path.join(folder, '_headers'), 'utf8'), common };
}

/** Returns the sources of each directive of the policy, by directive. */
async function directivesOf(environment: Record<string, string> = {}) {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PUBLIC_GA_MEASUREMENT_ID', '');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { common } = await build();
  return new Map(
    common['Content-Security-Policy']!.split('; ').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
/** The scripts of the site: the first of the home page, those of the 404 page and of a proposal. */
const SCRIPTS = ['redirect()', 'boot()', 'island();\n', 'over()'].map(hashOf).join(' ');

describe('the policy with any configuration', () => {
  test.each([
    ['default-src', "'self'"],
    ['object-src', "'none'"],
    ['script-src', `'self' ${SCRIPTS}`],
    ['style-src', "'self'"],
    ['img-src', "'self'"],
    ['connect-src', "'self'"],
    ['frame-src', 'https://www.youtube-nocookie.com https://player.vimeo.com'],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ])('%s is %s', async (name, sources) => {
    expect((await directivesOf()).get(name)).toBe(sources);
  });

  test('blocks inline scripts and event handlers, which fall back to script-src', async () => {
    const directives = await directivesOf({ PUBLIC_GA_MEASUREMENT_ID: 'G-ABC123DEF4' });
    expect(directives.get('script-src')).not.toContain('unsafe');
    expect(directives.has('script-src-attr')).toBe(false);
  });
});

test('with a measurement ID Google Analytics is allowed: the script by folder, events to any region', async () => {
  const directives = await directivesOf({ PUBLIC_GA_MEASUREMENT_ID: 'G-ABC123DEF4' });
  expect(directives.get('script-src')).toBe(
    `'self' ${SCRIPTS} https://www.googletagmanager.com/gtag/`,
  );
  for (const name of ['connect-src', 'img-src']) {
    expect(directives.get(name)).toBe(
      "'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    );
  }
});

test('the image service is allowed for images and nothing else', async () => {
  const directives = await directivesOf({ IMAGE_DOMAIN: 'agency.imgix.net' });
  const names = [...directives].filter(([, sources]) => sources.includes('imgix'));
  expect(names).toEqual([['img-src', "'self' https://agency.imgix.net"]]);
});

describe('the headers', () => {
  const PAGES = ['actores', 'en/404', 'en/actores/ana', 'en/actores/b'];
  const built = () => build(Object.fromEntries(PAGES.map((page) => [`${page}.html`, ''])));
  /** Matches patterns without an asterisk as Netlify does. */
  const matches = (pattern: string, address: string) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(address);
  const patternsFor = async (address: string) => {
    const patterns = (await built()).headers.match(/^\/.*$/gm)!;
    return patterns.filter((pattern) => pattern !== '/*' && matches(pattern, address));
  };

  test('of every path are the policy and what the content declares', async () => {
    const { headers, common } = await built();
    expect(common).toEqual({ 'Content-Security-Policy': expect.any(String), ...DECLARED });
    expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy: .*\n {2}tdm-reservation: 1\n\//);
  });

  test.each(['/', '/actores', '/en', '/en/404', '/en/actores/ana'])(
    'of pages have one rule for %s',
    async (address) => expect(await patternsFor(address)).toHaveLength(1),
  );

  test.each(['/_astro/a.css', '/cards/a.jpg', '/files/a.pdf'])(
    'of pages have no rule for %s',
    async (address) => expect(await patternsFor(address)).toEqual([]),
  );
});

describe('a page', () => {
  const check = (html: string) => build({ 'a.html': html, 'b.html': html });

  test('may contain the scripts of the site and data blocks', async () => {
    await expect(check(`${NOT_FOUND}<p>Text</p>`)).resolves.toBeDefined();
  });

  test('with another script ends the build, which names page and script', async () => {
    await expect(
      check(`${NOT_FOUND}<p><script>steal(document.cookie)</script></p>`),
    ).rejects.toThrow(
      'a.html has an inline script that is not on every page: steal(document.cookie)',
    );
  });

  test('may have a script tag inside an attribute, which is text', async () => {
    const html = `<img alt="</p><script>alert(1)</script>" title='<script>alert(2)</script>'>`;
    await expect(check(html)).resolves.toBeDefined();
    await expect(check(`${html}<p><script>x</script>`)).rejects.toThrow('x');
  });
});

test.each([
  ['in an attribute', `<a title="<script type='x'>"></a><script>boot()</script>`],
  ['in a comment', '<!-- <script type="x"> --><script>boot()</script>'],
  ['in upper case', '<SCRIPT>boot()</SCRIPT>'],
  ['without an end', '<script>boot()'],
])('a script tag %s hides no script behind a page with the same ones', async (_case, html) => {
  const injected = html.replace('boot()', 'steal()');
  await expect(build({ 'a.html': html, 'b.html': injected })).rejects.toThrow('steal()');
});
