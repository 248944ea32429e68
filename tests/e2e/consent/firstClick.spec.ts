import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import {
  DECLINED,
  ES,
  FIRST_VISIT,
  clickInBar,
  consentBar,
  consentCookies,
  consentDialog,
  expectedCookies,
  reopenButton,
} from '../support/consent';
import { pressKey } from '../support/focus';
import { waitForFrames } from '../support/frames';
import { afterNavigation, clickLink } from '../support/navigation';
import { delayResponse, recordScripts } from '../support/network';
import { DESKTOP, PHONE } from '../support/pages';

test.use({ storageState: FIRST_VISIT });

/** Records in every frame, from the first one on, whether the bar and the button are visible. */
const recordVisibility = (page: Page) =>
  page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const isVisible = (name: string) =>
      Boolean(document.querySelector(`.consent-${name}`)?.checkVisibility());
    const record = () => {
      if (document.querySelector('main')) {
        frames.push(`${isVisible('bar') ? 'bar' : ''}${isVisible('reopen') ? 'reopen' : ''}`);
      }
      requestAnimationFrame(record);
    };
    record();
  });

/** Returns the distinct states so far, the next five frames included. */
const visibleStates = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 5; count += 1) await new Promise(requestAnimationFrame);
    return [...new Set((window as unknown as { frames: string[] }).frames)];
  });

test('the bar is visible from the first frame, and stays during a navigation', async ({ page }) => {
  await recordVisibility(page);
  await page.goto('/');
  await page.locator('main a[href="/actrices"]').first().click();
  await expect(page).toHaveURL('/actrices');
  expect(await visibleStates(page)).toEqual(['bar']);
});

test.describe('after a choice', () => {
  test.use({ storageState: DECLINED });

  test('the bar is visible in no frame, even after a navigation @long', async ({ page }) => {
    await recordVisibility(page);
    await page.goto('/');
    await page.locator('main a[href="/actrices"]').first().click();
    await expect(page).toHaveURL('/actrices');
    await page.getByRole('link', { name: /English|EN/ }).click();
    await expect(page).toHaveURL('/en/actrices');
    expect(await visibleStates(page)).toEqual(['reopen']);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('neither the bar nor the button is visible', async ({ page }) => {
    await page.goto('/');
    for (const part of [consentBar, reopenButton, consentDialog])
      await expect(part(page)).toBeHidden();
  });
});

for (const [name, label, list, long] of [
  ['accept', ES.acceptAll, 'ga,embeds', ' @long'],
  ['decline', ES.declineAll, '', ''],
] as const) {
  test(`a click on “${name}” before the scripts have arrived takes effect${long}`, async ({
    page,
  }) => {
    const scripts = await delayResponse(page, /_astro\/Scripts\.\S+\.js$/);
    await page.goto('/contacto', { waitUntil: 'commit' });
    await consentBar(page).getByRole('button', { name: label }).click();
    expect(await consentCookies(page)).toEqual({});
    scripts.release();
    await expect(consentBar(page)).toBeHidden();
    expect(await consentCookies(page)).toEqual(expectedCookies(String(list !== ''), list));
  });
}

test.describe('the dialog on a slow line', () => {
  const DIALOG = /_astro\/openDialog\./;

  test('a sign stands beside its button until it opens', async ({ page }) => {
    const dialog = await delayResponse(page, DIALOG);
    await page.goto('/contacto');
    await clickInBar(page, ES.manageCookies);
    const sign = consentBar(page).getByRole('status');
    await expect(sign).toHaveText('Un momento…');
    await expect(sign).toBeInViewport();
    dialog.release();
    await expect(consentDialog(page)).toBeVisible();
    await expect(sign).toHaveCount(0);
  });

  for (const isBack of [false, true]) {
    test(`it does not open ${isBack ? 'after Back' : 'on the next page'}${isBack ? '' : ' @long'}`, async ({
      page,
    }) => {
      const dialog = await delayResponse(page, DIALOG);
      await page.goto('/contacto');
      await clickInBar(page, ES.manageCookies);
      await dialog.requested;
      await afterNavigation(page, () => clickLink(page, '/nosotras'));
      if (isBack) await afterNavigation(page, () => page.goBack());
      const loaded = page.waitForResponse(DIALOG);
      dialog.release();
      await (await loaded).finished();
      // The module runs after its file has arrived.
      await page.evaluate((address) => import(address), (await loaded).url());
      await waitForFrames(page, 10);
      await expect(consentDialog(page)).toHaveCount(0);
      await expect(consentBar(page).getByRole('status')).toHaveCount(0);
    });
  }
});

test.describe('with cookies blocked', () => {
  for (const name of [ES.declineAll, ES.acceptAll]) {
    test(`“${name}” hides the bar, on the next page too${name === ES.acceptAll ? ' @long' : ''}`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
        for (const storage of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, storage, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      });
      await page.goto('/contacto');
      await clickInBar(page, name);
      await expect(consentBar(page)).toBeHidden();
      await afterNavigation(page, () => clickLink(page, '/nosotras'));
      await expect(consentBar(page)).toBeHidden();
    });
  }
});

