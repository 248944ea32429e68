import { expect, test } from '@playwright/test';
import { clickLink } from '../support/navigation';
import { delayResponse } from '../support/network';
import { LONG } from '../support/long';

const ISLAND_SCRIPT = /_astro\/IslandScript\./;
const INES = '/actrices/ines-quiroga';

test('a click on an island before its script takes effect, also after a navigation', async ({
  page,
}) => {
  const script = await delayResponse(page, ISLAND_SCRIPT);
  await page.goto('/actrices');
  await clickLink(page, INES);
  await script.requested;
  await page.locator('#video-1 a').click();
  await expect(page).toHaveURL(INES);
  script.release();
  await expect(page.locator('#video-1').getByRole('group')).toBeVisible();
  await expect(page).toHaveURL(INES);
});

test(
  'the script of the islands that fails reloads the page once, then shows the error',
  LONG,
  async ({ page }) => {
    let requests = 0;
    await page.route(ISLAND_SCRIPT, (route) => {
      requests += 1;
      return route.abort();
    });
    await page.goto('/');
    await expect(page.locator('h1')).toHaveText('No se ha podido cargar esta página');
    expect(requests).toBe(2);
  },
);
