import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { MarkChoice } from '~/features/selection/MarkChoice';
import { PersonView, RatedLine } from '~/features/selection/PersonView';
import type { Person } from '~/features/selection/personQueries';
import {
  type Chosen,
  addPeople,
  changePerson,
  movePerson,
  removePerson,
} from '~/features/selection/selection';
import { SELECTION_LIMITS } from '#contract/selectionLink.ts';
import { phoneHref } from '#contract/phone.ts';
import { announce } from './announce';
import { findPerson } from './people';
import { t } from './selectionTexts';
import { type Notice, nameOf } from './share';
import { changeCurrent, getPeople } from './store';

/** Rows whose pictures are loaded at once, so that a printed page of that many people has them. */
const EAGER_ROWS = 24;

/** Moves a person of the own list; places outside of it are its ends. */
function move(id: string, place: number): void {
  const people = movePerson(getPeople(), id, place);
  const position = people.findIndex((person) => person.id === id) + 1;
  changeCurrent({ people });
  const name = nameOf(people[position - 1]!);
  announce(t('selection:client.moved', { name, position, count: people.length }));
}

/**
 * Removes a person from the own list, and returns the notice with which that can be undone. The focus goes to
 * the next row's button, or to the one before.
 */
function remove(chosen: Chosen): Notice {
  const { id } = chosen;
  const people = getPeople();
  const index = people.findIndex((person) => person.id === id);
  const rows = document.querySelectorAll<HTMLElement>('.selection-row [data-remove]');
  (rows[index + 1] ?? rows[index - 1] ?? document.querySelector<HTMLElement>('h1'))?.focus();
  changeCurrent({ people: removePerson(people, id) });
  return {
    message: t('selection:client.removed', { name: nameOf(chosen) }),
    undo: () => changeCurrent({ people: movePerson(addPeople(getPeople(), [chosen]), id, index) }),
  };
}

/** Pixels from the window's edge where dragging scrolls, below the header too, and its speed. */
const EDGE_PX = 110;

const SCROLL_PX = 12;

/** Returns how many rows are passed at a height of the window: those whose portrait was entered. */
function countPassed(list: HTMLElement, y: number, place: number): number {
  const edges = [...list.children].map((row, index) => {
    const { top, bottom } = row.querySelector('.person-portrait')!.getBoundingClientRect();
    return index < place ? bottom : top;
  });
  return edges.filter((edge) => edge < y).length;
}

/**
 * Lets the visitor drag people by their portraits, with mouse, pen or finger; Escape puts them back.
 *
 * @returns the people in the order in which they are shown, who is dragged, and the handle's listener
 */
