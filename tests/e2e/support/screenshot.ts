import type { Page } from '@playwright/test';

/** Replaces what depends on the date: ages, the year of the copyright, dates. Runs in the page. */
function freezeDates(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    node.nodeValue = node
      .nodeValue!.replace(/\d+(?= (años|years old))/, '40')
      .replace(/© \d{4}/, '© 2000');
    if (node.parentElement?.closest('time[datetime*="-"]')) node.nodeValue = '1 de enero de 2000';
  }
}

/** Waits until all images, lazy ones included, are decoded and all fonts loaded. Runs in the page. */
async function loadMedia(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Opens a page for a screenshot: without motion and dates, with all images and fonts. */
export async function gotoStable(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The site omits fonts that arrive after the first paint, which a busy machine delays.
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body: css });
  });
  await page.goto(path);
  await page.evaluate(freezeDates);
  await page.evaluate(loadMedia);
}
