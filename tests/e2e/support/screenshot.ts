import type { Page } from '@playwright/test';

/** What changes with the day and not with the code: ages, the year of the copyright, dates. */
function freezeDays(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    node.nodeValue = node
      .nodeValue!.replace(/\d+(?= (años|years old))/, '40')
      .replace(/© \d{4}/, '© 2000');
    if (node.parentElement?.closest('time[datetime*="-"]')) node.nodeValue = '1 de enero de 2000';
  }
}

/** Every picture decoded, lazy ones too, and every font in place. */
async function settle(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode()));
  await document.fonts.ready;
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Opens a page and waits until it is as still as a photograph of it has to be. */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(freezeDays);
  await page.evaluate(settle);
}
