import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { PEOPLE_PER_PAGE } from '../../../src/lib/routing/pagination';
import { weigh } from '../../browser/weight';
import { BUDGETS, budgetsOf } from '../support/budgets';
import { ALL_PAGES } from '../support/pages';
import { DECIDED, UNDECIDED } from '../support/decided';

const VISITS = [
  ...ALL_PAGES.map((path) => ({ path, visit: 'a first visit', storageState: UNDECIDED })),
  ...['/', '/contacto'].map((path) => ({ path, visit: 'a later visit', storageState: DECIDED })),
];

for (const { path, visit, storageState } of VISITS) {
  test(`${path} keeps to the budget on ${visit} and asks for no library before it is touched`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL, storageState });
    const weight = await weigh(page, path, true);
    for (const kind of ['script', 'css', 'html', 'font'] as const) {
      expect(weight[kind], kind).toBeLessThanOrEqual(budgetsOf(path)[kind]);
    }
    expect(weight.html).toBeGreaterThan(0);
    expect(weight.css).toBeGreaterThan(0);
    expect(weight.libraries).toEqual([]);
    await page.close();
  });
}

/** Every character of a piece of HTML that is not its frame becomes another one. */
function disguised(card: string, round: number): string {
  const other = (letter: string) =>
    String.fromCharCode(97 + ((letter.charCodeAt(0) * (round + 3) + 7 * round) % 26));
  return card
    .replace(/(?<=\/actrices\/)[\w-]+/g, (slug) => slug.replace(/\w/g, other))
    .replace(/(?<=_)\w{4,8}(?=\.)/g, (hash) => hash.replace(/\w/g, other))
    .replace(/(?<=>)[^<>]{4,}(?=<)/g, (text) => text.replace(/\p{L}/gu, other));
}

test('a full page of a list keeps to the budget of HTML', async ({ request }) => {
  const html = await (await request.get('/actrices')).text();
  const cards = html.match(/<li>\s*<a href="\/actrices\/.*?<\/li>/gs) ?? [];
  expect(cards.length).toBeGreaterThan(8);
  const full = Array.from({ length: PEOPLE_PER_PAGE }, (_, index) => {
    const round = Math.floor(index / cards.length);
    const card = cards[index % cards.length]!;
    return round === 0 ? card : disguised(card, round);
  });
  const page = html.replace(cards.join(''), full.join(''));
  expect(page.length).toBeGreaterThan(html.length + 20_000);
  expect(brotliCompressSync(page).length).toBeLessThanOrEqual(BUDGETS.html);
});

test('scripts in files, scripts in the page and libraries are all counted', async ({ page }) => {
  const noise = Array.from({ length: 3000 }, (_, index) => Math.sin(index)).join();
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
  const { script, libraries } = await weigh(page, '/probe', false);
  expect(script).toBeGreaterThan(BUDGETS.script);
  expect(script).toBeLessThan(4 * BUDGETS.script);
  expect(libraries).toEqual([expect.stringContaining('/probe.js')]);
});
