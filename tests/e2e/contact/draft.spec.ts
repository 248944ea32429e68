import { type Page, expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILT_SITE } from '../../support/ownFolders';
import { field, fillForm, newMessage, savedSubmissions, sendButton } from '../support/contactForm';
import { delayResponse, recordPosts } from '../support/network';

/** The script's file, which is tried again with a query. */
const CHUNK = /\/Form\.[^/]+\.js/;

test('text typed before hydration stays, and the first click on send takes effect', async ({
  page,
}) => {
  const chunk = await delayResponse(page, CHUNK);
  const message = newMessage();
  await page.goto('/contacto');
  await fillForm(page, 'es', message);
  await sendButton(page, 'es').click();
  await expect(page).toHaveURL('/contacto');
  expect(await page.locator('form[data-part=form]').count()).toBe(1);
  chunk.release();
  await expect(page).toHaveURL('/success');
  expect(await savedSubmissions(message)).toMatchObject([
    { name: 'María Núñez', privacy: 'accepted' },
  ]);
});

test('without its script the form is sent as HTML', async ({ page }) => {
  await page.route(CHUNK, (route) => route.abort());
  const message = newMessage();
  await page.goto('/contacto');
  await fillForm(page, 'es', message);
  await sendButton(page, 'es').click();
  await expect(page).toHaveURL('/success');
  expect(await savedSubmissions(message)).toHaveLength(1);
});

/** Follows the link from the page of an enquiry to the contact form, once it names the talent. */
async function followContactLink(page: Page, name: RegExp): Promise<void> {
  const link = page.getByRole('link', { name });
  await expect(link).toHaveAttribute('href', /talento/);
  await link.click();
}

test('a talent’s pages link to the form with the name and the agent filled in @long', async ({
  page,
}) => {
  const agent = page.locator('form[name=contact] [name=agent]');
  await page.goto('/actrices/ines-quiroga');
  await page.getByRole('link', { name: 'Preguntar por Inés Quiroga' }).click();
  await followContactLink(page, /¿No es un casting\?/);
  await expect(page).toHaveURL(/\/contacto\?talento=/);
  await expect(field(page, 'es', 'talent')).toHaveValue('Inés Quiroga');
  await expect(agent).toBeEnabled();
  await expect(agent).toHaveValue('Elena Roldán <elena@foco-agencia.example>');
  // An edited name stays until the visitor comes from another talent; the agent is that of one name.
  await field(page, 'es', 'talent').fill('Inés Quiroga y Leo Paz');
  await expect(agent).toBeDisabled();
  await page.reload();
  await expect(field(page, 'es', 'talent')).toHaveValue('Inés Quiroga y Leo Paz');
  await expect(agent).toBeDisabled();
  await page.goto('/en/actores/leo-paz');
  await page.getByRole('link', { name: 'Ask about Leo Paz' }).click();
  await followContactLink(page, /Not a casting\?/);
  await expect(field(page, 'en', 'talent')).toHaveValue('Leo Paz');
  const message = newMessage();
  await fillForm(page, 'en', message);
  await field(page, 'en', 'talent').fill('Leo Paz');
  await sendButton(page, 'en').click();
  await expect(page).toHaveURL('/en/success');
  expect(await savedSubmissions(message)).toMatchObject([
    { talent: 'Leo Paz', agent: expect.stringMatching(/^\S.* <\S+@\S+>$/) },
  ]);
});

test('a reload, a visit to another page and a language switch keep the draft', async ({ page }) => {
  const message = newMessage();
  await page.goto('/contacto');
  await fillForm(page, 'es', message);
  await page.reload();
  await expect(field(page, 'es', 'message')).toHaveValue(message);
  await page.locator('main').getByRole('link', { name: 'política de privacidad' }).click();
  await expect(page).toHaveURL('/politica-de-privacidad');
  await page.goBack();
  await expect(field(page, 'es', 'message')).toHaveValue(message);
  await page.getByRole('link', { name: /English/ }).click();
  await expect(field(page, 'en', 'message')).toHaveValue(message);
  await expect(field(page, 'en', 'writer')).toHaveValue('casting');
  await expect(field(page, 'en', 'privacy')).not.toBeChecked();
});

for (const [path, name, long] of [
  ['/contacto', 'contact', ''],
  ['/casting?persona=actrices/ines-quiroga', 'casting', ' @long'],
] as const) {
  for (const isHydrated of [true, false]) {
    test(`${path}: Back after sending ${isHydrated ? '' : 'as HTML '}shows an empty form, also when no later script runs${isHydrated ? long : ' @long'}`, async ({
      page,
    }) => {
      const posts = recordPosts(page);
      const control = (field: string) => page.locator(`form[name=${name}] [name=${field}]`);
      if (!isHydrated) await page.route(CHUNK, (route) => route.abort());
      await page.goto(path);
      const message = newMessage();
      if (name === 'contact') await fillForm(page, 'es', message);
      else {
        await expect(control('talent')).toHaveValue('Inés Quiroga');
        await control('project').fill('La casa del río');
        await control('name').fill('María Núñez');
        await control('email').fill('maria@productora.example');
        await control('message').fill(message);
        await control('privacy').check();
      }
      const draft = () => page.evaluate((key) => sessionStorage.getItem(key), name);
      await expect.poll(draft).toContain('María Núñez');
      // The confirmation page gets no script.
      await page.route(/\/success/, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replace(/<script[\s\S]*?<\/script>/g, '') });
      });
      await page.locator(`form[name=${name}] [type=submit]`).click();
      await expect(page).toHaveURL(/\/success/);
      expect(await draft()).toBeNull();
      expect(posts).toHaveLength(1);
      await page.goto(path);
      for (const field of ['name', 'email', 'message'])
        await expect(control(field)).toHaveValue('');
      if (!isHydrated) return;
      await page.goBack();
      await page.goBack();
      await expect(control('message')).toHaveValue('');
      await expect(control('name')).toHaveValue('');
    });
  }
}

test('the built pages contain the form, its fields and its honeypot for Netlify', async () => {
  for (const file of ['contacto.html', 'en/contacto.html']) {
    const html = await readFile(path.join(BUILT_SITE, file), 'utf8');
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

test('the mock of Netlify Forms saves only submissions of the form', async ({ request }) => {
  const message = newMessage();
  const post = (form: Record<string, string>) =>
    request.post('/success', { form: { message, ...form }, maxRedirects: 0 });
  expect((await post({ 'form-name': 'other' })).status()).toBe(404);
  expect((await post({})).status()).toBe(404);
  const multipart = { 'form-name': 'contact', message };
  const response = await request.post('/en/success', { multipart, maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([303, '/en/success']);
  expect(await savedSubmissions(message)).toEqual([{ message }]);
});
