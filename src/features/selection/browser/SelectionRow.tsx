import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { MarkChoice } from '~/features/selection/MarkChoice';
import { PersonView, RatedLine } from '~/features/selection/PersonView';
import type { Person } from '~/features/selection/personQueries';
import type { Chosen } from '~/features/selection/selection';
import { SELECTION_LIMITS, type Mark } from '../../../../cms/contract/selectionLink.ts';
import { phoneHref } from '~/lib/phoneHref';
import { findPerson } from './people';
import { text } from './selectionTexts';
import { nameOf } from './share';

/** Rows whose pictures are loaded at once, so that a printed sheet of that many people has them. */
const EAGER_ROWS = 24;

/** What the visitor does with a row of the own list. */
interface RowActions {
  setNote: (id: string, note: string) => void;
  setMark: (id: string, mark: Mark | undefined) => void;
  /** Moves the person to a place; those outside of the list are its ends. */
  move: (id: string, place: number) => void;
  remove: (id: string) => void;
  onPointerDown: (event: PointerEvent, id: string) => void;
}

interface Props {
  chosen: Chosen;
  place: number;
  count: number;
  isDragged: boolean;
  /** Missing in a list that was sent. */
  actions?: RowActions | undefined;
}

const MOVES = [
  { key: 'top', to: () => 0, path: 'M8 15V6M3 10l5-5 5 5M2 2h12' },
  { key: 'up', to: (place: number) => place - 1, path: 'M8 14V2M3 7l5-5 5 5' },
  { key: 'down', to: (place: number) => place + 1, path: 'M8 2v12M3 9l5 5 5-5' },
] as const;

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

function Moves({ chosen, place, count, actions }: Required<Omit<Props, 'isDragged'>>) {
  const name = nameOf(chosen);
  // Where the keys move the person, as dragging does.
  const keys = new Map([
    ['ArrowUp', place - 1],
    ['ArrowDown', place + 1],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keys.get(event.key);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // The page would scroll.
    event.preventDefault();
    actions.move(chosen.id, to);
  };
  return (
    <div className="selection-moves flex flex-wrap gap-2 print:hidden" onKeyDown={onKeyDown}>
      {MOVES.map(({ key, to, path }) => {
        const isAtEnd = key === 'down' ? place === count - 1 : place === 0;
        return (
          <button
            key={key}
            type="button"
            aria-label={text(key, { name })}
            // Not `disabled`: the button would lose the focus when its row arrives at the end.
            aria-disabled={isAtEnd}
            onClick={() => actions.move(chosen.id, to(place))}
          >
            <Icon path={path} />
          </button>
        );
      })}
      <button
        type="button"
        data-remove
        aria-label={text('remove', { name })}
        onClick={() => actions.remove(chosen.id)}
      >
        <Icon path="m3 3 10 10M13 3 3 13" />
      </button>
    </div>
  );
}

/** What is done about a person: watch the reel, take the sheet, call the agent. */
const Links = ({ person: { path, reel, sheet, agent } }: { person: Person }) => (
  <p className="person-links">
    {reel !== undefined && (
      <a href={`${path}#video-1`}>
        ▶ {text('reel')} {reel}
      </a>
    )}
    {sheet && <a href={sheet}>{text('sheet')}</a>}
    {agent.phone && <a href={phoneHref(agent.phone)}>{text('call', { name: agent.shortName })}</a>}
  </p>
);

/** What is known of the person, or why nothing is. */
function Details({
  chosen,
  place,
  children,
}: Pick<Props, 'chosen' | 'place'> & { children: ReactNode }) {
  const { person, problem } = findPerson(chosen.id);
  if (person) {
    return (
      <PersonView person={person} isEager={place < EAGER_ROWS}>
        <p className="mt-1 text-[0.92rem] leading-snug">
          <RatedLine items={person.languages} />
        </p>
        <Links person={person} />
        {children}
      </PersonView>
    );
  }
  return (
    <>
      <div className="person-portrait" />
      <div className="person-about">
        <h2 className="display">
          <bdi>{nameOf(chosen)}</bdi>
        </h2>
        <p className="person-facts person-missing">{problem && text(problem)}</p>
        {children}
      </div>
    </>
  );
}

/** A person of the list: what is known, a note, a mark and the buttons. */
export function SelectionRow({ chosen, place, count, isDragged, actions }: Props) {
  const { id, note, mark } = chosen;
  const name = nameOf(chosen);
  return (
    <li
      className="selection-row person"
      data-id={id}
      data-dragged={isDragged || undefined}
      onPointerDown={(event) => {
        if ((event.target as Element).closest('.person-portrait'))
          actions?.onPointerDown(event, id);
      }}
    >
      <Details chosen={chosen} place={place}>
        {!actions && note && <p className="person-note">{note}</p>}
      </Details>
      {actions ? (
        <div className="selection-edit">
          <input
            type="text"
            className="print:hidden"
            value={note}
            maxLength={SELECTION_LIMITS.note}
            placeholder={text('notePlaceholder')}
            aria-label={text('note', { name })}
            autoComplete="off"
            onChange={({ target }) => actions.setNote(id, target.value)}
          />
          <p className="person-note selection-printed">{note}</p>
          <MarkChoice
            name={`mark-${id}`}
            legend={text('markOf', { name })}
            texts={{ yes: text('yes'), maybe: text('maybe'), no: text('no') }}
            mark={mark}
            onChoose={(chosenMark) => actions.setMark(id, chosenMark)}
          />
          <Moves chosen={chosen} place={place} count={count} actions={actions} />
        </div>
      ) : (
        mark && <p className="selection-mark">{text(mark)}</p>
      )}
    </li>
  );
}
