import { expect, test } from '@playwright/test';
import { ES, bar, control, dialog, openDialog, press } from './consent';
import { scriptsOf } from './scripts';
import { UNDECIDED } from './decided';

test.use({ storageState: UNDECIDED });

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
  await press(page, ES.acceptAll);
  await expect(control(other)).toBeVisible();
  await expect(bar(other)).toBeHidden();
  // Heard once, when the cookies were there.
  await expect(other.locator('body')).toHaveAttribute('data-heard', /^[^|]*=ga,embeds[^|]*\|$/);
  expect(scripts).toEqual([]);
});

test('an open dialog follows what is chosen in another tab', async ({ page, context }) => {
  await page.goto('/');
  await openDialog(page);
  await expect(dialog(page).getByRole('switch', { name: ES.functional })).not.toBeChecked();
  const other = await context.newPage();
  await other.goto('/');
  await press(other, ES.acceptAll);
  await expect(dialog(page).getByRole('switch', { name: ES.functional })).toBeChecked();
  await expect(dialog(page).getByRole('status')).toBeEmpty();
  const again = await openDialog(other);
  await again.getByRole('button', { name: ES.declineAll }).click();
  await expect(dialog(page).getByRole('switch', { name: ES.functional })).not.toBeChecked();
});
