import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { hostAnalytics } from '../support/analyticsHost';
import { bar, dialog, ES, openDialog, press } from '../support/consent';
import { ALLOWING, UNDECIDED } from '../support/decided';
import { INES, place, player } from '../support/embeds';
import { ALL_PAGES } from '../support/pages';

/** Gathers what the policy forbade, on all the pages of a visit. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const text = `${event.violatedDirective} ${event.blockedURI} on ${location.pathname}`;
      void (window as unknown as { noteViolation: (text: string) => void }).noteViolation(text);
    });
  });
  return found;
}

/** Goes to a page as a link does: within the router, under the policy of the first page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    (window as unknown as { isSameDocument: boolean }).isSameDocument = true;
    link.click();
  }, path);
  await page.waitForURL(path);
  await expect(page.locator('h1').first()).toBeVisible();
}

/** Answers whatever lies elsewhere with an empty page: it is asked, which is what counts. */
const answerOthers = (page: Page, baseURL?: string) =>
  page.context().route(
    (url) => url.origin !== baseURL,
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }),
  );

test.beforeEach(({ page, baseURL }) => answerOthers(page, baseURL));

test('the policy is strict, and sent as a header', async ({ request }) => {
  const policy = (await request.get('/actores')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('a script that is not the site’s own does not run', async ({ page }) => {
  const found = await violations(page);
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

for (const start of ['/', '/en/contacto']) {
  test(`every page fits the policy of ${start}`, async ({ page }) => {
    test.slow();
    const found = await violations(page);
    await page.goto(start);
    for (const path of ALL_PAGES) await follow(page, path);
    expect(found).toEqual([]);
    expect(
      await page.evaluate(() => 'isSameDocument' in window),
      'the router brought the pages',
    ).toBe(true);
  });
}

test.describe('a visitor who comes for the first time', () => {
  test.use({ storageState: UNDECIDED });

  for (const action of [ES.acceptAll, ES.declineAll, ES.acceptNecessary]) {
    test(`may press “${action}”`, async ({ page, context }) => {
      const found = await violations(page);
      const { named } = await hostAnalytics(context);
      await page.goto('/');
      await press(page, action);
      await expect(bar(page)).toBeHidden();
      if (action === ES.acceptAll) {
        await expect.poll(() => named('page_view').length, 'a hit was received').toBe(1);
      }
      await follow(page, INES);
      expect(found).toEqual([]);
    });
  }

  test('may choose in the dialog, and change the mind', async ({ page, context }) => {
    const found = await violations(page);
    await hostAnalytics(context);
    await page.goto('/en/contacto');
    await follow(page, '/actores');
    await openDialog(page);
    await dialog(page).getByRole('button', { name: ES.save }).click();
    await expect(dialog(page)).toBeHidden();
    await openDialog(page);
    await dialog(page).getByRole('button', { name: ES.declineAll }).click();
    await expect(dialog(page)).toBeHidden();
    expect(found).toEqual([]);
  });
});

test.describe('a visitor who has allowed everything', () => {
  test.use({ storageState: ALLOWING });

  test('plays videos of YouTube and Vimeo', async ({ page }) => {
    const found = await violations(page);
    await page.goto('/en');
    await follow(page, INES);
    for (const number of [1, 2]) {
      await page.locator(`a[href="#video-${number}"]`).click();
      await place(page, number).locator('a').click();
      await expect(player(page, number).contentFrame().locator('p')).toHaveText('Player');
    }
    expect(found).toEqual([]);
  });
});
