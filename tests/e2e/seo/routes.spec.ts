import { expect, test } from '@playwright/test';
import { BRAND } from '../../../cms/contract/brand.ts';
import { english } from '../support/pages';
import { SITE, parsePage } from '../support/parsePage';
import { listPath, sampleTalents } from '../support/sample';

/** Path, Spanish heading, English heading. */
const PAGES = [
  ['/', BRAND.name, BRAND.name],
  ['/actores', 'Actores', 'Actors'],
  ['/actrices', 'Actrices', 'Actresses'],
  ['/directores-y-guionistas', 'Directores y guionistas', 'Directors & Screenwriters'],
  ['/descubre', 'Descubre', 'Discover'],
  ['/nosotras', 'Nosotras', 'About us'],
  ['/representacion', 'Representación', 'Representation'],
  ['/contacto', 'Contacto', 'Contact'],
  ['/success', 'Mensaje enviado', 'Message sent'],
  ['/seleccion', 'Tu selección', 'Your selection'],
  ['/aviso-legal', 'Aviso legal', 'Legal notice'],
  ['/politica-de-privacidad', 'Política de privacidad', 'Privacy policy'],
  ['/politica-de-cookies', 'Política de cookies', 'Cookie policy'],
  ['/poc', 'Galería de componentes', 'Component gallery'],
] as const;

const UNLISTED_PAGES = ['/poc', '/success', '/seleccion'];

for (const [path, spanish, translated] of PAGES) {
  for (const [locale, localised, heading] of [
    ['es', path, spanish],
    ['en', english(path), translated],
  ] as const) {
    test(`${localised} returns its own content in ${locale}`, async ({ request }) => {
      const page = await parsePage(request, localised);
      expect(page.status).toBe(200);
      expect(page.lang).toBe(locale);
      expect(page.headings).toEqual([expect.stringContaining(heading)]);
      const isUnlisted = UNLISTED_PAGES.includes(path);
      expect(page.meta('robots') !== undefined).toBe(isUnlisted);
      const canonicals = [...page.links('canonical').values()];
      expect(canonicals).toEqual(isUnlisted ? [] : [`${SITE}${localised}`]);
    });
  }
}

test('every published talent has a page in both languages, and drafts have none', async ({
  request,
}) => {
  for (const talent of await sampleTalents()) {
    for (const prefix of ['', '/en']) {
      const path = `${prefix}${listPath(talent)}/${talent.slug}`;
      const response = await request.get(path);
      expect(response.status(), path).toBe(talent._status === 'draft' ? 404 : 200);
      if (response.ok())
        expect(await response.text(), path).toContain(`>${talent.name}</bdi></h1>`);
    }
  }
});

test('the lists show exactly the listed talents, once each', async ({ page }) => {
  const talents = await sampleTalents();
  for (const list of ['/actores', '/actrices', '/descubre', '/directores-y-guionistas']) {
    const listed = talents.filter(
      (talent) =>
        listPath(talent) === list && talent._status !== 'draft' && talent.visibility !== 'unlisted',
    );
    await page.goto(list);
    const shown = await page.locator('main article, main li').getByRole('heading').allInnerTexts();
    const names = shown.map((name) => name.toLocaleLowerCase('es')).sort();
    expect(names).toEqual(listed.map(({ name }) => name.toLocaleLowerCase('es')).sort());
  }
});
