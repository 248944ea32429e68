import { expect, test } from '@playwright/test';
import { unpackIndex } from '../../../src/features/finder/indexFile';
import { delayResponse } from '../support/network';
import { DESKTOP } from '../support/pages';
import { expectChips, groupButton, openGroup, shownNames, wordsField } from '../support/finder';

test.use({ viewport: DESKTOP });

const INDEX = /_astro\/finder-/;

test('an index that cannot be loaded is reported, and tried again', async ({ page }) => {
  await page.route(INDEX, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/actrices?idioma=frances');
  const plain = await shownNames(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('no se ha podido cargar');
  expect(plain.length).toBeGreaterThan(8);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(alert).toBeHidden();
  await expectChips(page, ['Francés']);
  expect((await shownNames(page)).length).toBeLessThan(plain.length);
});

test('a person whom the index does not have as it should is left out, and the search goes on', async ({
  page,
}) => {
  await page.route(INDEX, async (route) => {
    const response = await route.fetch();
    const file = await response.json();
    const { people } = unpackIndex(file);
    const [first, ...others] = people;
    const wrong = { ...first, card: { ...first!.card, name: { es: 'Ana' } } };
    await route.fulfill({ response, json: { ...file, people: [wrong, ...others] } });
  });
  await page.goto('/buscar?q=frances');
  await expectChips(page, ['Francés']);
  await wordsField(page).fill('frances e ingles');
  await expectChips(page, ['Francés', 'Inglés']);
  expect((await shownNames(page)).length).toBeGreaterThan(0);
});

test('an error in the finder keeps the words and the people, and is said', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Intl, 'PluralRules', {
      value: class {
        constructor() {
          throw new Error('This browser has none');
        }
      },
    }),
  );
  await page.goto('/actrices');
  const names = await page.locator('.card-name').allTextContents();
  await wordsField(page).pressSequentially('frances');
  await expect(page.locator('.finder').getByRole('alert')).toContainText('Volver a intentarlo');
  await expect(wordsField(page)).toHaveValue('frances');
  await expect(wordsField(page)).toBeFocused();
  expect(await page.locator('.card-name').allTextContents()).toEqual(names);
});

test('an index of another version asks for a reload @long', async ({ page }) => {
  let requests = 0;
  await page.route(INDEX, (route) => {
    requests += 1;
    return route.fulfill({ json: { version: 999 } });
  });
  await page.goto('/actrices');
  await groupButton(page, 'Edad').click();
  await expect(page.getByRole('alert')).toContainText('se acaba de actualizar');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Each of both files is tried twice, unless the other one has failed before.
  expect(requests).toBeGreaterThanOrEqual(2);
  expect(requests).toBeLessThanOrEqual(4);
  await page.unrouteAll();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Volver a cargar la página' }).click();
  await loaded;
  await openGroup(page, 'Edad');
});

test('what is clicked and typed before the index arrives is not lost', async ({ page }) => {
  const index = await delayResponse(page, INDEX);
  await page.goto('/actrices');
  await groupButton(page, 'Idiomas y acentos').click();
  await expect(page.getByRole('dialog')).toContainText('Un momento…');
  await wordsField(page).fill('francés');
  await page.locator('.finder-row [name=video]').check();
  index.release();
  await expect(page.locator('.chosen')).toBeVisible();
  await expectChips(page, ['Con vídeo', 'Francés']);
  await expect(page.getByRole('dialog').locator('fieldset').first()).toBeVisible();
});

test('a letter that is typed in the moment in which the index arrives is not lost @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { json } = Response.prototype;
    Response.prototype.json = async function (this: Response) {
      const content: unknown = await json.call(this);
      // Handled before anything that React schedules from now on.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const field = document.querySelector<HTMLInputElement>('#q')!;
        if (!field.value) return;
        field.value += 'a';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      };
      if (!this.url.endsWith('/finder.json')) port2.postMessage(undefined);
      return content;
    };
  });
  const index = await delayResponse(page, INDEX);
  await page.goto('/actrices');
  await wordsField(page).pressSequentially('rubi');
  index.release();
  await expect(page).toHaveURL(/q=rubia$/);
  await expect(wordsField(page)).toHaveValue('rubia');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the row is hidden, and the list is there', async ({ page }) => {
    for (const path of ['/actrices', '/buscar', '/']) {
      await page.goto(path);
      await expect(page.locator('[role=search]'), path).toBeHidden();
    }
    await page.goto('/buscar');
    expect((await shownNames(page)).length).toBeGreaterThan(20);
    // Nothing asks for words where none can be typed.
    await expect(page.locator('.finder-paste')).toBeHidden();
  });
});
