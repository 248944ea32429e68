import { type Page, expect, test } from '@playwright/test';
import { startAdminServer } from './adminServer';
import { signIn } from './signIn';

const PORT = 3125;

let admin: Awaited<ReturnType<typeof startAdminServer>>;

test.beforeAll(async () => {
  admin = await startAdminServer(PORT);
});
test.afterAll(() => admin?.stop());

test.use({ locale: 'es-ES' });

/** Words that Spanish does not have, and that sentences and buttons in English contain. */
const ENGLISH =
  /\b(the|and|you|your|are|with|this|that|have|has|not|from|please|successfully|save|saved|delete|edit|create|new|search|select|upload|uploaded|responsive|loading|settings|drag|drop|file|files|or|no results|log ?out|sign|change|changes|open|close|add|remove|cancel|confirm|columns|filter|filters|page|rows|show|hide|view|preview|copy|duplicate|unknown|error|field|fields|untitled|value|values)\b/i;

/** Where English is content, not words of the admin: names of files, records and languages. */
const CONTENT =
  'td, .relationship-cell, iframe, [lang="en"], .file-details, .upload__filename, code';

/** Returns the visible texts of the page with English words. */
const findEnglish = (page: Page) =>
  page.evaluate(
    ([pattern, content]) => {
      const english = new RegExp(pattern, 'i');
      const found = new Set<string>();
      const check = (text: string | null | undefined) => {
        if (text && english.test(text)) found.add(text.trim().slice(0, 120));
      };
      for (const input of document.querySelectorAll('input')) {
        input.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }
      for (const element of document.body.querySelectorAll('*')) {
        if (element.matches('script, style, noscript') || element.closest(content)) continue;
        if (!element.checkVisibility()) continue;
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE) check(node.nodeValue);
        }
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          if (element.tagName !== 'IMG') check(element.getAttribute(name));
        }
      }
      return [...found];
    },
    [ENGLISH.source, CONTENT] as const,
  );

test('the pages and dialogs of the admin have no English words', async ({ page }) => {
  const found: Record<string, string[]> = {};
  const check = async (name: string) => {
    // Until React has taken over the page, its words may be Payload's.
    const untilNone = expect.poll(() => findEnglish(page), { timeout: 3000 }).toEqual([]);
    await untilNone.catch(async () => (found[name] = await findEnglish(page)));
  };
  /** Clicks what opens a dialog or a menu, if the page has it, and checks what appears. */
  const checkOpened = async (name: string, selector: string, appeared: string) => {
    const opener = page.locator(selector).first();
    if (!(await opener.isVisible())) return;
    await opener.click();
    await expect(page.locator(appeared).first()).toBeVisible();
    await check(name);
    await page.keyboard.press('Escape');
  };

  await page.goto(`${admin.origin}/admin/login`);
  await expect(page.getByLabel('Contraseña')).toBeVisible();
  await check('login');
  await signIn(page, admin.origin);
  const { docs } = (await (
    await page.request.get(`${admin.origin}/api/talents?limit=1&depth=0`)
  ).json()) as { docs: { id: number }[] };
  const id = docs[0]!.id;
  const pages = [
    '',
    '/account',
    '/collections/talents/order',
    '/collections/talents/import',
    '/globals/home',
    '/globals/agency',
    ...['talents', 'proposals', 'pages', 'media', 'redirects', 'users', 'audit-log'].flatMap(
      (slug) => [
        `/collections/${slug}`,
        ...(slug === 'audit-log' ? [] : [`/collections/${slug}/create`]),
      ],
    ),
    '/collections/talents/trash',
    '/collections/payload-query-presets',
    `/collections/talents/${id}`,
    `/collections/talents/${id}/versions`,
  ];
  for (const address of pages) {
    await page.goto(`${admin.origin}/admin${address}`);
    await expect(page.locator('.template-default')).toBeVisible();
    await expect(page.locator('.shimmer-effect')).toHaveCount(0);
    await check(address || 'desk');
    for (const tab of await page.locator('.tabs-field__tab-button').all()) {
      await tab.click();
      await check(`${address} › ${(await tab.textContent()) ?? ''}`);
    }
    await checkOpened(`${address} menu`, '.doc-controls__popup button', '.popup__content');
    await checkOpened(
      `${address} columns`,
      '#toggle-list-columns',
      '.pill-selector, .column-selector',
    );
    await checkOpened(`${address} filters`, '#toggle-list-filters', '.where-builder');
  }

  await page.goto(`${admin.origin}/admin/collections/talents/${id}`);
  await page.locator('#live-preview-toggler').click();
  await expect(page.locator('#live-preview-iframe')).toBeVisible();
  await check('live preview');
  expect(found).toEqual({});
});
