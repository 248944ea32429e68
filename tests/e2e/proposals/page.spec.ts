import { expect, test, type Page } from '@playwright/test';
import { hasTypst } from '../../support/typst';
import { mockAnalytics } from '../support/analyticsServer';
import { expectNone } from '../support/axe';
import { setConsentCookies } from '../support/consent';
import { newMessage, savedSubmissions } from '../support/contactForm';
import { delayResponse, recordThirdParties } from '../support/network';
import { DESKTOP, PHONE, PROPOSAL, english } from '../support/pages';
import { parsePage } from '../support/parsePage';
import { enlargeText, overlappingParts } from '../support/textSize';

const people = (page: Page) => page.locator('.people > li');
const person = (page: Page, name: string) =>
  people(page).filter({ has: page.getByRole('heading', { name }) });
const mark = (page: Page, name: string, choice: string) =>
  person(page, name).getByRole('radio', { name: choice });
const marks = (page: Page) => page.locator('.answer-marks');
const over = (page: Page) => page.getByRole('heading', { name: 'ya no está disponible' });

const STORED_MARKS = PROPOSAL.replace('/propuesta/', 'proposal:');

/** The day after the last one of the sample's proposal, in Madrid. */
const AFTER = new Date('2099-12-16T00:00:30+01:00');

async function fillAnswer(page: Page, message: string): Promise<void> {
  await page.getByLabel('Nombre y apellidos').fill('Laura Prado');
  await page.getByLabel('Correo electrónico').fill('laura@salitre.example');
  await page.getByLabel('Mensaje').fill(message);
  await page.getByLabel(/He leído y acepto/).check();
}

test.use({ viewport: PHONE });

test('shows each person with facts, note, works and agent, and the chosen video', async ({
  page,
}) => {
  await page.goto(PROPOSAL);
  await expect(page.locator('h1')).toHaveText('«Quien pise la sal»');
  await expect(page.locator('.proposal-head')).toContainText('Para Salitre Producciones.');
  await expect(people(page).locator('h2')).toHaveText([
    'Nerea Soto',
    'Inés Quiroga',
    'Alba Ferrándiz',
    // She has a page that no list shows.
    'Ainhoa Goikoetxea',
  ]);
  const ines = person(page, 'Inés Quiroga');
  await expect(ines.locator('.person-facts')).toContainText(/28–38.*1,68 m.*Madrid/);
  await expect(ines.locator('.person-note')).toHaveText(/El clip es en argentino\.$/);
  await expect(ines.locator('.proposed-works')).toContainText('2025 La marea baja protagonista');
  await expect(ines.getByRole('link', { name: 'Llamar a Elena' })).toHaveAttribute('href', /^tel:/);
  // Typst has no package for some machines.
  const sheets = hasTypst() ? ['/fichas/actrices/ines-quiroga.pdf'] : [];
  const links = ines.getByRole('link', { name: 'Ficha PDF' });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    sheets,
  );
  // Not her first video, which has 3:12.
  await expect(ines.locator('.proposed-reel summary')).toHaveText(/Reel 1:35/);
  await ines.getByText('Voz: Francés').click();
  await expect(ines.locator('audio').first()).toBeVisible();
  await page.goto(english(PROPOSAL));
  await expect(page.locator('.person-note').first()).toHaveAttribute('lang', 'es');
  await expect(people(page).first()).toContainText('Call Marta');
});

test('a stored value that contains no marks is ignored @long', async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, 'null'), STORED_MARKS);
  await page.goto(PROPOSAL);
  await expect(marks(page)).toHaveText('4 sin respuesta');
});

test('is found by nobody without its link, and tells nobody its address', async ({
  page,
  request,
}) => {
  const id = PROPOSAL.split('/').at(-1)!;
  const indexes = Object.values((await (await request.get('/finder.json')).json()) as object);
  for (const path of ['/sitemap.xml', ...indexes, '/seleccion/personas.json', '/actrices']) {
    expect(await (await request.get(path)).text(), path).not.toContain(id);
  }
  for (const path of [PROPOSAL, english(PROPOSAL), '/propuesta']) {
    const parsed = await parsePage(request, path);
    expect(parsed.meta('robots'), path).toBe('noindex');
    expect(parsed.meta('referrer'), path).toBe('no-referrer');
    expect([...parsed.links('canonical').values()], path).toEqual([]);
  }
  await page.goto(PROPOSAL);
  const [sheet] = await Promise.all([
    page.waitForRequest((one) => one.url().includes('/seleccion')),
    page.evaluate(() => fetch('/seleccion')),
  ]);
  expect(await sheet.headerValue('referer')).toBeNull();
});

