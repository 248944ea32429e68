import { type Page, test as base } from 'playwright/test';

/*
 * What the tests import instead of `@playwright/test` when `SLOW` is set, by the paths of
 * tests/repeat/tsconfig.slow.json: every page has a slow processor and a slow line.
 */
export * from 'playwright/test';

const CPU_RATE = 4;
/** A bad mobile connection: 300 ms, 800 kbit/s down, 400 kbit/s up; throughputs in bytes per second. */
const LINE = {
  offline: false,
  latency: 300,
  downloadThroughput: 100_000,
  uploadThroughput: 50_000,
};

const slowed = new WeakMap<Page, Promise<void>>();

async function emulate(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
}

/** Slows a page down, once. A page that closes meanwhile needs nothing. */
function slowDown(page: Page): Promise<void> {
  const started = slowed.get(page) ?? emulate(page).catch(() => undefined);
  slowed.set(page, started);
  return started;
}

export const test = base.extend<object, { slowPages: void }>({
  // The pages that tests and the site open themselves.
  slowPages: [
    async ({ browser }, use) => {
      browser.on('context', (context) => context.on('page', (page) => void slowDown(page)));
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  page: async ({ page }, use) => {
    await slowDown(page);
    await use(page);
  },
});
