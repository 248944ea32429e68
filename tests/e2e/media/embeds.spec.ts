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
import { waitForHydration } from '../support/navigation';
import { recordThirdParties } from '../support/network';

test.use({ storageState: FIRST_VISIT });

let thirdParties: string[];

test.beforeEach(async ({ page }) => {
  thirdParties = await recordThirdParties(page);
});

const policyLink = (page: Page) =>
  blockedNotice(page).getByRole('link', { name: 'aquí', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

test('before a choice a click explains why the video is blocked, without third-party requests', async ({
  page,
  context,
}) => {
  await openBlockedVideo(page);
  await expect(blockedNotice(page)).toBeFocused();
  await expect(blockedNotice(page)).toHaveAccessibleName('Videobook 2026');
  await expect(blockedNotice(page)).toHaveAccessibleDescription(
    /necesita cookies funcionales.*aquí/,
  );
  await expect(policyLink(page)).toHaveAttribute('href', '/politica-de-cookies');
  await page.waitForLoadState('networkidle');
  expect(thirdParties).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a visitor can allow one video once, and nothing is stored @long', async ({
  page,
  context,
}) => {
  await openBlockedVideo(page);
  await blockedNotice(page).getByRole('button', { name: 'Ver solo este vídeo' }).click();
  await expect(player(page)).toHaveAttribute('src', YOUTUBE);
  await expectActive(player(page));
  await expect.poll(() => thirdParties).toEqual([YOUTUBE]);
  expect(await context.cookies()).toEqual([]);
  await poster(page, 2).click();
  await expect(blockedNotice(page, 2)).toBeVisible();
});

test('the notice opens the dialog, and the video plays when it is allowed there', async ({
  page,
}) => {
  await openBlockedVideo(page);
  await policyLink(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(INES);
  await page.keyboard.press('Escape');
  await expect(policyLink(page)).toBeFocused();
  await policyLink(page).click();
  await dialog(page)
    .getByRole('switch', { name: /Funcionales/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(player(page)).toHaveAttribute('src', YOUTUBE);
  await expectActive(player(page));
});

test('the keyboard opens the notice and plays the video @long', async ({ page }) => {
  await page.goto(INES);
  await poster(page).focus();
  await page.keyboard.press('Enter');
  await expect(blockedNotice(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(policyLink(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectActive(player(page));
});

test('a video in a text is blocked like any other @long', async ({ page }) => {
  await page.goto('/poc');
  const embed = page.locator('#video-kinds ~ * [data-video]').last();
  await expect(embed.getByRole('link')).toHaveAttribute('href', /youtube\.com|vimeo\.com/);
  await embed.getByRole('link').click();
  await expect(embed.getByRole('group')).toBeFocused();
  expect(thirdParties).toEqual([]);
  await setConsentCookies(page, ['embeds']);
  await page.reload();
  await embed.getByRole('link').click();
  await expect(embed.locator('iframe')).toHaveAttribute('src', /youtube-nocookie|dnt=1/);
});

test('the notice is in the language of the browser @long', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'ja-JP', baseURL: baseURL! });
  const page = await context.newPage();
  await openBlockedVideo(page);
  await expect(blockedNotice(page).locator('[lang=ja]')).toBeVisible();
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the notice in the style guide links to the cookie policy', async ({ page }) => {
    await page.goto('/poc');
    const blocked = page.locator('#video-kinds ~ *').getByRole('group');
    await blocked.getByRole('link', { name: 'aquí', exact: true }).click();
    await expect(page).toHaveURL('/politica-de-cookies');
    expect(thirdParties).toEqual([]);
  });
});

test('the notice in the style guide does not take the focus when its island hydrates @long', async ({
  page,
}) => {
  await page.goto('/poc');
  const blocked = page.locator('#video-kinds ~ *').getByRole('group');
  await blocked.hover();
  await waitForHydration(page, '#video-kinds ~ * [role=group]');
  await expect(blocked).not.toBeFocused();
});

test('a permission from elsewhere restores the poster and starts nothing @long', async ({
  page,
}) => {
  await openBlockedVideo(page);
  await changeConsent(page, ['embeds']);
  await expect(blockedNotice(page)).toHaveCount(0);
  await expect(poster(page)).toBeFocused();
  expect(thirdParties).toEqual([]);
  await poster(page).click();
  await expect(player(page)).toHaveAttribute('src', YOUTUBE);
});

test('a choice in another tab applies in this one @long', async ({ page, context }) => {
  await openBlockedVideo(page);
  const other = await context.newPage();
  await other.goto('/contacto');
  await other.getByRole('button', { name: 'Aceptar todas' }).first().click();
  await expect(blockedNotice(page)).toHaveCount(0);
  await poster(page).click();
  await expect(player(page)).toBeVisible();
  await other.close();
});

test('a choice without embeds keeps the notice @long', async ({ page }) => {
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
  test(`a withdrawal removes a running player that was ${name} @long`, async ({ page }) => {
    await setConsentCookies(page, ['ga', 'embeds']);
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
}) => {
  await setConsentCookies(page, ['embeds']);
  await page.goto(INES);
  await poster(page).click();
  await expect(player(page)).toBeVisible();
  await setConsentCookies(page, []);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(player(page)).toHaveCount(0);
});
