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

/** Uploads a file in the drawer of an upload field. */
export async function upload(page: Page, field: string, file: Upload) {
  await page
    .locator(`#field-${field}`)
    .getByRole('button', { name: 'Añadir', exact: true })
    .click();
  const drawer = page.locator('dialog[open]');
  const choosing = page.waitForEvent('filechooser');
  await drawer.getByRole('button', { name: 'Selecciona un archivo' }).click();
  await (await choosing).setFiles(file);
  await expect(drawer.locator('.file-field__filename')).toHaveValue(file.name);
  if (file.mimeType.startsWith('image/')) {
    await expect(drawer.getByLabel(/^Texto alternativo/).first()).not.toHaveValue('');
  }
  await drawer.getByRole('button', { name: 'Guardar' }).click();
  await expect(drawer).toHaveCount(0);
}

/** Pastes cells of a spreadsheet, with their row of headers, into a list of credits. */
export async function pasteCredits(page: Page, list: string, rows: string[][]) {
  await page.getByRole('button', { name: 'Pegar desde una hoja de cálculo' }).click();
  await page.getByLabel('Celdas copiadas').fill(rows.map((row) => row.join('\t')).join('\n'));
  await page.getByLabel('Añadir a').selectOption(list);
  const count = rows.length - 1;
  await page.getByRole('button', { name: `Añadir ${count} trabajos` }).click();
  await expect(page.getByText(`${count} trabajos añadidos`)).toBeVisible();
}
