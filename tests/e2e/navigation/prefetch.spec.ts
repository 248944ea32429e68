import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { PHONE } from '../support/pages';
import { afterNavigation, follow } from '../support/network';

/** Long enough for everything in view to be fetched, on a line as quick as this one. */
const WHILE_MS = 1500;

/** Every kind of link of a page is among so many. */
const MOST_TOUCHED = 12;

/** Gathers the pages that are asked for, from now on, the first one's own not counted. */
function pagesOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isPage = !/\.\w+$/.test(pathname);
    if (isPage && request.resourceType() !== 'document') paths.push(pathname);
  });
  return paths;
}

/** Makes the browser tell that of its line. */
const tellLine = (page: Page, line: { connection?: object; onLine?: boolean }) =>
  page.addInitScript(({ connection, onLine = true }) => {
    Object.defineProperty(navigator, 'connection', { value: connection });
    Object.defineProperty(navigator, 'onLine', { value: onLine });
  }, line);

/** Does with links all that a visitor does before pressing one. */
async function touchLinks(page: Page): Promise<void> {
  const links = await page.locator('header a:visible, main a:visible').all();
  for (const link of links.slice(0, MOST_TOUCHED)) {
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await link.focus();
    await link.dispatchEvent('touchstart');
    await link.dispatchEvent('mousedown');
  }
  await page.waitForTimeout(WHILE_MS);
}

test.describe('of the pages that are linked', () => {
  test.use({ viewport: PHONE });

  test('those in view are fetched, once each', async ({ page }) => {
    const fetched = pagesOf(page);
    await page.goto('/actrices');
    await expect.poll(() => fetched).toContain('/actrices/ines-quiroga');
    await page.waitForTimeout(WHILE_MS);
    const last = await page.locator('main li a').last().getAttribute('href');
    expect(fetched).not.toContain(last);
    // The page itself and files are no pages to come.
    expect(fetched).not.toContain('/actrices');
    await page.locator('main li a').last().scrollIntoViewIfNeeded();
    await expect.poll(() => fetched).toContain(last);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(WHILE_MS);
    expect(new Set(fetched).size).toBe(fetched.length);
  });

  test('those that are only passed by are not', async ({ page }) => {
    const fetched = pagesOf(page);
    await page.goto('/actrices');
    await page.evaluate(async () => {
      // Half a screen with each frame, to the end of the page.
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForTimeout(WHILE_MS);
    const all = await page.locator('main li a').count();
    const cards = fetched.filter((path) => path.startsWith('/actrices/'));
    expect(cards.length).toBeLessThan(all);
  });
});

test('at most two are fetched at the same time', async ({ page }) => {
  let open = 0;
  let most = 0;
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() === 'document') return route.continue();
      most = Math.max(most, (open += 1));
      await new Promise((done) => setTimeout(done, 100));
      open -= 1;
      return route.continue();
    },
  );
  const fetched = pagesOf(page);
  await page.goto('/actrices');
  await expect.poll(() => fetched.length).toBeGreaterThan(6);
  expect(most).toBe(2);
});

test('what was fetched is what is shown: no second request, not even to ask whether it is right', async ({
  page,
}) => {
  const fetched = pagesOf(page);
  await page.goto('/contacto');
  const answer = page.waitForResponse('**/nosotras');
  await (await answer).finished();
  await page.waitForTimeout(100);
  await afterNavigation(page, () => follow(page, '/nosotras'));
  await expect(page.locator('h1')).toContainText('Nosotras');
  await expect(page.locator('noscript')).toHaveCount(0);
  expect(fetched.filter((path) => path === '/nosotras')).toHaveLength(1);
});

test('a page of a newer site has its styles when it is first seen', async ({ page }) => {
  // All pages of one site have the same stylesheet: this one was published since.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(?<=<link rel="stylesheet" href="[^"]*)"/, '?newer"');
    await route.fulfill({ response, body });
  });
  await page.goto('/contacto');
  await (await page.waitForResponse((answer) => new URL(answer.url()).pathname === '/')).finished();
  await page.waitForTimeout(100);
  await page.evaluate(() =>
    document.addEventListener('astro:after-swap', () => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      const come = performance.getEntriesByType('resource').map(({ name }) => name);
      const missing = sheets.filter(({ href }) => !come.includes(href));
      const isNewer = sheets.some(({ href }) => href.endsWith('?newer'));
      Reflect.set(window, 'sheets', { isNewer, missing: missing.length });
    }),
  );
  await afterNavigation(page, () => follow(page, '/'));
  expect(await page.evaluate(() => Reflect.get(window, 'sheets'))).toEqual({
    isNewer: true,
    missing: 0,
  });
});

for (const [name, line] of [
  ['on 2g', { connection: { effectiveType: '2g', saveData: false } }],
  ['on slow-2g', { connection: { effectiveType: 'slow-2g', saveData: false } }],
  ['with data saver', { connection: { effectiveType: '4g', saveData: true } }],
  ['offline', { connection: { effectiveType: '4g', saveData: false }, onLine: false }],
] as const) {
  test(`${name} not one page is fetched by sight, hover, tap or focus`, async ({ page }) => {
    await tellLine(page, line);
    const fetched = pagesOf(page);
    await page.goto('/actrices');
    await touchLinks(page);
    expect(fetched).toEqual([]);
    // The same holds after a navigation, for which one page is asked for.
    await afterNavigation(page, () => follow(page, '/contacto'));
    await touchLinks(page);
    expect(fetched).toEqual(['/contacto']);
  });
}

test('the line is looked at when a link is seen, not when the page loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: false, effectiveType: '4g' },
    });
  });
  const fetched = pagesOf(page);
  await page.goto('/actrices');
  await expect.poll(() => fetched.length).toBeGreaterThan(3);
  await page.waitForTimeout(WHILE_MS);
  await page.evaluate(() =>
    Object.assign((navigator as unknown as { connection: object }).connection, {
      effectiveType: '2g',
    }),
  );
  const before = [...fetched];
  await page.locator('main li a').last().scrollIntoViewIfNeeded();
  await page.waitForTimeout(WHILE_MS);
  expect(fetched).toEqual(before);
});
