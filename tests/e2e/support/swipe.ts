import type { Page } from '@playwright/test';

/** Swipes from right to left over the carousel of the home page on a phone. */
export async function swipeLeft(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((x) => ({ x, y: 300 })),
    });
  await touch('touchStart', 340);
  for (let x = 330; x >= 60; x -= 10) await touch('touchMove', x);
  await touch('touchEnd');
}