test.describe('without the script of all pages', () => {
  for (const [name, list] of [
    [ES.declineAll, ''],
    [ES.acceptAll, 'ga,embeds'],
  ] as const) {
    test(`the first press on “${name}” is a choice${list ? ' @long' : ''}`, async ({ page }) => {
      await page.route(/_astro\/Scripts\./, (route) => route.abort());
      await page.goto('/contacto');
      await clickInBar(page, name);
      await expect(consentBar(page)).toBeHidden();
      expect(await consentCookies(page)).toEqual(expectedCookies(String(list !== ''), list));
    });
  }

  test('“Configurar cookies” leads to the cookie policy @long', async ({ page }) => {
    await page.route(/_astro\/Scripts\./, (route) => route.abort());
    await page.goto('/contacto');
    await clickInBar(page, ES.manageCookies);
    await expect(page).toHaveURL('/politica-de-cookies');
  });
});

test('only the button that opens the dialog loads React, once, before it is clicked', async ({
  page,
}) => {
  await page.goto('/contacto', { waitUntil: 'networkidle' });
  const scripts = recordScripts(page);
  const count = (name: RegExp) => scripts.filter((address) => name.test(address)).length;
  await page.mouse.wheel(0, 400);
  await consentBar(page).getByText(ES.barTitle).hover();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await consentBar(page).getByRole('button', { name: ES.declineAll }).hover();
  await expect.poll(() => count(/_astro\/choose\./)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(count(/_astro\/(client|react)\./)).toBe(0);
  await consentBar(page).getByRole('button', { name: ES.manageCookies }).hover();
  await expect.poll(() => count(/_astro\/openDialog\./)).toBe(1);
  await page.waitForLoadState('networkidle');
  await expect(consentDialog(page)).toHaveCount(0);
  for (const name of [ES.close, ES.acceptAll]) {
    await page.getByRole('button', { name: ES.manageCookies }).last().click();
    await expect(consentDialog(page)).toBeVisible();
    await consentDialog(page).getByRole('button', { name }).click();
    await expect(consentDialog(page)).toHaveCount(0);
  }
  await page.getByLabel('Nombre').first().focus();
  await page.waitForLoadState('networkidle');
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(count(/_astro\/openDialog\./)).toBe(1);
});

test('the bar leaves the page readable and usable @long', async ({ page }) => {
  for (const viewport of [
    PHONE,
    DESKTOP,
    { width: 320, height: 568 },
    { width: 320, height: 256 },
  ]) {
    const { width, height } = viewport;
    await test.step(`at ${width} × ${height} px`, async () => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      const box = (await consentBar(page).boundingBox())!;
      expect(box.x).toBe(0);
      expect(box.width).toBe(width);
      expect(Math.round(box.y + box.height)).toBe(height);
      expect(box.height).toBeLessThan(height * (width >= PHONE.width ? 0.5 : 0.61));
      for (const button of await consentBar(page).getByRole('button').all()) {
        await button.scrollIntoViewIfNeeded();
        await button.click({ trial: true });
        const { x, width: own, height: tall } = (await button.boundingBox())!;
        expect(tall).toBeGreaterThanOrEqual(24);
        expect(x + own).toBeLessThanOrEqual(width);
      }
      // The last line of the page is visible above the bar.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const end = (await page.locator('footer').last().boundingBox())!;
      expect(end.y + end.height).toBeLessThanOrEqual((await consentBar(page).boundingBox())!.y + 1);
    });
  }
});

test('accept and decline have the same look and size @long', async ({ page }) => {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const styles = [ES.acceptAll, ES.declineAll].map((name) =>
      consentBar(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { color, backgroundColor, font, border, padding } = getComputedStyle(button);
          const { y, width, height } = button.getBoundingClientRect();
          return { color, backgroundColor, font, border, padding, y, width, height };
        }),
    );
    const [accept, decline] = await Promise.all(styles);
    expect(decline).toEqual(accept);
  }
});

test('the keyboard reaches the bar first, and nothing behind it afterwards @long', async ({
  page,
}) => {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/actrices');
    await pressKey(page);
    await pressKey(page);
    await expect(consentBar(page).getByRole('button').first()).toBeFocused();
    for (let count = 0; count < 30; count += 1) {
      const stop = await pressKey(page);
      expect(stop?.isCovered, stop?.name).not.toBe(true);
    }
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }
});

test('using the bar does not scroll the page @long', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await clickInBar(page, ES.manageCookies);
  await expect(consentDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(consentDialog(page)).toBeHidden();
  await clickInBar(page, ES.acceptNecessary);
  await expect(consentBar(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(500);
});
