import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { ES, bar, control, dialog, press, stored, storedIn, stayHome } from '../support/consent';
import { step } from '../support/focus';
import { DESKTOP, PHONE } from '../support/pages';
import { scriptsOf } from '../support/requests';
import { DECIDED, UNDECIDED } from '../support/decided';

test.use({ storageState: UNDECIDED });
test.beforeEach(stayHome);

/** Notes at every frame, from the first one on, whether the bar and the button are drawn. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const isDrawn = (name: string) =>
      Boolean(document.querySelector(`.consent-${name}`)?.checkVisibility());
    const look = () => {
      if (document.querySelector('main')) {
        frames.push(`${isDrawn('bar') ? 'bar' : ''}${isDrawn('control') ? 'control' : ''}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });

/** What was drawn so far, the next frames included. */
const framesOf = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 5; count += 1) await new Promise(requestAnimationFrame);
    return [...new Set((window as unknown as { frames: string[] }).frames)];
  });

test('the bar is there from the first frame, and stays over a navigation', async ({ page }) => {
  await watchFrames(page);
  await page.goto('/');
  await page.locator('main a[href="/actrices"]').first().click();
  await expect(page).toHaveURL('/actrices');
  expect(await framesOf(page)).toEqual(['bar']);
});

test.describe('who has chosen', () => {
  test.use({ storageState: DECIDED });

  test('never sees the bar, not for a frame, also after a navigation', async ({ page }) => {
    await watchFrames(page);
    await page.goto('/');
    await page.locator('main a[href="/actrices"]').first().click();
    await expect(page).toHaveURL('/actrices');
    await page.getByRole('link', { name: /English|EN/ }).click();
    await expect(page).toHaveURL('/en/actrices');
    expect(await framesOf(page)).toEqual(['control']);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('neither the bar nor the button is there, and nothing is covered', async ({ page }) => {
    await page.goto('/');
    for (const part of [bar, control, dialog]) await expect(part(page)).toBeHidden();
  });
});

for (const [name, choose, list] of [
  ['accept', ES.acceptAll, 'ga,embeds'],
  ['decline', ES.declineAll, ''],
] as const) {
  test(`a click on “${name}” at the very first moment of a slow line is honoured`, async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const slow = { downloadThroughput: 20_000, uploadThroughput: 20_000, latency: 300 };
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
    await page.goto('/contacto', { waitUntil: 'commit' });
    await bar(page).getByRole('button', { name: choose }).click();
    expect(await storedIn(context)).toEqual({});
    await expect(bar(page)).toBeHidden({ timeout: 25_000 });
    expect(await storedIn(context)).toEqual(stored(String(list !== ''), list));
  });
}

test('React and Klaro come with the first touch of the bar, and not before', async ({ page }) => {
  await page.goto('/contacto', { waitUntil: 'networkidle' });
  const scripts = scriptsOf(page);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 400);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await bar(page).dispatchEvent('pointerover');
  await expect.poll(() => scripts.some((address) => /\/Consent\./.test(address))).toBe(true);
});

for (const viewport of [PHONE, DESKTOP, { width: 320, height: 568 }, { width: 320, height: 256 }]) {
  const { width, height } = viewport;
  test(`at ${width} × ${height} px the bar leaves the page to be read and used`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const box = (await bar(page).boundingBox())!;
    expect(box.x).toBe(0);
    expect(box.width).toBe(width);
    expect(Math.round(box.y + box.height)).toBe(height);
    expect(box.height).toBeLessThan(height * (width >= PHONE.width ? 0.5 : 0.61));
    for (const button of await bar(page).getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      await button.click({ trial: true });
      const { x, width: own, height: tall } = (await button.boundingBox())!;
      expect(tall).toBeGreaterThanOrEqual(24);
      expect(x + own).toBeLessThanOrEqual(width);
    }
    // The page's last line can be read above the bar.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const end = (await page.locator('footer').last().boundingBox())!;
    expect(end.y + end.height).toBeLessThanOrEqual((await bar(page).boundingBox())!.y + 1);
  });
}

test('to accept and to decline weigh the same', async ({ page }) => {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const looks = [ES.acceptAll, ES.declineAll].map((name) =>
      bar(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { color, backgroundColor, font, border, padding } = getComputedStyle(button);
          const { y, width, height } = button.getBoundingClientRect();
          return { color, backgroundColor, font, border, padding, y, width, height };
        }),
    );
    const [accept, decline] = await Promise.all(looks);
    expect(decline).toEqual(accept);
  }
});

test('the keyboard meets the bar first, and what it reaches afterwards is not behind it', async ({
  page,
}) => {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/actrices');
    await step(page);
    await step(page);
    await expect(bar(page).getByRole('button').first()).toBeFocused();
    for (let count = 0; count < 30; count += 1) {
      const stop = await step(page);
      expect(stop?.isCovered, stop?.name).not.toBe(true);
    }
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }
});

test('the bar does not move the page when it is used', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await press(page, ES.manageCookies);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await press(page, ES.acceptNecessary);
  await expect(bar(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(500);
});
