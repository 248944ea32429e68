import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Makes the page's browser one that speaks these languages, the dearest first, and says it is so. */
export async function speak(
  page: Page,
  languages: readonly string[],
  userAgent?: string,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: userAgent ?? (await page.evaluate(() => navigator.userAgent)),
    acceptLanguage: languages.join(','),
  });
}

/** Gathers the paths of the documents that showed something, in their order, from now on. */
export async function paintedPaths(page: Page): Promise<string[]> {
  const paths: string[] = [];
  await page.exposeFunction('notePaint', (path: string) => paths.push(path));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        if (name !== 'first-contentful-paint') continue;
        (window as unknown as { notePaint: (path: string) => void }).notePaint(location.pathname);
      }
    }).observe({ type: 'paint', buffered: true });
  });
  return paths;
}

/** Films the window: gathers every frame that it shows from now on. */
export async function film(page: Page): Promise<Buffer[]> {
  const shots: Buffer[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    shots.push(Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  return shots;
}

/** Whether a picture is of one colour from edge to edge. */
export async function isEmpty(shot: Buffer): Promise<boolean> {
  const { channels } = await sharp(shot).stats();
  return channels.every(({ min, max }) => min === max);
}

/** A switch that holds an answer back: `hold` is reached by the request, `release` lets it go on. */
export async function holdBack(page: Page, path: string) {
  let release = () => {};
  let reach = () => {};
  const isReached = new Promise<void>((resolve) => (reach = resolve));
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      reach();
      await isReleased;
      await route.continue();
    },
  );
  return { isReached, release };
}
