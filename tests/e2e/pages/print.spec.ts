import { expect, test } from '@playwright/test';
import { BRAND } from '../../../cms/contract/brand.ts';
import { FIRST_VISIT } from '../support/consent';
import { INES } from '../support/embeds';

test.use({ storageState: FIRST_VISIT });

/** Counts the sheets of a PDF by its page objects. */
const countSheets = (pdf: Buffer) =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Path, and the minimum and maximum of its sheets. */
const PRINTED = [
  [INES, 1, 2],
  [`/en${INES}`, 1, 2],
  ['/actores/juan-ignacio-fernandez-villaverde-etxeberria', 1, 2],
  ['/actores/leo-paz', 1, 1],
] as const;

test('talents print on one or two sheets of A4', async ({ page }) => {
  for (const [path, min, max] of PRINTED) {
    await page.goto(path);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(countSheets(pdf), path).toBeGreaterThanOrEqual(min);
    expect(countSheets(pdf), path).toBeLessThanOrEqual(max);
    const [width, height] = pdf
      .toString('latin1')
      .match(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/)!
      .slice(1)
      .map(Number);
    expect(Math.abs(width! - 595), path).toBeLessThan(2);
    expect(Math.abs(height! - 842), path).toBeLessThan(2);
  }
});

test('what is light on a dark ground is dark on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/success']) {
    await page.goto(path);
    const texts = page.locator('main .on-ink p:visible');
    const colours = await texts.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    // Black, or the ink of the site: little red.
    expect(
      colours.filter((colour) => parseInt(colour.slice(4)) > 60),
      path,
    ).toEqual([]);
    expect(colours.length, path).toBeGreaterThan(0);
  }
});

test.describe('a printed talent', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(INES);
    await page.emulateMedia({ media: 'print' });
  });

  test('shows name, portrait, facts and every section', async ({ page }) => {
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.cv img').first()).toBeVisible();
    await expect(page.locator('.facts')).toBeVisible();
    const headings = ['Idiomas', 'Acentos', 'Habilidades', 'Cine', 'Televisión', 'Teatro'];
    for (const name of [...headings, 'Formación', 'Premios', 'Biografía', 'Representa']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(page.locator('footer address')).toContainText('Calle de la Palma');
    await expect(page.locator('footer address')).toBeVisible();
    await expect(page.locator('footer').getByText(BRAND.name, { exact: true })).toBeVisible();
  });

  test('hides controls and media @long', async ({ page }) => {
    for (const selector of [
      'header',
      '.consent-bar',
      'video',
      'main nav',
      '.button',
      '#gallery',
      '#videos',
      '#video-1',
      'audio',
      '.action-bar',
    ]) {
      for (const element of await page.locator(selector).all()) await expect(element).toBeHidden();
    }
    await expect(page.getByRole('link', { name: 'Hablemos' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Política de cookies' })).toBeHidden();
  });

  test('uses dark text on a white background @long', async ({ page }) => {
    const colours = await page.locator('.cv, .cv *, footer').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !element.closest('picture'))
        .filter((element) => !element.querySelector(':scope > picture'))
        .flatMap((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)!.map(Number);
          const isPale = Math.max(red, green, blue) > 0x70;
          const isWhite = ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(backgroundColor);
          return isPale || !isWhite ? [`${element.tagName} ${color} ${backgroundColor}`] : [];
        }),
    );
    expect(colours).toEqual([]);
  });

  test('breaks no row across sheets @long', async ({ page }) => {
    const rows = page.locator('.cv section :is(tr, li)');
    expect(await rows.count()).toBeGreaterThan(15);
    const breaks = await rows.evaluateAll((all) =>
      all.map((row) => getComputedStyle(row).breakInside),
    );
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
  });

  test('has the facts beside the portrait, and the agent on one sheet @long', async ({ page }) => {
    const portrait = (await page.locator('.portrait').boundingBox())!;
    const facts = (await page.locator('.facts').boundingBox())!;
    expect(facts.x).toBeGreaterThan(portrait.x + portrait.width);
    expect(facts.y).toBeLessThan(portrait.y + portrait.height);
    const agent = page.getByRole('region', { name: 'Representa' });
    await expect(agent).toHaveCSS('break-inside', 'avoid');
  });
});

test('a printed contact page shows the social accounts once, beside the address', async ({
  page,
}) => {
  await page.goto('/contacto');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main').getByRole('link', { name: 'Instagram' })).toBeVisible();
  await expect(page.locator('footer').getByText('Instagram')).toBeHidden();
});
