import Swiper from 'swiper';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** The slide to move to: the next one, the previous one, or an index from 0. */
type SlideTarget = 'next' | 'previous' | number;

type Move = (target: SlideTarget) => void;

const DURATION_MS = 400;
/** The share of a slide in view from which it is the current one: screens round positions. */
const IN_VIEW = 0.99;

const OPTIONS = {
  cssMode: true,
  slidesPerView: 'auto',
  wrapperClass: 'carousel-track',
  slideClass: 'carousel-slide',
} as const;

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Makes hidden slides inert; a focus inside one of them moves to the track. */
function setInertSlides(track: HTMLElement, current: number): void {
  ([...track.children] as HTMLElement[]).forEach((slide, index) => {
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

/** Calls back with the index of the slide in view; without one while the track moves between two. */
function observeSlides(
  track: HTMLElement,
  signal: AbortSignal,
  callback: (inView: number | undefined) => void,
): void {
  const slides = [...track.children];
  let inView: number | undefined;
  const show = (entries: IntersectionObserverEntry[]) => {
    // A slow device reports several frames at once: the last one counts.
    for (const { target, intersectionRatio } of entries) {
      const index = slides.indexOf(target);
      if (intersectionRatio >= IN_VIEW) inView = index;
      else if (inView === index) inView = undefined;
    }
    callback(inView);
  };
  const observer = new IntersectionObserver(show, { root: track, threshold: IN_VIEW });
  for (const slide of slides) observer.observe(slide);
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Attaches Swiper to a track that scrolls natively, as soon as a slide is in view. With `cssMode` Swiper
 * uses the browser's own scrolling: attaching moves nothing, and touch gestures stay native.
 *
 * @param signal detaches it
 * @param onAttach receives a function that moves to a slide; relative targets count from a move in progress
 * @param onChange receives the index of the slide in view at first and after each movement
 */
function attachSwiper(
  track: HTMLElement,
  signal: AbortSignal,
  onAttach: (move: Move) => void,
  onChange: (current: number) => void,
): void {
  const { length } = track.children;
  let swiper: Swiper | undefined;
  let current = 0;
  /** The slide to which a move in progress leads, past others. */
  let goal: number | undefined;
  const move: Move = (target) => {
    const next = targetIndex(current, length, target);
    if (next === current) return;
    current = goal = next;
    swiper!.slideTo(next, prefersReducedMotion() ? 0 : DURATION_MS);
  };
  let inView: number | undefined;
  const settle = () => {
    if (inView === undefined || (goal !== undefined && goal !== inView)) return;
    goal = undefined;
    current = inView;
    onChange(current);
    if (swiper) return;
    swiper = new Swiper(track.parentElement!, { ...OPTIONS, initialSlide: current });
    onAttach(move);
  };
  observeSlides(track, signal, (index) => {
    inView = index;
    settle();
  });
  // A move that the visitor interrupts ends at another slide.
  const giveUp = () => {
    if (goal === undefined) return;
    goal = undefined;
    settle();
  };
  for (const type of ['scrollend', 'pointerdown', 'wheel']) {
    track.addEventListener(type, giveUp, { passive: true, signal });
  }
  signal.addEventListener('abort', () => swiper?.destroy());
}

const findCarousel = (root: RefObject<HTMLElement | null>) =>
  root.current?.closest<HTMLElement>('[data-autoplay]');

/**
 * Attaches Swiper to the track inside an element. Returns the index of the slide in view, that of the one
 * to announce, and a function that moves the carousel; a call before Swiper is attached runs when it is.
 *
 * @param root contains an element whose child is the `.carousel-track`
 */
function useSwiper(root: RefObject<HTMLElement | null>) {
  const attached = useRef<Move>(null);
  const early = useRef<SlideTarget>(null);
  const [current, setCurrent] = useState(0);
  const [announced, setAnnounced] = useState<number>();

  useLayoutEffect(() => {
    const track = root.current?.querySelector<HTMLElement>('.carousel-track');
    if (!track) return;
    const unmount = new AbortController();
    const onAttach = (move: Move) => {
      attached.current = move;
      const target = early.current;
      // Firefox ends a movement that starts before the page is rendered anew.
      if (target !== null) requestAnimationFrame(() => requestAnimationFrame(() => move(target)));
    };
    let last: number | undefined;
    const onChange = (index: number) => {
      setInertSlides(track, index);
      setCurrent(index);
      const isPlaying = findCarousel(root)?.dataset.autoplay === 'on' && !prefersReducedMotion();
      if (last !== undefined && index !== last) setAnnounced(isPlaying ? undefined : index);
      last = index;
    };
    attachSwiper(track, unmount.signal, onAttach, onChange);
    return () => unmount.abort();
  }, [root]);

  const move: Move = (target) => {
    if (attached.current) attached.current(target);
    else early.current = target;
  };
  return { current, announced, move };
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

interface Props extends Pick<ControlsProps, 'texts'> {
  /** The accessible name of each slide, position included: "Portada 2 de 4: Inés Quiroga". */
  slides: string[];
  children?: ReactNode;
}

const KEYS = new Map<string, SlideTarget>(
  Object.entries({ ArrowRight: 'next', ArrowLeft: 'previous' }),
);

/**
 * The controls of the carousel: buttons, indicators, arrow keys and announcements. Without script the
 * track scrolls natively and the indicators are links.
 */
export default function Carousel({ slides, texts, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { current, announced, move } = useSwiper(root);

  const moveByHand: Move = (target) => {
    // The visitor can resume it with its button.
    const carousel = findCarousel(root);
    if (carousel) carousel.dataset.autoplay = 'off';
    move(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = KEYS.get(event.key);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveByHand(target);
  };

  return (
    // The arrow keys work on every focused descendant: the track, a link in a slide, a control.
    <div ref={root} className="relative" onKeyDown={onKeyDown}>
      {children}
      <Controls slides={slides} current={current} texts={texts} onMove={moveByHand} />
      <p className="sr-only" aria-live="polite">
        {announced !== undefined && slides[announced]}
      </p>
    </div>
  );
}
