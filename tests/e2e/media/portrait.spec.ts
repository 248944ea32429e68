import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { afterNavigation, clickLink } from '../support/navigation';

/** Records the view transitions of each navigation, or the error that cancelled them. */
const recordTransitions = (page: Page) =>
  page.evaluate(() => {
    const log: string[][] = [];
    Reflect.set(window, 'transitions', log);
    document.addEventListener('astro:before-swap', (event) => {
      void event.viewTransition.ready.then(
        () =>
          log.push(
            document.getAnimations().flatMap(({ effect, playState }) => {
              const name = (effect as KeyframeEffect).pseudoElement ?? '';
              const isTransition = name.startsWith('::view-transition') && playState === 'running';
              return isTransition ? [name] : [];
            }),
          ),
        (error: Error) => log.push([error.message]),
      );
    });
  });

const transitions = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'transitions') as string[][]);
const PORTRAIT = ['::view-transition-old(portrait)', '::view-transition-new(portrait)'];

test('the portrait of the clicked card turns into that of the page, and back', async ({ page }) => {
  await page.goto('/actrices');
  await recordTransitions(page);
  await afterNavigation(page, () => page.locator('a[href="/actrices/lucia-herranz"]').click());
  await expect.poll(() => transitions(page)).toEqual([expect.arrayContaining(PORTRAIT)]);
  await expect(page.locator('.portrait')).toHaveCount(1);
  await afterNavigation(page, () => page.evaluate(() => history.back()));
  await expect.poll(async () => (await transitions(page)).length).toBe(2);
  expect((await transitions(page))[1]).toEqual(expect.arrayContaining(PORTRAIT));
  const shared = page.locator('a:has(> .portrait)');
  await expect(shared).toHaveCount(1);
  await expect(shared).toHaveAttribute('href', '/actrices/lucia-herranz');
});

test('other navigations do not move the portrait, and only one card shares it @long', async ({
  page,
}) => {
  await page.goto('/actrices');
  await recordTransitions(page);
  await afterNavigation(page, () => page.locator('a[href="/actrices/lucia-herranz"]').click());
  await afterNavigation(page, () => page.evaluate(() => history.back()));
  await afterNavigation(page, () => page.locator('a[href="/actrices/ines-quiroga"]').click());
  await afterNavigation(page, () => clickLink(page, '/nosotras'));
  await expect.poll(async () => (await transitions(page)).length).toBe(4);
  const [, , second, other] = await transitions(page);
  expect(second).toEqual(expect.arrayContaining(PORTRAIT));
  expect(other).not.toContain(PORTRAIT[1]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('no navigation has a transition @long', async ({ page }) => {
    await page.goto('/actrices');
    await recordTransitions(page);
    await afterNavigation(page, () => page.locator('a[href="/actrices/lucia-herranz"]').click());
    await expect.poll(() => transitions(page)).toEqual([[]]);
  });
});
