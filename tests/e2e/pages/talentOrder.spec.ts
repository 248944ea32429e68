import { type Page, expect, test } from '@playwright/test';
import { FIRST_VISIT } from '../support/consent';
import { INES } from '../support/embeds';

const NEREA = '/actrices/nerea-soto';

/** Returns the lowest edge of the elements of a selector, in pixels from the top of the page. */
const bottomOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      Math.max(...all.map((one) => one.getBoundingClientRect().bottom + scrollY)),
    );

const PLAIN_FACTS = '.facts .plain';

for (const [path, long] of [
  [NEREA, ' @long'],
  [INES, ''],
] as const) {
  test.describe(`${path}${long}`, () => {
    test.beforeEach(({ page }) => page.goto(path));

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 } });

      test('the facts that decide are on the first screen, what is spoken on the second', async ({
        page,
      }) => {
        await expect(page.locator(PLAIN_FACTS)).not.toHaveCount(0);
        expect(await bottomOf(page, PLAIN_FACTS)).toBeLessThan(300);
        expect(await bottomOf(page, '.cv-media')).toBeLessThan(720);
        expect(await bottomOf(page, '.cv-quick .rated')).toBeLessThan(2 * 844);
        // In the order of the questions.
        const ids = ['video-1', 'languages', 'latest', 'cinema', 'gallery', 'studies', 'agent'];
        const tops = await page.evaluate(
          (all) => all.map((id) => document.getElementById(id)!.getBoundingClientRect().top),
          ids,
        );
        expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      });

      test('the jumps stick, and what they lead to is below them', async ({ page }) => {
        const jumps = page.getByRole('navigation', { name: 'En esta ficha' });
        await jumps.getByRole('link', { name: /Trabajos/ }).click();
        const heading = page.getByRole('heading', { name: 'Cine', exact: true });
        await expect(heading).toBeInViewport();
        await expect
          .poll(async () => (await jumps.boundingBox())!.y)
          .toBe((await page.locator('header').first().boundingBox())!.height - 1);
        const bar = (await jumps.boundingBox())!;
        expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
      });
    });

    test.describe('at 1440 × 900', () => {
      test.use({ viewport: { width: 1440, height: 900 } });

      test('languages and skills are beside the facts without scrolling', async ({ page }) => {
        expect(await bottomOf(page, '.cv-quick .rated')).toBeLessThanOrEqual(900);
        const media = (await page.locator('.cv-media').boundingBox())!;
        const skills = (await page.locator('.cv-quick').boundingBox())!;
        expect(skills.x).toBeGreaterThanOrEqual(media.x + media.width);
        await expect(page.locator('.jumps')).toBeHidden();
      });
    });
  });
}

test.describe('on a first visit', () => {
  test.use({ storageState: FIRST_VISIT });

  for (const [viewport, long] of [
    [{ width: 390, height: 844 }, ''],
    [{ width: 1440, height: 900 }, ' @long'],
  ] as const) {
    test(`the bar about cookies covers no fact at ${viewport.width} px${long}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(INES);
      const bar = (await page.locator('.consent-bar').boundingBox())!;
      expect(await bottomOf(page, '.facts')).toBeLessThanOrEqual(bar.y);
    });
  }
});
