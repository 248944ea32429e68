import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** An element that had the focus, and how the focus was visible. */
export interface FocusStop {
  /** Tag, link target and text, for messages. */
  name: string;
  /** The position in the document among all elements that can take the focus. */
  index: number;
  /** The width of the outline in pixels. */
  outlineWidth: number;
  /** The contrast of the outline with the background around the element, from 1 to 21. */
  contrast: number;
  /** Whether another element still lies over the middle of the element. */
  isCovered: boolean;
}

const FOCUSABLE =
  'a[href], button, input, select, textarea, video[controls], summary, [tabindex="0"]';

/**
 * Reads the focused element once it stays at its position and nothing covers it; after about two
 * seconds it is read as it is. A carousel may still scroll the element. Runs in the page.
 */
async function readStop(focusable: string): Promise<FocusStop | undefined> {
  const MAX_ROUNDS = 60;
  const position = () => JSON.stringify(document.activeElement?.getBoundingClientRect());
  const isCovered = () => {
    const element = document.activeElement!;
    const box = element.getClientRects()[0] ?? new DOMRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !(top && (element.contains(top) || top.contains(element)));
  };
  let last = '';
  for (let round = 0; round < MAX_ROUNDS && (last !== position() || isCovered()); round += 1) {
    last = position();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) =>
    channels(colour)
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index]!, 0);
  const isOpaque = (colour: string) => (channels(colour)[3] ?? 1) > 0.99;
  let parent = element.parentElement;
  while (parent && !isOpaque(getComputedStyle(parent).backgroundColor))
    parent = parent.parentElement;
  const style = getComputedStyle(element);
  const background = parent ? getComputedStyle(parent).backgroundColor : 'rgb(255, 255, 255)';
  const [light, dark] = [style.outlineColor, background].map(luminance).sort((a, b) => b - a);
  return {
    name: `${element.tagName} ${element.getAttribute('href') ?? ''} ${element.textContent?.trim()}`,
    index: [...document.querySelectorAll(focusable)].indexOf(element),
    outlineWidth: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
    contrast: (light! + 0.05) / (dark! + 0.05),
    isCovered: isCovered(),
  };
}

/** Presses a key, and returns the element that then has the focus, or undefined for none. */
export async function pressKey(page: Page, key = 'Tab'): Promise<FocusStop | undefined> {
  await page.keyboard.press(key);
  return page.evaluate(readStop, FOCUSABLE);
}

/** Returns how many elements can take the focus now. */
export const countFocusable = (page: Page): Promise<number> =>
  page.evaluate(
    (focusable) =>
      [...document.querySelectorAll(focusable)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      ).length,
    FOCUSABLE,
  );

/** Presses a key until the focus returns to the first stop, and returns all stops. */
export async function walkFocus(page: Page, key = 'Tab'): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  const limit = (await countFocusable(page)) + 5;
  for (let count = 0; count < limit; count += 1) {
    const stop = await pressKey(page, key);
    if (!stop) continue;
    if (stops[0]?.index === stop.index) return stops;
    stops.push(stop);
  }
  return stops;
}

/**
 * Presses a key for a whole round through the page, and returns the index of each focused element.
 * Reads nothing else between the presses, so a page of 200 elements takes seconds. A script that loads
 * meanwhile may add hidden elements, so the positions are those of the end.
 */
export async function walkOrder(page: Page, key = 'Tab'): Promise<number[]> {
  const stepCount = (await countFocusable(page)) + 8;
  await page.evaluate(() => {
    const focused: Element[] = [];
    document.addEventListener('focusin', ({ target }) => focused.push(target as Element));
    Object.assign(window, { focused });
  });
  for (let count = 0; count < stepCount; count += 1) await page.keyboard.press(key);
  return page.evaluate((focusable) => {
    const focused = Reflect.get(window, 'focused') as Element[];
    const end = focused.indexOf(focused[0]!, 1);
    const all = [...document.querySelectorAll(focusable)];
    return focused.slice(0, end < 0 ? undefined : end).map((element) => all.indexOf(element));
  }, FOCUSABLE);
}

/** More than the elements of the fullest page that take the focus. */
const MAX_PRESSES = 150;

/** Presses Tab until the name of the focused element matches. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let count = 0; count < MAX_PRESSES; count += 1) {
    const stop = await pressKey(page);
    if (stop && name.test(stop.name)) return;
  }
  throw new Error(`${MAX_PRESSES} presses of Tab did not reach ${name}.`);
}

/** Hydrates all islands of a page, and waits until their carousels have hidden what is not seen. */
export async function hydrateIslands(page: Page): Promise<void> {
  const islands = page.locator(':is([data-part=carousel], [data-part=form], [data-part=video])');
  await islands.evaluateAll((elements) => {
    for (const element of elements)
      element.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  await expect(islands).toHaveCount(0);
  const idleTracks = 'main :not(.swiper-initialized) > .carousel-track';
  await expect(page.locator(idleTracks)).toHaveCount(0);
}
