import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { FIRST_VISIT } from '../support/consent';
import { savedSubmissions } from '../support/contactForm';
import { wordsField } from '../support/finder';
import { afterNavigation } from '../support/navigation';
import { DESKTOP, PROPOSAL } from '../support/pages';
import { delayResponse } from '../support/network';
import { type StrangerName, letChange, strangerScript } from '../support/strangers';

/*
 * Each island on a page that a stranger changes, before and after its module is there. Labels are found by
 * what no translator writes.
 */

test.use({ viewport: DESKTOP });

/** Records what goes wrong in a page: exceptions, and requests for an address with "undefined". */
function recordProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('request', (request) => {
    if (request.url().includes('undefined')) problems.push(request.url());
  });
  return problems;
}

/** Returns the texts that React keeps a node of, and which a translator may replace. */
const heldTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isHeld = Object.keys(text).some((key) => key.startsWith('__reactFiber'));
      if (isHeld && text.data.trim()) texts.push(text.data);
    }
    return texts;
  });

async function searchFor(page: Page, prefix: string) {
  await page.goto(`${prefix}/actrices`);
  const field = wordsField(page);
  await field.pressSequentially('franc', { delay: 20 });
  await expect(page.locator('.chosen li')).toHaveCount(1);
  await expect(field).toBeFocused();
  await field.pressSequentially('es');
  await expect(field).toHaveValue('frances');
  await page.locator('.finder-row [value=spoken]').click();
  await expect(page.getByRole('dialog').locator('fieldset').first()).toBeVisible();
  await page.getByRole('dialog').locator('[type=checkbox]').first().check();
  await expect(page.locator('.chosen li')).toHaveCount(2);
  await page.locator('.chosen li button').first().click();
  await expect(page.locator('.chosen li')).toHaveCount(1);
  await expect(page.locator('main')).not.toContainText('undefined');
  expect(await heldTexts(page)).toEqual([]);
}

async function chooseCookies(page: Page, prefix: string) {
  await page.goto(`${prefix}/nosotras`);
  await page.locator('.consent-bar [data-choice=manage]').click();
  const dialog = page.locator('.consent-dialog');
  await expect(dialog).toBeVisible();
  expect(await heldTexts(page)).toEqual([]);
  await dialog.locator('[name=functional]').check();
  await dialog.locator('.consent-save').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.consent-bar')).toBeHidden();
}

/** Types into a form while its module arrives, and sends it. */
async function writeMessage(page: Page, prefix: string) {
  const module = await delayResponse(page, /_astro\/Form\./);
  await page.goto(`${prefix}/contacto`);
  const field = (name: string) => page.locator(`form[name=contact] [name=${name}]`);
  await field('name').pressSequentially('María Nú');
  module.release();
  await expect(page.locator('form[name=contact][data-part]')).toHaveCount(0);
  await expect(field('name')).toBeFocused();
  await field('name').pressSequentially('ñez');
  await expect(field('name')).toHaveValue('María Núñez');
  await field('email').pressSequentially('maria@');
  await page.locator('form[name=contact] [type=submit]').click();
  await expect(page.locator('.form-notice li')).not.toHaveCount(0);
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
  await field('email').fill('maria@productora.example');
  await expect(field('email')).not.toHaveAttribute('aria-invalid');
  const message = `Hola ${crypto.randomUUID()}`;
  await field('message').fill(message);
  await field('writer').selectOption('casting');
  await field('privacy').check();
  await page.locator('form[name=contact] [type=submit]').click();
  await expect(page).toHaveURL(/\/success$/);
  expect(await savedSubmissions(message)).toMatchObject([
    { name: 'María Núñez', email: 'maria@productora.example', writer: 'casting' },
  ]);
}

