import { expect, test } from '@playwright/test';
import { BRAND } from '../../../cms/contract/brand.ts';
import { findLocaleCookie } from '../support/locale';

test.use({ locale: 'en-GB' });

test('a visit from another page of the site stays on / after a reload and after Back @long', async ({
  page,
}) => {
  const expectSpanish = async () => {
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  };
  await page.goto('/actrices');
  await page.getByRole('link', { name: BRAND.name }).click();
  await expectSpanish();
  await page.reload();
  await expectSpanish();
  await page.reload();
  await expectSpanish();
  // Another document, so that Back loads the page again.
  await page.goto('/en/contacto');
  await page.goBack();
  await expectSpanish();
  expect(await findLocaleCookie(page)).toBeUndefined();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.goto('about:blank');
  await page.goto('/');
  await expect(page, 'a later visit is a new one').toHaveURL('/en');
});
