import {
  type SlideTarget,
  type SwiperHandle,
  attachSwiper,
  onScrollEnd,
  setInertSlides,
} from './swiper';
import {
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  useEffect,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

/** The state of a carousel and the function that moves it. */
interface CarouselHandle {
  /** The indexes of the visible slides, from 0. */
  visible: number[];
  /** Whether the first visible slide has changed since hydration. */
  hasMoved: boolean;
  /** Moves the carousel; a call before Swiper is attached runs when it is. */
  move: (target: SlideTarget) => void;
}

const DURATION_MS = 400;

/** Whether the visitor's system requests reduced motion. */
const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const moveWith = (swiper: SwiperHandle, target: SlideTarget) =>
  swiper.move(target, prefersReducedMotion() ? 0 : DURATION_MS);

/**
 * Attaches Swiper to the track inside an element as soon as the track has stopped scrolling.
 *
 * @param root contains an element whose child is the `.carousel-track`
 */
function useSwiper(root: RefObject<HTMLElement | null>): CarouselHandle {
  const swiper = useRef<SwiperHandle>(null);
  const pending = useRef<SlideTarget>(null);
  const [visible, setVisible] = useState([0]);
  const [hasMoved, setHasMoved] = useState(false);

  useLayoutEffect(() => {
    const track = root.current?.querySelector<HTMLElement>('.carousel-track');
    if (!track) return;
    const unmount = new AbortController();
    let first: number | undefined;
    const onChange = (indexes: number[]) => {
      setInertSlides(track, indexes);
      setVisible(indexes);
      if (first !== undefined && indexes[0] !== first) setHasMoved(true);
      first = indexes[0];
    };
    onScrollEnd(track, unmount.signal, () => {
      swiper.current = attachSwiper(track, onChange);
      if (pending.current !== null) moveWith(swiper.current, pending.current);
    });
    return () => {
      unmount.abort();
      swiper.current?.destroy();
    };
  }, [root]);

  const move = useCallback((target: SlideTarget) => {
    if (swiper.current) moveWith(swiper.current, target);
    else pending.current = target;
  }, []);
  return { visible, hasMoved, move };
}

/** The accessible names of the controls. */
interface ControlTexts {
  /** The name of the list of indicators. */
  indicators: string;
  previous: string;
  next: string;
}

interface CarouselControlsProps {
  id: string;
  slides: string[];
  /** The indexes of the visible slides, from 0. */
  visible: number[];
  texts: ControlTexts;
  position: 'over' | 'below';
  className?: string | undefined;
  onMove: (target: SlideTarget) => void;
}

const ICONS = {
  previous: 'm15.5 4-8 8 8 8',
  next: 'm8.5 4 8 8-8 8',
};

const CONTAINER = 'flex items-center justify-between gap-3 print:hidden';
const POSITIONS = { over: 'wrap absolute inset-x-0 bottom-3 z-[1]', below: 'mt-3' };
// A slide marks the current indicator with its own dash in the accent colour; on paper that colour lacks contrast.
const INDICATORS = { over: 'dash dash-over', below: 'dash dash-below' };

interface ButtonProps {
  icon: keyof typeof ICONS;
  label: string;
  onClick: () => void;
}

const Button = ({ icon, label, onClick }: ButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="on-ink grid place-items-center hover:bg-accent hover:text-ink"
  >
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" aria-hidden="true">
      <path d={ICONS[icon]} stroke="currentColor" strokeWidth="2.5" />
    </svg>
  </button>
);

/** The indicators, which link to the slides, and the buttons, which are hidden without script. */
function CarouselControls(props: CarouselControlsProps) {
  const { id, slides, visible, texts, position, className = '', onMove } = props;
  const onIndicatorClick = (event: MouseEvent, index: number) => {
    event.preventDefault();
    onMove(index);
  };
  return (
    <div className={`${CONTAINER} ${POSITIONS[position]} ${className}`}>
      <nav aria-label={texts.indicators}>
        <ul className="flex gap-2">
          {slides.map((slide, index) => (
            <li key={slide}>
              <a
                href={`#${id}-${index + 1}`}
                data-replay
                aria-current={visible.includes(index) ? 'true' : undefined}
                onClick={(event) => onIndicatorClick(event, index)}
                className={INDICATORS[position]}
              >
                <span className="sr-only">{slide}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex shrink-0 gap-1 [@media(scripting:none)]:hidden">
        <Button icon="previous" label={texts.previous} onClick={() => onMove('previous')} />
        <Button icon="next" label={texts.next} onClick={() => onMove('next')} />
      </div>
    </div>
  );
}

interface Autoplay {
  /** Whether the carousel plays, even if the pointer or the focus inside pauses it now. */
  isPlaying: boolean;
  /** Stops it; the visitor can resume it with its button. */
  stop: () => void;
}

/**
 * Returns whether `src/features/carousel/autoplay.browser.ts` plays the carousel around an element.
 *
 * @param root an element inside the one with the attribute `data-autoplay`, if it has autoplay
 */
function useAutoplay(root: RefObject<HTMLElement | null>): Autoplay {
  const [isPlaying, setPlaying] = useState(false);
  const find = useCallback(
    () => root.current?.closest<HTMLElement>('[data-autoplay]') ?? undefined,
    [root],
  );

  useEffect(() => {
    const carousel = find();
    if (!carousel) return undefined;
    const read = () => setPlaying(carousel.dataset.autoplay === 'on' && !prefersReducedMotion());
    const observer = new MutationObserver(read);
    observer.observe(carousel, { attributeFilter: ['data-autoplay'] });
    read();
    return () => observer.disconnect();
  }, [find]);

  const stop = useCallback(() => {
    const carousel = find();
    if (carousel) carousel.dataset.autoplay = 'off';
  }, [find]);
  return { isPlaying, stop };
}

interface Props {
  /** The prefix of the slides' ids: `video` for `video-1`, `video-2` and so on. */
  id: string;
  /** The accessible name of each slide, position included: "Portada 2 de 4: Inés Quiroga". */
  slides: string[];
  texts: ControlTexts;
  /** Whether the controls overlay the slides or follow them. */
  position: 'over' | 'below';
  /** Classes of the controls' container, such as those that hide it when all slides fit. */
  controlsClass?: string;
  /** The scrollable track with its slides, static HTML. */
  children?: ReactNode;
}

const KEYS: Record<string, SlideTarget> = { ArrowRight: 'next', ArrowLeft: 'previous' };

/**
 * The controls of a carousel: buttons, indicators, arrow keys and announcements. Without script the
 * track scrolls natively and the indicators are links.
 *
 * Loads with `client:interaction`: React (60 kB Brotli, shared by all islands) and 20 kB for this
 * island with Swiper's core.
 */
export default function Carousel(props: Props) {
  const { id, slides, texts, position, controlsClass, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const { visible, hasMoved, move } = useSwiper(root);
  const autoplay = useAutoplay(root);
  const current = visible[0] ?? 0;

  const moveByHand = (target: SlideTarget) => {
    autoplay.stop();
    move(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = KEYS[event.key];
    const isMediaKey = event.target instanceof HTMLMediaElement;
    if (target === undefined || isMediaKey || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    moveByHand(target);
  };

  return (
    // The arrow keys work on every focused descendant: the track, a link in a slide, a control.
    <div ref={root} className="relative" onKeyDown={onKeyDown}>
      {children}
      <CarouselControls
        id={id}
        slides={slides}
        visible={visible}
        texts={texts}
        position={position}
        className={controlsClass}
        onMove={moveByHand}
      />
      <p className="sr-only" aria-live={autoplay.isPlaying ? 'off' : 'polite'}>
        {hasMoved && slides[current]}
      </p>
    </div>
  );
}
