import type { Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Frames without movement after which a smooth scroll has ended. */
const STILL_FRAMES = 6;

/** Waits until the page does not scroll: axe reads positions one after the other. */
const waitForScrollEnd = (page: Page): Promise<void> =>
  page.evaluate(
    (frames) =>
      new Promise((resolve) => {
        let last = scrollY;
        let still = 0;
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still === frames) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    STILL_FRAMES,
  );

/**
 * Runs axe, and returns one line per violation and element. Axe's own frame support opens a second
 * page and takes five times as long, so it is used only where the page has frames.
 */
export async function violations(page: Page, disabledRules: string[] = []): Promise<string[]> {
  await waitForScrollEnd(page);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .disableRules(disabledRules)
    .setLegacyMode(page.frames().length === 1);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} ${target} ${failureSummary}`),
  );
}

/** Scrolls a sheet to where no link is half below the bar at the bottom of a phone: axe calls it too small. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );

/** Expects no violation in the current state at a width, and continues after a failure. */
export const expectNone = async (page: Page, state: string): Promise<void> =>
  expect.soft(await violations(page), `${state} at ${page.viewportSize()!.width} px`).toEqual([]);
