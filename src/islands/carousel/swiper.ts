import Swiper from 'swiper';
import { inView } from '~/islands/carousel/inView';
import { SLIDE_HIDDEN } from './events';

/** Rounding of positions on screens whose pixels are not whole ones, in pixels. */
const TOLERANCE = 2;
/** How long the track must be quiet before what is seen is counted anew, in milliseconds. */
const QUIET_MS = 120;

const slidesOf = (track: Element) => [...track.children] as HTMLElement[];

/** Returns the places, from 0, of the slides that are to be seen in a track now. */
const seenSlides = (track: Element): number[] =>
  inView(
    track.getBoundingClientRect(),
    slidesOf(track).map((slide) => slide.getBoundingClientRect()),
  );

function isSnapped(track: Element): boolean {
  const isAtEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - TOLERANCE;
  const { left } = track.getBoundingClientRect();
  const startsHere = (slide: Element) =>
    Math.abs(slide.getBoundingClientRect().left - left) <= TOLERANCE;
  return isAtEnd || slidesOf(track).some(startsHere);
}

/** Calls back once the track lies still upon a slide, when to write its position moves nothing. */
export function onScrollEnd(track: Element, signal: AbortSignal, then: () => void): void {
  let last = Number.NaN;
  const look = () => {
    if (signal.aborted) return;
    if (track.scrollLeft === last && isSnapped(track)) return then();
    last = track.scrollLeft;
    requestAnimationFrame(look);
  };
  look();
}

/** Leaves only what is seen to the Tab key and to screen readers, without losing the focus. */
export function setInertSlides(track: HTMLElement, seen: number[]): void {
  slidesOf(track).forEach((slide, index) => {
    const isHidden = !seen.includes(index);
    if (isHidden === slide.inert) return;
    if (isHidden && slide.contains(document.activeElement)) track.focus({ preventScroll: true });
    slide.inert = isHidden;
    if (isHidden) slide.dispatchEvent(new Event(SLIDE_HIDDEN));
  });
}

/** Where to go: one on, one back, or to the slide of this place, from 0. */
export type Move = 'next' | 'previous' | number;

/** Returns the place to go to; on from the last slide comes the first, and the reverse. */
function placeAfter(seen: number[], count: number, to: Move): number {
  const first = seen[0] ?? 0;
  if (to === 'next') return seen.includes(count - 1) ? 0 : first + 1;
  if (to === 'previous') return first === 0 ? count - 1 : first - 1;
  return to;
}

/** A carousel that Swiper steers. */
export interface CarouselOptions {
  /** Moves it within that many milliseconds, on from where it is already going. */
  move: (to: Move, speedMs: number) => void;
  destroy: () => void;
}

/**
 * Lets Swiper steer a track that scrolls by itself. It works by the browser's own scrolling
 * (`cssMode`), so the slides stay where they are and a finger moves them as before.
 *
 * @param onSeen is told the places of the seen slides at once and after each movement
 */
export function attachSwiper(
  track: HTMLElement,
  onSeen: (seen: number[]) => void,
): CarouselOptions {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let seen = seenSlides(track);
  const count = () => {
    // On a busy machine a movement may pause: it has ended where a slide begins.
    if (!isSnapped(track)) return countLater();
    seen = seenSlides(track);
    onSeen(seen);
  };
  function countLater() {
    clearTimeout(quiet);
    quiet = setTimeout(count, QUIET_MS);
  }
  const swiper = new Swiper(track.parentElement!, {
    cssMode: true,
    slidesPerView: 'auto',
    initialSlide: seen[0] ?? 0,
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    on: { progress: countLater, resize: countLater, destroy: () => clearTimeout(quiet) },
  });
  count();
  const move = (to: Move, speedMs: number) => {
    const place = placeAfter(seen, swiper.slides.length, to);
    seen = [place];
    swiper.slideTo(place, speedMs);
    countLater();
  };
  return { move, destroy: () => swiper.destroy() };
}
