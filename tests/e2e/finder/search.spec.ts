import { type Page, expect, test } from '@playwright/test';
import { DESKTOP, PHONE } from '../support/pages';
import {
  expectChips,
  expectQuery,
  groupButton,
  openGroup,
  doublePeople,
  openSearch,
  shownNames,
  wordsField,
} from '../support/finder';

test.use({ viewport: DESKTOP });

/** Returns the elements and texts of each card, without what depends on its place or its colour. */
const describeCards = (page: Page) =>
  page.locator('main ul.grid > li').evaluateAll((items) =>
    items.map((item) =>
      [item, ...item.querySelectorAll('*')]
        .map((element) => {
          const attributes = [...element.attributes]
            .filter(({ name }) => !/^(style|loading|decoding|fetchpriority)$/.test(name))
            .map(({ name, value }) => `${name}=${value}`);
          const text = element.childElementCount > 0 ? '' : element.textContent;
          return [element.localName, ...attributes.sort(), text].join(' ');
        })
        .join('\n'),
    ),
  );

test('nothing of the finder is loaded before its row is touched', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/actrices', { waitUntil: 'load' });
  expect(urls.filter((url) => /finder[.-]/.test(url))).toEqual([]);
  const arrived = page.waitForResponse(/_astro\/finder-/);
  await groupButton(page, 'Edad').hover();
  await arrived;
});

test('a sentence stays as typed, and shows what was understood and who almost meets it', async ({
  page,
}) => {
  await page.goto('/buscar');
  await wordsField(page).fill('actriz 30-40 inglés esgrima');
  await wordsField(page).press('Enter');
  await expect(wordsField(page)).toHaveValue('actriz 30-40 inglés esgrima');
  await expectChips(page, ['Actrices', '30–40 años', 'Inglés', 'Esgrima']);
  await expectQuery(page, 'q=actriz+30-40+inglés+esgrima');
  expect((await shownNames(page))[0]).toBe('Inés Quiroga');
  await expect(page.locator('.finder-row b')).toHaveText(/^1 de /);
  await expect(page.getByRole('heading', { name: 'Casi' })).toBeVisible();
  await expect(page.locator('.missing').first()).toHaveText('Falta: Esgrima');
  await wordsField(page).fill('mujer que cante y sepa coser');
  await wordsField(page).press('Enter');
  await expect(page.locator('.notice')).toContainText('No está en las fichas: «coser»');
  await page.getByRole('button', { name: 'Quitar: Mujer' }).click();
  await expect(wordsField(page)).toHaveValue('que cante y sepa coser');
  await expectChips(page, ['Canto']);
});

test('values of a facet widen the search, and another facet narrows it', async ({ page }) => {
  await page.goto('/actrices');
  const total = (await shownNames(page)).length;
  const panel = await openGroup(page, 'Idiomas y acentos');
  const count = async (name: RegExp) =>
    Number(
      (await panel.getByRole('checkbox', { name }).locator('..').textContent())!.match(/\d+$/),
    );
  const french = await count(/^Francés/);
  await panel.getByRole('checkbox', { name: /^Francés/ }).check();
  expect(await shownNames(page)).toHaveLength(french);
  await panel.getByRole('checkbox', { name: /^Euskera/ }).check();
  const either = (await shownNames(page)).length;
  expect(either).toBeGreaterThan(french);
  expect(either).toBeLessThan(total);
  const video = page.locator('.finder-row [name=video]');
  await video.check();
  expect((await shownNames(page)).length).toBeLessThanOrEqual(either);
  await expectQuery(page, 'idioma=euskera,frances&video=1');
  await page.getByRole('button', { name: 'Quitar todo' }).click();
  expect(await shownNames(page)).toHaveLength(total);
  await expectQuery(page, '');
  await expect(video).not.toBeChecked();
});

