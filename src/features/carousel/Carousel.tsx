import type { SlideTarget } from './swiper';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import CarouselControls, { type ControlTexts } from './CarouselControls';
import { useAutoplay } from './useAutoplay';
import { useSwiper } from './useSwiper';

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
