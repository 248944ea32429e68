import { type Page, expect, test } from '@playwright/test';
import { type FakeTranslator, startFakeTranslator } from '../support/fakeTranslator';
import { startAdminServer } from './adminServer';
import { clickAndConfirm } from './recordForm';
import { signIn } from './signIn';

const PORT = 3126;
const TALENT = 'Nerea Soto';
/** What Word puts on the clipboard for a heading, bold text, an unsafe link and a list. */
const WORD = `<html><head><style>p {}</style></head><body><h2>Formaci&oacute;n</h2>
<p class=MsoNormal><b>Canta</b> y <a href="javascript:alert(1)">baila</a><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·
</span>piano</p></body></html>`;

let service: FakeTranslator;
let admin: Awaited<ReturnType<typeof startAdminServer>>;
let page: Page;

test.beforeAll(async ({ browser }) => {
  service = await startFakeTranslator();
  admin = await startAdminServer(PORT, {
    TRANSLATION_SERVICE: 'deepl',
    TRANSLATION_API_KEY: 'a-key-for-tests',
    TRANSLATION_URL: service.url,
  });
  page = await browser.newPage({ locale: 'es-ES' });
  await page.goto(`${admin.origin}/admin`);
  await expect(page.getByRole('link', { name: '¿Olvidaste tu contraseña?' })).toBeHidden();
  await signIn(page, admin.origin);
});
test.afterAll(async () => {
  await admin?.stop();
  service?.close();
});

const talents = () => `${admin.origin}/api/talents`;

/** Returns the talent as it is stored in one language. */
async function findTalent(locale: 'es' | 'en') {
  const query = `where[name][contains]=Nerea&locale=${locale}&fallback-locale=none&depth=0&draft=true`;
  const { docs } = (await (await page.request.get(`${talents()}?${query}`)).json()) as {
    docs: {
      id: number;
      biography: string | null;
      homeBase: string[];
      cinema?: object[];
      slug: string;
    }[];
  };
  return docs[0]!;
}

const biography = () => page.getByRole('textbox', { name: /^Biografía/ });
/** Waits until React has taken over: a click before it is lost. */
const isReady = () =>
  expect(async () => {
    await page.getByRole('button', { name: 'Textos', exact: true }).click();
    const link = page.getByRole('button', { name: 'Enlace', exact: true }).first();
    await link.click({ timeout: 1000 });
    await expect(page.getByRole('dialog', { name: 'Enlace' })).toBeVisible({ timeout: 1000 });
    await page.keyboard.press('Escape');
  }).toPass();

const publish = () => clickAndConfirm(page, 'Publicar cambios');

test('the Spanish text is beside the English one, and proposals wait to be accepted', async () => {
  const { id, homeBase } = await findTalent('es');
  const spanish = 'Nació en **Tarifa**.\n\n*Baila*.';
  await page.request.patch(`${talents()}/${id}?locale=es`, {
    data: { biography: spanish, _status: 'published' },
  });
  await page.request.patch(`${talents()}/${id}?locale=en`, {
    data: { biography: null, homeBase: null, birthDate: '1994-05-06', _status: 'published' },
  });
  await page.goto(`${admin.origin}/admin/collections/talents/${id}?locale=en`);
  const panel = page.getByRole('region', { name: 'Inglés' });
  await expect(panel.getByRole('heading')).toHaveText('Faltan 2 textos en inglés');
  await panel.getByRole('button', { name: /^Biografía Nació en Tarifa/ }).click();
  await expect(biography()).toBeFocused();
  const beside = page.locator('.spanish-text__words').filter({ hasText: 'Nació' });
  await expect(beside).toHaveText('Nació en Tarifa.\n\nBaila.');

  await panel.getByRole('button', { name: /^Residencia/ }).click();
  const places = page.getByLabel(/^Residencia/);
  await expect(places).toBeFocused();
  await page.getByRole('button', { name: 'Copiar: Residencia' }).click();
  // What is typed and not entered is kept, too.
  await places.fill('Lisbon and Rome');
  await places.blur();
  await expect(panel.getByRole('heading')).toHaveText('Falta 1 texto en inglés');

  await panel.getByRole('button', { name: 'Proponer traducciones' }).click();
  await expect(panel.getByText('1 propuesta sin aceptar')).toBeVisible();
  await page.getByRole('button', { name: 'Textos', exact: true }).click();
  await expect(page.getByText('Propuesta: no se publica hasta que la aceptes')).toBeVisible();
  await publish();
  const english = await findTalent('en');
  expect(english.biography).toBeNull();
  expect(english.homeBase).toEqual([...homeBase, 'Lisbon', 'Rome']);

  await page.getByRole('button', { name: 'Aceptar: Biografía' }).click();
  await expect(biography()).toHaveText(/^EN /);
  await expect(panel.getByRole('heading')).toHaveText('Todos los textos tienen inglés.');
  await publish();
  expect((await findTalent('en')).biography).toContain(`EN ${spanish.slice(0, 5)}`);
  expect(service.received.map(({ body }) => body).join()).not.toMatch(
    /1994|\/api\/media|Authorization/,
  );
});

