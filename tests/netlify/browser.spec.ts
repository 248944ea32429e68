import { expect } from '@playwright/test';
import { storageStateOf } from '../e2e/support/consent';
import { INES, player, poster } from '../e2e/support/embeds';
import { recordThirdParties } from '../e2e/support/network';
import { test } from './fixture';

test.use({ storageState: storageStateOf({ isAccepted: true, enabled: ['embeds'] }) });

test('pages work with Netlify’s headers, without messages in the console @long', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await recordThirdParties(page);
  await page.goto('/');
  await page.goto('/en/contacto');
  await page.goto(INES);
  await poster(page).click();
  await expect(player(page).contentFrame().locator('p')).toHaveText('Player');
  expect(messages).toEqual([]);
});

test('a link that a mail program has encoded leads to its page @long', async ({ page }) => {
  await page.goto('/seleccion%232.k..k3v9x0a7qzy~S%C3%AD');
  await expect(page).toHaveURL(/\/seleccion#2\.k\.\.k3v9x0a7qzy~S%C3%AD$/);
  await page.goto('/en/buscar%3Fq%3Deuskera');
  await expect(page).toHaveURL(/\/en\/buscar\?q=euskera$/);
});
