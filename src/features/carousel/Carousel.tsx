import Swiper from 'swiper';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** The slide to move to: the next one, the previous one, or an index from 0. */
type SlideTarget = 'next' | 'previous' | number;

type Move = (target: SlideTarget) => void;

const DURATION_MS = 400;
/** Pixels by which positions may be rounded on screens with fractional pixel ratios. */
const TOLERANCE_PX = 2;
/** Milliseconds without scroll progress after which the position is measured. */
const SETTLE_MS = 120;

const OPTIONS = {
  cssMode: true,
  slidesPerView: 'auto',
  wrapperClass: 'carousel-track',
  slideClass: 'carousel-slide',
} as const;

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const slidesOf = (track: Element) => [...track.children] as HTMLElement[];

/** Returns the index, from 0, of the slide in view; each is as wide as the track. */
const slideInView = (track: Element): number =>
  Math.round(track.scrollLeft / track.clientWidth) || 0;

const isSnapped = (track: Element): boolean => {
  const slide = slidesOf(track)[slideInView(track)];
  return Math.abs(track.scrollLeft - (slide?.offsetLeft ?? 0)) <= TOLERANCE_PX;
};

/** Calls back when the track rests on a slide: setting its scroll position then moves nothing. */
function onScrollEnd(track: Element, signal: AbortSignal, callback: () => void): void {
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
function setInertSlides(track: HTMLElement, current: number): void {
  slidesOf(track).forEach((slide, index) => {
    const isHidden = index !== current;
    if (isHidden && slide.contains(document.activeElement)) track.focus({ preventScroll: true });
    slide.inert = isHidden;
  });
}

/** Returns the index of the target; the first slide follows the last, in both directions. */
function targetIndex(current: number, count: number, target: SlideTarget): number {
  if (target === 'next') return (current + 1) % count;
  if (target === 'previous') return (current + count - 1) % count;
  return target;
}

/**
 * Attaches Swiper to a track that scrolls natively. With `cssMode` Swiper uses the browser's own
 * scrolling: attaching moves nothing, and touch gestures stay native.
 *
 * @param signal detaches it
 * @param onChange receives the index of the slide in view at once and after each movement
 * @returns a function that moves to a slide; relative targets count from a move in progress
 */
function attachSwiper(
  track: HTMLElement,
  signal: AbortSignal,
  onChange: (current: number) => void,
): Move {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = slideInView(track);
  /** The target of a move, until the track starts to scroll. */
  let pending: number | undefined;
  const measure = () => {
    const now = slideInView(track);
    const isWaiting = pending !== undefined && now !== pending;
    // A slow device starts a movement late or pauses it; it has ended only when a slide is snapped.
    if (isWaiting || !isSnapped(track)) return measureLater();
    current = now;
    onChange(current);
  };
  function measureLater() {
    clearTimeout(timer);
    timer = setTimeout(measure, SETTLE_MS);
  }
  const on = { resize: measureLater };
  const swiper = new Swiper(track.parentElement!, { ...OPTIONS, initialSlide: current, on });
  // Swiper's own event is missing when a slow device shows a whole movement in a single frame.
  const onScroll = () => {
    pending = undefined;
    measureLater();
  };
  track.addEventListener('scroll', onScroll, { passive: true, signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    swiper.destroy();
  });
  measure();
  return (target) => {
    current = targetIndex(current, swiper.slides.length, target);
    pending = current;
    swiper.slideTo(current, prefersReducedMotion() ? 0 : DURATION_MS);
    measureLater();
  };
}

/**
 * Attaches Swiper to the track inside an element as soon as the track has stopped scrolling. Returns the
 * index of the slide in view, whether it has changed since hydration, and a function that moves the
 * carousel; a call before Swiper is attached runs when it is.
 *
 * @param root contains an element whose child is the `.carousel-track`
 */
function useSwiper(root: RefObject<HTMLElement | null>) {
  const attached = useRef<Move>(null);
  const pending = useRef<SlideTarget>(null);
  const [current, setCurrent] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);

  useLayoutEffect(() => {
    const track = root.current?.querySelector<HTMLElement>('.carousel-track');
    if (!track) return;
    const unmount = new AbortController();
    let last: number | undefined;
    const onChange = (index: number) => {
      setInertSlides(track, index);
      setCurrent(index);
      if (last !== undefined && index !== last) setHasMoved(true);
      last = index;
    };
    onScrollEnd(track, unmount.signal, () => {
      attached.current = attachSwiper(track, unmount.signal, onChange);
      if (pending.current !== null) attached.current(pending.current);
    });
    return () => unmount.abort();
  }, [root]);

  const move: Move = (target) => {
    if (attached.current) attached.current(target);
    else pending.current = target;
  };
  return { current, hasMoved, move };
}

