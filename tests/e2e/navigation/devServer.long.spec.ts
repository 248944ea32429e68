import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copySite } from '../../site/copy';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A running `astro dev`, which renders each page on request. */
interface DevServer {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Starts `astro dev` on a free port in a copy of the site.
 *
 * @throws {Error} with the server's output when it exits before it listens
 */
async function startDevServer(folder: string): Promise<DevServer> {
  const astro = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const data = process.env.CMS_DATA_DIR || path.join(ROOT, 'cms/data');
  const child = spawn(process.execPath, [astro, 'dev', '--ignore-lock', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, CMS_DATA_DIR: data, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  let output = '';
  const listening = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const [origin] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (origin) resolve(origin);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const origin = await Promise.race([
    listening,
    exit.then(() => Promise.reject(new Error(`astro dev exited:\n${output}`))),
  ]);
  const stop = async () => {
    child.kill();
    await exit;
  };
  return { origin, stop };
}

/*
 * The built site is static, so only `astro dev` renders src/pages/500.astro, for a page that throws.
 * The pages that throw exist only in a copy of the site.
 */
const THROWING_PAGES = {
  'fails-closed': `import { PageError } from '~/lib/routing/pageError';
throw new PageError(503, 'Closed for today');`,
  'fails-message': `throw new Error('The list is empty');`,
  'fails-silent': `throw new Error();`,
};
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let folder: string;
let server: DevServer | undefined;

test.beforeAll(async () => {
  // The timeout of the describe block does not apply to hooks.
  test.setTimeout(180_000);
  // Vite ignores changes in test-results.
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await copySite(folder);
  for (const [name, code] of Object.entries(THROWING_PAGES)) {
    const file = path.join(folder, 'src/pages', `${name}.astro`);
    await writeFile(file, `---\n${code}\n---\n`);
  }
  server = await startDevServer(folder);
});
test.afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true });
});

for (const [page, title, status] of [
  ['fails-closed', 'Closed for today', '503'],
  ['fails-message', 'The list is empty', '500'],
  ['fails-silent', 'Error', '500'],
] as const) {
  test(`the error page shows the title "${title}" and the status ${status}`, async ({
    page: tab,
  }) => {
    const response = await tab.goto(`${server!.origin}/${page}`);
    expect(response?.status()).toBe(500);
    const view = tab.locator('main');
    await expect(view.locator('h1')).toHaveText(title);
    await expect(view.locator('div[lang=en] h2')).toHaveText(title);
    await expect(view.locator('[data-status]')).toHaveText(status);
    await expect(tab).toHaveTitle(new RegExp(`^${title}`));
    await expect(tab.locator('header nav').first()).toBeAttached();
    await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
}

test('the development server optimises the pictures of the CMS', async ({ page, request }) => {
  await page.goto(`${server!.origin}/actrices`);
  const address = await page.locator('main img').first().getAttribute('src');
  expect(address).toMatch(/^\/_image\?/);
  const response = await request.get(server!.origin + address);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\//);
});

test('the development server follows the redirects of the CMS, several in one step', async ({
  request,
}) => {
  for (const [from, to, status] of [
    ['/talento', '/actrices', 301],
    ['/castings', '/contacto', 302],
    ['/castings/', '/contacto', 302],
    ['/castings?a=1', '/contacto?a=1', 302],
  ] as const) {
    const response = await request.get(server!.origin + from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([status, to]);
  }
  for (const path of ['/nothing', '/actrices/']) {
    expect((await request.get(server!.origin + path)).status(), path).toBe(404);
  }
});

test('a dictionary that is not JSON is reported with its line, in the browser too', async ({
  page,
}) => {
  const file = path.join(folder, 'i18n/es/common.json');
  const source = await readFile(file, 'utf8');
  await page.goto(`${server!.origin}/actrices`);
  const overlay = page.locator('vite-error-overlay');
  await expect(async () => {
    await writeFile(file, source.replace('{', '{\n  oops'));
    await expect(overlay).toContainText('common.json', { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await expect(overlay).toContainText('line 2');
  // A page that is opened later says it too.
  await page.goto(`${server!.origin}/actores`);
  await expect(overlay).toContainText('line 2');
  await writeFile(file, source);
  await expect(overlay).toHaveCount(0);
});

test('when the error page also fails, a page without styles and scripts replaces it', async ({
  page,
}) => {
  // Of its causes, the one that is no fault of the code, which Vite shows: the content is missing.
  const queries = path.join(folder, 'src/loaders/siteQueries.ts');
  const source = await readFile(queries, 'utf8');
  const getAgency = /(export async function getAgency.*\{\n)/;
  expect(source).toMatch(getAgency);
  await writeFile(queries, source.replace(getAgency, `$1  throw new Error('again');\n`));
  await expect(async () => {
    await page.goto(`${server!.origin}/fails-closed`);
    await expect(page.locator('[lang=en] h1')).toHaveText(
      'An error occurred while showing the error page',
      { timeout: 1000 },
    );
  }).toPass({ timeout: 60_000 });
  await expect(page).toHaveTitle('Se ha producido un error al mostrar la página de error');
  expect(await page.locator('body [class], body [style], body img, body script').count()).toBe(0);
  const home = page.getByRole('link', { name: 'Go back to home' });
  await expect(home).toHaveAttribute('href', '/en');
});
