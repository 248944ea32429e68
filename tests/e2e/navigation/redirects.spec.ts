import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { SITE, parsePage } from '../support/parsePage';

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

test('old paths redirect on a host without redirect rules', async ({ page, request }) => {
  for (const [from, to] of REDIRECTS) {
    await test.step(`${from} to ${to}`, async () => {
      const old = await parsePage(request, from);
      expect(old.lang).toBe(from.startsWith('/en/') ? 'en' : 'es');
      expect([...old.links('canonical').values()]).toEqual([`${SITE}${to}`]);
      expect(old.meta('robots')).toBe('noindex');
      await page.goto(from);
      await expect(page).toHaveURL(to);
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

test('Netlify gets one forced rule per redirect, without chains', async () => {
  const file = new URL('../../../dist/_redirects', import.meta.url);
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  const rules = lines.filter((line) => !line.endsWith(' 200'));
  for (const [from, to, status] of REDIRECTS) expect(rules).toContain(`${from} ${to} ${status}!`);
  const froms = rules.map((rule) => rule.split(' ')[0]);
  expect(new Set(froms).size).toBe(froms.length);
  for (const rule of rules) expect(froms).not.toContain(rule.split(' ')[1]);
});
