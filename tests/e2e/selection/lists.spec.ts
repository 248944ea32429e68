import { expect, test } from '@playwright/test';
import { hasTypst } from '../../support/typst';
import { FIRST_VISIT } from '../support/consent';
import { PHONE } from '../support/pages';
import { choose, copyHash, expectRows, openSelection, rows } from '../support/selection';

const [INES, LUCIA] = ['Inés Quiroga', 'Lucía Herranz'] as const;

/** Returns the path of a link to the first people of the site. */
async function linkOf(page: import('@playwright/test').Page, count: number): Promise<string> {
  const response = await page.request.get('/seleccion/personas.json');
  const ids = Object.keys((await response.json()) as object).slice(0, count);
  return `/seleccion#1.${ids.join('.')}`;
}

test('each person has facts, languages, reel and agent; lists have names and marks', async ({
  page,
}) => {
  await choose(page, INES, LUCIA);
  await openSelection(page);
  const first = rows(page).first();
  await expect(first.locator('.person-facts')).toContainText('28–38');
  await expect(first.locator('.person-facts')).toContainText('1,68 m');
  await expect(first.locator('.person-facts')).toContainText('Madrid');
  await expect(first).toContainText('Francés medio');
  for (const name of [/Reel 3:12/, 'Llamar a Elena']) {
    await expect(first.getByRole('link', { name })).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'Lista' }).fill('Amaia');
  await first.getByRole('radio', { name: 'Sí' }).check();
  const hash = await copyHash(page);
  await page.getByRole('button', { name: 'Nueva lista' }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Amaia 2' }).click();
  await expectRows(page, INES, LUCIA);
  await expect(first.getByRole('radio', { name: 'Sí' })).toBeChecked();
  expect(hash).toContain('.Amaia.');
  await page.getByRole('button', { name: 'Borrar esta lista' }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Borrar esta lista' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Tu selección' })).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('button', { name: 'Amaia 2' })).toBeVisible();
  await expectRows(page, INES, LUCIA);
  await first.getByRole('radio', { name: 'Sí' }).press('Space');
  await expect(first.getByRole('radio', { name: 'Sí' })).not.toBeChecked();
});

test('a list is copied as text, and as CSV that a spreadsheet does not calculate', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(page, INES, LUCIA);
  await openSelection(page);
  await page.getByRole('textbox', { name: 'Lista' }).fill('Amaia');
  const first = rows(page).first();
  await first.getByRole('radio', { name: 'Sí' }).check();
  await first.getByRole('textbox', { name: /Nota/ }).fill('=1+1 "hoy"; mañana');
  const copyAs = async (kind: string) => {
    await page.getByText('Más', { exact: true }).click();
    await page.getByRole('button', { name: `Copiar como ${kind}` }).click();
    await expect(page.locator('.selection-notice')).toContainText(kind);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const text = await copyAs('texto');
  expect(text).toMatch(/^Amaia\n\n1\. Inés Quiroga \(Sí\)\n {3}28–38 · 1,68 m · Madrid/);
  expect(text).toMatch(/=1\+1 "hoy"; mañana\n.*\/actrices\/ines-quiroga\n.*Elena Roldán, \+34/);
  expect(text).toContain('2. Lucía Herranz\n');
  const [head, ...lines] = (await copyAs('CSV')).split('\r\n');
  expect(head).toMatch(/^"Nombre";"Respuesta";"Nota";/);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^"Inés Quiroga";"Sí";"'=1\+1 ""hoy""; mañana";"28–38 · /);
});

test('a text that the browser does not copy is shown for copying @long', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('NotAllowedError'));
  });
  await choose(page, INES);
  await openSelection(page);
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  const field = page.getByRole('textbox', { name: 'Texto para copiar' });
  await expect(field).toHaveValue(/\/seleccion#2\./);
  expect(await field.evaluate((one: HTMLTextAreaElement) => one.selectionEnd)).toBeGreaterThan(20);
});

test('each person has a link to the sheet @long', async ({ page }) => {
  test.skip(!hasTypst(), 'Typst has no package for this machine');
  await choose(page, INES);
  await openSelection(page);
  await expect(rows(page).getByRole('link', { name: 'Ficha PDF' })).toBeVisible();
});

test('a damaged link and one of a later version are named as such @long', async ({ page }) => {
  const path = await linkOf(page, 2);
  await page.goto(path.slice(0, -3));
  await expect(page.getByText('le falta una parte')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.goto('/seleccion#7.x');
  await page.reload();
  await expect(page.getByText('versión más reciente')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, storageState: FIRST_VISIT });

  test('a link that is opened for the first time shows people and what to do, and nothing moves', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Reflect.set(window, 'shifts', shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          shifts.push(entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(await linkOf(page, 37));
    await expect(rows(page).nth(20)).toBeAttached();
    const bar = (await page.locator('.consent-bar').boundingBox())!;
    const copy = page.locator('.selection-bar').getByRole('button', { name: 'Copiar enlace' });
    for (const part of [rows(page).first().locator('.person-facts'), copy]) {
      const { y, height } = (await part.boundingBox())!;
      expect(y).toBeGreaterThan(0);
      expect(y + height).toBeLessThan(bar.y);
    }
    // There is no own list to go back to.
    await expect(page.getByRole('button', { name: 'Volver a la mía' })).toHaveCount(0);
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);
    await rows(page).nth(20).scrollIntoViewIfNeeded();
    await expect(copy).toBeInViewport();
  });
});

test.describe('on a phone, later', () => {
  test.use({ viewport: PHONE });

  test('link and sending are in view, whatever the length of the list @long', async ({ page }) => {
    await page.goto(await linkOf(page, 37));
    await expect(rows(page).nth(20)).toBeAttached();
    for (const name of ['Copiar enlace', 'Enviar']) {
      await expect(page.locator('.selection-bar').getByRole('button', { name })).toBeInViewport();
    }
    const bar = (await page.locator('.selection-bar').boundingBox())!;
    expect(bar.height).toBeLessThan(PHONE.height / 6);
    await rows(page).nth(20).scrollIntoViewIfNeeded();
    const copy = page.locator('.selection-bar').getByRole('button', { name: 'Copiar enlace' });
    await copy.click();
    // What was done is said where the visitor is.
    await expect(page.locator('.selection-notice')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.locator('.selection-notice')).toHaveCount(0);
    await expect(copy).toBeFocused();
    await page.locator('.selection-bar').getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByRole('heading', { name: /Pregunta por/ })).toBeInViewport();
  });
});
