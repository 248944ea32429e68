import type { Page } from '@playwright/test';

/** Where the focus is, and how it is seen there. */
export interface Stop {
  /** The element, as a failure names it. */
  name: string;
  /** Its place among everything that can take the focus. */
  index: number;
  outlineWidth: number;
  /** Of the outline against the ground around the element, from 1 to 21. */
  contrast: number;
  /** Whether something else lies over the middle of the element. */
  isCovered: boolean;
}

const FOCUSABLE =
  'a[href], button, input, select, textarea, video[controls], summary, [tabindex="0"]';

/** Reads the element that has the focus; nothing where none has it. Runs in the page. */
function readStop(focusable: string): Stop | undefined {
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
  let around = element.parentElement;
  while (around && !isOpaque(getComputedStyle(around).backgroundColor))
    around = around.parentElement;
  const style = getComputedStyle(element);
  const ground = around ? getComputedStyle(around).backgroundColor : 'rgb(255, 255, 255)';
  const [light, dark] = [style.outlineColor, ground].map(luminance).sort((a, b) => b - a);
  const box = element.getClientRects()[0] ?? new DOMRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {
    name: `${element.tagName} ${element.getAttribute('href') ?? ''} ${element.textContent?.trim()}`,
    index: [...document.querySelectorAll(focusable)].indexOf(element),
    outlineWidth: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
    contrast: (light! + 0.05) / (dark! + 0.05),
    isCovered: !(top && (element.contains(top) || top.contains(element))),
  };
}

/** Waits until what has the focus stands still: a carousel scrolls it into view. Runs in the page. */
async function standStill(): Promise<void> {
  const FRAMES = 3;
  const MOST = 60;
  const place = () => JSON.stringify(document.activeElement?.getBoundingClientRect());
  for (let still = 0, count = 0, last = place(); still < FRAMES && count < MOST; count += 1) {
    await new Promise(requestAnimationFrame);
    const now = place();
    still = now === last ? still + 1 : 0;
    last = now;
  }
}

/** Presses Tab (or another key) and tells where that led. */
export async function step(page: Page, key = 'Tab'): Promise<Stop | undefined> {
  await page.keyboard.press(key);
  await page.evaluate(standStill);
  return page.evaluate(readStop, FOCUSABLE);
}

/** How many elements can take the focus now. */
export const countFocusable = (page: Page): Promise<number> =>
  page.evaluate(
    (focusable) =>
      [...document.querySelectorAll(focusable)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      ).length,
    FOCUSABLE,
  );

/** Presses a key until the focus is back where it began, and tells every stop on the way. */
export async function walk(page: Page, key = 'Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  const limit = (await countFocusable(page)) + 5;
  for (let count = 0; count < limit; count += 1) {
    const stop = await step(page, key);
    if (!stop) continue;
    if (stops[0]?.index === stop.index) return stops;
    stops.push(stop);
  }
  return stops;
}