async function choosePeople(page: Page, prefix: string) {
  await page.goto(`${prefix}/actrices`);
  const name = await page.locator('.add').first().getAttribute('data-name');
  await page.locator('.add').first().click();
  await expect(page.locator('.tray')).toBeVisible();
  await expect(page.locator('.selection-link b')).toContainText('1');
  await page.locator('.add').nth(1).click();
  await expect(page.locator('.selection-link b')).toContainText('2');
  await afterNavigation(page, () => page.locator('.tray a').click());
  await expect(page.locator('.selection-row')).toHaveCount(2);
  const stored = await page.evaluate(() => sessionStorage.getItem('selection')!);
  expect(stored).toContain(JSON.stringify(name).slice(1, -1));
  expect(stored).not.toContain('ß');
  const mark = page.locator('.selection-row').first().locator('[data-mark=yes]');
  // Without waiting until the rows, whose pictures arrive, stand still.
  await mark.dispatchEvent('click');
  await expect(mark).toBeChecked();
  await page.locator('.selection-row').first().locator('[data-remove]').click();
  await expect(page.locator('.selection-row')).toHaveCount(1);
  expect(await heldTexts(page)).toEqual([]);
}

async function playVideo(page: Page, prefix: string) {
  await page.route(/youtube|vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }),
  );
  await page.goto(`${prefix}/actrices/ines-quiroga`);
  await page.locator('#video-1 a').first().click();
  const notice = page.locator('#video-1').getByRole('group');
  await expect(notice).toBeFocused();
  expect(await heldTexts(page)).toEqual([]);
  await notice.getByRole('button').click();
  await expect(page.locator('#video-1 iframe')).toBeVisible();
}

async function moveCarousel(page: Page, prefix: string) {
  await page.goto(prefix || '/');
  await page.locator('.carousel-buttons [value=next]').click();
  await expect.poll(async () => (await page.locator('#slide-2').boundingBox())?.x).toBe(0);
  await expect(page.locator('.carousel-controls a').nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.carousel [aria-live]')).not.toBeEmpty();
}

/** Listens to a voice clip whose file does not arrive at first, and looks at the photographs. */
async function hearAndSee(page: Page, prefix: string) {
  let isThere = false;
  await page.route(/\.(mp3|m4a|wav)$/, (route) =>
    isThere ? route.continue() : route.fulfill({ status: 503, body: '' }),
  );
  await page.goto(`${prefix}/actrices/ines-quiroga`);
  const clip = page.locator('details[name=voice]').first();
  await clip.locator('summary').click();
  await expect(clip.getByRole('alert')).toBeVisible();
  isThere = true;
  await clip.getByRole('alert').getByRole('button').click();
  await expect(clip.locator('audio')).toBeVisible();
  await page.locator('a[data-large]').first().click();
  const viewer = page.locator('.viewer');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.locator('[aria-live]')).toContainText('2 / ');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page.locator('a[data-large]').first()).toBeFocused();
}

async function askForPerson(page: Page, prefix: string) {
  await page.goto(`${prefix}/casting?persona=actrices/ines-quiroga`);
  const field = (name: string) => page.locator(`form[name=casting] [name=${name}]`);
  await expect(field('talent')).toHaveValue('Inés Quiroga');
  await field('project').pressSequentially('La casa');
  await field('production').selectOption('series');
  await field('name').fill('María Núñez');
  await field('email').fill('maria@productora');
  await page.locator('form[name=casting] [type=submit]').click();
  await expect(page.locator('.form-notice li')).toHaveCount(2);
  await field('email').fill('maria@productora.example');
  const message = `Hola ${crypto.randomUUID()}`;
  await field('message').fill(message);
  await field('privacy').check();
  await page.locator('form[name=casting] [type=submit]').click();
  await expect(page).toHaveURL(/\/success/);
  const [sent] = await savedSubmissions(message);
  expect(sent).toMatchObject({ talent: 'Inés Quiroga', project: 'La casa', production: 'series' });
  expect(JSON.stringify(sent)).not.toContain('ß');
}

