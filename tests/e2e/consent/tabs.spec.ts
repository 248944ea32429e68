import { expect, test } from '@playwright/test';
import {
  ACCEPTED,
  ES,
  FIRST_VISIT,
  clickInBar,
  consentBar,
  consentDialog,
  decideInBar,
  openConsentDialog,
  reopenButton,
} from '../support/consent';
import { recordScripts } from '../support/network';

test.use({ storageState: FIRST_VISIT });

test('a choice in one tab applies in another, which loads no script for it', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  const scripts = recordScripts(other);
  await other.goto('/actrices', { waitUntil: 'networkidle' });
  await other.evaluate(() => {
    document.addEventListener('consent:change', () => {
      document.body.dataset.events = `${document.body.dataset.events ?? ''}${document.cookie}|`;
    });
  });
  scripts.length = 0;
  await clickInBar(page, ES.acceptNecessary);
  await expect(reopenButton(other)).toBeVisible();
  await expect(consentBar(other)).toBeHidden();
  // The event arrives once, after the cookies.
  await expect(other.locator('body')).toHaveAttribute('data-events', /^[^|]*consent=true[^|]*\|$/);
  expect(scripts).toEqual([]);
});

test('an open dialog shows a choice from another tab @long', async ({ page, context }) => {
  await page.goto('/');
  await openConsentDialog(page);
  await expect(consentDialog(page).getByRole('switch', { name: ES.functional })).not.toBeChecked();
  const other = await context.newPage();
  await other.goto('/');
  await decideInBar(other, ES.acceptAll);
  await expect(consentDialog(page).getByRole('switch', { name: ES.functional })).toBeChecked();
  await expect(consentDialog(page).getByRole('status')).toBeEmpty();
  const otherDialog = await openConsentDialog(other);
  await otherDialog.getByRole('button', { name: ES.declineAll }).click();
  await expect(consentDialog(page).getByRole('switch', { name: ES.functional })).not.toBeChecked();
});

test('Escape after a choice in another tab leads the focus to the button that reopens the dialog', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await openConsentDialog(page);
  const other = await context.newPage();
  await other.goto('/');
  await decideInBar(other, ES.acceptAll);
  await expect(consentBar(page)).toBeHidden();
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(consentDialog(page)).toBeHidden();
  await expect(page.locator('.consent .consent-reopen')).toBeFocused();
});

test('a page restored from the back/forward cache applies a newer choice @long', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(consentBar(page)).toBeVisible();
  // A cached page receives no event.
  await context.addCookies(ACCEPTED.cookies);
  await expect(consentBar(page)).toBeVisible();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(consentBar(page)).toBeHidden();
  await expect(reopenButton(page)).toBeVisible();
});
