import { expect, test } from '@playwright/test';
import { startAdminServer } from './adminServer';
import { changeField, openTalent, publishButton } from './recordForm';
import { countCopies } from './recoveryCopies';
import { signIn } from './signIn';

const PORT = 3127;

let admin: Awaited<ReturnType<typeof startAdminServer>>;

test.beforeAll(async () => {
  admin = await startAdminServer(PORT);
});
test.afterAll(() => admin?.stop());

test('saved work is not offered again after the editor leaves before the form is ready', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'es-ES' });
  await signIn(page, admin.origin);
  await openTalent(page, admin.origin, 'Iker Zubiri');
  const address = page.url();
  await changeField(page.getByLabel('Altura (cm)'), '177');
  const copies = () => countCopies(page);
  await expect.poll(copies).toBe(1);

  // After the save, the form asks for its new state, and gets no answer.
  let isSaved = false;
  await page.route('**/api/talents/**', async (route) => {
    isSaved ||= route.request().method() !== 'GET';
    await route.continue();
  });
  await page.route('**/admin/collections/**', async (route) => {
    if (route.request().method() === 'POST' && isSaved) return;
    await route.continue();
  });
  await publishButton(page).click();
  await expect.poll(copies).toBe(0);
  await page.unrouteAll();
  await page.goto(address);
  await expect(page.getByLabel('Altura (cm)')).toHaveValue('177');
  await expect(page.getByText(/Hay cambios sin guardar/)).toHaveCount(0);
});
