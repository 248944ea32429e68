import { expect, test } from '@playwright/test';
import { newMessage, savedSubmissions } from '../support/contactForm';
import { DECLINED } from '../support/consent';
import { shownNames, wordsField } from '../support/finder';
import { PHONE } from '../support/pages';
import {
  copyHash,
  expectRows,
  openSelection,
  plus,
  rows,
  SELECTION,
  tray,
} from '../support/selection';

const NOTE = 'Prueba el martes';

test('a search on a phone becomes a list with a note, which a producer takes over and asks about', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/buscar');
  await wordsField(page).fill('actriz con inglés 20-60');
  await wordsField(page).press('Enter');
  await expect(page.locator('.chosen')).toBeVisible();
  const names = (await shownNames(page)).map((name) => name.trim()).slice(0, 3);
  for (const name of names) await plus(page, name).click();
  await tray(page).getByRole('link', { name: 'Ver y enviar' }).click();
  await expectRows(page, ...names);
  await rows(page).first().getByRole('textbox', { name: /Nota/ }).fill(NOTE);
  const hash = await copyHash(page);

  const context = await browser.newContext({ storageState: DECLINED, locale: 'es-ES' });
  const producer = await context.newPage();
  await openSelection(producer, hash);
  await expect(rows(producer).first()).toContainText(NOTE);
  await producer.getByRole('button', { name: 'Guardar como lista mía' }).click();
  await expect(producer).toHaveURL(SELECTION);
  await expectRows(producer, ...names);
  const message = newMessage();
  const field = (name: string) => producer.locator(`form[name=casting] [name=${name}]`);
  await field('project').fill('La casa del río');
  await field('name').fill('María Núñez');
  await field('email').fill('maria@productora.example');
  await field('message').fill(message);
  await field('privacy').check();
  await producer.getByRole('button', { name: 'Enviar la selección' }).click();
  await expect(producer).toHaveURL('/success#casting');
  const confirmation = producer.locator('.sent-form');
  await expect(confirmation).toContainText('María Núñez');
  // What was left empty is not named.
  await expect(confirmation).not.toContainText('Tipo de producción');
  const [submission] = await savedSubmissions(message);
  for (const name of names) expect(submission?.people).toContain(name);
  expect(submission?.people).not.toContain(NOTE);
  await context.close();
});
