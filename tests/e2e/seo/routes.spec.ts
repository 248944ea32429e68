import { expect, test } from '@playwright/test';
import { listOf, sampleTalents } from '../support/sample';

/** Path, and the title that the page shows in each language. */
const PAGES = [
  ['/', 'Foco Agencia', 'Foco Agencia'],
  ['/actores', 'Actores', 'Actors'],
  ['/actrices', 'Actrices', 'Actresses'],
  ['/directores-y-guionistas', 'Directores y guionistas', 'Directors & Screenwriters'],
  ['/descubre', 'Descubre', 'Discover'],
  ['/nosotras', 'Nosotras', 'About us'],
  ['/representacion', 'Representación', 'Representation'],
  ['/contacto', 'Contacto', 'Contact'],
  ['/success', 'Mensaje enviado', 'Message sent'],
  ['/aviso-legal', 'Aviso legal', 'Legal notice'],
  ['/politica-de-privacidad', 'Política de privacidad', 'Privacy policy'],
  ['/politica-de-cookies', 'Política de cookies', 'Cookie policy'],
  ['/poc', 'Galería de componentes', 'Component gallery'],
] as const;

const SITE = 'https://foco-agencia.example';
const HIDDEN = ['/poc', '/success'];
const english = (path: string) => (path === '/' ? '/en' : `/en${path}`);

for (const [path, spanishTitle, englishTitle] of PAGES) {
  for (const [locale, address, title] of [
    ['es', path, spanishTitle],
    ['en', english(path), englishTitle],
  ] as const) {
    test(`${address} answers in ${locale} with its own content`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toContainText(title);
      const isHidden = HIDDEN.includes(path);
      await expect(page.locator('meta[name=robots]')).toHaveCount(isHidden ? 1 : 0);
      const canonicals = page.locator('link[rel=canonical]');
      const own = `${SITE}${address === '/' ? '/' : address}`;
      expect(
        await canonicals.evaluateAll((links) =>
          links.map((link) => (link as HTMLLinkElement).href),
        ),
      ).toEqual(isHidden ? [] : [own]);
    });
  }
}

test('every published talent has a page in both languages, and no draft has one', async ({
  page,
}) => {
  for (const talent of await sampleTalents()) {
    for (const prefix of ['', '/en']) {
      const path = `${prefix}${listOf(talent)}/${talent.slug}`;
      const response = await page.request.get(path);
      expect(response.status(), path).toBe(talent._status === 'draft' ? 404 : 200);
      if (response.ok())
        expect(await response.text(), path).toContain(`>${talent.name}</bdi></h1>`);
    }
  }
});

test('the lists show every listed talent once, and nobody else', async ({ page }) => {
  const talents = await sampleTalents();
  for (const list of ['/actores', '/actrices', '/descubre', '/directores-y-guionistas']) {
    const listed = talents.filter(
      (talent) =>
        listOf(talent) === list && talent._status !== 'draft' && talent.visibility !== 'unlisted',
    );
    await page.goto(list);
    const shown = await page.locator('main article, main li').getByRole('heading').allInnerTexts();
    const names = shown.map((name) => name.toLocaleLowerCase('es')).sort();
    expect(names).toEqual(listed.map(({ name }) => name.toLocaleLowerCase('es')).sort());
  }
});

test('an unlisted talent is reached by the link alone and is not indexed', async ({ page }) => {
  const hidden = (await sampleTalents()).find(({ visibility }) => visibility === 'unlisted');
  expect(hidden).toBeDefined();
  const response = await page.goto(`${listOf(hidden!)}/${hidden!.slug}`);
  expect(response?.status()).toBe(200);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('an unknown address answers 404 in both languages, each part marked', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  const part = page.locator('[lang=en]', { hasText: 'This page could not be found' });
  await expect(part.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute(
    'href',
    '/en',
  );
  await expect(page.getByRole('link', { name: 'Volver a la página de inicio' })).toHaveAttribute(
    'href',
    '/',
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('the language switch keeps the page and the slug', async ({ page }) => {
  await page.goto('/actrices/ines-quiroga');
  await page
    .getByRole('navigation', { name: 'Idioma' })
    .getByRole('link', { name: /English/ })
    .click();
  await expect(page).toHaveURL('/en/actrices/ines-quiroga');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
