import { type Locator, type Page, expect } from '@playwright/test';
import { ADMIN } from './adminServer.ts';

/** Waits until React has taken over an element of the admin: what is done to it before is lost. */
export const waitForHydration = (element: Locator) =>
  expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))),
    )
    .toBe(true);

/** Signs in, as the administrator unless told otherwise, and waits for the page that follows. */
export async function signIn(
  page: Page,
  origin: string,
  expectedPath = '/admin',
  { email, password } = ADMIN,
) {
  await page.goto(`${origin}/admin/login`);
  const submit = page.getByRole('button', { name: 'Iniciar sesión' });
  await waitForHydration(submit);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await submit.click();
  await expect(page).toHaveURL(`${origin}${expectedPath}`);
}
