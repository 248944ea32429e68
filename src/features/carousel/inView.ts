/** The horizontal edges of an element, in pixels of the viewport. */
export interface HorizontalRange {
  left: number;
  right: number;
}

/** A slide counts as visible from this share of its width. */
const MIN_VISIBLE_RATIO = 0.5;

/** Returns the indexes, from 0, of the slides that are at least half inside the frame. */
export const inView = (frame: HorizontalRange, slides: HorizontalRange[]): number[] =>
  slides.flatMap(({ left, right }, index) => {
    const visible = Math.min(right, frame.right) - Math.max(left, frame.left);
    return visible > 0 && visible >= (right - left) * MIN_VISIBLE_RATIO ? index : [];
  });