function useDrag(list: RefObject<HTMLElement | null>, people: readonly Chosen[]) {
  const [dragged, setDragged] = useState<{ id: string; place: number }>();
  const order = dragged ? movePerson(people, dragged.id, dragged.place) : people;

  const onPointerDown = (event: PointerEvent, id: string) => {
    const element = list.current;
    const isPortrait = (event.target as Element).closest('.person-portrait') !== null;
    if (event.button || !element || !isPortrait) return;
    // Pictures and links would be dragged by the browser.
    event.preventDefault();
    const start = people.findIndex((person) => person.id === id);
    let place = start;
    let y = event.clientY;
    let frame = 0;
    const follow = () => {
      if (y < EDGE_PX) scrollBy({ top: -SCROLL_PX, behavior: 'instant' });
      if (y > innerHeight - EDGE_PX) scrollBy({ top: SCROLL_PX, behavior: 'instant' });
      const passed = countPassed(element, y, place);
      // The dragged row itself is one of those that are passed.
      const next = passed > place ? passed - 1 : passed;
      if (next !== place) setDragged({ id, place: (place = next) });
      frame = requestAnimationFrame(follow);
    };
    const stop = new AbortController();
    const { signal } = stop;
    const end = (isDropped: boolean) => {
      cancelAnimationFrame(frame);
      stop.abort();
      setDragged(undefined);
      if (isDropped && place !== start) move(id, place);
    };
    // On the window: React moves the row, which ends the capture of the pointer.
    addEventListener('pointermove', ({ clientY }) => (y = clientY), { signal });
    addEventListener('pointerup', () => end(true), { signal });
    addEventListener('pointercancel', () => end(false), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
    setDragged({ id, place });
    follow();
  };

  return { order, dragged: dragged?.id, onPointerDown };
}

interface RowProps {
  chosen: Chosen;
  place: number;
  count: number;
  notify: (notice: Notice) => void;
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

function Moves({ chosen, place, count, notify }: RowProps) {
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
    move(chosen.id, to);
  };
  return (
    <div className="selection-moves flex flex-wrap gap-2 print:hidden" onKeyDown={onKeyDown}>
      {MOVES.map(({ key, to, path }) => {
        const isAtEnd = key === 'down' ? place === count - 1 : place === 0;
        return (
          <button
            key={key}
            type="button"
            aria-label={t(`selection:client.${key}`, { name })}
            // Not `disabled`: the button would lose the focus when its row arrives at the end.
            aria-disabled={isAtEnd}
            onClick={() => move(chosen.id, to(place))}
          >
            <Icon path={path} />
          </button>
        );
      })}
      <button
        type="button"
        data-remove
        aria-label={t('selection:client.remove', { name })}
        onClick={() => notify(remove(chosen))}
      >
        <Icon path="m3 3 10 10M13 3 3 13" />
      </button>
    </div>
  );
}

function Edit(props: RowProps) {
  const { id, note, mark } = props.chosen;
  const name = nameOf(props.chosen);
  const change = (next: Parameters<typeof changePerson>[2]) =>
    changeCurrent({ people: changePerson(getPeople(), id, next) });
  return (
    <div className="selection-edit">
      <input
        type="text"
        className="print:hidden"
        value={note}
        maxLength={SELECTION_LIMITS.note}
        placeholder={t('selection:client.notePlaceholder')}
        aria-label={t('selection:client.note', { name })}
        autoComplete="off"
        onChange={({ target }) => change({ note: target.value })}
      />
      <p className="person-note selection-printed">{note}</p>
      <MarkChoice
        name={`mark-${id}`}
        legend={t('selection:client.markOf', { name })}
        texts={{
          yes: t('selection:client.yes'),
          maybe: t('selection:client.maybe'),
          no: t('selection:client.no'),
        }}
        mark={mark}
        onChoose={(next) => change({ mark: next })}
      />
      <Moves {...props} />
    </div>
  );
}

/** What the person masters, and what is done about the person: watch the reel, take the sheet, call the agent. */
const Details = ({ person: { languages, path, reel, sheet, agent } }: { person: Person }) => (
  <>
    <p className="mt-1 text-[0.92rem] leading-snug">
      <RatedLine items={languages} />
    </p>
    <p className="person-links mt-2">
      {reel !== undefined && (
        <a href={`${path}#video-1`}>{`▶ ${t('selection:client.reel')} ${reel}`}</a>
      )}
      {sheet && <a href={sheet}>{t('selection:client.sheet')}</a>}
      {agent.phone && (
        <a href={phoneHref(agent.phone)}>{t('selection:client.call', { name: agent.shortName })}</a>
      )}
    </p>
  </>
);

/** A list of people: what is known of each, and in the own list a note, a mark and the buttons. */
export function SelectionRows(props: {
  people: readonly Chosen[];
  isSent: boolean;
  notify: RowProps['notify'];
}) {
  const { isSent, notify } = props;
  const list = useRef<HTMLOListElement>(null);
  const { order, dragged, onPointerDown } = useDrag(list, props.people);
  return (
    <ol className="people" ref={list} aria-label={t('selection:client.listLabel')}>
      {order.map((chosen, place) => {
        const { id, note, mark } = chosen;
        const { person, problem } = findPerson(id);
        return (
          <li
            key={id}
            className="selection-row person"
            data-id={id}
            data-dragged={dragged === id || undefined}
            onPointerDown={isSent ? undefined : (event) => onPointerDown(event, id)}
            onDragStart={(event) => event.target instanceof Image && event.preventDefault()}
          >
            <PersonView
              person={person ?? { name: nameOf(chosen), facts: [] }}
              isEager={place < EAGER_ROWS}
            >
              {person && <Details person={person} />}
              {problem && (
                <p className="person-facts person-missing">{t(`selection:client.${problem}`)}</p>
              )}
              {isSent && note && <p className="person-note">{note}</p>}
            </PersonView>
            {!isSent && <Edit {...{ chosen, place, notify }} count={order.length} />}
            {isSent && mark && <p className="selection-mark">{t(`selection:client.${mark}`)}</p>}
          </li>
        );
      })}
    </ol>
  );
}
