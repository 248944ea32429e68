import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { mockAnalytics } from '../support/analyticsServer';
import { DECLINED, setConsentCookies } from '../support/consent';
import {
  choose,
  copyHash,
  count,
  expectRows,
  idOf,
  openSelection,
  plus,
  rows,
  SELECTION,
  store,
} from '../support/selection';

const [INES, LUCIA] = ['Inés Quiroga', 'Lucía Herranz'] as const;
const HIDDEN = '/actrices/ainhoa-goikoetxea';

/** Runs an action that opens pages, and returns every URL that the browser requested meanwhile. */
async function recordRequests(page: Page, act: () => Promise<unknown>): Promise<string> {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
  });
  await act();
  return sent.join('\n');
}

test('a link shows the list elsewhere, which can be taken over and given back', async ({
  page,
  browser,
}) => {
  await choose(page, INES, LUCIA);
  await openSelection(page);
  await page.getByRole('textbox', { name: `Nota sobre ${INES}` }).fill('Sí, el martes (mañana).');
  const hash = await copyHash(page);

  const context = await browser.newContext({ storageState: DECLINED, locale: 'es-ES' });
  const other = await context.newPage();
  await choose(other, 'Carmen Aldana');
  await openSelection(other, hash);
  await expect(other.getByText('Te han enviado una selección')).toBeVisible();
  await expectRows(other, INES, LUCIA);
  await expect(rows(other).first()).toContainText('Sí, el martes (mañana).');
  await expect(count(other)).toHaveText('Selección 1');
  await other.getByRole('button', { name: 'Añadir a la mía' }).click();
  await expectRows(other, 'Carmen Aldana', INES, LUCIA);
  await expect(other).toHaveURL(SELECTION);
  const ownNote = other.getByRole('textbox', { name: 'Nota sobre Carmen Aldana' });
  await ownNote.fill('Mía');
  await other.getByRole('button', { name: 'Deshacer' }).click();
  await expectRows(other, 'Carmen Aldana');
  await expect(ownNote).toHaveValue('Mía');
  await other.evaluate((link) => (location.hash = link), hash);
  await other.getByRole('button', { name: 'Guardar como lista mía' }).click();
  await expectRows(other, INES, LUCIA);
  await other.getByRole('button', { name: 'Deshacer' }).click();
  await expectRows(other, 'Carmen Aldana');
  await expect(ownNote).toHaveValue('Mía');
  await context.close();
});

test('neither servers nor analytics get what is after the hash', async ({ page }) => {
  await setConsentCookies(page, ['ga']);
  const analytics = await mockAnalytics(page);
  await page.goto('/actrices');
  const id = await idOf(page, INES);
  const sent = await recordRequests(page, async () => {
    await openSelection(page, `#1.${id}~Secreto`);
    await page.getByRole('link', { name: INES }).click();
    await expect(page).toHaveURL(/ines-quiroga$/);
    await expect.poll(() => analytics.named('page_view').length).toBeGreaterThan(1);
  });
  expect(sent + JSON.stringify(analytics.events)).not.toMatch(new RegExp(`Secreto|${id}`));
});

test('people who have left, or whom nobody lists, are named as such @long', async ({ page }) => {
  await page.goto(HIDDEN);
  const hidden = await idOf(page, 'Ainhoa Goikoetxea');
  await page.goto('/actrices');
  const ines = await idOf(page, INES);
  await openSelection(page, `#1.${hidden}.zzzzzzzzzz~Nota.${ines}.<b>.../etc`);
  await expectRows(page, 'Ainhoa Goikoetxea', 'Una persona', INES);
  await expect(rows(page).nth(1)).toContainText('Ya no está en la web');
  await page.getByRole('button', { name: 'Guardar como lista mía' }).click();
  await expectRows(page, 'Ainhoa Goikoetxea', 'Una persona', INES);
  const response = await page.request.get(`/seleccion/${ines}.json`);
  expect(response.status(), 'a listed person has no file').toBe(404);
});

test('the page does not wait for people whom nobody lists @long', async ({ page }) => {
  await page.goto('/actrices');
  const ines = await idOf(page, INES);
  // Never answers.
  await page.route('**/seleccion/zzzzzzzzzz.json', () => undefined);
  await page.goto(`${SELECTION}#1.zzzzzzzzzz.${ines}`);
  await expect(rows(page).getByRole('heading')).toHaveText(['Una persona', INES]);
});

test('a person who has left keeps the name that the visitor chose @long', async ({ page }) => {
  await store(page, [{ id: 'zzzzzzzzzz', name: 'Marta Antes' }]);
  await openSelection(page);
  await expectRows(page, 'Marta Antes');
  await expect(rows(page)).toContainText('Ya no está en la web');
});

test('a forged link shows text, never markup @long', async ({ page }) => {
  await page.goto('/actrices');
  const id = await idOf(page, INES);
  const note = encodeURIComponent('<img src=x onerror="document.title=1"><script>1</script>');
  await openSelection(page, `#1.${id}~${note}`);
  await expect(rows(page).locator('.person-note').first()).toHaveText(/^<img src=x/);
  expect(await rows(page).locator('img[src=x], script').count()).toBe(0);
  await page.goto('about:blank');
  await page.goto(`${SELECTION}#1.%E0%A4%A.<>`);
  await expect(page.getByText('Todavía no has elegido a nadie')).toBeVisible();
});

test('the system’s dialog shares the link, where there is one @long', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => void Reflect.set(window, 'shared', data);
  });
  await choose(page, INES);
  const id = await idOf(page, INES);
  await openSelection(page);
  await page.getByText('Más', { exact: true }).click();
  await page.getByRole('button', { name: 'Compartir' }).click();
  const shared = await page.evaluate(() => Reflect.get(window, 'shared') as ShareData);
  expect(shared.url).toBe(`${new URL(SELECTION, page.url())}#2.b..${id}`);
});

test('details that cannot be fetched are said, and the rows stay @long', async ({ page }) => {
  await choose(page, INES);
  await page.route(/seleccion\/.*\.json/, (route) => route.abort());
  await openSelection(page);
  await expectRows(page, INES);
  await expect(rows(page)).toContainText('No se han podido cargar sus datos');
  await expect(plus(page, INES)).toHaveCount(0);
});
