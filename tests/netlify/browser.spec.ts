import { expect } from '@playwright/test';
import { visitor } from '../e2e/support/decided';
import { INES, place, player } from '../e2e/support/embeds';
import { test } from './fixture';

test.use({ storageState: visitor({ isAccepted: true, enabled: ['embeds'] }) });

test('under all of Netlify’s headers pages work, and the browser has nothing to say of them', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }),
  );
  await page.goto('/');
  await page.goto('/en/contacto');
  await page.goto(INES);
  await place(page).locator('a').click();
  // Netlify's code here takes its time over every file.
  const playing = player(page).contentFrame().locator('p');
  await expect(playing).toHaveText('Player', { timeout: 20_000 });
  expect(said).toEqual([]);
});
