import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { parseLink } from '../../../cms/contract/selectionLink';
import {
  failSubmissions,
  newMessage,
  receivingForms,
  savedSubmissions,
} from '../support/contactForm';
import { expectNone } from '../support/axe';
import { INES } from '../support/embeds';
import { waitForHydration } from '../support/navigation';
import { choose, openSelection } from '../support/selection';

const PATH = `/casting?persona=${INES.slice(1)}`;
const FORM = 'form[name=casting]';

const control = (page: Page, name: string) => page.locator(`.enquiry [name=${name}]`);
const send = (page: Page) => page.getByRole('button', { name: 'Enviar consulta' });

/** What the tests enter, as it is submitted. */
const ENTERED = {
  project: 'La casa del río',
  production: 'series',
  role: 'Amaia, de 30 a 40',
  dates: 'Del 3 al 20 de marzo',
  place: 'Bilbao',
  deadline: 'Viernes 4, 14:00',
  conditions: 'Según convenio',
  links: 'https://drive.example/guion\nhttps://drive.example/separata',
  name: 'María Núñez',
  company: 'Norte Films',
  email: 'maria@productora.example',
  phone: '+34 600 000 000',
};

/** Opens a page of an enquiry and waits until it shows the person. */
async function open(page: Page, path = PATH): Promise<void> {
  await page.goto(path);
  await expect(control(page, 'talent')).toHaveValue('Inés Quiroga');
}

async function fill(page: Page, message: string): Promise<void> {
  const { production, ...texts } = ENTERED;
  for (const [name, text] of Object.entries(texts)) await control(page, name).fill(text);
  await control(page, 'production').selectOption(production);
  await control(page, 'message').fill(message);
  await control(page, 'privacy').check();
}

/** What the form says about the person, besides what the visitor enters. */
const CARRIED = {
  people: expect.stringMatching(
    /^Inés Quiroga\nhttps?:\/\/[^\s]+\/actrices\/ines-quiroga\nRepresentante: Elena Roldán <elena@/,
  ),
  agents: 'Elena Roldán <elena@foco-agencia.example>',
  subject: `Casting: Inés Quiroga — ${ENTERED.project}`,
  link: '',
  language: 'es',
  privacy: 'accepted',
};

test('the confirmation shows words that every object has', async ({ page }) => {
  const sent = {
    project: 'constructor',
    name: '__proto__',
    role: 'toString',
    production: 'valueOf',
  };
  await page.addInitScript((one) => (sessionStorage.sent = JSON.stringify(one)), sent);
  await page.goto('/success');
  for (const [name, word] of Object.entries(sent)) {
    await expect(page.locator(`[data-field=${name}] dd`)).toHaveText(word);
  }
});

test('the agent’s telephone and e-mail stand below each other @long', async ({ page }) => {
  await open(page);
  const agent = page.getByRole('region', { name: 'Representa' });
  const [phone, email] = await agent.getByRole('link').all();
  const [above, below] = [await phone!.boundingBox(), await email!.boundingBox()];
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a rider is found by the pages of skills, and an enquiry that names her arrives', async ({
    page,
  }) => {
    const message = newMessage();
    await page.goto('/');
    await page.getByRole('link', { name: 'Actrices', exact: true }).first().click();
    await page.getByRole('link', { name: 'Equitación', exact: true }).click();
    await expect(page).toHaveURL('/actrices/habilidad/equitacion');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Inés Quiroga/ })
      .click();
    await expect(page).toHaveURL(INES);
    await page.getByRole('link', { name: 'Preguntar por Inés Quiroga' }).click();
    await expect(page).toHaveURL(PATH);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await control(page, 'talent').fill('Inés Quiroga');
    await fill(page, message);
    await send(page).click();
    await expect(page).toHaveURL('/success#casting');
    const data = {
      ...ENTERED,
      ...CARRIED,
      talent: 'Inés Quiroga',
      people: '',
      agents: '',
      message,
    };
    const normalise = ({ links = '', people = '', message: text = '', ...rest }) => ({
      // Browsers submit line breaks as CRLF.
      ...Object.fromEntries(
        Object.entries({ links, people, message: text }).map(([name, value]) => [
          name,
          value.replaceAll('\r\n', '\n'),
        ]),
      ),
      ...rest,
    });
    expect((await savedSubmissions(message)).map(normalise)).toEqual([data]);
    expect(await receivingForms(message)).toEqual(['casting']);
  });
});

