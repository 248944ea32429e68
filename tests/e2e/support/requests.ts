import type { Page } from '@playwright/test';

/** Gathers the addresses of the scripts that a page asks for, from now on. */
export function scriptsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.push(request.url());
  });
  return addresses;
}

/** What of the scripts asked for the page does not name itself, such as an island's. */
export async function fetchedLater(page: Page, addresses: string[]): Promise<string[]> {
  const named = await page
    .locator('script[src]')
    .evaluateAll((scripts) => (scripts as HTMLScriptElement[]).map(({ src }) => src));
  return addresses.filter((address) => !named.includes(address));
}

/** Gathers what a page asks of other origins, from now on, and answers it with an empty page. */
export async function othersOf(page: Page, ownOrigin: string): Promise<string[]> {
  const addresses: string[] = [];
  await page.route(
    (url) => url.origin !== ownOrigin,
    (route) => {
      addresses.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>player</p>' });
    },
  );
  return addresses;
}

/** Waits until the island around what a selector finds has been hydrated. */
export const hydrated = (page: Page, selector: string) =>
  page.waitForFunction(
    (css) => document.querySelector(css)?.closest('astro-island:not([ssr])'),
    selector,
  );
