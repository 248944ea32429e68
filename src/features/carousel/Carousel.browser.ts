import Swiper from 'swiper';

/*
 * The controls of the carousel: buttons, indicators, arrow keys and announcements. Loads when the carousel is
 * touched: 20 kB, of which Swiper is most. Without it the track scrolls natively and the indicators are links.
 */

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

const KEYS = new Map<string, SlideTarget>(
  Object.entries({ ArrowRight: 'next', ArrowLeft: 'previous' }),
);

/** Calls back with where the arrow keys, buttons and indicators of a carousel lead. */
function onControl(root: HTMLElement, links: readonly Element[], move: Move): void {
  // The arrow keys work on every focused descendant: the track, a link in a slide, a control.
  root.addEventListener('keydown', (event) => {
    const target = KEYS.get(event.key);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(target);
  });
  root.addEventListener('click', (event) => {
    const control = (event.target as Element).closest('.carousel-controls :is(a, button)');
    if (!control) return;
    const place = links.indexOf(control);
    if (place >= 0) event.preventDefault();
    move(place >= 0 ? place : ((control as HTMLButtonElement).value as 'next' | 'previous'));
  });
}

/** Makes the controls of a carousel work. A move before Swiper is attached happens when it is. */
export function attach(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>('.carousel-track')!;
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.carousel-controls a')];
  const live = root.querySelector('[aria-live]')!;
  const carousel = root.closest<HTMLElement>('[data-autoplay]')!;
  let move: Move | undefined;
  let early: SlideTarget | undefined;
  let last: number | undefined;

  const onAttach = (attached: Move) => {
    move = attached;
    const target = early;
    if (target === undefined) return;
    // Firefox ends a movement that starts before the page is rendered anew.
    requestAnimationFrame(() => requestAnimationFrame(() => attached(target)));
  };
  const onChange = (index: number) => {
    setInertSlides(track, index);
    for (const [place, link] of links.entries()) {
      if (place === index) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    const isPlaying = carousel.dataset.autoplay === 'on' && !prefersReducedMotion();
    // Its name as it is shown, which a translator may have changed.
    const name = isPlaying ? [] : [...links[index]!.cloneNode(true).childNodes];
    if (last !== undefined && index !== last) live.replaceChildren(...name);
    last = index;
  };
  const moveByHand: Move = (target) => {
    // The visitor can resume it with its button.
    carousel.dataset.autoplay = 'off';
    if (move) move(target);
    else early = target;
  };

  const leaving = new AbortController();
  document.addEventListener('astro:after-swap', () => leaving.abort(), { once: true });
  attachSwiper(track, leaving.signal, onAttach, onChange);
  onControl(root, links, moveByHand);
}
