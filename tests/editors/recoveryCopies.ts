import type { Page } from '@playwright/test';

/** Returns how many copies of unsaved work the browser stores. */
export const countCopies = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('unsaved-work');
        request.onsuccess = () => {
          const count = request.result.transaction('copies').objectStore('copies').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
