import { expect, test } from '@playwright/test';
import { PHONE } from '../support/pages';
import { expectChips, wordsField } from '../support/finder';

const BRIEF = [
  'Buscamos actriz 30-40, acento andaluz, que monte a caballo.',
  'Largometraje, rodaje en Granada en abril.',
  'Abstenerse rubias.',
].join(' ');

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a pasted casting is read, and people are on the screen', async ({ page }) => {
    await page.goto('/buscar');
    await wordsField(page).fill(BRIEF);
    await wordsField(page).press('Enter');
    await expectChips(page, ['Actrices', '30–40 años', 'Andaluz', 'Equitación', 'Sin rubio']);
    await expect(page.locator('.aside')).toContainText(
      'Del proyecto: Largometraje, Granada en abril.',
    );
    await expect(page.locator('.finder-results .card-portrait').first()).toBeInViewport({
      ratio: 0.2,
    });
  });
});

test('a text longer than the limit says so, and what is shown is what is read and shared', async ({
  page,
}) => {
  await page.goto('/buscar');
  const text = `${BRIEF} ${'Que patine. '.repeat(200)}`;
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
