import type { Page } from '@playwright/test';

/** Gives the page a line on which it fetches nothing before it is asked for. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

/** Keeps the answers to a path back until the returned function is called. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Waits until the router has shown what comes next, which `act` starts. */
export async function afterNavigation(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'isThere', false);
    const note = () => Reflect.set(window, 'isThere', true);
    document.addEventListener('astro:page-load', note, { once: true });
  });
  await act();
  await page.waitForFunction(() => Reflect.get(window, 'isThere') === true);
}

/** Presses a link by its address, wherever in the page it is; one is made where there is none. */
export const follow = (page: Page, address: string) =>
  page.evaluate((href) => {
    const isIt = (link: Element) => link.getAttribute('href') === href;
    let link = [...document.querySelectorAll('a')].find(isIt);
    if (!link) {
      link = document.createElement('a');
      link.href = href;
      document.querySelector('main')!.append(link);
    }
    link.click();
  }, address);
