import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Records the paths of the documents that painted content from now on, in their order. */
export async function recordPaintedPaths(page: Page): Promise<string[]> {
  const paths: string[] = [];
  await page.exposeFunction('recordPaint', (path: string) => paths.push(path));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        if (name !== 'first-contentful-paint') continue;
        const { recordPaint } = window as unknown as { recordPaint: (path: string) => void };
        recordPaint(location.pathname);
      }
    }).observe({ type: 'paint', buffered: true });
  });
  return paths;
}

/** Records every frame that the page shows from now on, as PNG files. */
export async function recordFrames(page: Page): Promise<Buffer[]> {
  const frames: Buffer[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  return frames;
}

/** Returns whether a frame has one colour. */
export async function isBlank(frame: Buffer): Promise<boolean> {
  const { channels } = await sharp(frame).stats();
  return channels.every(({ min, max }) => min === max);
}

/** Returns the painted colour of one pixel as hexadecimal digits; scripts cannot read it. */
export async function paintedColour(page: Page, x: number, y: number): Promise<string> {
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
  const screenshot = await page.screenshot({ clip });
  return (await sharp(screenshot).removeAlpha().raw().toBuffer()).toString('hex');
}

/** Waits until the page has drawn this many more frames. */
export const waitForFrames = (page: Page, count = 3) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
