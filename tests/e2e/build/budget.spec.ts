import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { TALENTS_PER_PAGE } from '../../../src/lib/routing/pagination';
import { measureWeight } from '../../browser/weight';
import { BUDGETS, FINDER_SCRIPT, budgetsFor, maxElementsFor } from '../support/budgets';
import { DECLINED, FIRST_VISIT } from '../support/consent';
import { expectChips, wordsField } from '../support/finder';
import { PAGES, PROPOSAL, english } from '../support/pages';

/** The pages with most of each kind of content. */
const HEAVIEST = [
  '/',
  '/actrices',
  '/buscar',
  '/nosotras',
  '/contacto',
  '/actrices/ines-quiroga',
  PROPOSAL,
];

/** Opens a page without using the cache, expects its weight to be within the budgets, and returns it in bytes. */
async function expectWithinBudget(page: Page, path: string) {
  const weight = await measureWeight(page, path, true);
  for (const kind of ['script', 'css', 'html', 'font'] as const) {
    expect.soft(weight[kind], `${kind} of ${path}`).toBeLessThanOrEqual(budgetsFor(path)[kind]);
  }
  if (!path.endsWith('/poc')) {
    const elements = await page.locator('*').count();
    expect.soft(elements, `elements of ${path}`).toBeLessThanOrEqual(maxElementsFor(path));
  }
  expect.soft(weight.html, path).toBeGreaterThan(0);
  expect.soft(weight.css, path).toBeGreaterThan(0);
  expect.soft(weight.libraries, `libraries of ${path}`).toEqual([]);
  return weight.script + weight.css + weight.html + weight.font;
}

for (const [visit, storageState, paths, long] of [
  ['a first visit', FIRST_VISIT, HEAVIEST, ''],
  ['a first visit in Spanish', FIRST_VISIT, PAGES, ' @long'],
  ['a first visit in English', FIRST_VISIT, PAGES.map(english), ' @long'],
  ['a later visit', DECLINED, ['/', '/contacto'], ' @long'],
] as const) {
  test.describe(`on ${visit}${long}`, () => {
    test.use({ storageState });

    test('pages keep to the budget, without libraries before an interaction', async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      const weights = new Map<string, number>();
      for (const path of paths) weights.set(path, await expectWithinBudget(page, path));
      // The page of a talent is the heaviest.
      const talent = weights.get('/actrices/ines-quiroga') ?? Infinity;
      expect(weights.get(PROPOSAL) ?? 0).toBeLessThanOrEqual(talent);
    });
  });
}

/** Replaces slugs, hashes and texts of a card, so that a copy compresses like a new card. */
function varyCard(card: string, round: number): string {
  const other = (letter: string) =>
    String.fromCharCode(97 + ((letter.charCodeAt(0) * (round + 3) + 7 * round) % 26));
  return card
    .replace(/(?<=\/actrices\/)[\w-]+/g, (slug) => slug.replace(/\w/g, other))
    .replace(/(?<=_)\w{4,8}(?=\.)/g, (hash) => hash.replace(/\w/g, other))
    .replace(/(?<=>)[^<>]{4,}(?=<)/g, (text) => text.replace(/\p{L}/gu, other));
}

test('the code and the words of the finder keep to their budget', async ({ page, request }) => {
  const loaded = page.waitForRequest(/_astro\/finder\.[^/]+\.js$/);
  await page.goto('/actrices');
  await wordsField(page).fill('inglés');
  const script = await request.get((await loaded).url());
  expect(brotliCompressSync(await script.body()).length).toBeLessThanOrEqual(FINDER_SCRIPT);
  await wordsField(page).press('Enter');
  await expectChips(page, ['Inglés']);
});

test('a full list page keeps to the budget of HTML', async ({ request }) => {
  const html = await (await request.get('/actrices')).text();
  const cards = html.match(/<li>\s*<a href="\/actrices\/.*?<\/li>/gs) ?? [];
  expect(cards.length).toBeGreaterThan(8);
  const full = Array.from({ length: TALENTS_PER_PAGE }, (_, index) => {
    const round = Math.floor(index / cards.length);
    const card = cards[index % cards.length]!;
    return round === 0 ? card : varyCard(card, round);
  });
  const page = html.replace(cards.join(''), full.join(''));
  expect(page.length).toBeGreaterThan(html.length + 10_000);
  expect(brotliCompressSync(page).length).toBeLessThanOrEqual(BUDGETS.html);
});

test('script files, inline scripts and libraries are counted', async ({ page }) => {
  const noise = Array.from({ length: 1500 }, (_, index) => Math.sin(index)).join();
  const answer = (type: string, body: string) => ({ contentType: type, body });
  await page.route('**/probe.js', (route) =>
    route.fulfill(answer('text/javascript', `const e = Symbol.for("react.transitional.element")`)),
  );
  await page.route('**/probe', (route) =>
    route.fulfill(
      answer(
        'text/html',
        `<script type="application/ld+json">[${noise}]</script>
         <script>[${noise}]</script><script src="/probe.js"></script>`,
      ),
    ),
  );
  const { script, libraries } = await measureWeight(page, '/probe', false);
  expect(script).toBeGreaterThan(BUDGETS.script);
  expect(script).toBeLessThan(4 * BUDGETS.script);
  expect(libraries).toEqual([expect.stringContaining('/probe.js')]);
});
