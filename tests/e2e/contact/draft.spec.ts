import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { control, fillIn, keptOf, newMessage, sendButton } from '../support/contactForm';
import { hydrated } from '../support/requests';

/** The island's own file, tried a second time with a query too. */
const CHUNK = /\/ContactForm\.[^/]+\.js/;

test('what was typed before React came stays, and the first click on send is not lost', async ({
  page,
}) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(CHUNK, async (route) => {
    await isReleased;
    await route.continue();
  });
  const message = newMessage();
  await page.goto('/contacto');
  await fillIn(page, 'es', message);
  await sendButton(page, 'es').click();
  await expect(page).toHaveURL('/contacto');
  expect(await page.locator('astro-island[ssr] form').count()).toBe(1);
  release();
  await expect(page).toHaveURL('/success');
  expect(await keptOf(message)).toMatchObject([{ name: 'María Núñez', privacy: 'accepted' }]);
});

test('where React cannot be loaded the form is sent as HTML', async ({ page }) => {
  await page.route(CHUNK, (route) => route.abort());
  const message = newMessage();
  await page.goto('/contacto');
  await fillIn(page, 'es', message);
  await sendButton(page, 'es').click();
  await expect(page).toHaveURL('/success');
  expect(await keptOf(message)).toHaveLength(1);
});

test('the page of a talent leads to the form with the name filled in', async ({ page }) => {
  await page.goto('/actrices/ines-quiroga');
  await page.getByRole('link', { name: 'Preguntar por Inés Quiroga' }).click();
  await expect(page).toHaveURL(/\/contacto\?talento=/);
  await expect(control(page, 'es', 'talent')).toHaveValue('Inés Quiroga');
  // What the visitor makes of it stays, until another talent is asked for.
  await control(page, 'es', 'talent').fill('Inés Quiroga y Leo Paz');
  await page.reload();
  await expect(control(page, 'es', 'talent')).toHaveValue('Inés Quiroga y Leo Paz');
  await page.goto('/en/actores/leo-paz');
  await page.getByRole('link', { name: 'Ask about Leo Paz' }).click();
  await expect(control(page, 'en', 'talent')).toHaveValue('Leo Paz');
});

test('a reload, a look at the privacy policy and a change of language lose nothing', async ({
  page,
}) => {
  const message = newMessage();
  await page.goto('/contacto');
  await fillIn(page, 'es', message);
  await page.reload();
  await expect(control(page, 'es', 'message')).toHaveValue(message);
  await page.locator('main').getByRole('link', { name: 'política de privacidad' }).click();
  await expect(page).toHaveURL('/politica-de-privacidad');
  await page.goBack();
  await expect(control(page, 'es', 'message')).toHaveValue(message);
  await page.getByRole('link', { name: /English/ }).click();
  await expect(control(page, 'en', 'message')).toHaveValue(message);
  await expect(control(page, 'en', 'writer')).toHaveValue('casting');
  await expect(control(page, 'en', 'privacy')).not.toBeChecked();
});

test('what was kept meanwhile is gone once the message is sent', async ({ page }) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('contact'));
  await page.goto('/contacto');
  await fillIn(page, 'es', newMessage());
  expect(await kept()).toContain('María Núñez');
  await sendButton(page, 'es').click();
  await expect(page).toHaveURL('/success');
  await expect.poll(kept).toBeNull();
});

test('the form is filled in and sent by the keyboard alone', async ({ page }) => {
  const message = newMessage();
  await page.goto('/contacto');
  await control(page, 'es', 'name').focus();
  await hydrated(page, 'form[name=contact]');
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type('Ana');
  await type('ana@casting.example');
  await type('');
  await type('Prensa');
  await type('');
  await type(message);
  await type('');
  await page.keyboard.press('Space');
  await expect(control(page, 'es', 'privacy')).toBeChecked();
  await control(page, 'es', 'name').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/success');
  expect(await keptOf(message)).toMatchObject([{ name: 'Ana', writer: 'press', phone: '' }]);
});

test('Netlify finds the form, its fields and its honeypot in the built pages', async () => {
  for (const file of ['contacto.html', 'en/contacto.html']) {
    const html = await readFile(path.resolve(import.meta.dirname, '../../../dist', file), 'utf8');
    const [form = ''] = /<form[^>]*>[\s\S]*<\/form>/.exec(html) ?? [];
    expect(form).toMatch(/^<form[^>]* name="contact"[^>]* data-netlify="true"/);
    expect(form).toMatch(/^<form[^>]* data-netlify-honeypot="fax"/);
    expect(form).toMatch(/^<form[^>]* method="post"/);
    expect(form).toContain('<input type="hidden" name="form-name" value="contact"');
    for (const name of ['name', 'email', 'phone', 'writer', 'talent', 'message', 'link', 'fax']) {
      expect(form).toMatch(new RegExp(`<(input|select|textarea)[^>]* name="${name}"`));
    }
  }
});

test('the stand-in keeps nothing that is not the form’s', async ({ request }) => {
  const message = newMessage();
  const post = (form: Record<string, string>) =>
    request.post('/success', { form: { message, ...form }, maxRedirects: 0 });
  expect((await post({ 'form-name': 'other' })).status()).toBe(404);
  expect((await post({})).status()).toBe(404);
  const multipart = { 'form-name': 'contact', message };
  const sent = await request.post('/en/success', { multipart, maxRedirects: 0 });
  expect([sent.status(), sent.headers().location]).toEqual([303, '/en/success']);
  expect(await keptOf(message)).toEqual([{ message }]);
});