test('marks stay on the device, are taken back by a second press, and are sent readable', async ({
  page,
}) => {
  await page.goto(PROPOSAL);
  await mark(page, 'Nerea Soto', 'Sí').check();
  await mark(page, 'Inés Quiroga', 'Quizá').check();
  await mark(page, 'Alba Ferrándiz', 'No').check();
  await mark(page, 'Ainhoa Goikoetxea', 'No').check();
  await mark(page, 'Ainhoa Goikoetxea', 'No').click();
  await expect(marks(page)).toHaveText('1 sí, 1 quizá, 1 no, 1 sin respuesta');
  await page.reload();
  await expect(mark(page, 'Nerea Soto', 'Sí')).toBeChecked();
  await expect(person(page, 'Ainhoa Goikoetxea').locator(':checked')).toHaveCount(0);
  await expect(marks(page)).toHaveText('1 sí, 1 quizá, 1 no, 1 sin respuesta');
  const message = newMessage();
  await fillAnswer(page, message);
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(page).toHaveURL(/\/success/);
  await expect(page.locator('.sent-form')).toContainText('Sí: Nerea Soto');
  const [sent] = await savedSubmissions(message);
  expect(sent).toMatchObject({
    people:
      'Sí: Nerea Soto\nQuizá: Inés Quiroga\nNo: Alba Ferrándiz\nSin respuesta: Ainhoa Goikoetxea',
    agents: 'Marta Olmedo <marta@foco-agencia.example>',
    subject: 'Respuesta a la propuesta — «Quien pise la sal»',
    project: '«Quien pise la sal»',
    link: expect.stringMatching(new RegExp(`^https?://[^/]+${PROPOSAL}$`)),
    name: 'Laura Prado',
    email: 'laura@salitre.example',
    language: 'es',
  });
});

