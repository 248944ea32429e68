import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { ES, consentBar, focusedReopenButton, openConsentDialog } from '../support/consent';
import { INES } from '../support/embeds';
import { PHONE, PROPOSAL } from '../support/pages';
import { recordErrors } from '../support/network';

/*
 * What the site still needs from browsers that are older than most: each test takes one feature away
 * and uses what depends on it.
 */

/** Changes the text of all pages and stylesheets, and so takes an attribute or a CSS feature away. */
const rewrite = (page: Page, change: (text: string) => string) =>
  page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType()))
      return route.continue();
    try {
      const response = await route.fetch();
      return await route.fulfill({ response, body: change(await response.text()) });
    } catch {
      // The test has ended.
      return undefined;
    }
  });

test('without popovers the phone’s menu is a row of links below the bar', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await rewrite(page, (text) =>
    text.replaceAll(' popover ', ' ').replaceAll(':popover-open', ':popover-unknown'),
  );
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menú' })).toBeHidden();
  const links = page.locator('#menu li a');
  await expect(links.first()).toBeVisible();
  const header = (await page.locator('header').first().boundingBox())!;
  const main = (await page.locator('main').boundingBox())!;
  expect(header.height).toBeLessThan(220);
  expect(main.y).toBeGreaterThanOrEqual(header.y + header.height - 1);
  for (const link of await links.all()) {
    const { x, y, width, height } = (await link.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
    expect(y + height).toBeLessThanOrEqual(header.y + header.height);
  }
  await page.getByRole('link', { name: 'Nosotras' }).first().click();
  await expect(page).toHaveURL('/nosotras');
});

test('without the media query `scripting` an empty selection does not claim that scripts are off @long', async ({
  page,
}) => {
  await rewrite(page, (text) => text.replaceAll(/scripting:\s?none/g, 'unknown:none'));
  await page.goto('/seleccion');
  await expect(page.locator('.selection-empty noscript')).toBeHidden();
  await expect(page.locator('main')).not.toContainText('JavaScript', { useInnerText: true });
});

test('without `checkVisibility` and `URL.canParse` a choice moves the focus', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    Reflect.deleteProperty(URL, 'canParse');
  });
  await page.goto('/politica-de-cookies');
  await page.context().clearCookies();
  await page.reload();
  const errors = recordErrors(page);
  const dialog = await openConsentDialog(page);
  await dialog.getByRole('button', { name: ES.acceptAll }).press('Enter');
  await expect(consentBar(page)).toBeHidden();
  await expect(focusedReopenButton(page)).toBeFocused();
  expect(errors).toEqual([]);
});

test('without `:has` in scripts the carousel goes on @long', async ({ page }) => {
  await page.addInitScript(() => {
    for (const Parent of [Document, Element, DocumentFragment]) {
      for (const name of ['querySelector', 'querySelectorAll', 'closest', 'matches'] as const) {
        const prototype = Parent.prototype as unknown as Record<string, (text: string) => unknown>;
        const original = prototype[name];
        if (!original) continue;
        prototype[name] = function (selector: string) {
          if (selector.includes(':has(')) throw new DOMException('invalid selector', 'SyntaxError');
          return original.call(this, selector);
        };
      }
    }
  });
  const errors = recordErrors(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Siguiente' }).first().click();
  await expect.poll(async () => (await page.locator('#slide-2').boundingBox())?.x).toBe(0);
  expect(errors).toEqual([]);
});

for (const [path, long] of [
  [INES, ''],
  [PROPOSAL, ' @long'],
] as const) {
  test(`a voice clip of ${path} that did not arrive is offered again${long}`, async ({ page }) => {
    let isBroken = true;
    await page.route(/\.(m4a|mp3|wav)$/, (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto(path);
    const row = page.locator('details[name=voice]').first();
    await row.locator('summary').click();
    const again = row.getByRole('alert').getByRole('button', { name: 'Volver a intentarlo' });
    await expect(again).toBeVisible();
    isBroken = false;
    await again.click();
    await expect(row.getByRole('alert')).toHaveCount(0);
    const isPlaying = () =>
      row.locator('audio').evaluate(({ paused }: HTMLAudioElement) => !paused);
    await expect.poll(isPlaying).toBe(true);
  });
}

test('a voice clip that cannot be played says so @long', async ({ page }) => {
  await page.route(/\.(m4a|mp3|wav)$/, (route) =>
    route.fulfill({ contentType: 'audio/mp4', body: 'no audio' }),
  );
  await page.goto(INES);
  const row = page.locator('details[name=voice]').first();
  await expect(row.getByRole('alert')).toHaveCount(0);
  await row.locator('summary').click();
  await expect(row.getByRole('alert')).toHaveText('Este navegador no puede reproducir el audio.');
});

for (const [width, long] of [
  [320, ' @long'],
  [360, ' @long'],
  [378, ''],
  [390, ' @long'],
  [414, ' @long'],
] as const) {
  test(`at ${width} px the wordmark is whole beside a selection${long}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/actrices');
    await page.locator('main .add').first().click();
    await expect(page.locator('.selection-link')).toBeVisible();
    await expect
      .poll(() =>
        page
          .locator('.wordmark')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      )
      .toBeLessThanOrEqual(0);
  });
}
