import { expect, test } from '@playwright/test';
import { weigh } from '../browser/weight';
import { BUDGETS, budgetsOf } from './budgets';
import { ALL_PAGES } from './pages';

for (const path of ALL_PAGES) {
  test(`${path} keeps to the budget and asks for no library before it is touched`, async ({
    page,
  }) => {
    const weight = await weigh(page, path, true);
    for (const kind of ['script', 'css', 'html', 'font'] as const) {
      expect(weight[kind], kind).toBeLessThanOrEqual(budgetsOf(path)[kind]);
    }
    expect(weight.html).toBeGreaterThan(0);
    expect(weight.css).toBeGreaterThan(0);
    expect(weight.libraries).toEqual([]);
  });
}

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