test('marks are chosen with the keyboard', async ({ page }) => {
  await page.goto(PROPOSAL);
  await mark(page, 'Nerea Soto', 'Sí').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(mark(page, 'Nerea Soto', 'Quizá')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(person(page, 'Nerea Soto').locator('summary').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(person(page, 'Nerea Soto').locator(':checked')).toHaveCount(0);
});

test('a reel plays in its place once videos are allowed, and says what it needs before', async ({
  page,
  context,
}) => {
  const thirdParties = await recordThirdParties(page);
  await page.goto(PROPOSAL);
  const nerea = person(page, 'Nerea Soto');
  await nerea.getByText('Reel 1:42').click();
  await expect(nerea.getByRole('group', { name: 'Showreel de acción' })).toBeVisible();
  expect(thirdParties).toEqual([]);
  await setConsentCookies(page, ['embeds']);
  await context.route('**/embed/**', (route) => route.fulfill({ body: 'player' }));
  await page.reload();
  await nerea.getByText('Reel 1:42').click();
  await expect(nerea.locator('iframe')).toHaveAttribute('src', /embed\/foco-nerea1/);
  await expect(page).toHaveURL(PROPOSAL);
});

test('its people go into the selection, with their notes @long', async ({ page }) => {
  await page.goto(PROPOSAL);
  await page.getByRole('link', { name: 'Pasar a mi selección' }).click();
  await expect(page.locator('.selection-row h2')).toHaveText([
    'Nerea Soto',
    'Inés Quiroga',
    'Alba Ferrándiz',
    'Ainhoa Goikoetxea',
  ]);
  await expect(page.locator('.selection-sent h2')).toHaveText('«Quien pise la sal»');
  await expect(page.locator('.selection-row .person-note').first()).toContainText('Rueda hasta');
});

test('nobody is shown after the last day, even if no build has run', async ({ page }) => {
  await page.goto(PROPOSAL);
  await mark(page, 'Nerea Soto', 'Sí').check();
  await page.clock.setFixedTime(new Date(AFTER.getTime() - 60_000));
  await page.reload();
  await expect(mark(page, 'Nerea Soto', 'Sí')).toBeChecked();
  await page.clock.setFixedTime(AFTER);
  for (const path of [PROPOSAL, english(PROPOSAL)]) {
    await page.goto(path);
    await expect(page.locator('.proposal-over')).toBeVisible();
    await expect(page.locator('h1')).toHaveText(/no longer available|ya no está disponible/);
    await expect(page).toHaveTitle(/^(This proposal is no|Esta propuesta ya no)/);
    await expect(people(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Enviar|Send/ })).toHaveCount(0);
  }
  await expect(page.getByRole('main')).toContainText('marta@foco-agencia.example');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a link that leads nowhere says so, and whom to write to', async ({ page }) => {
  for (const id of [
    '3k9x0a7qzt5m2v8c1r6w4m',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '..%2f..%2fx',
  ]) {
    const response = await page.goto(`/propuesta/${id}`);
    expect(response?.status(), id).toBe(404);
    await expect(over(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
  }
  await page.goto(`/en/propuesta/nothing`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toHaveText('This proposal is no longer available');
});

test('who opens it is not recorded, and the next page does not say where a visit began', async ({
  page,
}) => {
  await setConsentCookies(page, ['ga', 'embeds']);
  const analytics = await mockAnalytics(page);
  await page.goto(PROPOSAL, { waitUntil: 'networkidle' });
  expect(analytics.scripts).toEqual([]);
  await page.getByRole('link', { name: 'Inés Quiroga' }).click();
  await expect.poll(() => analytics.named('page_view').length).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(PROPOSAL);
  await page.getByRole('link', { name: 'Nerea Soto' }).click();
  await expect.poll(() => analytics.named('page_view').length).toBe(2);
  expect(JSON.stringify(analytics.events)).not.toContain('propuesta');
});

/** What the sample's proposal is answered with in the tests below. */
const ANSWER =
  'Sí: Nerea Soto\nQuizá: Inés Quiroga\nSin respuesta: Alba Ferrándiz, Ainhoa Goikoetxea';

async function answerWithMarks(page: Page): Promise<string> {
  const message = newMessage();
  await mark(page, 'Nerea Soto', 'Sí').check();
  await mark(page, 'Inés Quiroga', 'Quizá').check();
  await fillAnswer(page, message);
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(page).toHaveURL(/\/success/);
  return message;
}

test('the marks are sent when the script of the page is missing', async ({ page }) => {
  await page.route(/\/ProposalPage\.[^/]+\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto(PROPOSAL);
  const message = await answerWithMarks(page);
  await expect(page.locator('.sent-form')).toContainText('Sí: Nerea Soto');
  expect(await savedSubmissions(message)).toMatchObject([{ people: ANSWER }]);
});

test('marks that are pressed before the script of the page is there stay', async ({ page }) => {
  const script = await delayResponse(page, /\/ProposalPage\.[^/]+\.js/);
  await page.goto(PROPOSAL, { waitUntil: 'commit' });
  await mark(page, 'Nerea Soto', 'Sí').check();
  script.release();
  await expect(marks(page)).toHaveText('1 sí, 3 sin respuesta');
  await expect(mark(page, 'Nerea Soto', 'Sí')).toBeChecked();
});

test('tabs follow the marks of each other, and none overwrites them', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([page, other].map((tab) => tab.goto(PROPOSAL)));
  await mark(page, 'Nerea Soto', 'Sí').check();
  await expect(mark(other, 'Nerea Soto', 'Sí')).toBeChecked();
  await mark(other, 'Inés Quiroga', 'No').check();
  await expect(marks(page)).toHaveText('1 sí, 1 no, 2 sin respuesta');
  await mark(page, 'Nerea Soto', 'Sí').click();
  await expect(marks(other)).toHaveText('1 no, 3 sin respuesta');
  // A tab that hears nothing, as one that a phone has frozen.
  // Another tab took all marks back, and this one heard nothing of it.
  await page.evaluate((key) => localStorage.setItem(key, '{}'), STORED_MARKS);
  await mark(page, 'Alba Ferrándiz', 'Sí').check();
  await expect(marks(other)).toHaveText('1 sí, 3 sin respuesta');
});

test('what is typed into the answer stays until it is sent, for this proposal only', async ({
  page,
}) => {
  const message = newMessage();
  await page.goto(PROPOSAL);
  await fillAnswer(page, message);
  await page.reload();
  await expect(page.getByLabel('Mensaje')).toHaveValue(message);
  await page.getByRole('link', { name: 'Inés Quiroga' }).click();
  await expect(page).toHaveURL(/ines-quiroga/);
  await page.goBack();
  await expect(page.getByLabel('Nombre y apellidos')).toHaveValue('Laura Prado');
  await expect(page.getByLabel('Mensaje')).toHaveValue(message);
  await page.getByRole('link', { name: 'Inés Quiroga' }).click();
  await page.getByRole('link', { name: 'Preguntar por Inés Quiroga' }).first().click();
  const enquiry = page.locator('form[name=casting]');
  await expect(enquiry.locator('[name=talent]')).toHaveValue('Inés Quiroga');
  await expect(enquiry.locator('[name=message]')).toHaveValue('');
  await page.goto(PROPOSAL);
  await page.getByLabel(/He leído y acepto/).check();
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(page).toHaveURL(/\/success/);
  await page.goto(PROPOSAL);
  await expect(page.getByLabel('Mensaje')).toHaveValue('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the marks are sent with the form', async ({ page }) => {
    await page.goto(PROPOSAL);
    const message = await answerWithMarks(page);
    expect(await savedSubmissions(message)).toMatchObject([
      { people: ANSWER, subject: 'Respuesta a la propuesta — «Quien pise la sal»' },
    ]);
    await page.goto(PROPOSAL);
    // The reel leads to where it plays.
    await person(page, 'Nerea Soto').getByText('Reel 1:42').click();
    await expect(person(page, 'Nerea Soto').locator('.proposed-reel a')).toHaveAttribute(
      'href',
      /youtube\.com\/watch\?v=foco-nerea1/,
    );
  });
});

for (const [viewport, long] of [
  [PHONE, ''],
  [DESKTOP, ' @long'],
] as const) {
  test(`axe finds no violation at ${viewport.width} px${long}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(PROPOSAL);
    await mark(page, 'Nerea Soto', 'Sí').check();
    await person(page, 'Nerea Soto').getByText('Reel 1:42').click();
    await person(page, 'Inés Quiroga').getByText('Voz: Francés').click();
    await expectNone(page, 'a proposal');
    await page.goto('/propuesta');
    await expectNone(page, 'a proposal that is over');
  });

  test(`text at 200 % neither overlaps nor scrolls sideways at ${viewport.width} px${long}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(PROPOSAL);
    await enlargeText(page);
    expect(await page.locator('main').evaluate((main) => main.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    for (const one of await people(page).all()) expect(await overlappingParts(one)).toEqual([]);
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('a mark that is set differs from the others by more than its colour @long', async ({
    page,
  }) => {
    await page.goto(PROPOSAL);
    await mark(page, 'Nerea Soto', 'Sí').check();
    const outlines = await person(page, 'Nerea Soto')
      .locator('.person-marks label')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).outlineStyle));
    expect(outlines).toEqual(['solid', 'none', 'none']);
  });
});

test('it prints as a contact sheet of four columns, with the marks that are set @long', async ({
  page,
}) => {
  await page.goto(PROPOSAL);
  await mark(page, 'Nerea Soto', 'Sí').check();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 960 });
  const tops = await people(page).evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
  const size = await people(page)
    .locator('h2')
    .first()
    .evaluate((heading) => getComputedStyle(heading).fontSize);
  expect(size).toBe('16px');
  for (const selector of ['.enquiry', '.person-links', '.proposal-actions', 'header.site-header']) {
    await expect(page.locator(selector).first(), selector).toBeHidden();
  }
  await expect(person(page, 'Nerea Soto').locator('.person-marks label:visible')).toHaveText([
    'Sí',
  ]);
  await expect(person(page, 'Inés Quiroga').locator('.person-marks label:visible')).toHaveCount(0);
  await expect(person(page, 'Inés Quiroga').locator('.person-note')).toBeVisible();
});
