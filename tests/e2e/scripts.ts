import type { Page } from '@playwright/test';

/** Gathers the addresses of the scripts that a page asks for, from now on. */
export function scriptsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.push(request.url());
  });
  return addresses;
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
