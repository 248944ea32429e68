import { type Page, expect } from '@playwright/test';

/** A file that a test uploads. */
interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Fills the text and number fields of a row, by the names of the fields. */
export async function fillRow(page: Page, row: string, values: Record<string, string | number>) {
  for (const [field, value] of Object.entries(values)) {
    await page.locator(`#field-${row}__${field}`).fill(String(value));
  }
}

/** Chooses an option of a select; `field` is its path, such as `languages__0__level`. */
export async function choose(page: Page, field: string, option: string) {
  const control = page.locator(`#field-${field} .react-select`);
  await control.locator('input').fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(control).toContainText(option);
}

/** Adds a row to a list, waits until it can be filled in, and returns the start of its fields' paths. */
export async function addRow(page: Page, list: string, button: string): Promise<string> {
  const rows = page.locator(`[id^="${list}-row-"]`);
  const index = await rows.count();
  // Rows without text fields have the search field of their first select.
  const fields = page.locator(`#${list}-row-${index}`).locator('.render-fields input');
  await page.locator(`#field-${list}`).getByRole('button', { name: button }).click();
  await expect(fields.first()).toBeVisible();
  return `${list}__${index}`;
}

/** Chooses photographs for the portrait and the gallery, and waits until they are in the form. */
export async function choosePhotos(page: Page, files: Upload[]) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Elegir fotos' }).click();
  await (await choosing).setFiles(files);
  await expect(
    page.getByText(`${files.length} de ${files.length} archivos añadidos`),
  ).toBeVisible();
}

/** Adds a language, an accent or a skill by keyboard, as its label without the group, and its level. */
export async function addChip(page: Page, list: string, name: string, level?: string) {
  await page.locator(`#field-${list}__search`).focus();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name: new RegExp(`${name}$`) })).toBeVisible();
  await page.keyboard.press('Enter');
  const select = page.getByLabel(`Nivel de ${name}`);
  await expect(select).toBeFocused();
  if (level) await select.selectOption({ label: level });
}

/** Pastes cells of a spreadsheet, with their row of headers, into the credits. */
export async function pasteCredits(page: Page, rows: string[][]) {
  const count = rows.length - 1;
  const field = page.getByLabel('Pegar un currículum');
  await field.fill(rows.map((row) => row.join('\t')).join('\n'));
  await page.getByRole('button', { name: 'Ver lo leído' }).click();
  await page.getByRole('button', { name: `Llevar ${count} datos a la ficha` }).click();
  await expect(page.getByText(`${count} datos llevados`)).toBeVisible();
}