test('names and places become the same in English, one or all, and as they were again', async () => {
  const { id, homeBase } = await findTalent('es');
  const cinema = ['Andrés', 'Bruna'].map((role, index) => ({ title: `Cine ${index}`, role }));
  await page.request.patch(`${talents()}/${id}?locale=es`, {
    data: { cinema, _status: 'published' },
  });
  await page.request.patch(`${talents()}/${id}?locale=en`, {
    data: { biography: null, homeBase: null, _status: 'published' },
  });
  await page.goto(`${admin.origin}/admin/collections/talents/${id}?locale=en`);
  const panel = page.getByRole('region', { name: 'Inglés' });
  await expect(panel.getByRole('heading')).toHaveText('Faltan 4 textos en inglés');
  // The biography is a text to translate.
  await expect(panel.getByRole('button', { name: /^Igual en inglés/ })).toHaveCount(3);
  await panel
    .getByRole('button', { name: `Igual en inglés: Residencia, ${homeBase.join('; ')}` })
    .click();
  await expect(panel.getByRole('heading')).toHaveText('Faltan 3 textos en inglés');
  await panel.getByRole('button', { name: 'Los 2 nombres y lugares, iguales en inglés' }).click();
  await expect(panel.getByRole('heading')).toHaveText('Falta 1 texto en inglés');
  const same = panel.getByRole('status');
  await expect(same).toContainText('3 textos son iguales en inglés');
  await expect(same.getByRole('listitem')).toHaveCount(3);

  await same.getByRole('button', { name: 'Deshacer' }).click();
  await expect(panel.getByRole('heading')).toHaveText('Faltan 4 textos en inglés');
  await expect(same).toHaveCount(0);
  await panel.getByRole('button', { name: 'Los 3 nombres y lugares, iguales en inglés' }).click();
  await publish();
  const english = await findTalent('en');
  expect(english).toMatchObject({ biography: null, homeBase });
  expect(english.cinema).toMatchObject([{ role: 'Andrés' }, { role: 'Bruna' }]);
});

test('the list of missing English shows all, and each of its lines opens the field', async () => {
  const { id } = await findTalent('es');
  const rows = (title: string) =>
    Array.from({ length: 7 }, (_, index) => ({
      title: `${title} ${index}`,
      role: `Papel ${index} de nombre bastante largo`,
    }));
  const data = {
    cinema: rows('Cine'),
    television: rows('Serie'),
    theatre: [],
    _status: 'published',
  };
  await page.request.patch(`${talents()}/${id}?locale=es`, { data });
  await page.request.patch(`${talents()}/${id}?locale=en`, {
    data: { biography: 'Born in Vigo.', _status: 'published' },
  });
  await page.goto(`${admin.origin}/admin/collections/talents/${id}?locale=en`);
  const panel = page.getByRole('region', { name: 'Inglés' });
  await expect(panel.getByRole('heading')).toHaveText('Faltan 14 textos en inglés');
  const lines = panel.getByRole('listitem');
  await expect(lines).toHaveCount(14);
  const heights = await lines.evaluateAll((items) => items.map((item) => item.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(16);
  const isScrolled = await panel
    .getByRole('list')
    .evaluate((list) => list.scrollHeight > list.clientHeight);
  expect(isScrolled).toBe(false);
  const isCutOff = await lines
    .first()
    .getByRole('button')
    .last()
    .evaluate((button) => {
      const { right } = button.closest('ul')!.getBoundingClientRect();
      return button.getBoundingClientRect().right > right + 1;
    });
  expect(isCutOff).toBe(false);

  await lines.last().getByRole('button').first().click();
  await expect(page.locator('#field-television__6__role')).toBeFocused();
  await panel
    .getByRole('button', {
      name: 'Igual en inglés: Papel o tarea, Papel 6 de nombre bastante largo',
    })
    .first()
    .click();
  await expect(panel.getByRole('heading')).toHaveText('Faltan 13 textos en inglés');
});

test('a formatted text is shown as on pages, with a toolbar, shortcuts and links that pages can show', async () => {
  const { id } = await findTalent('es');
  const stored = 'Ganó un **premio**\n\n| Año |\n|---|\n| 2019 |';
  await page.request.patch(`${talents()}/${id}?locale=es`, {
    data: { biography: stored, _status: 'published' },
  });
  await page.goto(`${admin.origin}/admin/collections/talents/${id}?locale=es`);
  await isReady();
  const text = biography();
  await expect(text).not.toContainText('*');
  await expect(text.locator('strong')).toHaveText('premio');
  await expect(text.locator('pre')).toHaveText('| Año |\n|---|\n| 2019 |');

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await text.press('ControlOrMeta+Home');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Control+b');
  await expect(text.locator('strong')).toHaveText(['Ganó', 'premio']);
  await expect(button('Negrita')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+b');
  await expect(text.locator('strong')).toHaveText(['premio']);

  await text.locator('strong').dblclick();
  await button('Enlace').click();
  const dialog = page.getByRole('dialog', { name: 'Enlace' });
  await expect(dialog.getByLabel('Texto')).toHaveValue('premio');
  // It is about the selection for which it was opened.
  await text.locator('pre').click();
  await expect(dialog).toHaveCount(0);
  await text.locator('strong').dblclick();
  await button('Enlace').click();
  await dialog.getByLabel('Lleva a').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('https://');
  await dialog.getByLabel('Lleva a').fill('/contacto');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'premio' })).toHaveAttribute('href', '/contacto');
  await expect(text).toBeFocused();
  // The editor shows its selection again some milliseconds after it has the focus.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+Home');
    await expect(button('Enlace')).toHaveAttribute('aria-pressed', 'false', { timeout: 1000 });
  }).toPass();
  await page.keyboard.type('En Vigo');
  await page.keyboard.press('Enter');
  await publish();
  expect((await findTalent('es')).biography).toBe(
    `En Vigo\n\nGanó un [**premio**](/contacto)${stored.slice(18)}`,
  );
  await page.getByRole('button', { name: 'Textos', exact: true }).click();
  await text.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(text).not.toContainText('En Vigo');

  // A table is cut and pasted as its source.
  await text.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(text).toHaveText('');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(text.locator('pre')).toHaveText('| Año |\n|---|\n| 2019 |');
  await text.press('ControlOrMeta+End');
  await page.keyboard.type('Fin');
  await publish();
  expect((await findTalent('es')).biography).toBe(
    `Ganó un [**premio**](/contacto)${stored.slice(18)}\n\nFin`,
  );

  // Versions compare it without signs, and with the addresses of links.
  await page.goto(`${admin.origin}/admin/collections/talents/${id}/versions`);
  await page.locator('tbody a').first().click();
  const diff = page.locator('.field-diff-container').filter({ hasText: 'Biografía' });
  await expect(diff.locator('strong').filter({ hasText: 'premio' }).first()).toBeVisible();
  await expect(diff).toContainText('premio (/contacto)');
  await expect(diff).not.toContainText('**');
  // Payload's comparison lays a changed paragraph over the next: there is one on each side.
  await expect(diff.getByRole('paragraph')).toHaveCount(2);
});

