import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { PHONE } from '../support/pages';
import { expectChips, wordsField } from '../support/finder';

const BRIEF = [
  'Buscamos actriz 30-40, acento andaluz, que monte a caballo.',
  'Largometraje, rodaje en Granada en abril.',
  'Abstenerse rubias.',
].join('\n');

const heightOf = (page: Page) => wordsField(page).evaluate((field) => field.clientHeight);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a pasted casting keeps its lines, is read, and people are on the screen', async ({
    page,
  }) => {
    await page.goto('/buscar');
    const line = await heightOf(page);
    await wordsField(page).fill(BRIEF);
    expect(await heightOf(page)).toBeGreaterThan(2 * line);
    // All of it can be read.
    const hidden = await wordsField(page).evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(hidden).toBeLessThan(2);
    await wordsField(page).press('Enter');
    await expect(wordsField(page)).toHaveValue(BRIEF);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === BRIEF);
    await expectChips(page, ['Actrices', '30–40 años', 'Andaluz', 'Equitación', 'Sin rubio']);
    await expect(page.locator('.aside')).toContainText(
      'Del proyecto: Largometraje, Granada en abril.',
    );
    await expect(page.locator('.finder-results .card-portrait').first()).toBeInViewport({
      ratio: 0.2,
    });
    await page.getByRole('button', { name: 'Quitar: Sin rubio' }).click();
    await expect(wordsField(page)).toHaveValue(/abril\.\nAbstenerse/);
    await wordsField(page).fill('');
    expect(await heightOf(page)).toBe(line);
  });
});

test('what nobody sees of a pasted text changes nothing', async ({ page }) => {
  await page.goto('/buscar');
  await wordsField(page).fill('ac\u00ADtriz\u200B de 30 a 40 a\u00F1os\u202C, ru\uFEFFbia');
  await expectChips(page, ['Actrices', '30–40 años', 'Rubio']);
});

test('the field of the home page takes a pasted casting, too', async ({ page }) => {
  await page.goto('/');
  const field = page.locator('main form[role=search] textarea');
  await field.fill(BRIEF);
  await field.press('Enter');
  await expect(page).toHaveURL(/buscar\?q=/);
  await expect(wordsField(page)).toHaveValue(BRIEF);
  await expectChips(page, ['Actrices', '30–40 años', 'Andaluz', 'Equitación', 'Sin rubio']);
});

test('a text longer than the limit says so, and what is shown is what is read and shared', async ({
  page,
}) => {
  await page.goto('/buscar');
  const text = `${BRIEF}\n${'Que patine. '.repeat(200)}`;
  await wordsField(page).fill(text);
  await wordsField(page).press('Enter');
  await expect(page.locator('.aside')).toContainText('Aquí caben 2000 caracteres');
  const shown = await wordsField(page).inputValue();
  expect(shown.length).toBeLessThanOrEqual(2000);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === shown.trim());
  await page.goto(`/buscar?q=${encodeURIComponent(text)}`);
  await expect(page.locator('.aside')).toContainText('Aquí caben 2000 caracteres');
  expect((await wordsField(page).inputValue()).trim()).toBe(shown.trim());
});

test('no count stands beside a sentence of which nothing is understood', async ({ page }) => {
  await page.goto('/buscar');
  const counts = page.locator('.finder-row b, .chosen .found, .finder > [role=status]');
  for (const [sentence, text] of [
    ['xilofonista', 'No hemos entendido la frase'],
    ['Cortometraje, rodaje en mayo', 'La frase no dice a quién buscas'],
  ] as const) {
    await wordsField(page).fill(sentence);
    await wordsField(page).press('Enter');
    await expect(counts).toHaveText([text, text, text]);
    await expect(page.getByRole('heading', { name: 'Cumplen todo' })).toHaveCount(0);
  }
});
