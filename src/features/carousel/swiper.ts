import Swiper from 'swiper';

/** The event dispatched on a slide that has left the viewport; a video in it stops. */
const SLIDE_HIDDEN = 'carousel:hidden';

/** The horizontal edges of an element, in pixels of the viewport. */
interface HorizontalRange {
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

/** Pixels by which positions may be rounded on screens with fractional pixel ratios. */
const TOLERANCE_PX = 2;
/** Milliseconds without scroll progress after which the visible slides are measured. */
const SETTLE_MS = 120;

const OPTIONS = {
  cssMode: true,
  slidesPerView: 'auto',
  wrapperClass: 'carousel-track',
  slideClass: 'carousel-slide',
} as const;

const slidesOf = (track: Element) => [...track.children] as HTMLElement[];

/** Returns the indexes, from 0, of the slides that are visible in a track. */
const visibleSlides = (track: Element): number[] =>
  inView(
    track.getBoundingClientRect(),
    slidesOf(track).map((slide) => slide.getBoundingClientRect()),
  );

function isSnapped(track: Element): boolean {
  const isAtEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - TOLERANCE_PX;
  const { left } = track.getBoundingClientRect();
  const isAtStart = (slide: Element) =>
    Math.abs(slide.getBoundingClientRect().left - left) <= TOLERANCE_PX;
  return isAtEnd || slidesOf(track).some(isAtStart);
}

/** Calls back when the track rests on a slide: setting its scroll position then moves nothing. */
export function onScrollEnd(track: Element, signal: AbortSignal, callback: () => void): void {
  let last = Number.NaN;
  const check = () => {
    if (signal.aborted) return;
    if (track.scrollLeft === last && isSnapped(track)) return callback();
    last = track.scrollLeft;
    requestAnimationFrame(check);
  };
  check();
}

/** Makes hidden slides inert; a focus inside one of them moves to the track. */
export function setInertSlides(track: HTMLElement, visible: number[]): void {
  slidesOf(track).forEach((slide, index) => {
    const isHidden = !visible.includes(index);
    if (isHidden === slide.inert) return;
    if (isHidden && slide.contains(document.activeElement)) track.focus({ preventScroll: true });
    slide.inert = isHidden;
    if (isHidden) slide.dispatchEvent(new Event(SLIDE_HIDDEN));
  });
}

/** The slide to move to: the next one, the previous one, or an index from 0. */
export type SlideTarget = 'next' | 'previous' | number;

/** Returns the index of the target; the first slide follows the last, in both directions. */
function targetIndex(visible: number[], count: number, target: SlideTarget): number {
  const first = visible[0] ?? 0;
  if (target === 'next') return visible.includes(count - 1) ? 0 : first + 1;
  if (target === 'previous') return first === 0 ? count - 1 : first - 1;
  return target;
}

/** Controls the Swiper instance that is attached to a track. */
export interface SwiperHandle {
  /** Moves in that many milliseconds; relative targets count from a move in progress. */
  move: (target: SlideTarget, durationMs: number) => void;
  destroy: () => void;
}

/**
 * Attaches Swiper to a track that scrolls natively. With `cssMode` Swiper uses the browser's own
 * scrolling: attaching moves nothing, and touch gestures stay native.
 *
 * @param onChange receives the indexes of the visible slides at once and after each movement
 */
export function attachSwiper(
  track: HTMLElement,
  onChange: (visible: number[]) => void,
): SwiperHandle {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let visible = visibleSlides(track);
  /** The target of a move, until the track starts to scroll. */
  let pending: number | undefined;
  const measure = () => {
    const now = visibleSlides(track);
    const isWaiting = pending !== undefined && !now.includes(pending);
    // A slow device starts a movement late or pauses it; it has ended only when a slide is snapped.
    if (isWaiting || !isSnapped(track)) return measureLater();
    visible = now;
    onChange(visible);
  };
  function measureLater() {
    clearTimeout(timer);
    timer = setTimeout(measure, SETTLE_MS);
  }
  const on = { resize: measureLater };
  const swiper = new Swiper(track.parentElement!, {
    ...OPTIONS,
    initialSlide: visible[0] ?? 0,
    on,
  });
  // Swiper's own event is missing when a slow device shows a whole movement in a single frame.
  const onScroll = () => {
    pending = undefined;
    measureLater();
  };
  track.addEventListener('scroll', onScroll, { passive: true });
  measure();
  const move = (target: SlideTarget, durationMs: number) => {
    const index = targetIndex(visible, swiper.slides.length, target);
    visible = [index];
    pending = index;
    swiper.slideTo(index, durationMs);
    measureLater();
  };
  const destroy = () => {
    clearTimeout(timer);
    track.removeEventListener('scroll', onScroll);
    swiper.destroy();
  };
  return { move, destroy };
}
