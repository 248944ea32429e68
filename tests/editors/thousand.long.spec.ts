import { type Page, expect, test } from '@playwright/test';
import { cmsEnvironment, prepareAgency } from '../bench/scale/agencies';
import { startAdminServer } from './adminServer';
import { changeField } from './recordForm';
import { signIn } from './signIn';

const PORT = 3126;
const TALENTS = 1000;
/** What an editor waits at most, on idle cores. */
const MAX_MS = 3000;

let admin: Awaited<ReturnType<typeof startAdminServer>>;

test.beforeAll(async () => {
  const folder = await prepareAgency(TALENTS);
  admin = await startAdminServer(folder, PORT, '', cmsEnvironment(folder));
});
test.afterAll(() => admin?.stop());

test.use({ locale: 'es-ES' });

test(`with ${TALENTS} talents nothing takes longer than three seconds`, async ({ page }) => {
  await signIn(page, admin.origin);
  const ms: Record<string, number> = {};
  const measure = async (name: string, act: (page: Page) => Promise<unknown>) => {
    const begin = performance.now();
    await act(page);
    ms[name] = Math.round(performance.now() - begin);
  };
  const visit = (path: string) => page.goto(`${admin.origin}/admin${path}`);
  const row = () => page.locator('tbody tr').first();
  /** What is shown at last. */
  const round = async () => {
    await measure('first page', async () => {
      await visit('');
      await expect(page.locator('[data-publications]')).toBeVisible();
    });
    await measure('list', async () => {
      await visit('/collections/talents');
      await expect(row()).toBeVisible();
    });
    const name = (await row().locator('a').first().textContent())!.trim();
    await measure('search', async () => {
      await page.locator('.search-filter__input, #search-filter-input').first().fill(name);
      await expect(page).toHaveURL(/search=/);
      await expect(row()).toContainText(name);
    });
    const height = page.getByLabel('Altura (cm)');
    await measure('open', async () => {
      await row().locator('a').first().click();
      await expect(height).toBeEnabled();
    });
    await changeField(height, String(160 + Math.floor(Math.random() * 30)));
    await measure('save', async () => {
      await page.getByRole('button', { name: 'Guardar borrador' }).click();
      await expect(page.getByText('Sin guardar')).toHaveCount(0);
      await expect(page.getByText(/Último cambio: admin/)).toBeVisible();
    });
    await measure('order', async () => {
      await visit('/order?list=actresses');
      await expect(page.getByRole('button', { name: 'Guardar el orden' })).toBeVisible();
    });
    await expect(async () => {
      await page
        .getByRole('button', { name: /^Bajar a/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Guardar el orden' })).toBeEnabled({
        timeout: 1000,
      });
    }).toPass();
    await measure('save the order', async () => {
      await page.getByRole('button', { name: 'Guardar el orden' }).click();
      await expect(page.getByText('El orden se ha guardado correctamente')).toBeVisible();
    });
  };
  // The first round loads the code of each page.
  await round();
  await round();
  console.table(ms);
  for (const [name, value] of Object.entries(ms)) expect.soft(value, name).toBeLessThan(MAX_MS);
});