test('Word’s text, plain text with signs and lines that are typed become formats', async () => {
  const { id } = await findTalent('es');
  await page.goto(`${admin.origin}/admin/collections/talents/${id}?locale=es`);
  await isReady();
  const text = biography();
  const paste = (types: Record<string, string>) =>
    text.evaluate((field, types) => {
      const clipboardData = new DataTransfer();
      for (const [type, data] of Object.entries(types)) clipboardData.setData(type, data);
      const options = { clipboardData, bubbles: true, cancelable: true };
      field.dispatchEvent(new ClipboardEvent('paste', options));
    }, types);
  await text.press('ControlOrMeta+a');
  await paste({ 'text/html': WORD, 'text/plain': 'Formación' });
  await expect(text.getByRole('heading', { level: 3 })).toHaveText('Formación');
  await expect(text.locator('strong')).toHaveText('Canta');
  await expect(text.getByRole('link')).toHaveCount(0);
  await expect(text.getByRole('listitem')).toHaveText('piano');
  await publish();
  expect((await findTalent('es')).biography).toBe('### Formación\n\n**Canta** y baila\n\n- piano');

  await page.getByRole('button', { name: 'Textos', exact: true }).click();
  await text.press('ControlOrMeta+a');
  await paste({ 'text/plain': 'Nace en **Vigo**.\n\n- Goya\n- Feroz' });
  await expect(text.locator('strong')).toHaveText('Vigo');
  await expect(text.getByRole('listitem')).toHaveText(['Goya', 'Feroz']);
  await text.press('ControlOrMeta+a');
  await paste({ 'text/html': '<table><tr><td>2019</td><td>Goya</td></tr><tr><td>2020' });
  await expect(text.getByRole('paragraph')).toHaveText(['2019, Goya', '2020']);
  await text.press('ControlOrMeta+a');
  await page.keyboard.type('Premios:');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1. Goya');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Feroz');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('(2 * 3)');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Fin');
  await publish();
  expect((await findTalent('es')).biography).toBe(
    'Premios:\n\n1. Goya\n2. Feroz\n   (2 \\* 3)\n\nFin',
  );
});

test('a new name offers the new address', async () => {
  const { id } = await findTalent('es');
  await page.goto(`${admin.origin}/admin/collections/talents/${id}?locale=es`);
  const offer = page.getByRole('button', { name: 'Cambiarla a /actrices/nerea-sotomayor' });
  await expect(async () => {
    await page.getByLabel('Nombre artístico').fill(`${TALENT}mayor`);
    await expect(offer).toBeVisible({ timeout: 1000 });
  }).toPass();
  await offer.click();
  await expect(page.getByText('la anterior llevará a ella')).toBeVisible();
  await publish();
  expect((await findTalent('es')).slug).toBe('nerea-sotomayor');
});
