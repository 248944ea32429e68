import { expect, test } from '@playwright/test';
import { ES, bar, control, decide, dialog, openDialog, press, stayHome } from '../support/consent';
import { scriptsOf } from '../support/requests';
import { ALLOWING, UNDECIDED } from '../support/decided';

test.use({ storageState: UNDECIDED });
test.beforeEach(stayHome);

test('a choice made in one tab is known in another, which loads nothing for it', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  const scripts = scriptsOf(other);
  await other.goto('/actrices', { waitUntil: 'networkidle' });
  await other.evaluate(() => {
    document.addEventListener('consent:change', () => {
      document.body.dataset.heard = `${document.body.dataset.heard ?? ''}${document.cookie}|`;
    });
  });
  scripts.length = 0;
  await press(page, ES.acceptNecessary);
  await expect(control(other)).toBeVisible();
  await expect(bar(other)).toBeHidden();
  // Heard once, when the cookies were there.
  await expect(other.locator('body')).toHaveAttribute('data-heard', /^[^|]*consent=true[^|]*\|$/);
  expect(scripts).toEqual([]);
});

test('an open dialog follows what is chosen in another tab', async ({ page, context }) => {
  await page.goto('/');
  await openDialog(page);
  await expect(dialog(page).getByRole('switch', { name: ES.functional })).not.toBeChecked();
  const other = await context.newPage();
  await other.goto('/');
  await decide(other, ES.acceptAll);
  await expect(dialog(page).getByRole('switch', { name: ES.functional })).toBeChecked();
  await expect(dialog(page).getByRole('status')).toBeEmpty();
  const again = await openDialog(other);
  await again.getByRole('button', { name: ES.declineAll }).click();
  await expect(dialog(page).getByRole('switch', { name: ES.functional })).not.toBeChecked();
});

test('a page that comes back from the history after a choice elsewhere does not ask', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(bar(page)).toBeVisible();
  // As the browser keeps it while away, it hears of nothing.
  await context.addCookies(ALLOWING.cookies);
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(bar(page)).toBeHidden();
  await expect(control(page)).toBeVisible();
});