test('a least level narrows a language, and all skills are asked for at once @long', async ({
  page,
}) => {
  await openSearch(page, '/buscar?idioma=ingles');
  const any = await page.locator('.finder-row b').textContent();
  await openGroup(page, /Idiomas y acentos/);
  await page.getByRole('combobox', { name: 'Nivel: Inglés' }).selectOption('bilingual');
  await expectQuery(page, 'idioma=ingles:bilingue');
  await expectChips(page, ['Inglés, bilingüe o más']);
  await expect(page.locator('.finder-row b')).not.toHaveText(any!);
  await openSearch(page, '/buscar?habilidad=equitacion,esgrima');
  const either = (await shownNames(page)).length;
  await openGroup(page, /Habilidades/);
  await page.getByRole('radio', { name: 'Todo a la vez' }).check();
  await expectQuery(page, 'habilidad=equitacion,esgrima&todas=1');
  expect((await shownNames(page)).length).toBeLessThan(either);
});

test('a search that finds nobody names what to take away @long', async ({ page }) => {
  await openSearch(page, '/actrices?edad=28-40&idioma=ingles&pelo=canoso&ojos=grises');
  await expect(page.getByText('Nadie reúne todo lo que pides.')).toBeVisible();
  expect(await shownNames(page)).toEqual([]);
  const removal = page.getByRole('button', { name: /^Quitar «.*» y ver \d/ });
  const [, count] = /ver (\d+)/.exec((await removal.textContent())!)!;
  await removal.click();
  expect(await shownNames(page)).toHaveLength(Number(count));
});

test('the page of the finder shows a few more people at once instead of a last step', async ({
  page,
}) => {
  await page.goto('/buscar');
  await expect(page.locator('main ul.grid > li')).toHaveCount(37);
  await expect(page.locator('.finder-more')).toHaveCount(0);
});

test('more people are shown at a time, the first of them gets the focus, and the address keeps their number @long', async ({
  page,
}) => {
  await doublePeople(page);
  const everybody = 'lista=actores,actrices,descubre,directores-y-guionistas';
  await openSearch(page, `/buscar?${everybody}`);
  const first = await shownNames(page);
  expect(first).toHaveLength(36);
  await page.getByRole('button', { name: 'Ver 38 más' }).click();
  await expectQuery(page, `${everybody}&ver=72`);
  await expect.poll(async () => (await shownNames(page)).length).toBe(74);
  expect((await shownNames(page)).slice(0, 36)).toEqual(first);
  const people = page.locator('main ul.grid:not(.other-people) > li');
  await expect(people.nth(36).locator('a').first()).toBeFocused();
  await expect(page.locator('.finder-more')).toHaveCount(0);
});

