import type { Move } from './swiper';
import { type KeyboardEvent, type ReactNode, useCallback, useRef } from 'react';
import CarouselControls, { type ControlTexts } from './CarouselControls';
import { useAutoplay } from './useAutoplay';
import { useSwiper } from './useSwiper';

interface Props {
  /** What the ids of the slides begin with: `video` for `video-1`, `video-2` and so on. */
  id: string;
  /** What is said of each slide, its place included: "Portada 2 de 4: Inés Quiroga". */
  slides: string[];
  texts: ControlTexts;
  /** Whether the controls lie upon the slides or below them. */
  place: 'over' | 'below';
  /** Classes of the row of controls, such as those that hide it where all the slides fit. */
  controlsClass?: string;
  /** Seconds after which it moves on by itself. @default never */
  autoplaySeconds?: number;
  /** The track with its slides, static HTML that scrolls by itself. */
  children?: ReactNode;
}

const KEYS: Record<string, Move> = { ArrowRight: 'next', ArrowLeft: 'previous' };

/**
 * The controls of a row of slides: buttons, dashes, arrow keys, announcements, and playing by
 * itself. Without it the row is swiped by the browser's own scrolling and the dashes are links.
 *
 * Loads with `client:interaction`: React (60 kB Brotli, shared by all islands) and Swiper's core
 * with this file (20 kB).
 */
export default function Carousel(props: Props) {
  const { id, slides, texts, place, controlsClass, autoplaySeconds, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const { seen, hasMoved, move } = useSwiper(root);
  const advance = useCallback(() => move('next'), [move]);
  const { isPossible, isOn, turn, presence } = useAutoplay(root, autoplaySeconds, advance);
  const current = seen[0] ?? 0;

  const moveByHand = (to: Move) => {
    turn(false);
    move(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = KEYS[event.key];
    const isOthers = event.target instanceof HTMLMediaElement;
    if (to === undefined || isOthers || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveByHand(to);
  };

  return (
    // The keys work on whatever is focused inside: the track, a link of a slide, a control.
    <div ref={root} className="relative" onKeyDown={onKeyDown} {...presence}>
      {children}
      <CarouselControls
        id={id}
        slides={slides}
        seen={seen}
        texts={texts}
        place={place}
        className={controlsClass}
        onMove={moveByHand}
        playing={isPossible ? isOn : undefined}
        onPlay={turn}
      />
      <p className="sr-only" aria-live={isPossible && isOn ? 'off' : 'polite'}>
        {hasMoved && slides[current]}
      </p>
    </div>
  );
}
