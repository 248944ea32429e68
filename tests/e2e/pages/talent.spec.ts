import { glob, readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { BUILT_SITE } from '../../support/ownFolders';
import { INES } from '../support/embeds';
import { sampleTalents } from '../support/sample';

test('the profile shows the facts, the playing age first and the age after it', async ({
  page,
}) => {
  const ines = (await sampleTalents()).find(({ slug }) => slug === 'ines-quiroga');
  const [year, month, day] = ines!.birthDate!.split('-').map(Number) as [number, number, number];
  const now = new Date();
  const hadBirthday =
    now.getMonth() + 1 > month || (now.getMonth() + 1 === month && now.getDate() >= day);
  const age = now.getFullYear() - year - (hadBirthday ? 0 : 1);
  await page.goto(INES);
  const fact = (term: string) =>
    page.locator('.facts div', { has: page.locator('dt', { hasText: term }) }).locator('dd');
  await expect(fact('Edad')).toHaveText([
    `${ines!.playingAgeFrom}–${ines!.playingAgeTo}`,
    `${age} años`,
  ]);
  await expect(page.locator('.facts dt').first()).toHaveText('Edad en pantalla');
  await expect(fact('Altura')).toHaveText('1,68 m');
  await expect(fact('Nacionalidad')).toHaveText('España, Argentina');
  await page.goto(`/en${INES}`);
  await expect(fact('Height')).toHaveText('1.68 m');
});

test('the built site contains no birth date', async () => {
  const dates = (await sampleTalents()).flatMap(({ birthDate }) => birthDate ?? []);
  expect(dates.length).toBeGreaterThan(20);
  let count = 0;
  for await (const file of glob(`${BUILT_SITE}/**/*.{html,js,json,xml,txt}`)) {
    const text = await readFile(file, 'utf8');
    const found = dates.filter((date) => text.includes(date));
    expect(found, file).toEqual([]);
    count += 1;
  }
  expect(count).toBeGreaterThan(100);
});

test('empty sections are absent', async ({ page }) => {
  await page.goto('/actores/leo-paz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leo Paz');
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Representa', 'Para llevar']);
  await expect(page.locator('dl')).toHaveCount(0);
  await expect(page.locator('table')).toHaveCount(0);
});

test('the curriculum is a PDF of this site, and its link shows the size', async ({ page }) => {
  await page.goto(INES);
  const link = page.getByRole('link', { name: /Descargar currículum/ });
  const href = await link.getAttribute('href');
  expect(href).toMatch(/^\/files\/.+\.pdf$/);
  const response = await page.request.get(href!);
  expect(response.headers()['content-type']).toContain('application/pdf');
  const body = await response.body();
  expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  const kilobytes = Number(
    (await link.innerText()).match(/(\d+(?:[.,]\d+)?)\s*kB/i)?.[1]?.replace(',', '.'),
  );
  expect(Math.abs(kilobytes - body.length / 1000)).toBeLessThan(2);
});

test('pages request nothing from other origins @long', async ({ page, baseURL }) => {
  const thirdParties: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!)) thirdParties.push(request.url());
  });
  for (const path of ['/', '/actrices', INES, '/nosotras', '/contacto', '/poc']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(thirdParties).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the phone menu opens and leads to a talent', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('link', { name: 'Actrices', exact: true }).first().click();
    await expect(page).toHaveURL('/actrices');
    await page.getByRole('link', { name: /Inés Quiroga/ }).click();
    await expect(page.locator('h1')).toHaveText('Inés Quiroga');
  });
});