async function answerProposal(page: Page, prefix: string) {
  await page.goto(`${prefix}${PROPOSAL}`);
  const mark = page.locator('.person [data-mark=yes]').first();
  await mark.dispatchEvent('click');
  await expect(mark).toBeChecked();
  const field = (name: string) => page.locator(`form.fields [name=${name}]`);
  await field('name').pressSequentially('Ana Ruiz');
  await field('email').pressSequentially('ana@productora.example');
  await expect(field('name')).toHaveValue('Ana Ruiz');
  const message = `Respuesta ${crypto.randomUUID()}`;
  await field('message').fill(message);
  await field('privacy').check();
  await page.locator('form.fields [type=submit]').click();
  await expect(page).toHaveURL(/\/success/);
  const [sent] = await savedSubmissions(message);
  expect(sent!.people).toContain(prefix ? 'Yes: ' : 'Sí: ');
  expect(JSON.stringify(sent)).not.toContain('ß');
}

const ISLANDS = {
  'the finder': searchFor,
  'the consent dialog': chooseCookies,
  'the contact form': writeMessage,
  'the selection': choosePeople,
  'a video': playVideo,
  'a voice clip and the photographs': hearAndSee,
  'the enquiry': askForPerson,
  'the carousel': moveCarousel,
  'a proposal': answerProposal,
};

/** Each island on a Spanish page that Google translates and on an English one of Edge, as in `firefox.spec.ts`. */
const SHORT = ['google', 'edge/en'];

for (const stranger of ['google', 'edge', 'mover', 'extension'] satisfies StrangerName[]) {
  for (const prefix of ['', '/en']) {
    test.describe(`${stranger} on ${prefix || '/'}`, () => {
      for (const [name, use] of Object.entries(ISLANDS)) {
        test.describe(() => {
          if (name === 'the consent dialog') test.use({ storageState: FIRST_VISIT });

          test(`${name} works, and what is typed and focused stays${SHORT.includes(`${stranger}${prefix}`) ? '' : ' @long'}`, async ({
            page,
          }) => {
            const problems = recordProblems(page);
            await letChange(page, stranger);
            await use(page, prefix);
            expect(problems).toEqual([]);
          });
        });
      }
    });
  }
}

test('a translation that begins while somebody types takes nothing away', async ({ page }) => {
  const problems = recordProblems(page);
  await page.goto('/actrices');
  await wordsField(page).pressSequentially('franc');
  await expect(page.locator('.chosen li')).toHaveCount(1);
  await page.evaluate(strangerScript('google'));
  await expect(page.locator('.chosen li font').first()).toBeAttached();
  await expect(wordsField(page)).toBeFocused();
  await wordsField(page).pressSequentially('es');
  await expect(wordsField(page)).toHaveValue('frances');
  await page.locator('.finder-row [value=spoken]').click();
  await page.getByRole('dialog').locator('[type=checkbox]').first().check();
  await expect(page.locator('.chosen li')).toHaveCount(2);

  await page.goto('/contacto');
  const name = page.locator('form[name=contact] [name=name]');
  await name.pressSequentially('María Nú');
  await page.evaluate(strangerScript('edge'));
  await expect(page.locator('[for=contact-name]')).toContainText('ß');
  await name.pressSequentially('ñez');
  await expect(name).toHaveValue('María Núñez');
  await page.locator('form[name=contact] [type=submit]').click();
  await expect(page.locator('.form-notice li')).not.toHaveCount(0);
  await expect(name).toHaveValue('María Núñez');
  expect(problems).toEqual([]);
});

test('the confirmation of an enquiry copies the words of the page, not the translator’s', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await letChange(page, 'google');
  await page.goto('/casting');
  const field = (name: string) => page.locator(`form[name=casting] [name=${name}]`);
  await field('talent').fill('Inés Quiroga');
  await field('project').fill('La casa del río');
  await field('production').selectOption('series');
  await field('name').fill('María Núñez');
  await field('email').fill('maria@productora.example');
  await field('privacy').check();
  await page.locator('form[name=casting] [type=submit]').click();
  await expect(page).toHaveURL(/\/success/);
  await expect(page.locator('[data-field=production] dd')).toHaveText('Serieß');
  await page.locator('.sent-form button').first().click();
  await expect(page.locator('.sent-form [role=status]')).not.toBeEmpty();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Tipo de producción: Serie\n');
  expect(copied).not.toContain('ß');
});
