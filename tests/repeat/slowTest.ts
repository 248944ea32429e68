import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  test as base,
} from 'playwright/test';
import { slowProcesses } from '../support/slowProcesses.ts';

/*
 * What the tests import instead of `@playwright/test` when `SLOW` is set, by the paths of
 * tests/repeat/tsconfig.slow.json: every page has a slow processor and a slow line.
 */
export * from 'playwright/test';

/** The processor of pages works a quarter of the time; in milliseconds. */
const PROCESSOR = { runs: 10, stops: 30 };
/** A bad mobile connection: 300 ms, 800 kbit/s down, 400 kbit/s up; throughputs in bytes per second. */
const LINE = { latency: 300, downloadThroughput: 100_000, uploadThroughput: 50_000 };

const sessions = new WeakMap<Page, Promise<CDPSession | undefined>>();

const emulateLine = (session: CDPSession, offline: boolean) =>
  session.send('Network.emulateNetworkConditions', { ...LINE, offline });

async function emulate(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await emulateLine(session, false);
  return session;
}

/** Slows the line of a page down, once. A page that closes meanwhile needs nothing. */
function slowDown(page: Page): Promise<CDPSession | undefined> {
  const session = sessions.get(page) ?? emulate(page).catch(() => undefined);
  sessions.set(page, session);
  return session;
}

/**
 * Slows the processes of a browser's pages down four times. Chromium's own throttling keeps three quarters of
 * a core busy per page, even of an idle one, so that few pages at once starve the browser itself. Returns a
 * function that ends it.
 */
async function slowProcessor(browser: Browser): Promise<() => void> {
  const session = await browser.newBrowserCDPSession();
  return slowProcesses(async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  }, PROCESSOR);
}

/** Takes the slow line offline too: without it, requests of an offline page arrive. */
function extendSetOffline(context: BrowserContext): void {
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (offline) => {
    await setOffline(offline);
    for (const page of context.pages()) {
      const session = await slowDown(page);
      if (session) await emulateLine(session, offline);
    }
  };
}

export const test = base.extend<object, { slowPages: void }>({
  // The pages that tests and the site open themselves.
  slowPages: [
    async ({ browser }, use) => {
      browser.on('context', (context) => {
        extendSetOffline(context);
        context.on('page', (page) => void slowDown(page));
      });
      const endSlowness = await slowProcessor(browser);
      await use();
      endSlowness();
    },
    { scope: 'worker', auto: true },
  ],
  page: async ({ page }, use) => {
    await slowDown(page);
    await use(page);
  },
});
