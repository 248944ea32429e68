import { expect, test } from '@playwright/test';
import { expectNone, scrollToEnd } from '../support/axe';
import { INES } from '../support/embeds';
import { DESKTOP, PHONE } from '../support/pages';
import { enlargeText, overlappingParts } from '../support/textSize';
import { choose, idOf, openSelection, rows, tray } from '../support/selection';

for (const [viewport, long] of [
  [PHONE, ''],
  [DESKTOP, ' @long'],
] as const) {
  test.describe(`at ${viewport.width} px${long}`, () => {
    test.use({ viewport });

    test('axe finds no violation in any state of the selection @long', async ({ page }) => {
      await page.goto('/seleccion');
      await expectNone(page, 'the empty selection');
      await choose(page, 'Inés Quiroga', 'Lucía Herranz');
      await expect(tray(page)).toBeVisible();
      await expectNone(page, 'a list with chosen people');
      const id = await idOf(page, 'Carmen Aldana');
      await page.goto(INES);
      await expect(page.locator('.button.add')).toHaveText('En tu selección');
      await scrollToEnd(page);
      await expectNone(page, 'the page of a chosen talent');
      await openSelection(page);
      await page.getByRole('button', { name: 'Quitar a Lucía Herranz' }).click();
      await expectNone(page, 'the selection after removing');
      await openSelection(page, `#1.${id}~Nota.zzzzzzzzzz`);
      await expect(rows(page)).toHaveCount(2);
      await expectNone(page, 'a sent selection');
    });
  });
}

test('the tray and the name of the agency fit a phone with text of 200 %', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await choose(page, 'Inés Quiroga', 'Lucía Herranz', 'Carmen Aldana', 'Nerea Soto');
  await enlargeText(page);
  await expect(tray(page)).toBeVisible();
  const { overflow, outside, nameHeight } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - innerWidth,
    outside: [...document.querySelectorAll('.tray *, header a, header button')]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth)
      .map((part) => part.className),
    nameHeight: Number.parseFloat(getComputedStyle(document.querySelector('.wordmark')!).fontSize),
  }));
  expect(overflow).toBeLessThanOrEqual(0);
  expect(outside).toEqual([]);
  expect(nameHeight).toBeGreaterThan(24);
});

test('nothing scrolls sideways at 320 px, with a tray and a long note', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await choose(page, 'Inés Quiroga', 'Lucía Herranz', 'Carmen Aldana', 'Nerea Soto');
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  const id = await idOf(page, 'Inés Quiroga');
  await openSelection(page);
  expect(await overflow()).toBe(0);
  await openSelection(page, `#1.${id}~${'x'.repeat(200)}`);
  expect(await overflow()).toBe(0);
});

for (const [viewport, long] of [
  [PHONE, ''],
  [DESKTOP, ' @long'],
] as const) {
  test(`text at 200 % neither overlaps nor scrolls sideways at ${viewport.width} px${long}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await choose(page, 'Inés Quiroga', 'Lucía Herranz');
    await openSelection(page);
    await enlargeText(page);
    expect(await page.locator('main').evaluate((main) => main.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    for (const row of await rows(page).all()) expect(await overlappingParts(row)).toEqual([]);
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('a chosen person has another sign, and buttons have borders @long', async ({ page }) => {
    await choose(page, 'Inés Quiroga');
    const signs = await page
      .locator('li > .add')
      .evaluateAll((buttons) =>
        buttons.slice(0, 2).map((button) => getComputedStyle(button, '::before').content),
      );
    expect(signs).toEqual(['""', '"+"']);
    await openSelection(page);
    const widths = await page
      .locator('.selection-moves button')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth));
    for (const width of widths) expect(width).toBe('2px');
  });
});
