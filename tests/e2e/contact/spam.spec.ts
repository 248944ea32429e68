import { expect, test } from '@playwright/test';
import {
  TEXTS,
  fillForm,
  newMessage,
  receivingForms,
  savedSubmissions,
  sendButton,
  setField,
} from '../support/contactForm';

const { path, thanks } = TEXTS.es;
const LINKS = Array.from({ length: 9 }, (_, index) => `https://shop.example/${index}`).join(' ');

test.describe('a message sent within seconds', () => {
  test('is kept as spam, and the sender sees the confirmation', async ({ page }) => {
    const message = newMessage();
    // The page stays one second old, however slow the phone is.
    await page.addInitScript(() => {
      performance.now = () => 1000;
    });
    await page.goto(path);
    await fillForm(page, 'es', message);
    await sendButton(page, 'es').click();
    await expect(page).toHaveURL(thanks);
    await expect.poll(() => receivingForms(message)).toEqual(['contact-spam']);
    expect(await savedSubmissions(message)).toHaveLength(1);
  });
});

test('a message that took a person’s time arrives @long', async ({ page }) => {
  const message = newMessage();
  await page.clock.install();
  await page.goto(path);
  await fillForm(page, 'es', message);
  await page.clock.fastForward(20_000);
  await sendButton(page, 'es').click();
  await expect(page).toHaveURL(thanks);
  expect(await receivingForms(message)).toEqual(['contact']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message of many links is kept as spam @long', async ({ page }) => {
    const message = `${newMessage()} ${LINKS}`;
    await page.goto(path);
    await fillForm(page, 'es', message);
    await sendButton(page, 'es').click();
    await expect(page).toHaveURL(thanks);
    expect(await receivingForms(message)).toEqual(['contact-spam']);
  });

  test('a link in place of a name is kept as spam @long', async ({ page }) => {
    const message = newMessage();
    await page.goto(path);
    await fillForm(page, 'es', message);
    await setField(page, 'es', 'name', 'Best offers https://shop.example');
    await sendButton(page, 'es').click();
    await expect(page).toHaveURL(thanks);
    expect(await receivingForms(message)).toEqual(['contact-spam']);
  });
});
