import { expect, test } from '@playwright/test';
import { clickLink } from '../support/navigation';
import { delayResponse } from '../support/network';

const INES = '/actrices/ines-quiroga';

test('a click on an island before its script takes effect, also after a navigation', async ({
  page,
}) => {
  const script = await delayResponse(page, /_astro\/Video\./);
  await page.goto('/actrices');
  await clickLink(page, INES);
  await expect(page).toHaveURL(INES);
  await page.locator('#video-1 a').click();
  await script.requested;
  await expect(page).toHaveURL(INES);
  script.release();
  await expect(page.locator('#video-1').getByRole('group')).toBeVisible();
  await expect(page).toHaveURL(INES);
});
