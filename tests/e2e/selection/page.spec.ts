import { expect, test } from '@playwright/test';
import { PHONE } from '../support/pages';
import {
  announced,
  choose,
  count,
  expectRows,
  openSelection,
  rows,
  SELECTION,
} from '../support/selection';

const [INES, LUCIA, CARMEN] = ['Inés Quiroga', 'Lucía Herranz', 'Carmen Aldana'] as const;

test.beforeEach(({ page }) => choose(page, INES, LUCIA, CARMEN));

test('rows move by buttons, which keep the focus, and the new place is announced', async ({
  page,
}) => {
  await openSelection(page);
  await expectRows(page, INES, LUCIA, CARMEN);
  const up = page.getByRole('button', { name: `Subir a ${CARMEN}`, exact: true });
  await up.focus();
  await page.keyboard.press('Enter');
  await expectRows(page, INES, CARMEN, LUCIA);
  await expect(announced(page)).toHaveText(`${CARMEN}, puesto 2 de 3.`);
  await page.keyboard.press('Enter');
  await expectRows(page, CARMEN, INES, LUCIA);
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: `Subir a ${LUCIA} al principio` }).click();
  await expectRows(page, LUCIA, CARMEN, INES);
  await page.getByRole('button', { name: `Subir a ${CARMEN} al principio` }).click();
  await expectRows(page, CARMEN, LUCIA, INES);
  await up.press('Enter');
  await expectRows(page, CARMEN, LUCIA, INES);
  await page.reload();
  await expectRows(page, CARMEN, LUCIA, INES);
});

test('rows move by the arrow keys, Home and End on their buttons, which keep the focus @long', async ({
  page,
}) => {
  await openSelection(page);
  const down = page.getByRole('button', { name: `Bajar a ${INES}`, exact: true });
  await down.focus();
  await page.keyboard.press('ArrowDown');
  await expectRows(page, LUCIA, INES, CARMEN);
  await expect(announced(page)).toHaveText(`${INES}, puesto 2 de 3.`);
  await expect(down).toBeFocused();
  await page.keyboard.press('End');
  await expectRows(page, LUCIA, CARMEN, INES);
  await expect(down).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expectRows(page, LUCIA, INES, CARMEN);
  await page.keyboard.press('Home');
  await expectRows(page, INES, LUCIA, CARMEN);
  await page.keyboard.press('ArrowUp');
  await expectRows(page, INES, LUCIA, CARMEN);
  await expect(down).toBeFocused();
});

test('rows move by their portraits, and Escape puts them back @long', async ({ page }) => {
  // All rows are in view: scrolling would move them below the pointer.
  await page.setViewportSize({ width: 1280, height: 1300 });
  await openSelection(page);
  const portrait = (index: number) => rows(page).nth(index).locator('.person-portrait');
  await portrait(0).hover();
  await page.mouse.down();
  await portrait(2).hover();
  await expectRows(page, LUCIA, CARMEN, INES);
  await page.mouse.up();
  await expect(announced(page)).toHaveText(`${INES}, puesto 3 de 3.`);
  await portrait(0).hover();
  await page.mouse.down();
  await portrait(2).hover();
  await expectRows(page, CARMEN, INES, LUCIA);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectRows(page, LUCIA, CARMEN, INES);
  await page.reload();
  await expectRows(page, LUCIA, CARMEN, INES);
});

test.describe('on a phone @long', () => {
  // As high as three rows: a finger moves on the screen only.
  test.use({ viewport: { ...PHONE, height: 2_400 }, hasTouch: true });

  test('rows move by a finger, and the page does not scroll meanwhile', async ({ page }) => {
    await openSelection(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map((y) => ({ x: 40, y })),
      });
    const from = (await rows(page).nth(0).boundingBox())!.y + 40;
    const { y: top, height } = (await rows(page).nth(1).boundingBox())!;
    await touch('touchStart', from);
    for (let y = from; y < top + height * 0.7; y += 10) await touch('touchMove', y);
    await expectRows(page, LUCIA, INES, CARMEN);
    await touch('touchEnd');
    await expect(announced(page)).toHaveText(`${INES}, puesto 2 de 3.`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('notes are kept; removing and clearing can be undone', async ({ page }) => {
  await openSelection(page);
  const note = page.getByRole('textbox', { name: `Nota sobre ${LUCIA}` });
  await note.fill('<b>El martes</b>');
  await page.reload();
  await expect(note).toHaveValue('<b>El martes</b>');
  await page.getByRole('button', { name: `Quitar a ${LUCIA}` }).click();
  await expectRows(page, INES, CARMEN);
  await expect(page.getByRole('button', { name: `Quitar a ${CARMEN}` })).toBeFocused();
  const later = page.getByRole('textbox', { name: `Nota sobre ${CARMEN}` });
  await later.fill('El jueves');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectRows(page, INES, LUCIA, CARMEN);
  await expect(note).toHaveValue('<b>El martes</b>');
  await expect(later).toHaveValue('El jueves');
  await page.getByText('Más', { exact: true }).click();
  await page.getByRole('button', { name: 'Vaciar' }).click();
  await expect(page.getByText('Todavía no has elegido a nadie')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tu selección' })).toBeFocused();
  await expect(count(page)).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectRows(page, INES, LUCIA, CARMEN);
});

test('the people go along with the enquiry', async ({ page }) => {
  await openSelection(page);
  await expect(page.locator('.enquiry-people')).toContainText(`${INES}, ${LUCIA}`);
  const people = page.locator('.enquiry-people [name=people]');
  await expect(people).toHaveValue(/Inés Quiroga\nhttp.*\/actrices\/ines-quiroga\n.*@/);
  await page.getByRole('button', { name: `Quitar a ${INES}` }).click();
  await expect(people).not.toHaveValue(/Inés/);
});

test('the list is the same in English @long', async ({ page }) => {
  await page.goto(`/en${SELECTION}`);
  await expectRows(page, INES, LUCIA, CARMEN);
  await expect(page.locator('.selection-intro')).toHaveText(/^3 people\. /);
});

test('a dozen people print on two sheets of A4 at most @long', async ({ page }) => {
  await page.goto('/actrices');
  for (const plus of (await page.locator('li > .add').all()).slice(3, 12)) await plus.click();
  await openSelection(page);
  await expect(rows(page)).toHaveCount(12);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  expect(sheets).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Vaciar' })).toBeHidden();
  await expect(page.locator('.enquiry')).toBeHidden();
  const tops = await rows(page).evaluateAll((all) =>
    all.slice(0, 4).map((row) => Math.round(row.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
});
