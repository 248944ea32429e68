import type { MouseEvent } from 'react';
import type { Move } from './swiper';

/** What the controls of a carousel are called. */
export interface ControlTexts {
  /** Names the row of dashes. */
  dashes: string;
  previous: string;
  next: string;
  /** Needed where the carousel plays by itself. */
  pause?: string;
  play?: string;
}

interface Props {
  id: string;
  slides: string[];
  /** The places of the slides that are seen, from 0. */
  seen: number[];
  texts: ControlTexts;
  place: 'over' | 'below';
  className?: string | undefined;
  onMove: (to: Move) => void;
  /** Whether it plays by itself; nothing where it cannot. */
  playing: boolean | undefined;
  onPlay: (isOn: boolean) => void;
}

const SHAPES = {
  previous: 'm15.5 4-8 8 8 8',
  next: 'm8.5 4 8 8-8 8',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5v14l11-7z',
};

const ROW = 'flex items-center justify-between gap-3 print:hidden';
const PLACES = { over: 'wrap absolute inset-x-0 bottom-3 z-[1]', below: 'mt-3' };
// Where the system forces its colours, only its own are seen.
const DASH = `grid h-6 w-[--dash] items-center before:content-[''] forced-colors:before:bg-[LinkText] forced-colors:aria-[current]:before:bg-[Highlight]`;
// Upon a poster its own yellow dash marks the current one; on paper yellow would not be seen.
const DASHES = {
  over: 'before:h-1 before:bg-paper/45 hover:before:bg-paper',
  below:
    'before:h-1 before:bg-ink/50 hover:before:bg-ink aria-[current]:before:h-[6px] aria-[current]:before:bg-ink',
};

interface ButtonProps {
  shape: keyof typeof SHAPES;
  label: string | undefined;
  onClick: () => void;
}

const Button = ({ shape, label, onClick }: ButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="on-ink grid h-10 w-10 place-items-center hover:bg-yellow hover:text-ink"
  >
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" aria-hidden="true">
      <path d={SHAPES[shape]} stroke="currentColor" strokeWidth="2.5" />
    </svg>
  </button>
);

/** The dashes, which are links to the slides, and the buttons, which need script and hide without. */
export default function CarouselControls(props: Props) {
  const { id, slides, seen, texts, place, className = '', onMove, playing, onPlay } = props;
  const follow = (event: MouseEvent, index: number) => {
    event.preventDefault();
    onMove(index);
  };
  return (
    <div className={`${ROW} ${PLACES[place]} ${className}`}>
      <nav aria-label={texts.dashes}>
        <ul className="flex gap-2">
          {slides.map((slide, index) => (
            <li key={slide}>
              <a
                href={`#${id}-${index + 1}`}
                data-held
                aria-current={seen.includes(index) ? 'true' : undefined}
                onClick={(event) => follow(event, index)}
                className={`${DASH} ${DASHES[place]}`}
              >
                <span className="sr-only">{slide}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex shrink-0 gap-1 [@media(scripting:none)]:hidden">
        {texts.pause && (
          // Its place is kept where it may not play, so that nothing moves when it may.
          <div className={playing === undefined ? 'invisible' : ''}>
            <Button
              shape={playing ? 'pause' : 'play'}
              label={playing ? texts.pause : texts.play}
              onClick={() => onPlay(!playing)}
            />
          </div>
        )}
        <Button shape="previous" label={texts.previous} onClick={() => onMove('previous')} />
        <Button shape="next" label={texts.next} onClick={() => onMove('next')} />
      </div>
    </div>
  );
}
