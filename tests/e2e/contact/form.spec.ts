import { expect, test } from '@playwright/test';
import {
  type Label,
  LANGUAGES,
  WORDS,
  answerPosts,
  control,
  fillIn,
  keptOf,
  newMessage,
  postsOf,
  sendButton,
} from '../support/contactForm';

const WHOLE = {
  name: 'María Núñez',
  email: 'maria@productora.example',
  phone: '+34 600 000 000',
  writer: 'casting',
  talent: 'Inés Quiroga',
  link: 'https://vimeo.com/1',
  privacy: 'accepted',
};

/** A value that is wrong in a field, and the fault that it is. */
const WRONG = [
  ['name', '  ', 'name'],
  ['email', '', 'email'],
  ['email', 'maria@', 'wrongEmail'],
  ['phone', '12', 'wrongPhone'],
  ['writer', '', 'writer'],
  ['message', '', 'message'],
  ['link', 'vimeo.com/1', 'wrongLink'],
  ['privacy', '', 'privacy'],
] as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test.describe(`in ${language}`, () => {
    test('a message is sent once, kept whole, and thanked for', async ({ page }) => {
      const posts = postsOf(page);
      const message = newMessage();
      await page.goto(words.path);
      await fillIn(page, language, message);
      await sendButton(page, language).click();
      await expect(page).toHaveURL(words.thanks);
      await expect(page.locator('h1')).toHaveText(words.title);
      expect(await keptOf(message)).toEqual([{ ...WHOLE, message, language }]);
      expect(posts).toHaveLength(1);
      await page.goBack();
      await expect(control(page, language, 'message')).toHaveValue('');
    });

    for (const [name, value, fault] of WRONG) {
      test(`${name} “${value}” is named above and beside the field`, async ({ page }) => {
        const posts = postsOf(page);
        await page.goto(words.path);
        await fillIn(page, language, newMessage());
        const field = control(page, language, name);
        if (name === 'privacy') await field.uncheck();
        else if (name === 'writer') await field.selectOption(value);
        else await field.fill(value);
        await sendButton(page, language).click();

        const summary = page.getByRole('alert').filter({ hasText: words.check });
        await expect(summary).toBeFocused();
        await expect(summary.getByRole('link')).toHaveText([words.faults[fault]]);
        await expect(field).toHaveAccessibleDescription(new RegExp(words.faults[fault]));
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await summary.getByRole('link').click();
        await expect(field).toBeFocused();
        expect(posts).toEqual([]);

        if (name === 'privacy') await field.check();
        else if (name === 'writer') await field.selectOption('press');
        else await field.fill(name === 'name' ? 'Ana' : WHOLE[name as 'email'] || 'Hola');
        await expect(summary).toBeHidden();
        await expect(field).not.toHaveAttribute('aria-invalid');
      });
    }

    for (const [status, why] of [
      ['offline', words.offline],
      [500, words.refused],
      [404, words.refused],
    ] as const) {
      test(`after ${status} nothing is lost, and a second try sends`, async ({ page }) => {
        const message = newMessage();
        await page.goto(words.path);
        await fillIn(page, language, message);
        const { recover } = await answerPosts(page, status);
        await sendButton(page, language).click();
        const failure = page.getByRole('alert').filter({ hasText: words.failed });
        await expect(failure).toBeFocused();
        await expect(failure).toContainText(why);
        await expect(failure.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
        await expect(control(page, language, 'message')).toHaveValue(message);
        await expect(control(page, language, 'privacy')).toBeChecked();
        expect(await keptOf(message)).toEqual([]);
        recover();
        await page.getByRole('button', { name: words.retry }).click();
        await expect(page).toHaveURL(words.thanks);
        expect(await keptOf(message)).toHaveLength(1);
      });
    }

    test('a double click sends once, and says that it is sending', async ({ page }) => {
      const posts = postsOf(page);
      const message = newMessage();
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/success', async (route) => {
        await isReleased;
        await route.continue();
      });
      await page.goto(words.path);
      await fillIn(page, language, message);
      await sendButton(page, language).dblclick();
      await expect(page.locator('form').getByRole('status')).toHaveText(words.sending);
      await sendButton(page, language).click({ force: true });
      release();
      await expect(page).toHaveURL(words.thanks);
      expect(posts).toHaveLength(1);
      expect(await keptOf(message)).toHaveLength(1);
    });

    test('what fills in the hidden field is thanked and not kept', async ({ page }) => {
      const message = newMessage();
      await page.goto(words.path);
      await fillIn(page, language, message);
      await page.locator('[name=fax]').evaluate((field: HTMLInputElement) => (field.value = '1'));
      await sendButton(page, language).click();
      await expect(page).toHaveURL(words.thanks);
      expect(await keptOf(message)).toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('a message is sent and thanked for', async ({ page }) => {
        const message = newMessage();
        await page.goto(words.path);
        await fillIn(page, language, message);
        await sendButton(page, language).click();
        await expect(page).toHaveURL(words.thanks);
        await expect(page.locator('h1')).toHaveText(words.title);
        expect(await keptOf(message)).toEqual([{ ...WHOLE, message, language }]);
      });

      for (const [name, value] of WRONG.filter(([, wrong]) => wrong !== '  ')) {
        test(`the browser itself stops at ${name} “${value}”`, async ({ page }) => {
          const posts = postsOf(page);
          await page.goto(words.path);
          await fillIn(page, language, newMessage());
          const field = control(page, language, name as Label);
          if (name === 'privacy') await field.uncheck();
          else if (name === 'writer') await field.selectOption(value);
          else await field.fill(value);
          await sendButton(page, language).click();
          await expect(field).toBeFocused();
          await expect(page).toHaveURL(words.path);
          expect(posts).toEqual([]);
        });
      }
    });
  });
}