test('a card that the page does not have is a copy of one, with its own person @long', async ({
  page,
}) => {
  await openSearch(page, '/en/actrices?lista=actores');
  await shownNames(page);
  const copies = await describeCards(page);
  expect(copies[0]).toContain('a class=block href=/en/actores/');
  await page.goto('/en/actores');
  expect(copies).toEqual(await describeCards(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('all filters are behind one button, which covers the window until the people are asked for', async ({
    page,
  }) => {
    await page.goto('/actrices');
    const panel = await openGroup(page, 'Filtros');
    await expect(panel).toHaveAccessibleName('Filtros');
    await panel.locator('summary', { hasText: 'Idiomas' }).click();
    await panel.getByRole('checkbox', { name: /^Francés/ }).check();
    const done = panel.getByRole('button', { name: /^Ver \d+ persona/ });
    const [, count] = /(\d+)/.exec((await done.textContent())!)!;
    await done.click();
    await expect(panel).toBeHidden();
    await expect(groupButton(page, 'Filtros (1)')).toBeFocused();
    expect(await shownNames(page)).toHaveLength(Number(count));
  });
});

test('a link of the search is copied @long', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSearch(page, '/actrices?idioma=frances');
  await page.getByRole('button', { name: 'Copiar enlace de la búsqueda' }).click();
  await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
});

test('"/" leads to the field from every page, and is a letter in a field', async ({ page }) => {
  await page.goto('/actrices');
  await page.keyboard.press('/');
  await expect(wordsField(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(wordsField(page)).toHaveValue('/');
  await page.goto('/nosotras');
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/buscar#q');
  await expect(wordsField(page)).toBeFocused();
});

test('the header leads to the search, and the cursor is in the field @long', async ({ page }) => {
  await page.goto('/contacto');
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
  await expect(page).toHaveURL('/buscar#q');
  await expect(wordsField(page)).toBeFocused();
});

test('the last five sentences of the device are offered, and can be deleted @long', async ({
  page,
}) => {
  const ask = async (sentence: string) => {
    await wordsField(page).fill(sentence);
    await wordsField(page).press('Enter');
    await expect(page.locator('.chosen')).toBeVisible();
  };
  await openSearch(page, '/buscar?idioma=ingles');
  for (const number of [1, 2, 3, 4, 5, 6]) await ask(`actriz que cante ${10 * number} años`);
  await page.goto('/actrices');
  await wordsField(page).focus();
  const recent = page.getByRole('list', { name: 'Tus últimas búsquedas' });
  await expect(recent.getByRole('button')).toHaveCount(5);
  await expect(recent.getByRole('button').first()).toHaveText('actriz que cante 60 años');
  await recent.getByRole('button', { name: /20 años/ }).click();
  await expect(wordsField(page)).toHaveValue('actriz que cante 20 años');
  await expect(page.locator('.chosen')).toBeVisible();
  await wordsField(page).fill('');
  await expect(recent).toBeVisible();
  await page.getByRole('button', { name: 'Borrarlas' }).click();
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('a name of another list is shown with it, and every list offers the whole agency', async ({
  page,
}) => {
  await openSearch(page, '/actrices?q=iker+zubiri');
  await expectChips(page, ['Iker Zubiri']);
  await expect(page.getByRole('heading', { name: 'En otra lista' })).toBeVisible();
  await expect(page.locator('.missing')).toHaveText('En: Actores');
  await openSearch(page, '/actrices?idioma=euskera');
  await page.getByRole('link', { name: /^En toda la agencia: \d+ personas$/ }).click();
  await expect(page).toHaveURL('/buscar?idioma=euskera');
  await expectChips(page, ['Euskera']);
});

test('what the records do not hold is named, with a way to ask the agency', async ({ page }) => {
  await openSearch(page, '/buscar?q=mujer+que+sepa+coser,+no+catalana');
  await expect(page.locator('.notice')).toContainText('No está en las fichas: «coser»');
  await expect(page.locator('.chosen .not')).toHaveText(['Sin catalán']);
  await page.getByRole('link', { name: 'Pregúntalo a la agencia' }).click();
  // Not in the address, which analytics reads.
  await expect(page).toHaveURL('/contacto');
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(
    'Busco a alguien así: mujer que sepa coser, no catalana',
  );
});

test('the sentence has the width of the window, with the number beside it @long', async ({
  page,
}) => {
  await page.goto('/buscar');
  const field = (await wordsField(page).boundingBox())!;
  const count = (await page.locator('.finder-row b').boundingBox())!;
  const button = (await groupButton(page, 'Edad').boundingBox())!;
  expect(field.width).toBeGreaterThan(900);
  expect(count.y).toBe(field.y);
  expect(button.y).toBeGreaterThanOrEqual(field.y + field.height);
});

test.describe('with large text on a phone', () => {
  test.use({ viewport: PHONE });

  test('the field has the whole row @long', async ({ page }) => {
    await page.goto('/buscar');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const field = (await wordsField(page).boundingBox())!;
    expect(field.width).toBeGreaterThan(PHONE.width - 100);
  });
});

test.describe('with a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('Enter closes the keyboard and shows the number and the people @long', async ({ page }) => {
    await openSearch(page, '/buscar?idioma=ingles');
    await wordsField(page).fill('actriz que cante');
    await wordsField(page).press('Enter');
    await expect(wordsField(page)).not.toBeFocused();
    await expect(page.locator('.chosen .found')).toBeInViewport();
    await expect(page.locator('main ul.grid > li').first()).toBeInViewport();
  });
});
