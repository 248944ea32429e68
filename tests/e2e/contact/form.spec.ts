import { expect, test } from '@playwright/test';
import {
  LANGUAGES,
  SUBMITTED,
  TEXTS,
  failSubmissions,
  field,
  fillForm,
  newMessage,
  receivingForms,
  savedSubmissions,
  sendButton,
  setField,
} from '../support/contactForm';
import { delayResponse, recordPosts } from '../support/network';

/** An invalid value of a field, its error, and a valid value. */
const INVALID = [
  ['name', '  ', 'name', 'Ana'],
  ['email', '', 'email', SUBMITTED.email],
  ['email', 'maria@', 'wrongEmail', SUBMITTED.email],
  ['phone', '12', 'wrongPhone', SUBMITTED.phone],
  ['writer', '', 'writer', 'press'],
  ['message', '', 'message', 'Hola'],
  ['link', 'laura@prod', 'wrongLink', SUBMITTED.link],
  ['privacy', '', 'privacy', 'accepted'],
] as const;

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test.describe(`in ${language}${language === 'es' ? '' : ' @long'}`, () => {
    test('a message is sent once, saved whole and confirmed', async ({ page }) => {
      const posts = recordPosts(page);
      const message = newMessage();
      await page.goto(texts.path);
      await fillForm(page, language, message);
      await sendButton(page, language).click();
      await expect(page).toHaveURL(texts.thanks);
      await expect(page.locator('h1')).toHaveText(texts.title);
      expect(await savedSubmissions(message)).toEqual([{ ...SUBMITTED, message, language }]);
      expect(posts).toHaveLength(1);
      await page.goBack();
      await expect(field(page, language, 'message')).toHaveValue('');
    });

    test('invalid values show errors above the form and beside their fields', async ({ page }) => {
      const posts = recordPosts(page);
      const summary = page.getByRole('alert').filter({ hasText: texts.check });
      await page.goto(texts.path);
      await fillForm(page, language, newMessage());
      const isSecond = ([, , error]: (typeof INVALID)[number]) => error === 'wrongEmail';
      for (const values of [INVALID.filter((one) => !isSecond(one)), INVALID.filter(isSecond)]) {
        for (const [name, value] of values) await setField(page, language, name, value);
        await sendButton(page, language).click();
        await expect(summary).toBeFocused();
        const errors = values.map(([, , error]) => texts.errors[error]);
        await expect(summary.getByRole('link')).toHaveText(errors);
        for (const [index, [name]] of values.entries()) {
          const control = field(page, language, name);
          await expect(control).toHaveAccessibleDescription(new RegExp(errors[index]!));
          await expect(control).toHaveAttribute('aria-invalid', 'true');
          await summary.getByRole('link').nth(index).click();
          await expect(control).toBeFocused();
        }
        for (const [name, , , value] of values) {
          await setField(page, language, name, value);
          await expect(field(page, language, name)).not.toHaveAttribute('aria-invalid');
        }
        await expect(summary).toBeHidden();
      }
      expect(posts).toEqual([]);
    });

    test('after a failure nothing is lost, and a retry sends', async ({ page }) => {
      const failures = [
        ['offline', texts.offline],
        [500, texts.refused],
        [404, texts.refused],
      ] as const;
      // In Spanish the enquiry has the others.
      for (const [status, reason] of failures.slice(0, language === 'es' ? 1 : 3)) {
        await test.step(String(status), async () => {
          const message = newMessage();
          await page.goto(texts.path);
          await fillForm(page, language, message);
          const { recover } = await failSubmissions(page, status);
          await sendButton(page, language).click();
          const failure = page.getByRole('alert').filter({ hasText: texts.failed });
          await expect(failure).toBeFocused();
          await expect(failure).toContainText(reason);
          await expect(failure.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
          await expect(field(page, language, 'message')).toHaveValue(message);
          await expect(field(page, language, 'privacy')).toBeChecked();
          expect(await savedSubmissions(message)).toEqual([]);
          recover();
          await page.getByRole('button', { name: texts.retry }).click();
          await expect(page).toHaveURL(texts.thanks);
          expect(await savedSubmissions(message)).toHaveLength(1);
          await page.unrouteAll();
        });
      }
    });

    test('a double click sends once and shows a status', async ({ page }) => {
      const posts = recordPosts(page);
      const message = newMessage();
      const response = await delayResponse(page, '**/success');
      await page.goto(texts.path);
      await fillForm(page, language, message);
      await sendButton(page, language).dblclick();
      await expect(page.locator('form').getByRole('status')).toHaveText(texts.sending);
      await sendButton(page, language).click({ force: true });
      response.release();
      await expect(page).toHaveURL(texts.thanks);
      expect(posts).toHaveLength(1);
      expect(await savedSubmissions(message)).toHaveLength(1);
    });

    test('a pasted text that does not fit is said', async ({ page }) => {
      await page.goto(texts.path);
      const message = field(page, language, 'message');
      await message.click();
      await expect(page.locator('form[name=contact][data-part]')).toHaveCount(0);
      await page.keyboard.insertText('a'.repeat(10_000));
      await expect(message).toHaveValue('a'.repeat(5000));
      await expect(page.locator('form').getByRole('status')).toHaveText(texts.full);
      await message.press('Backspace');
      await expect(page.locator('form').getByRole('status')).toHaveText('');
    });

    test('a text that was pasted before the script is there is said, too', async ({ page }) => {
      const pasted = Promise.withResolvers<void>();
      await page.route(/_astro\/Form\./, async (route) => {
        await pasted.promise;
        await route.continue();
      });
      await page.goto(texts.path);
      await field(page, language, 'message').click();
      await page.keyboard.insertText('a'.repeat(10_000));
      pasted.resolve();
      await expect(page.locator('form').getByRole('status')).toHaveText(texts.full);
    });

    test('the confirmation shows what was sent, and what is written meanwhile stays a draft', async ({
      page,
    }) => {
      const message = newMessage();
      const response = await delayResponse(page, '**/success');
      await page.goto(texts.path);
      await fillForm(page, language, message);
      await sendButton(page, language).click();
      await response.requested;
      await field(page, language, 'message').fill('Más');
      response.release();
      await expect(page).toHaveURL(texts.thanks);
      await expect(page.locator('.sent-form')).toContainText(message);
      await page.goBack();
      await expect(field(page, language, 'message')).toHaveValue('Más');
    });

    test('a message with the hidden field is confirmed but not saved @long', async ({ page }) => {
      const message = newMessage();
      await page.goto(texts.path);
      await fillForm(page, language, message);
      await page.locator('[name=fax]').evaluate((input: HTMLInputElement) => (input.value = '1'));
      await sendButton(page, language).click();
      await expect(page).toHaveURL(texts.thanks);
      expect(await savedSubmissions(message)).toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('a message is sent and confirmed', async ({ page }) => {
        const message = newMessage();
        await page.goto(texts.path);
        await fillForm(page, language, message);
        await sendButton(page, language).click();
        await expect(page).toHaveURL(texts.thanks);
        await expect(page.locator('h1')).toHaveText(texts.title);
        expect(await savedSubmissions(message)).toEqual([{ ...SUBMITTED, message, language }]);
        // It says not how long it took, and is no spam.
        expect(await receivingForms(message)).toEqual(['contact']);
      });

      test('the browser rejects an invalid value @long', async ({ page }) => {
        const posts = recordPosts(page);
        for (const [name, value] of INVALID.filter(([, invalid]) => invalid !== '  ')) {
          await test.step(`${name} “${value}”`, async () => {
            await page.goto(texts.path);
            await fillForm(page, language, newMessage());
            await setField(page, language, name, value);
            await sendButton(page, language).click();
            await expect(field(page, language, name)).toBeFocused();
            await expect(page).toHaveURL(texts.path);
            expect(posts).toEqual([]);
          });
        }
      });
    });
  });
}
