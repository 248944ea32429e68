import type { MouseEvent } from 'react';
import type { SlideTarget } from './swiper';

/** The accessible names of the controls. */
export interface ControlTexts {
  /** The name of the list of indicators. */
  indicators: string;
  previous: string;
  next: string;
}

interface Props {
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
// A slide marks the current indicator with its own yellow dash; on paper yellow lacks contrast.
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
    className="on-ink grid h-10 w-10 place-items-center hover:bg-yellow hover:text-ink"
  >
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" aria-hidden="true">
      <path d={ICONS[icon]} stroke="currentColor" strokeWidth="2.5" />
    </svg>
  </button>
);

/** The indicators, which link to the slides, and the buttons, which are hidden without script. */
export default function CarouselControls(props: Props) {
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
