import { type BrowserContext, type CDPSession, type Page, test as base } from 'playwright/test';

/*
 * What the tests import instead of `@playwright/test` when `SLOW` is set, by the paths of
 * tests/repeat/tsconfig.slow.json: every page has a slow processor and a slow line.
 */
export * from 'playwright/test';

const CPU_RATE = 4;
/** A bad mobile connection: 300 ms, 800 kbit/s down, 400 kbit/s up; throughputs in bytes per second. */
const LINE = { latency: 300, downloadThroughput: 100_000, uploadThroughput: 50_000 };

const sessions = new WeakMap<Page, Promise<CDPSession | undefined>>();

const emulateLine = (session: CDPSession, offline: boolean) =>
  session.send('Network.emulateNetworkConditions', { ...LINE, offline });

async function emulate(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await session.send('Network.enable');
  await emulateLine(session, false);
  return session;
}

/** Slows a page down, once. A page that closes meanwhile needs nothing. */
function slowDown(page: Page): Promise<CDPSession | undefined> {
  const session = sessions.get(page) ?? emulate(page).catch(() => undefined);
  sessions.set(page, session);
  return session;
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
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  page: async ({ page }, use) => {
    await slowDown(page);
    await use(page);
  },
});
