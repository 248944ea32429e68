import type { Page } from '@playwright/test';

/** Runs an action that starts a navigation, and waits until the router has shown the next page. */
export async function afterNavigation(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'isLoaded', false);
    const setLoaded = () => Reflect.set(window, 'isLoaded', true);
    document.addEventListener('astro:page-load', setLoaded, { once: true });
  });
  await act();
  await page.waitForFunction(() => Reflect.get(window, 'isLoaded') === true);
}

/** Clicks the first link to a path from a script, without scrolling; adds one if there is none. */
export const clickLink = (page: Page, path: string) =>
  page.evaluate((href) => {
    let link = [...document.querySelectorAll('a')].find((a) => a.getAttribute('href') === href);
    if (!link) {
      link = document.createElement('a');
      link.href = href;
      document.querySelector('main')!.append(link);
    }
    link.click();
  }, path);

/** Points at a link, and waits until the router is loaded. */
export async function loadRouter(page: Page): Promise<void> {
  await page.locator('header a').first().dispatchEvent('pointerover');
  // The router numbers the history entry.
  await page.waitForFunction(() => history.state?.index === 0);
}

/** Sets a mark that a full page load removes. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Reflect.set(window, 'isSameDocument', true));

/** Returns whether the router brought every page since `markDocument`. */
export const isSameDocument = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'isSameDocument') === true);

/** Waits until the module of the part with the first match of a selector has taken it over. */
export const waitForHydration = (page: Page, selector: string) =>
  page.waitForFunction(
    // A boolean: a handle to the element would keep its page in memory.
    (css) => document.querySelector(css)?.closest('[data-part]') === null,
    selector,
  );

/**
 * Waits until the browser has called the page's intersection observers for what is in view. A
 * visible element that is observed now is reported after those that were observed before.
 */
export const afterIntersections = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
  );