const ICONS = {
  previous: 'm15.5 4-8 8 8 8',
  next: 'm8.5 4 8 8-8 8',
};

interface ControlsProps {
  slides: string[];
  /** The index of the slide in view, from 0. */
  current: number;
  /** The accessible names of the list of indicators and of the two buttons. */
  texts: { indicators: string; previous: string; next: string };
  onMove: Move;
}

/** The indicators, which link to the slides, and the buttons, which are hidden without script. */
function Controls({ slides, current, texts, onMove }: ControlsProps) {
  return (
    <div className="wrap carousel-controls">
      <nav aria-label={texts.indicators}>
        <ul>
          {slides.map((slide, index) => (
            <li key={slide}>
              <a
                href={`#slide-${index + 1}`}
                data-replay
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onMove(index);
                }}
                className="dash"
              >
                <span className="sr-only">{slide}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="carousel-buttons">
        {(['previous', 'next'] as const).map((target) => (
          <button
            key={target}
            type="button"
            aria-label={texts[target]}
            onClick={() => onMove(target)}
            className="on-ink"
          >
            <svg viewBox="0 0 24 24" width="22" height="22" fill="none" aria-hidden="true">
              <path d={ICONS[target]} stroke="currentColor" strokeWidth="2.5" />
            </svg>
          </button>
        ))}
      </div>
    </div>
  );
}

const findCarousel = (root: RefObject<HTMLElement | null>) =>
  root.current?.closest<HTMLElement>('[data-autoplay]');

/**
 * Returns whether `src/features/carousel/autoplay.browser.ts` plays the carousel around an element, even
 * if the pointer or the focus inside pauses it now.
 *
 * @param root an element inside the one with the attribute `data-autoplay`
 */
function useIsPlaying(root: RefObject<HTMLElement | null>): boolean {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const carousel = findCarousel(root);
    if (!carousel) return undefined;
    const read = () => setPlaying(carousel.dataset.autoplay === 'on' && !prefersReducedMotion());
    const observer = new MutationObserver(read);
    observer.observe(carousel, { attributeFilter: ['data-autoplay'] });
    read();
    return () => observer.disconnect();
  }, [root]);
  return isPlaying;
}

interface Props extends Pick<ControlsProps, 'texts'> {
  /** The accessible name of each slide, position included: "Portada 2 de 4: Inés Quiroga". */
  slides: string[];
  /** The scrollable track with its slides, static HTML. */
  children?: ReactNode;
}

const KEYS: Record<string, SlideTarget> = { ArrowRight: 'next', ArrowLeft: 'previous' };

/**
 * The controls of the carousel: buttons, indicators, arrow keys and announcements. Without script the
 * track scrolls natively and the indicators are links.
 */
export default function Carousel({ slides, texts, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { current, hasMoved, move } = useSwiper(root);
  const isPlaying = useIsPlaying(root);

  const moveByHand: Move = (target) => {
    // The visitor can resume it with its button.
    const carousel = findCarousel(root);
    if (carousel) carousel.dataset.autoplay = 'off';
    move(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = KEYS[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveByHand(target);
  };

  return (
    // The arrow keys work on every focused descendant: the track, a link in a slide, a control.
    <div ref={root} className="relative" onKeyDown={onKeyDown}>
      {children}
      <Controls slides={slides} current={current} texts={texts} onMove={moveByHand} />
      <p className="sr-only" aria-live={isPlaying ? 'off' : 'polite'}>
        {hasMoved && slides[current]}
      </p>
    </div>
  );
}
