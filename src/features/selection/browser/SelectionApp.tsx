import {
  useEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useSyncExternalStore,
} from 'react';
import {
  type Chosen,
  type Selection,
  addPeople,
  changePerson,
  movePerson,
  removePerson,
  EMPTY_LIST,
  type List,
  currentList,
  isSameList,
} from '~/features/selection/selection';
import { announce } from './announce';
import { findPerson, resolvePeople } from './people';
import { SelectionRow } from './SelectionRow';
import { text } from './selectionTexts';
import { copyList, linkTo, nameOf } from './share';
import { changeCurrent, changeSelection, getPeople, getSelection, onChange } from './store';
import { SELECTION_LIMITS, parseLink } from '../../../../cms/contract/selectionLink.ts';
import { fillInPeople } from '~/features/forms/fillInPeople.browser';

type Copied = Awaited<ReturnType<typeof copyList>>;

/** The visitor's selection, in this tab and in others. */
export const useSelection = (): Selection => useSyncExternalStore(onChange, getSelection);

function subscribeToHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The list that the page shows. */
interface Shown extends List {
  /** Whether it was sent in a link, and is not the visitor's own. */
  isSent: boolean;
  /** What is wrong with the link that was opened. */
  problem?: 'damaged' | 'later' | undefined;
}

/** Returns the list of a link, unless it is the visitor's own, or the current one. */
function findShown(hash: string): Shown {
  const own = { ...currentList(getSelection()), isSent: false };
  const sent = parseLink(hash);
  if (sent === undefined) return own;
  if (sent === 'later') return { ...own, problem: 'later' };
  const problem = sent.isDamaged ? 'damaged' : undefined;
  if (sent.people.length === 0 || isSameList(sent.people, own.people)) return { ...own, problem };
  const known = new Map(getPeople().map((person) => [person.id, person]));
  const people = sent.people.map((person) => ({
    ...{ name: '', picture: '', ...known.get(person.id) },
    ...person,
  }));
  return { name: sent.name, people, isSent: true, problem };
}

/** The list that the page shows, once those of its people whom lists show are resolved; `undefined` before. */
function useShown(): Shown | undefined {
  useSelection();
  const hash = useSyncExternalStore(subscribeToHash, () => location.hash);
  const shown = findShown(hash);
  const ids = shown.people.map(({ id }) => id).join();
  const [resolutions, setResolutions] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void resolvePeople(ids.split(',').filter(Boolean), () => {
      if (isCurrent) setResolutions((count) => count + 1);
    });
    return () => void (isCurrent = false);
  }, [ids]);
  // A list that has lost or gained somebody stays, while the new ones are resolved.
  return resolutions === 0 ? undefined : shown;
}

/** A message about the last action: with what could not be copied, or with the lists to which undo returns. */
interface Notice extends Copied {
  undo?: Pick<Selection, 'lists' | 'current'>;
}

type Notify = (notice: Notice) => void;

interface BarProps {
  list: List;
  isSent: boolean;
  notify: Notify;
  /** The message about the last action. */
  children?: ReactNode;
}

/** Closes the menu of further actions when the visitor presses Escape, or elsewhere. */
function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = details.current!;
    const summary = menu.querySelector('summary')!;
    const stop = new AbortController();
    const { signal } = stop;
    const press = ({ target }: Event) => {
      if (!summary.contains(target as Node)) menu.open = false;
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.open) return;
      menu.open = false;
      summary.focus();
    };
    addEventListener('click', press, { signal });
    addEventListener('keydown', escape, { signal });
    return () => stop.abort();
  }, [details]);
}

/** The system's dialog; it rejects when the visitor closes it. */
const share = (list: List): Promise<void> =>
  navigator
    .share({ title: list.name || document.title, url: linkTo(list).url })
    .catch(() => undefined);

/** Says what a change has done, and offers to undo it. */
function changeWithUndo(change: () => void, message: string, notify: Notify): void {
  const { lists, current } = getSelection();
  change();
  notify({ message, undo: { lists, current } });
}

