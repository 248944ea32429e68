import { expect, test } from '@playwright/test';
import { afterNavigation, isSameDocument, loadRouter, markDocument } from '../support/navigation';
import { delayResponse, emulateDataSaver } from '../support/network';
import { DESKTOP } from '../support/pages';
import {
  expectChips,
  expectQuery,
  openGroup,
  openSearch,
  shownNames,
  wordsField,
} from '../support/finder';

test.use({ viewport: DESKTOP });

test('each choice is a step back, without loading the page again', async ({ page }) => {
  await page.goto('/actrices');
  const plain = await shownNames(page);
  const panel = await openGroup(page, 'Idiomas y acentos');
  await panel.getByRole('checkbox', { name: /^Inglés/ }).check();
  await expectQuery(page, 'idioma=ingles');
  const english = await shownNames(page);
  await panel.getByRole('checkbox', { name: /^Neutro|^Castellano neutro/ }).check();
  await expectQuery(page, 'idioma=ingles&acento=castellano-neutro');
  await markDocument(page);
  await page.goBack();
  await expectQuery(page, 'idioma=ingles');
  await expect.poll(() => shownNames(page)).toEqual(english);
  await page.goBack();
  await expectQuery(page, '');
  await expect.poll(() => shownNames(page)).toEqual(plain);
  await expectChips(page, []);
  await page.goForward();
  await expect.poll(() => shownNames(page)).toEqual(english);
  expect(await isSameDocument(page)).toBe(true);
});

test('Back from a person, a reload and the other language show the same people', async ({
  page,
}) => {
  await openSearch(page, '/buscar?edad=30-50&idioma=ingles');
  const found = await shownNames(page);
  expect(found.length).toBeGreaterThan(8);
  await loadRouter(page);
  const target = page.locator('main ul.grid > li a').nth(8);
  await target.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => history.state.scrollY === scrollY)).toBe(true);
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(200);
  await afterNavigation(page, () => target.evaluate((link: HTMLElement) => link.click()));
  await afterNavigation(page, () => page.evaluate(() => history.back()));
  await expect.poll(() => shownNames(page)).toEqual(found);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  await page.reload();
  await expect.poll(() => shownNames(page)).toEqual(found);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  await page.locator('header [hreflang=en]').click();
  await expect(page).toHaveURL('/en/buscar?edad=30-50&idioma=ingles');
  await expect.poll(async () => (await shownNames(page)).toSorted()).toEqual(found.toSorted());
  await expectChips(page, ['Plays 30–50', 'English']);
});

test('Back keeps the position, also if the page before it is scrolled meanwhile @long', async ({
  page,
}) => {
  await emulateDataSaver(page);
  await openSearch(page, '/buscar?edad=30-50&idioma=ingles');
  await loadRouter(page);
  const target = page.locator('main ul.grid > li a').nth(8);
  await target.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => history.state.scrollY === scrollY)).toBe(true);
  const position = await page.evaluate(() => scrollY);
  await afterNavigation(page, () => target.evaluate((link: HTMLElement) => link.click()));
  const list = await delayResponse(page, /\/buscar/);
  await page.evaluate(() => history.back());
  await list.requested;
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        // The router listens to the window, so after this.
        addEventListener('scrollend', () => setTimeout(resolve), { once: true, capture: true });
        scrollTo({ top: 100, behavior: 'instant' });
      }),
  );
  list.release();
  await expect(page).toHaveTitle(/^Buscar/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
});

test('typed words are one step back, and unknown values are dropped @long', async ({ page }) => {
  await openSearch(page, '/actrices?idioma=klingon,ingles&color=azul&edad=40-28');
  await expectChips(page, ['28–40 años en pantalla', 'Inglés']);
  await wordsField(page).pressSequentially('quiroga');
  await expectQuery(page, 'q=quiroga&edad=28-40&idioma=ingles');
  expect(await shownNames(page)).toEqual(['Inés Quiroga']);
  await page.goBack();
  await expect(wordsField(page)).toHaveValue('');
  await expect.poll(async () => (await shownNames(page)).length).toBeGreaterThan(1);
});

test('a row that loads nothing is a search form that leads to the same people', async ({
  page,
}) => {
  await page.route(/_astro\/finder\./, (route) => route.abort());
  await page.goto('/actrices');
  await wordsField(page).fill('francés');
  await page.unrouteAll();
  await wordsField(page).press('Enter');
  await expectQuery(page, 'q=francés');
  await expectChips(page, ['Francés']);
});

test('"today" is the day of Madrid, wherever the visitor is @long', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-25T23:30:00Z');
  await page.goto('/buscar?q=disponible+hoy');
  await expectChips(page, ['Disponible: 26 nov']);
});
