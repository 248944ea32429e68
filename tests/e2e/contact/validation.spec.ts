import { expect, test, type Page } from '@playwright/test';
import { waitForHydration } from '../support/navigation';

/** Values of the contact form's fields, and whether each is valid. */
const VALUES = {
  name: { valid: ['Ana'], invalid: ['', ' '] },
  email: {
    valid: ['a@b.es', 'a.b+c@d-e.example', ' a@b.es ', "o'x@b.es"],
    invalid: [
      '',
      'a',
      'a@',
      '@b.es',
      'laura@prod',
      'a b@c.es',
      'a@b..es',
      'a@-b.es',
      'a@b.es, c@d.es',
    ],
  },
  phone: {
    valid: ['600000', '+34 600 000 000', '(91) 555-00-11', '0034.600/000000', '', ' '],
    invalid: [
      '12345',
      'seiscientos',
      '600000000 x',
      '++++++',
      `${' '.repeat(39)}x`,
      '1 '.repeat(19) + 'x',
    ],
  },
  message: { valid: ['Hola'], invalid: ['\t', '\n'] },
  link: {
    valid: [
      'https://vimeo.com/1',
      'HTTP://a.es',
      'https://a.es/?b=ñ#c',
      'vimeo.com/1',
      'https://a.es/b c',
      '',
    ],
    invalid: ['ftp://a.es', 'javascript:alert(1)', 'https://', 'https:// a', 'laura@prod'],
  },
};

/** Sends a form whose field has a value; returns whether that value has an error. */
const hasError = (page: Page, name: string, value: string) =>
  page.evaluate(
    async ([field, text]) => {
      const form = document.querySelector<HTMLFormElement>('main form[name]')!;
      const control = form.elements.namedItem(field) as HTMLInputElement;
      control.value = text;
      form.requestSubmit();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return control.ariaInvalid === 'true';
    },
    [name, value] as const,
  );

test('what the form accepts, and what it does not @long', async ({ page }) => {
  await page.goto('/contacto');
  await page.locator('form[name=contact] [name=name]').focus();
  await waitForHydration(page, 'form[name=contact]');
  for (const [name, { valid, invalid }] of Object.entries(VALUES)) {
    for (const value of valid) expect.soft(await hasError(page, name, value), value).toBe(false);
    for (const value of invalid) expect.soft(await hasError(page, name, value), value).toBe(true);
  }
});

test('no text is longer than its limit @long', async ({ page }) => {
  for (const path of ['/contacto', '/casting']) {
    await page.goto(path);
    const limits = await page
      .locator('input.control, textarea.control')
      .evaluateAll((controls) =>
        controls.map((control) => (control as HTMLInputElement).maxLength),
      );
    for (const limit of limits) expect(limit).toBeGreaterThan(0);
  }
});
