import { expect, test } from '@playwright/test';
import { FIRST_VISIT, decideInBar, ES } from '../support/consent';
import { INES } from '../support/embeds';
import { afterNavigation } from '../support/navigation';
import { countLoads, delayResponse, recordScripts } from '../support/network';
import { PHONE } from '../support/pages';
import {
  SELECTION,
  announced,
  choose,
  count,
  expectRows,
  openSelection,
  plus,
  tray,
} from '../support/selection';

test('a plus adds a person, the header and the tray count, and the next page shows it', async ({
  page,
}) => {
  const scripts = recordScripts(page);
  await page.goto('/actrices', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('selection'))).toEqual([]);
  await expect(count(page)).toBeHidden();
  await plus(page, 'Inés Quiroga').click();
  await expect(plus(page, 'Inés Quiroga')).toHaveAttribute('aria-pressed', 'true');
  await expect(announced(page)).toHaveText('Inés Quiroga, en tu selección: 1 persona.');
  await plus(page, 'Lucía Herranz').click();
  await expect(count(page)).toHaveText('Selección 2');
  await expect(tray(page)).toContainText('Tu selección: 2 personas');
  await expect(tray(page).locator('img')).toHaveCount(2);
  await tray(page).getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(tray(page).locator('.tray-output')).toBeVisible();
  await plus(page, 'Lucía Herranz').click();
  await expect(announced(page)).toHaveText('Lucía Herranz, fuera de tu selección.');
  await expect(plus(page, 'Lucía Herranz')).toHaveAttribute('aria-pressed', 'false');
  // The link that was copied has her.
  await expect(tray(page).locator('.tray-output')).toHaveCount(0);

  const card = page.getByRole('link', { name: /Inés Quiroga/ });
  await afterNavigation(page, () => card.click());
  await expect(page).toHaveURL(INES);
  await expect(count(page)).toHaveText('Selección 1');
  await expect(tray(page)).toBeVisible();
  await page.reload();
  const selected = page.locator('.button.add');
  await expect(selected).toHaveAttribute('aria-pressed', 'true');
  await selected.click();
  await expect(tray(page)).toBeHidden();
  await expect(count(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('selection'))).toBeNull();
});

test('everybody who is pressed before the script has arrived is chosen', async ({ page }) => {
  const scripts = await delayResponse(page, '**/_astro/*.js');
  await page.goto('/actrices', { waitUntil: 'commit' });
  // Not in the order of the page
  const names = ['Lucía Herranz', 'Inés Quiroga'];
  for (const name of names) await plus(page, name).click();
  scripts.release();
  await expect(count(page)).toHaveText('Selección 2');
  await openSelection(page);
  await expectRows(page, ...names);
});

test('people are chosen in the order of the presses while the script arrives', async ({ page }) => {
  const script = await delayResponse(page, /_astro\/selection\.\S+\.js$/);
  await page.goto('/actrices');
  const names = ['Inés Quiroga', 'Carmen Aldana', 'Lucía Herranz', 'Nerea Soto', 'Rocío Almagro'];
  for (const name of names) await plus(page, name).click();
  script.release();
  await expect(count(page)).toHaveText('Selección 5');
  await openSelection(page);
  await expectRows(page, ...names);
});

test('a tray that fails to load is tried again @long', async ({ page }) => {
  await page.route(/_astro\/views\.\S+\.js$/, (route) => route.abort(), { times: 1 });
  await choose(page, 'Inés Quiroga');
  await expect(tray(page)).toBeVisible();
});

test('a tray that never loads takes no page away', async ({ page }) => {
  await page.route(/_astro\/views\./, (route) => route.fulfill({ status: 404, body: '' }));
  const loads = countLoads(page);
  const failed = page.waitForResponse(/_astro\/views\..*\?2$/);
  await choose(page, 'Inés Quiroga');
  await failed;
  await expect(count(page)).toHaveText('Selección 1');
  await page.getByRole('link', { name: 'Contacto' }).first().click();
  await expect(page.locator('form[name=contact]')).toBeVisible();
  await page.reload();
  await expect(count(page)).toHaveText('Selección 1');
  await expect(page.locator('form[name=contact]')).toBeVisible();
  expect(loads()).toBe(2);
  // What the page of the selection is for.
  await page.goto(SELECTION);
  await expect(page.locator('main').getByRole('alert')).toContainText('Volver a intentarlo');
});

test('the plus has the name of the person, works by keyboard and is large enough @long', async ({
  page,
}) => {
  await page.goto('/actrices');
  const first = page.locator('li > .add').first();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const { width, height } = (await first.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await expect(first).toHaveAccessibleName('Seleccionar a Inés Quiroga');
});

test('the finder’s results show who is chosen, and can be chosen @long', async ({ page }) => {
  await choose(page, 'Inés Quiroga');
  await page.goto('/buscar?q=quiroga');
  await expect(page.locator('li > .add')).toHaveCount(1);
  await expect(plus(page, 'Inés Quiroga')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/buscar?q=yanelis');
  await expect(page.locator('li > .add')).toHaveCount(1);
  await plus(page, 'Yanelis Cárdenas').click();
  await expect(announced(page)).toHaveText('Yanelis Cárdenas, en tu selección: 2 personas.');
  await page.goto('/seleccion');
  await expectRows(page, 'Inés Quiroga', 'Yanelis Cárdenas');
});

test('a closed tray stays closed until somebody is added @long', async ({ page }) => {
  await choose(page, 'Inés Quiroga');
  await tray(page).getByRole('button', { name: 'Ocultar esta barra' }).click();
  await expect(tray(page)).toBeHidden();
  await expect(count(page)).toBeFocused();
  await plus(page, 'Lucía Herranz').click();
  await expect(tray(page)).toBeVisible();
});

test('on a phone, the talent’s page has one bar at the bottom, and says who is selected', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await choose(page, 'Inés Quiroga');
  await expect(tray(page)).toBeVisible();
  expect((await tray(page).boundingBox())!.height).toBeLessThan(PHONE.height / 6);
  await page.goto(INES);
  const select = page.locator('.button.add');
  await expect(select).toHaveText('En tu selección');
  await expect(select).toHaveAccessibleName('En tu selección: Inés Quiroga');
  await expect(tray(page)).toBeHidden();
  await expect(count(page)).toHaveText('Selección 1');
  const bar = (await page.locator('.action-bar').boundingBox())!;
  expect(bar.y + bar.height).toBe(PHONE.height);
  expect(bar.height).toBeLessThan(PHONE.height / 6);
});

test.describe('on a first visit', () => {
  test.use({ storageState: FIRST_VISIT });

  test('the consent bar has the bottom of the window until the choice @long', async ({ page }) => {
    await choose(page, 'Inés Quiroga');
    await expect(count(page)).toHaveText('Selección 1');
    await expect(tray(page)).toBeHidden();
    await decideInBar(page, ES.declineAll);
    await expect(tray(page)).toBeVisible();
  });
});

test.describe('without JavaScript @long', () => {
  test.use({ javaScriptEnabled: false });

  test('no plus is shown, and the page says why and where to go', async ({ page }) => {
    await page.goto('/actrices');
    await expect(page.locator('.add').first()).toBeHidden();
    await page.goto('/seleccion');
    const title = 'Para elegir hace falta JavaScript';
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'Contacto' })).toBeVisible();
  });
});
