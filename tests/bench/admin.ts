import { randomBytes } from 'node:crypto';
import { type Page, chromium, expect } from '@playwright/test';
import { launchOptions } from '../browser/chromium.ts';
import { startAdminServer } from '../editors/adminServer.ts';
import { changeField } from '../editors/recordForm.ts';
import { signIn } from '../editors/signIn.ts';
import { cmsEnvironment, prepareAgency } from './scale/agencies.ts';
import { printTable } from './table.ts';

const PORT = 3126;

/** Does what an editor does all day, and returns what each step took, in milliseconds. */
async function runRound(page: Page, origin: string): Promise<Record<string, number>> {
  const ms: Record<string, number> = {};
  const measure = async (name: string, act: (page: Page) => Promise<unknown>) => {
    const begin = performance.now();
    await act(page);
    ms[name] = Math.round(performance.now() - begin);
  };
  const visit = (path: string) => page.goto(`${origin}/admin${path}`);
  const row = () => page.locator('tbody tr').first();
  await measure('first page', async () => {
    await visit('');
    await expect(page.getByRole('region', { name: 'Últimas fichas editadas' })).toBeVisible();
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
    await visit('/collections/talents/order?list=actresses');
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
  return ms;
}

/**
 * `npm run bench -- --admin`: prints how long an editor waits in the admin of a large agency.
 * The first round, which loads the code of each page, does not count.
 */
export async function measureAdmin(talents: number): Promise<void> {
  const folder = await prepareAgency(talents);
  const PAYLOAD_SECRET = randomBytes(32).toString('hex');
  const environment = { ...cmsEnvironment(folder), PAYLOAD_SECRET };
  // Without the sample: the agency's database replaces the empty one.
  const admin = await startAdminServer(PORT, environment, true);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ locale: 'es-ES' });
    await signIn(page, admin.origin);
    await runRound(page, admin.origin);
    const ms = await runRound(page, admin.origin);
    printTable(
      [`admin, ${talents} talents`, 'ms'],
      Object.entries(ms).map(([step, value]) => [step, String(value)]),
    );
  } finally {
    await browser.close();
    await admin.stop();
  }
}
