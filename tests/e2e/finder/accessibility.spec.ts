import { expect, test } from '@playwright/test';
import { expectNone } from '../support/axe';
import { tabTo } from '../support/focus';
import { delayResponse } from '../support/network';
import { DESKTOP, PHONE } from '../support/pages';
import { paintedColour } from '../support/frames';
import {
  expectChips,
  groupButton,
  openGroup,
  openSearch,
  status,
  wordsField,
} from '../support/finder';

test.describe('on a wide window', () => {
  test.use({ viewport: DESKTOP });

  test('a search is made, announced and taken back by keyboard', async ({ page }) => {
    // The panel opens before the index has arrived.
    const index = await delayResponse(page, '**/finder.json');
    await page.goto('/actrices');
    await tabTo(page, /Edad/);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Edad' });
    await expect(panel).toContainText('Un momento');
    index.release();
    await expect(panel.getByRole('spinbutton', { name: 'Edad mínima' })).toBeFocused();
    await expect(groupButton(page, /^Edad/)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.type('28');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const thumb = panel.getByRole('slider', { name: 'Edad mínima' });
    await expect(thumb).toBeFocused();
    await expect(thumb).toHaveValue('28');
    await page.keyboard.press('ArrowRight');
    await expect(thumb).toHaveValue('29');
    await expect(thumb).toBeFocused();
    await expect(status(page)).toHaveText(/^\d+ de 12 actrices$/);
    await expectChips(page, ['desde 29 años en pantalla']);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(groupButton(page, /^Edad desde 29/)).toBeFocused();
  });

  test('the focus stays on a choice, and goes to what is left when a chip is removed @long', async ({
    page,
  }) => {
    await openSearch(page, '/actrices?idioma=ingles,frances');
    const panel = await openGroup(page, /Idiomas y acentos/);
    const box = panel.getByRole('checkbox', { name: /^Euskera/ });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeFocused();
    await expect(box).toBeChecked();
    await page.keyboard.press('Space');
    await expect(box).toBeFocused();
    const chip = (name: string) => page.getByRole('button', { name: `Quitar: ${name}` });
    await chip('Inglés').press('Enter');
    await expect(chip('Francés')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(wordsField(page)).toBeFocused();
  });

  test('the panel closes when the keyboard moves on to the people @long', async ({ page }) => {
    await page.goto('/actrices');
    const panel = await openGroup(page, 'Habilidades');
    await page.locator('main ul.grid a').first().focus();
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
  });

  test('axe finds no violation with results and open panels @long', async ({ page }) => {
    await openSearch(page, '/buscar?edad=28-40&idioma=ingles:alto');
    await expectNone(page, 'a search');
    for (const name of [/Edad/, /Idiomas y acentos/, /Habilidades/, /Aspecto/]) {
      await openGroup(page, name);
      await expectNone(page, `the panel ${name}`);
    }
    await openSearch(page, '/en/actrices?edad=28-40&pelo=canoso&ojos=grises&idioma=ingles');
    await expectNone(page, 'a search without results');
  });
});

for (const [viewport, long] of [
  [PHONE, ''],
  [{ width: 320, height: 640 }, ' @long'],
] as const) {
  test.describe(`at ${viewport.width} px${long}`, () => {
    test.use({ viewport });

    test('axe finds no violation in the open filters, and nothing is clipped @long', async ({
      page,
    }) => {
      await openSearch(page, '/buscar?edad=28-40&idioma=ingles:alto&base=madrid');
      await expectNone(page, 'a search');
      const panel = await openGroup(page, /Filtros/);
      await panel.locator('summary').evaluateAll((all) => {
        for (const summary of all) summary.closest('details')!.open = true;
      });
      await expectNone(page, 'the open filters');
      const clipped = await page
        .locator('.finder :is(label, button, select, input, summary), .chosen button')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility())
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map((element) => element.textContent),
        );
      expect(clipped).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
    });
  });
}

test.describe('with a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('controls are at least 44 px high @long', async ({ page }) => {
    await openSearch(page, '/actrices?edad=28-40&idioma=ingles');
    await openGroup(page, /Filtros/);
    const low = await page
      .locator('.finder-row > *, .finder-panel :is(label, button, summary, [type=number])')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .filter((element) => element.getBoundingClientRect().height < 44)
          .map((element) => `${element.tagName} ${element.textContent}`),
      );
    expect(low).toEqual([]);
  });
});

test.describe('in forced colours', () => {
  test.use({
    viewport: DESKTOP,
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  });

  test('the track and the thumbs of a range are visible @long', async ({ page }) => {
    await openSearch(page, '/actrices?edad=28-40');
    await openGroup(page, /Edad/);
    const { x, y, width, height } = (await page.locator('.slider').boundingBox())!;
    const at = (share: number) => paintedColour(page, x + width * share, y + height / 2);
    const background = await paintedColour(page, x + width / 2, y + 3);
    for (const share of [0.1, 0.37, 28 / 90, 40 / 90]) {
      expect(await at(share), `at ${share}`).not.toBe(background);
    }
  });
});

test('a search is sent with a button, which voice and switch control can press', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/actrices');
  await wordsField(page).fill('euskera');
  await page.locator('.finder').getByRole('button', { name: 'Buscar', exact: true }).click();
  await expectChips(page, ['Euskera']);
  await expect(page).toHaveURL('/actrices?q=euskera');
});
