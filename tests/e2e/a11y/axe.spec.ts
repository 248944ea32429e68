import type { Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { choose } from '../support/choice';
import { bar, openDialog } from '../support/consent';
import { answerPosts, fillIn } from '../support/contactForm';
import { expectActive } from '../support/embeds';
import { ALL_PAGES, DESKTOP, PHONE, english } from '../support/pages';
import { follow } from '../support/network';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A state that a page is brought into before it is looked at. */
interface State {
  name: string;
  path: string;
  viewport: typeof PHONE;
  /** Whether it is a first visit, with the bar; else the visitor has declined. @default false */
  isUndecided?: boolean;
  enter: (page: Page) => Promise<void>;
}

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: /Menú|Menu/ }).click();
  await expect(page.locator('#menu')).toBeVisible();
};

const showThirdSlide = async (page: Page) => {
  const next = page.getByRole('button', { name: 'Siguiente' }).first();
  await next.click();
  await expect.poll(async () => (await page.locator('#slide-2').boundingBox())?.x).toBe(0);
  await next.click();
  await expect.poll(async () => (await page.locator('#slide-3').boundingBox())?.x).toBe(0);
};

const openVideo = async (page: Page) => {
  const player = '<!doctype html><html lang="es"><title>Player</title><p>Player</p>';
  await page.route(/youtube-nocookie/, (route) =>
    route.fulfill({ contentType: 'text/html', body: player }),
  );
  await choose(page, ['embeds']);
  await page.locator('#video-1 a').click();
  await expectActive(page.locator('#video-1 iframe'));
};

const seeBar = (page: Page) => expect(bar(page)).toBeVisible();

const changeConsent = async (page: Page) => {
  const dialog = await openDialog(page);
  await dialog.getByRole('switch').nth(2).click();
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  for (const summary of await dialog.locator('summary').all()) await summary.click();
};

const blockVideo = async (page: Page) => {
  await page.locator('#video-1 a').click();
  await expect(page.locator('#video-1').getByRole('group')).toBeFocused();
};

const loseConnection = async (page: Page) => {
  await page.route('**/legal-notice', (route) => route.abort());
  await follow(page, '/legal-notice');
  await expect(page.locator('main [data-status]')).toBeVisible();
};

const showFaults = async (page: Page) => {
  await page.locator('form[name=contact] button[type=submit]').click();
  await expect(page.getByRole('alert')).toBeFocused();
};

const failToSend = async (page: Page) => {
  await fillIn(page, 'es', 'Hola');
  await answerPosts(page, 500);
  await showFaults(page);
};

/** Add a state here when an island brings one. */
const STATES: State[] = [
  ...['/', english('/actrices')].map((path) => ({
    name: 'the menu open',
    path,
    viewport: PHONE,
    enter: openMenu,
  })),
  ...[PHONE, DESKTOP].flatMap((viewport) => [
    { name: 'the third slide', path: '/', viewport, enter: showThirdSlide },
    ...['/', '/contacto', english('/actrices')].map((path) => ({
      name: 'the consent bar',
      path,
      viewport,
      isUndecided: true,
      enter: seeBar,
    })),
    { name: 'the consent dialog', path: '/', viewport, enter: changeConsent },
    { name: 'a page that did not come', path: '/actrices', viewport, enter: loseConnection },
    { name: 'the error of the server', path: '/500', viewport, enter: async () => {} },
    { name: 'a video open', path: '/actrices/ines-quiroga', viewport, enter: openVideo },
    { name: 'a video blocked', path: '/actrices/ines-quiroga', viewport, enter: blockVideo },
    { name: 'faults in the form', path: '/contacto', viewport, enter: showFaults },
    { name: 'a message that failed', path: '/contacto', viewport, enter: failToSend },
  ]),
];

/** What axe objects to, one line for each element, so that a failure reads as a list of work. */
async function violations(page: Page, without: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(TAGS).disableRules(without);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} ${target} ${failureSummary}`),
  );
}

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    for (const path of ALL_PAGES) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

for (const { name, path, viewport, isUndecided, enter } of STATES) {
  test(`axe finds nothing on ${path} with ${name} at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    if (isUndecided) await page.context().clearCookies();
    await page.goto(path);
    await enter(page);
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
  for (const path of ['/', '/actrices', '/actrices/ines-quiroga', '/contacto', '/poc']) {
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await page.goto(path);
      // The browser paints its own colours here, but tells a script those of the stylesheet.
      expect(await violations(page, ['color-contrast'])).toEqual([]);
    });
  }
});

test('axe does find what is wrong', async ({ page }) => {
  await page.goto('/contacto');
  await page.evaluate(() => {
    document.querySelector('main p')!.setAttribute('style', 'color: #f4e49a');
    document.querySelector('main')!.append(document.createElement('button'));
  });
  const found = await violations(page);
  expect(found.some((line) => line.startsWith('color-contrast'))).toBe(true);
  expect(found.some((line) => line.startsWith('button-name'))).toBe(true);
});
