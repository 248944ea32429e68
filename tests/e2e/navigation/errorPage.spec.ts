import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copySite } from '../../site/copy';
import { type DevServer, startDev } from '../support/devServer';

/*
 * The built site has no server that could fail; `astro dev` is one, and renders src/pages/500.astro
 * for what a page throws. The pages that throw exist in a copy of the site alone.
 */
const FAILING = {
  'fails-closed': `import { PageError } from '../../../src/lib/routing/pageError';
throw new PageError(503, 'Closed for today');`,
  'fails-message': `throw new Error('The list is empty');`,
  'fails-silent': `throw new Error();`,
};
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let folder: string;
let server: DevServer | undefined;

test.beforeAll(async () => {
  // What the describe asks for counts for the tests alone; a busy machine needs it here.
  test.setTimeout(120_000);
  // Not in test-results, where Vite sees no change.
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await copySite(folder);
  for (const [name, code] of Object.entries(FAILING)) {
    const file = path.join(folder, 'src/pages', `${name}.astro`);
    await writeFile(file, `---\n${code}\n---\n`);
  }
  server = await startDev(folder);
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
  test(`the page of an error is titled "${title}", with status ${status}`, async ({
    page: browser,
  }) => {
    const answer = await browser.goto(`${server!.origin}/${page}`);
    expect(answer?.status()).toBe(500);
    const view = browser.locator('main');
    await expect(view.locator('h1')).toHaveText(title);
    await expect(view.locator('div[lang=en] h2')).toHaveText(title);
    await expect(view.locator('[data-status]')).toHaveText(status);
    await expect(browser).toHaveTitle(new RegExp(`^${title}`));
    await expect(browser.locator('header nav').first()).toBeAttached();
    await expect(browser.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
}

test('when the page of the error fails too there are words and a link that needs nothing', async ({
  page,
}) => {
  const view = path.join(folder, 'src/components/errors/ErrorView.astro');
  const whole = await readFile(view, 'utf8');
  await writeFile(view, whole.replace('---', `---\nthrow new Error('again');`));
  await expect(async () => {
    await page.goto(`${server!.origin}/fails-closed`);
    await expect(page.locator('[lang=en] h1')).toHaveText(
      'An error occurred while showing the error page',
      { timeout: 1000 },
    );
  }).toPass({ timeout: 60_000 });
  await expect(page).toHaveTitle('Se ha producido un error al mostrar la página de error');
  expect(await page.locator('body [class], body [style], body img, body script').count()).toBe(0);
  await page.getByRole('link', { name: 'Go back to home' }).click();
  await expect(page).toHaveURL(`${server!.origin}/en`);
  await expect(page.locator('h1')).toContainText('Foco Agencia');
});
