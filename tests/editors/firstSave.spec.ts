import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { copySample } from '../support/sample';
import { startAdminServer } from './adminServer';
import { openTab } from './recordForm';
import { signIn } from './signIn';

const PORT = 3134;
const LATENCY_MS = 300;
const SLOWDOWN = 4;

/** The lists that lost rows, in the tab of each. */
const LISTS = [
  { list: 'languages', tab: 'Persona', button: 'Añadir Idioma' },
  { list: 'cinema', tab: 'Trayectoria', button: 'Añadir Trabajo' },
  { list: 'videos', tab: 'Fotos, vídeo y voz', button: 'Añadir Vídeo' },
];

let admin: Awaited<ReturnType<typeof startAdminServer>>;

test.beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'first-save-'));
  const dataDir = path.join(folder, 'data');
  await copySample(dataDir);
  admin = await startAdminServer(dataDir, PORT, '');
});
test.afterAll(() => admin?.stop());

test.use({ locale: 'es-ES' });

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/**
 * Saves a new talent, and clicks "add" of a list as soon as the form accepts it again.
 *
 * @returns a locator of the rows
 */
async function addAfterFirstSave(page: Page, { list, tab, button }: (typeof LISTS)[number]) {
  await page.goto(`${admin.origin}/admin/collections/talents/create`);
  await page.getByLabel('Nombre artístico').fill(`Prueba ${list}`);
  await openTab(page, tab);
  const add = page.locator(`#field-${list}`).getByRole('button', { name: button });
  await expect(add).toBeEnabled();
  await slowDown(page);
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && /\/api\/talents(\?|$)/.test(response.url()),
  );
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  expect((await saved).status()).toBe(201);
  await add.click();
  await expect(page).toHaveURL(/talents\/\d+/);
  return page.locator(`[id^="${list}-row-"]`);
}

for (const kind of LISTS) {
  const tags = kind.list === 'cinema' ? [] : ['@long'];
  test(
    `a row of ${kind.list} added after the first save stays`,
    { tag: tags },
    async ({ page }) => {
      await signIn(page, admin.origin);
      const rows = await addAfterFirstSave(page, kind);
      await expect(page.locator('form[inert]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: kind.tab, exact: true })).toHaveClass(
        /--active/,
      );
      await expect(rows).toHaveCount(1);
    },
  );
}
