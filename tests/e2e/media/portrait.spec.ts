import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { afterNavigation, follow } from '../support/network';

/** Writes down what the browser moves from page to page, and which card had the shared portrait. */
const record = (page: Page) =>
  page.evaluate(() => {
    const log: string[][] = [];
    Reflect.set(window, 'moved', log);
    document.addEventListener('astro:before-swap', (event) => {
      void event.viewTransition.ready.then(
        () =>
          log.push(
            document.getAnimations().flatMap(({ effect, playState }) => {
              const name = (effect as KeyframeEffect).pseudoElement ?? '';
              const isOurs = name.startsWith('::view-transition') && playState === 'running';
              return isOurs ? [name] : [];
            }),
          ),
        (error: Error) => log.push([error.message]),
      );
    });
  });

const moved = (page: Page) => page.evaluate(() => Reflect.get(window, 'moved') as string[][]);
const BOTH = ['::view-transition-old(portrait)', '::view-transition-new(portrait)'];

test('the portrait of the card that was pressed becomes that of the page, and back', async ({
  page,
}) => {
  await page.goto('/actrices');
  await record(page);
  await afterNavigation(page, () => page.locator('a[href="/actrices/lucia-herranz"]').click());
  await expect.poll(() => moved(page)).toEqual([expect.arrayContaining(BOTH)]);
  await expect(page.locator('.portrait')).toHaveCount(1);
  await afterNavigation(page, () => page.evaluate(() => history.back()));
  await expect.poll(async () => (await moved(page)).length).toBe(2);
  expect((await moved(page))[1]).toEqual(expect.arrayContaining(BOTH));
  const shared = page.locator('a:has(> .portrait)');
  await expect(shared).toHaveCount(1);
  await expect(shared).toHaveAttribute('href', '/actrices/lucia-herranz');
});

test('the portrait stays out of other ways, and one of them is shared at a time', async ({
  page,
}) => {
  await page.goto('/actrices');
  await record(page);
  await afterNavigation(page, () => page.locator('a[href="/actrices/lucia-herranz"]').click());
  await afterNavigation(page, () => page.evaluate(() => history.back()));
  await afterNavigation(page, () => page.locator('a[href="/actrices/ines-quiroga"]').click());
  await afterNavigation(page, () => follow(page, '/nosotras'));
  await expect.poll(async () => (await moved(page)).length).toBe(4);
  const [, , second, away] = await moved(page);
  expect(second).toEqual(expect.arrayContaining(BOTH));
  expect(away).not.toContain(BOTH[1]);
});

test.describe('with less movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing moves from page to page', async ({ page }) => {
    await page.goto('/actrices');
    await record(page);
    await afterNavigation(page, () => page.locator('a[href="/actrices/lucia-herranz"]').click());
    await expect.poll(() => moved(page)).toEqual([[]]);
  });
});
