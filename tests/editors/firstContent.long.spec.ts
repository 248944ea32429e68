import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startAdminServer } from './adminServer';
import { signIn } from './signIn';

const PORT = 3134;

let admin: Awaited<ReturnType<typeof startAdminServer>>;

test.beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'first-content-'));
  const MEDIA_DIR = path.join(dataDir, 'media');
  await mkdir(MEDIA_DIR);
  admin = await startAdminServer(dataDir, PORT, '', {
    DATABASE_URI: `file:${path.join(dataDir, 'cms.db')}`,
    MEDIA_DIR,
    PAYLOAD_SECRET: 's'.repeat(40),
  });
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
