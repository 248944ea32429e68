import { expect, test } from '@playwright/test';
import { SITE, parsePage } from '../support/parsePage';

const PATH = '/actrices/idioma/ingles';

test('the page of a language has its own metadata and people, in both languages', async ({
  request,
}) => {
  for (const [path, heading, home] of [
    [PATH, 'Actrices que hablan inglés', 'Inicio'],
    [`/en${PATH}`, 'Actresses who speak English', 'Home'],
  ] as const) {
    const page = await parsePage(request, path);
    expect(page.status).toBe(200);
    expect(page.headings).toEqual([heading]);
    expect([...page.links('canonical').values()]).toEqual([`${SITE}${path}`]);
    expect(page.links('alternate').size).toBe(3);
    expect(page.meta('robots')).toBeUndefined();
    const html = await (await request.get(path)).text();
    expect(html).toContain(`"name":"${home}"`);
    expect(html.match(/class="card-name/g)).toHaveLength(9);
    expect(html).not.toContain('>Carmen Aldana<');
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${SITE}/en${PATH}</loc>`);
  expect((await request.get('/actrices/idioma/espanol')).status()).toBe(404);
});

test('lists and talents link to the pages of their values', async ({ request }) => {
  const list = await (await request.get('/actrices')).text();
  const talent = await (await request.get('/en/actrices/ines-quiroga')).text();
  expect(list).toContain(`href="${PATH}"`);
  expect(talent).toContain(`href="/en${PATH}"`);
  for (const [, path] of list.matchAll(
    /href="(\/actrices\/(?:idioma|acento|habilidad)\/[^"]+)"/g,
  )) {
    expect((await request.get(path!)).status(), path).toBe(200);
  }
});

test('the finder shows the pictures of the cards on the lists', async ({ page, request }) => {
  const lists = ['/actores', '/actrices', '/descubre', '/directores-y-guionistas'];
  const pages = await Promise.all(lists.map(async (list) => (await request.get(list)).text()));
  const html = pages.join('').replaceAll('&#38;', '&').replaceAll('&amp;', '&');
  await page.goto('/buscar?q=mujer&ver=48');
  await expect(page.locator('.chosen li')).toHaveCount(1);
  const sources = await page
    .locator('main ul.grid picture')
    .evaluateAll((pictures) => pictures.map((picture) => picture.innerHTML));
  const files = sources.join(' ').match(/[\w/.%-]+\.(avif|webp|jpe?g)/g) ?? [];
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !html.includes(file))).toEqual([]);
});
