/** From where to where something reaches, in pixels. */
export interface Span {
  left: number;
  right: number;
}

/** A slide counts as seen from this share of its width on. */
const SEEN = 0.5;

/** Returns the places, from 0, of those slides of which at least half lies within the frame. */
export const inView = (frame: Span, slides: Span[]): number[] =>
  slides.flatMap(({ left, right }, index) => {
    const seen = Math.min(right, frame.right) - Math.max(left, frame.left);
    return seen > 0 && seen >= (right - left) * SEEN ? index : [];
  });
