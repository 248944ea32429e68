import { expect, test, type Page } from '@playwright/test';
import { FIRST_VISIT, changeConsent, setConsentCookies } from '../support/consent';
import {
  INES,
  YOUTUBE,
  blockedNotice,
  expectActive,
  openBlockedVideo,
  player,
  poster,
} from '../support/embeds';
import { recordThirdParties } from '../support/network';

test.use({ storageState: FIRST_VISIT });

test('a permission from elsewhere restores the poster and starts nothing @long', async ({
  page,
  context,
  baseURL,
}) => {
  const thirdParties = await recordThirdParties(context, baseURL);
  await openBlockedVideo(page);
  await changeConsent(page, ['embeds']);
  await expect(blockedNotice(page)).toHaveCount(0);
  await expect(poster(page)).toBeFocused();
  expect(thirdParties).toEqual([]);
  await poster(page).click();
  await expect(player(page)).toHaveAttribute('src', YOUTUBE);
});

test('a choice in another tab applies in this one @long', async ({ page, context, baseURL }) => {
  await recordThirdParties(context, baseURL);
  await openBlockedVideo(page);
  const other = await context.newPage();
  await other.goto('/contacto');
  await other.getByRole('button', { name: 'Aceptar todas' }).first().click();
  await expect(blockedNotice(page)).toHaveCount(0);
  await poster(page).click();
  await expect(player(page)).toBeVisible();
  await other.close();
});

test('a choice without embeds keeps the notice @long', async ({ page, context, baseURL }) => {
  await recordThirdParties(context, baseURL);
  await openBlockedVideo(page);
  await changeConsent(page, ['ga']);
  await expect(blockedNotice(page)).toBeVisible();
});

for (const [name, play] of [
  ['allowed permanently', async (page: Page) => poster(page).click()],
  [
    'allowed once',
    async (page: Page) => {
      await changeConsent(page, []);
      await poster(page).click();
      await blockedNotice(page).getByRole('button').click();
    },
  ],
] as const) {
  test(`a withdrawal removes a running player that was ${name} @long`, async ({
    page,
    context,
    baseURL,
  }) => {
    await recordThirdParties(context, baseURL);
    await setConsentCookies(context, baseURL!, ['ga', 'embeds']);
    await page.goto(INES);
    await play(page);
    await expectActive(player(page));
    await changeConsent(page, []);
    await expect(player(page)).toHaveCount(0);
    await expect(poster(page)).toBeFocused();
    await poster(page).click();
    await expect(blockedNotice(page)).toBeVisible();
  });
}

test('a video file of the site needs no permission and survives a withdrawal', async ({ page }) => {
  await page.goto('/actores/samir-haddad');
  const reel = page.locator('#video-1');
  await reel.getByRole('link').click();
  await expect(reel.locator('video')).toBeVisible();
  await changeConsent(page, []);
  await expect(reel.locator('video')).toBeVisible();
});

test('a page restored from the back/forward cache applies a newer choice @long', async ({
  page,
  context,
  baseURL,
}) => {
  await recordThirdParties(context, baseURL);
  await setConsentCookies(context, baseURL!, ['embeds']);
  await page.goto(INES);
  await poster(page).click();
  await expect(player(page)).toBeVisible();
  await setConsentCookies(context, baseURL!, []);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(player(page)).toHaveCount(0);
});
