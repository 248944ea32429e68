import { expect, test } from '@playwright/test';
import { startAdminServer } from './adminServer';
import { signIn } from './signIn';

const PORT = 3134;

let admin: Awaited<ReturnType<typeof startAdminServer>>;

test.beforeAll(async () => {
  admin = await startAdminServer(PORT, {}, true);
});
test.afterAll(() => admin?.stop());

test.use({ locale: 'es-ES' });

test('an empty installation lists what it needs, and each of it can be saved as it is', async ({
  page,
}) => {
  await signIn(page, admin.origin);
  const missing = page.getByRole('region', { name: /^Falta para que salga la web/ });
  await expect(missing.getByRole('link')).toHaveCount(7);

  await missing.getByRole('link', { name: /agencia/i }).click();
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  await save.click();
  await expect(page.getByText(/^Último cambio: admin/)).toBeVisible();
  await expect(save).toBeDisabled();

  await page.goto(`${admin.origin}/admin`);
  await expect(missing.getByRole('link')).toHaveCount(6);
});