test('the old address of a PDF leads to the page, which shows the person and keeps another name', async ({
  page,
}) => {
  const name = control(page, 'talent');
  await page.goto(`${INES}/casting`);
  await expect(page).toHaveURL(PATH);
  await expect(name).toHaveValue('Inés Quiroga');
  await expect(page.locator('h1')).toHaveText('Inés Quiroga');
  await expect(page).toHaveTitle(/^Consulta de casting: Inés Quiroga · /);
  await expect(page.locator('.who img')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Representa' })).toContainText('Elena Roldán');
  await expect(page.getByRole('link', { name: 'Volver a su página' })).toHaveAttribute(
    'href',
    INES,
  );
  await expect(control(page, 'agents')).toHaveValue(CARRIED.agents);
  await name.fill('Inés Quiroga y Leo Paz');
  await expect(control(page, 'people')).toHaveValue('');
  await expect(control(page, 'subject')).toHaveValue('Casting');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Inés Quiroga');
  await expect(name).toHaveValue('Inés Quiroga y Leo Paz');
  await page.goto('/en/actores/leo-paz');
  await page.getByRole('link', { name: 'Ask about Leo Paz' }).first().click();
  await expect(name).toHaveValue('Leo Paz');
  await expect(control(page, 'people')).toHaveValue(/^Leo Paz\n\S+\/en\/actores\/leo-paz\nAgent: /);
  await page.goto('/en/actores/leo-paz/casting');
  await expect(page).toHaveURL('/en/casting?persona=actores/leo-paz');
});

test('without the page of the person, the visitor writes the name', async ({ page }) => {
  const name = control(page, 'talent');
  await page.goto('/casting?persona=actrices/nadie');
  await name.fill('Inés');
  await expect(page.locator('h1')).toHaveText('¿Por quién preguntas?');
  await expect(control(page, 'people')).toHaveValue('');
  for (const person of ['//agency.example/a', '../contacto', 'fichas/ana.txt']) {
    await page.goto(`/casting?persona=${encodeURIComponent(person)}`);
    await expect(name).toBeVisible();
    await expect(page.locator('h1')).toHaveText('¿Por quién preguntas?');
  }
});

test('errors, a failure and a reload lose nothing, and the enquiry is sent once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const message = newMessage();
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await control(page, 'talent').fill('');
  await send(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(5);
  await expectNone(page, 'an enquiry with errors');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
  await summary.getByRole('link').first().click();
  await expect(control(page, 'talent')).toBeFocused();
  await control(page, 'talent').fill('Inés Quiroga');
  await expect(control(page, 'project')).toHaveAccessibleDescription(/nombre del proyecto/);

  await fill(page, message);
  await expect(summary).toBeHidden();
  await control(page, 'links').fill('en mi web');
  await control(page, 'email').fill('laura@prod');
  await send(page).click();
  await expect(summary.getByRole('link')).toHaveText([
    /^Un enlace no funciona/,
    /no está completo/,
  ]);
  await control(page, 'links').fill('drive.example/guion');
  await control(page, 'email').fill(ENTERED.email);

  await page.reload();
  await expect(control(page, 'message')).toHaveValue(message);
  await expect(control(page, 'production')).toHaveValue('series');
  await control(page, 'privacy').check();
  const { recover } = await failSubmissions(page, 500);
  await send(page).click();
  await expect(summary).toContainText('ha fallado por nuestra parte');
  await expect(control(page, 'message')).toHaveValue(message);
  recover();
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(page).toHaveURL('/success#casting');
  expect(await savedSubmissions(message)).toMatchObject([
    { ...CARRIED, project: ENTERED.project, links: 'https://drive.example/guion' },
  ]);
  const sent = page.getByRole('region', { name: 'Lo que has enviado' });
  await expect(sent).toContainText('Elena Roldán <elena@foco-agencia.example>');
  await expect(sent).toContainText(ENTERED.project);
  await expect(sent.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await sent.getByRole('button', { name: 'Copiar' }).click();
  await expect(sent.getByRole('status')).not.toBeEmpty();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `Proyecto: ${ENTERED.project}`,
  );
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('casting'))).toBeNull();
});

test('the keyboard fills in and sends an enquiry in English, and a contact draft stays @long', async ({
  page,
}) => {
  const message = newMessage();
  const contactDraft = () => page.evaluate(() => sessionStorage.getItem('contact'));
  await page.goto('/contacto');
  await page.locator('form[name=contact] [name=message]').fill('Borrador');
  await expect.poll(contactDraft).toContain('Borrador');
  await open(page, `/en${PATH}`);
  await control(page, 'project').focus();
  await waitForHydration(page, FORM);
  for (const text of [
    'The house',
    'Series',
    '',
    '',
    '',
    '',
    '',
    '',
    'Ana',
    '',
    'ana@c.example',
    '',
  ]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(message);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await control(page, 'project').press('Enter');
  await expect(page).toHaveURL('/en/success#casting');
  expect(await savedSubmissions(message)).toMatchObject([
    { project: 'The house', production: 'series', name: 'Ana', language: 'en' },
  ]);
  expect(await contactDraft()).toContain('Borrador');
});

test('the selection goes along with an enquiry, and notes only if the visitor ticks it @long', async ({
  page,
}) => {
  await choose(page, 'Inés Quiroga', 'Lucía Herranz');
  await openSelection(page);
  await page.locator('.selection-row input').first().fill('Prueba el martes');
  for (const isTicked of [false, true]) {
    const message = newMessage();
    await page.goto('/seleccion');
    await fill(page, message);
    const notes = page.getByLabel('Enviar también mis notas');
    await expect(notes).not.toBeChecked();
    if (isTicked) await notes.check();
    await page.getByRole('button', { name: 'Enviar la selección' }).click();
    await expect(page).toHaveURL('/success#casting');
    const [sent] = await savedSubmissions(message);
    const people = sent!.people!.split('\n\n').map((person) => person.split(/\r?\n/));
    expect(people.map(([name]) => name)).toEqual(['Inés Quiroga', 'Lucía Herranz']);
    expect(people[1]).toEqual([
      'Lucía Herranz',
      expect.stringMatching(/^http.*\/actrices\/lucia-herranz$/),
      expect.stringMatching(/^Representante: Marta Olmedo <marta@/),
    ]);
    expect(people[0]!.slice(3)).toEqual(isTicked ? ['Nota: Prueba el martes'] : []);
    expect(sent!.agents).toMatch(/^Elena Roldán <\S+>, Marta Olmedo <\S+>$/);
    expect(sent!.subject).toMatch(/Lucía Herranz — La casa del río$/);
    const link = new URL(sent!.link!);
    expect(link.pathname).toBe('/seleccion');
    // Without the note, which only the visitor's team may read.
    expect(parseLink(link.hash)).toMatchObject({
      isDamaged: false,
      people: [{ note: '' }, { note: '' }],
    });
  }
});
