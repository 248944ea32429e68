import type { Locator, Page } from '@playwright/test';

/** Doubles the size of all text, as the browser's setting does. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '212.5%'));

/** Returns the pairs of an element's children that lie over each other, by their classes. */
export const overlappingParts = (element: Locator): Promise<string[]> =>
  element.evaluate(({ children }) => {
    const boxes = [...children].map((child) => ({
      name: child.className,
      box: child.getBoundingClientRect(),
    }));
    const isOver = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => isOver(box, other.box))
        .map((other) => `${name} over ${other.name}`),
    );
  });