function MoreActions({ list, isSent, notify }: BarProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details);
  const empty = () => changeWithUndo(() => changeCurrent({ people: [] }), text('emptied'), notify);
  const button = (key: Parameters<typeof text>[0], act: () => void) => (
    <button type="button" onClick={act}>
      {text(key)}
    </button>
  );
  return (
    <details className="selection-more relative" ref={details}>
      <summary className="button button-outline">{text('more')}</summary>
      <div>
        {'share' in navigator && button('share', () => void share(list))}
        {button('copyText', () => void copyList(list, 'text').then(notify))}
        {button('copyCsv', () => void copyList(list, 'csv').then(notify))}
        {button('print', () => print())}
        {!isSent && button('empty', empty)}
      </div>
    </details>
  );
}

const goToEnquiry = () => {
  document.getElementById('enquiry')?.scrollIntoView();
  document.querySelector<HTMLElement>('.enquiry .control')?.focus({ preventScroll: true });
};

/** What a visitor does with the whole list: link, enquiry and the rest; on phones it stays in view. */
function SelectionBar({ children, ...props }: BarProps) {
  const { list, notify } = props;
  return (
    <div className="selection-bar">
      {children}
      <button
        type="button"
        className="button"
        onClick={() => void copyList(list, 'link').then(notify)}
      >
        {text('copy')}
      </button>
      <button type="button" className="button button-accent" onClick={goToEnquiry}>
        {text('send')}
      </button>
      <MoreActions {...props} />
    </div>
  );
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
 * @param onDrop called with the person's new place
 * @returns the people in the order in which they are shown, who is dragged, and the handle's listener
 */
function useDrag(
  list: RefObject<HTMLElement | null>,
  people: readonly Chosen[],
  onDrop: (id: string, place: number) => void,
) {
  const [dragged, setDragged] = useState<{ id: string; place: number }>();
  const order = dragged ? movePerson(people, dragged.id, dragged.place) : people;

  const onPointerDown = (event: PointerEvent, id: string) => {
    const element = list.current;
    if (event.button || !element) return;
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
      if (isDropped && place !== start) onDrop(id, place);
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

/** The buttons with the names of the lists. */
const ListChoice = ({ selection: { lists, current } }: { selection: Selection }) => (
  <div role="group" aria-label={text('lists')}>
    {lists.map(({ name, people }, index) => (
      <button
        key={index}
        type="button"
        aria-pressed={index === current}
        onClick={() => changeSelection({ current: index })}
      >
        {name || text('unnamed', { number: index + 1 })} <span>{people.length}</span>
      </button>
    ))}
  </div>
);

const Keep = ({ isKept, notify }: { isKept: boolean; notify: Notify }) => (
  <label>
    <input
      type="checkbox"
      className="checkbox"
      checked={isKept}
      title={text('keepNote')}
      autoComplete="off"
      onChange={() => {
        changeSelection({ isKept: !isKept });
        notify({ message: text(isKept ? 'notKept' : 'kept') });
      }}
    />
    {text('keep')}
  </label>
);

/** The visitor's lists, one per project or role, and the name of the current one. */
function SelectionLists({ selection, notify }: { selection: Selection; notify: Notify }) {
  const { lists, current, isKept } = selection;
  const remove = () =>
    changeSelection({ lists: lists.toSpliced(current, 1), current: Math.max(0, current - 1) });
  return (
    <div className="selection-lists">
      {lists.length > 1 && <ListChoice selection={selection} />}
      <label>
        <span>{text('listName')}</span>
        <input
          type="text"
          value={lists[current]?.name ?? ''}
          maxLength={SELECTION_LIMITS.listName}
          placeholder={text('listNameHint')}
          autoComplete="off"
          onChange={({ target }) => changeCurrent({ name: target.value })}
        />
      </label>
      {lists.length < SELECTION_LIMITS.lists && (
        <button
          type="button"
          className="link"
          onClick={() => changeSelection({ lists: [...lists, EMPTY_LIST], current: lists.length })}
        >
          {text('newList')}
        </button>
      )}
      {lists.length > 1 && (
        <button type="button" className="link" onClick={remove}>
          {text('removeList')}
        </button>
      )}
      <Keep isKept={isKept} notify={notify} />
    </div>
  );
}

/** Removes the link's list from the address, so that the page shows the visitor's own. */
function leaveLink(): void {
  history.replaceState(history.state, '', location.pathname);
  dispatchEvent(new Event('hashchange'));
  document.querySelector<HTMLElement>('.selection h1')!.focus();
}

/** Returns people with the name and portrait that they have on the site, as they are stored. */
const withPortraits = (people: readonly Chosen[]): readonly Chosen[] =>
  people.map((chosen) => {
    const { person } = findPerson(chosen.id);
    if (!person) return chosen;
    return { ...chosen, name: person.name, picture: person.portrait?.fallback ?? '' };
  });

interface NoticeProps {
  notice: Notice;
  notify: Notify;
  onClose: () => void;
}

function NoticeView({ notice, notify, onClose }: NoticeProps) {
  const { message, content, undo } = notice;
  const element = useRef<HTMLDivElement>(null);
  return (
    <div className="selection-notice" ref={element}>
      <span>{message}</span>
      {content && (
        <textarea
          readOnly
          rows={content.includes('\n') ? 6 : 1}
          value={content}
          aria-label={text('toCopy')}
          ref={(field) => field?.select()}
        />
      )}
      {undo && (
        <button
          type="button"
          className="link"
          onClick={() => {
            changeSelection(undo);
            notify({ message: text('restored') });
            document.querySelector<HTMLElement>('.selection h1')!.focus();
          }}
        >
          {text('undo')}
        </button>
      )}
      <button
        type="button"
        className="link ml-auto"
        onClick={() => {
          const { parentElement } = element.current!;
          // In the bar, the first of its buttons gets the focus.
          parentElement!.querySelector<HTMLElement>(':scope > .button')?.focus();
          onClose();
        }}
      >
        {text('closeNotice')}
      </button>
    </div>
  );
}

/** The banner above a list that was sent in a link, with the ways to take it over. */
function SentBanner({ shown, notify }: { shown: Shown; notify: Notify }) {
  const { name, people } = shown;
  const take = (change: Pick<Selection, 'lists' | 'current'>) => {
    changeWithUndo(() => changeSelection(change), text('takenOver'), notify);
    leaveLink();
  };
  const add = () => {
    const { lists, current } = getSelection();
    const own = addPeople(getPeople(), withPortraits(people));
    take({ current, lists: lists.with(current, { ...lists[current]!, people: own }) });
  };
  const addList = () => {
    const lists = getSelection().lists.filter((list) => list.name || list.people.length > 0);
    take({ lists: [...lists, { name, people: withPortraits(people) }], current: lists.length });
  };
  return (
    <section className="selection-sent on-ink" aria-labelledby="sent">
      <h2 id="sent" className="display">
        {name || text('sentTitle')}
      </h2>
      <p>
        {text(name ? 'sentNamed' : 'sentText', {
          people: text('people', { count: people.length }),
        })}
      </p>
      <div>
        <button type="button" className="button button-accent" onClick={addList}>
          {text('sentKeep')}
        </button>
        {getPeople().length > 0 && (
          <button type="button" className="button button-outline" onClick={add}>
            {text('sentAdd')}
          </button>
        )}
        {getSelection().lists.some((list) => list.people.length > 0) && (
          <button type="button" className="button button-outline" onClick={leaveLink}>
            {text('sentDismiss')}
          </button>
        )}
      </div>
    </section>
  );
}

/** Returns what the visitor does with the rows of the own list. */
function rowActions(notify: Notify) {
  const change = (people: readonly Chosen[]) => changeCurrent({ people });
  return {
    setNote: (id: string, note: string) => change(changePerson(getPeople(), id, { note })),
    setMark: (id: string, mark: Chosen['mark']) => change(changePerson(getPeople(), id, { mark })),
    move(id: string, place: number) {
      const people = movePerson(getPeople(), id, place);
      const position = people.findIndex((person) => person.id === id) + 1;
      change(people);
      const name = nameOf(people[position - 1]!);
      announce(text('moved', { name, position, count: people.length }));
    },
    remove(id: string) {
      const people = getPeople();
      const index = people.findIndex((person) => person.id === id);
      const name = nameOf(people[index]!);
      // The focus goes to the next row's button, or to the one before.
      const rows = document.querySelectorAll<HTMLElement>('.selection-row [data-remove]');
      (rows[index + 1] ?? rows[index - 1] ?? document.querySelector<HTMLElement>('h1'))?.focus();
      const remove = () => change(removePerson(people, id));
      changeWithUndo(remove, text('removed', { name }), notify);
    },
  };
}

function Rows({ shown, notify }: { shown: Shown; notify: Notify }) {
  const list = useRef<HTMLOListElement>(null);
  const actions = rowActions(notify);
  const { order, dragged, onPointerDown } = useDrag(list, shown.people, actions.move);
  return (
    <ol className="people" ref={list} aria-label={text('listLabel')}>
      {order.map((chosen, place) => (
        <SelectionRow
          key={chosen.id}
          chosen={chosen}
          place={place}
          count={order.length}
          isDragged={dragged === chosen.id}
          actions={shown.isSent ? undefined : { ...actions, onPointerDown }}
        />
      ))}
    </ol>
  );
}

/** Sends the people of the list along with the enquiry; a link has no names of people who have left. */
function useEnquiry(shown: Shown | undefined): void {
  useEffect(() => {
    if (!shown) return;
    const people = shown.people.map((chosen) => {
      const { person } = findPerson(chosen.id);
      return {
        name: person?.name ?? chosen.name,
        address: person ? new URL(person.path, location.origin).href : '',
        agent: person?.agent,
        note: [chosen.mark && text(chosen.mark), chosen.note].filter(Boolean).join('. '),
      };
    });
    // Notes and marks are the visitor's own: they go along only if the visitor ticks it.
    const bare = shown.people.map((chosen) => ({ ...chosen, note: '', mark: undefined }));
    fillInPeople(
      people.filter(({ name }) => name),
      bare.length > 0 ? linkTo({ name: shown.name, people: bare }).url : '',
    );
  });
}

function Intro({ shown: { people, isSent, problem } }: { shown: Shown }) {
  const count = people.length;
  return (
    <>
      {problem && <p className="selection-notice">{text(problem)}</p>}
      {count > 0 && !isSent && <p className="selection-intro">{text('intro', { count })}</p>}
    </>
  );
}

/** The page of the selection: the visitor's current list, or one that was sent in a link. */
export function SelectionApp({ root }: { root: HTMLElement }) {
  const selection = useSelection();
  const shown = useShown();
  const [notice, setNotice] = useState<Notice>();
  const notify: Notify = (next) => {
    setNotice(next);
    announce(next.message);
  };
  const state = shown && (shown.people.length === 0 ? 'empty' : shown.isSent ? 'sent' : 'own');
  const noticeView = notice && (
    <NoticeView notice={notice} notify={notify} onClose={() => setNotice(undefined)} />
  );
  useEnquiry(shown);
  useEffect(() => {
    if (state) root.dataset.state = state;
  }, [root, state]);
  if (!shown) return null;
  return (
    <>
      <Intro shown={shown} />
      {shown.isSent && <SentBanner shown={shown} notify={notify} />}
      {!shown.isSent && (state === 'own' || selection.lists.length > 1) && (
        <SelectionLists selection={selection} notify={notify} />
      )}
      {state === 'empty' ? (
        noticeView
      ) : (
        <>
          <Rows shown={shown} notify={notify} />
          <SelectionBar list={shown} isSent={shown.isSent} notify={notify}>
            {noticeView}
          </SelectionBar>
        </>
      )}
    </>
  );
}
