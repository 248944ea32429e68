import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { mockAnalytics } from '../support/analyticsServer';
import {
  ACCEPTED,
  ES,
  FIRST_VISIT,
  clickInBar,
  consentBar,
  consentDialog,
  openConsentDialog,
} from '../support/consent';
import { INES, player, poster } from '../support/embeds';
import { afterNavigation, clickLink, isSameDocument, markDocument } from '../support/navigation';
import { recordThirdParties } from '../support/network';
import { ALL_PAGES, TEMPLATES } from '../support/pages';

/** Records the violations of the policy on all pages of a visit. */
async function recordViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('recordViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const text = `${event.violatedDirective} ${event.blockedURI} on ${location.pathname}`;
      const { recordViolation } = window as unknown as { recordViolation: (text: string) => void };
      recordViolation(text);
    });
  });
  return found;
}

/** Opens a page with the router, which keeps the policy of the first page. */
async function followLink(page: Page, path: string): Promise<void> {
  await afterNavigation(page, () => clickLink(page, path));
  await expect(page).toHaveURL(path);
  // A proposal has a second heading, for the time after its last day.
  await expect(page.locator('h1:visible').first()).toBeVisible();
}

for (const path of ['/actores', '/nothing', '/en/nothing']) {
  test(`the policy of ${path} is strict and sent as a header`, async ({ request }) => {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'self'; object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
}

test('a foreign script does not run', async ({ page }) => {
  const found = await recordViolations(page);
  await page.goto('/actores');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="/x" onerror="document.title=1">');
  });
  await expect.poll(() => found.map((text) => text.split(' ')[0])).toContain('script-src-attr');
  expect(found).toContainEqual(expect.stringContaining('script-src-elem inline'));
  await expect(page).not.toHaveTitle(/^(run|1)$/);
});

for (const [start, paths, long] of [
  ['/', TEMPLATES, ''],
  ['/en/contacto', ALL_PAGES, ' @long'],
] as const) {
  test(`every page complies with the policy of ${start}${long}`, async ({ page }) => {
    const found = await recordViolations(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(start);
    await markDocument(page);
    for (const path of paths) await followLink(page, path);
    expect(found).toEqual([]);
    expect(await isSameDocument(page), 'the router opened the pages').toBe(true);
  });
}

test.describe('on a first visit', () => {
  test.use({ storageState: FIRST_VISIT });

  for (const [action, long] of [
    [ES.acceptAll, ''],
    [ES.declineAll, ' @long'],
    [ES.acceptNecessary, ' @long'],
  ] as const) {
    test(`“${action}” causes no violation${long}`, async ({ page }) => {
      const found = await recordViolations(page);
      const { named } = await mockAnalytics(page);
      await page.goto('/');
      await clickInBar(page, action);
      await expect(consentBar(page)).toBeHidden();
      if (action === ES.acceptAll) {
        await expect.poll(() => named('page_view').length, 'an event was received').toBe(1);
      }
      await followLink(page, INES);
      expect(found).toEqual([]);
    });
  }

  test('a choice in the dialog and its change cause no violation', async ({ page }) => {
    const found = await recordViolations(page);
    await mockAnalytics(page);
    await page.goto('/en/contacto');
    await followLink(page, '/actores');
    await openConsentDialog(page);
    await consentDialog(page).getByRole('button', { name: ES.save }).click();
    await expect(consentDialog(page)).toBeHidden();
    await openConsentDialog(page);
    await consentDialog(page).getByRole('button', { name: ES.declineAll }).click();
    await expect(consentDialog(page)).toBeHidden();
    expect(found).toEqual([]);
  });
});

test.describe('with everything accepted', () => {
  test.use({ storageState: ACCEPTED });

  test('videos of YouTube and Vimeo cause no violation @long', async ({ page }) => {
    await recordThirdParties(page);
    const found = await recordViolations(page);
    await page.goto('/en');
    await followLink(page, INES);
    for (const number of [1, 2]) {
      await poster(page, number).click();
      await expect(player(page, number).contentFrame().locator('p')).toHaveText('Player');
    }
    expect(found).toEqual([]);
  });
});
