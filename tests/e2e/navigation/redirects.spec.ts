import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILT_SITE } from '../../support/ownFolders';

/** Old path, new path, status: lists in both languages, a chain, a temporary one, renamed talents. */
const REDIRECTS = [
  ['/talento', '/actrices', 301],
  ['/en/talent', '/en/actrices', 301],
  ['/elenco', '/actrices', 301],
  ['/castings', '/contacto', 302],
  ['/actrices/ines-quiroga-bassi', '/actrices/ines-quiroga', 301],
  ['/en/actrices/ines-quiroga-bassi', '/en/actrices/ines-quiroga', 301],
  ['/descubre/lucia-herranz', '/actrices/lucia-herranz', 301],
] as const;

test('npm start answers the rules of the host, with the query', async ({ request }) => {
  for (const [from, to, status] of REDIRECTS) {
    await test.step(`${from} to ${to}`, async () => {
      for (const path of [from, `${from}.html`]) {
        const response = await request.get(`${path}?q=1`, { maxRedirects: 0 });
        expect(response.status(), path).toBe(status);
        expect(response.headers().location, path).toBe(`${to}?q=1`);
      }
    });
  }
});

test('Back skips the old path', async ({ page }) => {
  await page.goto('/nosotras');
  await page.goto('/talento');
  await expect(page).toHaveURL('/actrices');
  await page.goBack();
  await expect(page).toHaveURL('/nosotras');
});

test('the router follows a link to an old path', async ({ page }) => {
  await page.goto('/nosotras');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/talento', id: 'old' });
    document.querySelector('main')?.append(link);
    link.textContent = 'old';
  });
  await page.locator('#old').click();
  await expect(page).toHaveURL('/actrices');
  await expect(page.locator('h1')).toContainText('Actrices');
});

test('Netlify gets one rule per redirect, without chains', async () => {
  const file = path.join(BUILT_SITE, '_redirects');
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  const rules = lines.filter((line) => !line.endsWith(' 200'));
  for (const [from, to, status] of REDIRECTS) expect(rules).toContain(`${from} ${to} ${status}`);
  const froms = rules.map((rule) => rule.split(' ')[0]);
  expect(new Set(froms).size).toBe(froms.length);
  for (const rule of rules) expect(froms).not.toContain(rule.split(' ')[1]);
});
