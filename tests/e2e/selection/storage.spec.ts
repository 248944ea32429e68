import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { choose, count, expectRows, openSelection, plus, rows, store } from '../support/selection';
import { recordErrors } from '../support/network';

const INES = 'Inés Quiroga';

/** Returns the names under which the selection is stored. */
const storedAs = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((name) =>
      name.includes('selection'),
    ),
  );

test('two tabs agree, and a new one asks the others', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/actrices');
  await choose(page, INES);
  await expect(count(other)).toHaveText('Selección 1');
  await expect(plus(other, INES)).toHaveAttribute('aria-pressed', 'true');
  await plus(other, 'Lucía Herranz').click();
  await expect(count(page)).toHaveText('Selección 2');
  const third = await context.newPage();
  await openSelection(third);
  await expectRows(third, INES, 'Lucía Herranz');
  await third.getByRole('textbox', { name: `Nota sobre ${INES}` }).fill('Para Amaia');
  await other.goto('/seleccion');
  await expect(other.getByRole('textbox', { name: `Nota sobre ${INES}` })).toHaveValue(
    'Para Amaia',
  );
  await third.getByText('Más', { exact: true }).click();
  await third.getByRole('button', { name: 'Vaciar' }).click();
  await expect(count(page)).toBeHidden();
  await expect(rows(other)).toHaveCount(0);
});

test('the selection ends with the tab, unless it is kept on the device @long', async ({
  page,
  context,
}) => {
  await choose(page, INES);
  await openSelection(page);
  await page.getByRole('checkbox', { name: 'Guardar en este dispositivo' }).check();
  expect(await storedAs(page)).toEqual(['kept-selection']);
  await page.close();
  const later = await context.newPage();
  await openSelection(later);
  await expectRows(later, INES);
  const keep = later.getByRole('checkbox', { name: 'Guardar en este dispositivo' });
  await expect(keep).toBeChecked();
  await keep.uncheck();
  expect(await storedAs(later)).toEqual(['selection']);
  await later.close();
  const last = await context.newPage();
  await last.goto('/seleccion');
  await expect(last.getByText('Todavía no has elegido a nadie')).toBeVisible();
  await expect(count(last)).toBeHidden();
});

for (const [name, block] of [
  [
    'blocked',
    () => {
      for (const kind of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, kind, {
          get: () => {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  ],
  ['damaged', () => sessionStorage.setItem('selection', '{"version":1,"people":[{')],
  ['foreign', () => sessionStorage.setItem('selection', '{"version":2,"changedAt":9,"lists":[]}')],
] as const) {
  test(`with ${name} storage, the selection works in the page @long`, async ({ page }) => {
    const errors = recordErrors(page);
    await page.addInitScript(block);
    await choose(page, INES);
    await expect(count(page)).toHaveText('Selección 1');
    await count(page).click();
    await expectRows(page, INES);
    expect(errors).toEqual([]);
  });
}

test('a device that is full leaves the selection with the tab @long', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await choose(page, INES);
  await openSelection(page);
  await page.getByRole('checkbox', { name: 'Guardar en este dispositivo' }).check();
  await page.reload();
  await expectRows(page, INES);
});

test('a thousand people are shown, moved and linked @long', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/seleccion/*.json', (route) => route.fulfill({ status: 404 }));
  const people = Array.from({ length: 1000 }, (_, index) => ({
    id: index.toString(36).padStart(10, '0'),
    name: `Persona ${index}`,
  }));
  await store(page, people);
  await page.goto('/seleccion');
  await expect(rows(page)).toHaveCount(1000);
  await expect(count(page)).toHaveText('Selección 1000');
  await page.getByRole('button', { name: 'Bajar a Persona 0', exact: true }).click();
  await expect(rows(page).nth(1)).toContainText('Persona 0');
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.locator('.selection-notice')).toContainText('100 primeras personas de 1000');
});
