import {
  type MouseEventHandler,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type Chosen,
  type List,
  type Selection,
  EMPTY_LIST,
  addPeople,
  currentList,
  isSameList,
} from '~/features/selection/selection';
import { createPortal } from 'react-dom';
import { namesText, pageFields } from '~/features/forms/enquiryPeople';
import { FORM_NAMES, PAGE_FIELDS } from '~/features/forms/formNames';
import { useListener } from '~/lib/useListener';
import { announce } from './announce';
import { findPerson, resolvePeople } from './people';
import { SelectionRows } from './SelectionRows';
import { t } from './selectionTexts';
import { type Notice, copyList, linkTo } from './share';
import { changeCurrent, changeSelection, getPeople, getSelection, onChange } from './store';
import { SELECTION_LIMITS, parseLink } from '#contract/selectionLink.ts';

export const useSelection = (): Selection => useSyncExternalStore(onChange, getSelection);

function subscribeToHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

interface Shown extends List {
  /** Whether it was sent in a link, and is not the visitor's own. */
  isSent: boolean;
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
    name: '',
    picture: '',
    ...known.get(person.id),
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

type Notify = (notice: Notice) => void;

interface ButtonProps {
  label: string;
  className?: string;
  onClick: MouseEventHandler;
}

const Button = ({ label, ...props }: ButtonProps) => (
  <button type="button" {...props}>
    {label}
  </button>
);

interface BarProps {
  list: List;
  isSent: boolean;
  notify: Notify;
  children?: ReactNode;
}

/** The system's dialog; it rejects when the visitor closes it. */
const share = (list: List): Promise<void> =>
  navigator
    .share({ title: list.name || document.title, url: linkTo(list).url })
    .catch(() => undefined);

/** Further actions. Their menu closes when the visitor presses Escape, or elsewhere. */
function MoreActions({ list, isSent, notify }: BarProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const find = () => ({
    menu: details.current!,
    summary: details.current!.querySelector('summary')!,
  });
  useListener(window, 'click', ({ target }) => {
    const { menu, summary } = find();
    if (!summary.contains(target as Node)) menu.open = false;
  });
  useListener(window, 'keydown', (event) => {
    const { menu, summary } = find();
    if ((event as KeyboardEvent).key !== 'Escape' || !menu.open) return;
    menu.open = false;
    summary.focus();
  });
  const empty = () => {
    const { people } = list;
    changeCurrent({ people: [] });
    const undo = () => changeCurrent({ people: addPeople(people, getPeople()) });
    notify({ message: t('selection:client.emptied'), undo });
    focusTitle();
  };
  const copy = (format: 'text' | 'csv') => void copyList(list, format).then(notify);
  return (
    <details className="selection-more relative" ref={details}>
      <summary className="button button-outline">{t('selection:client.more')}</summary>
      <div>
        {'share' in navigator && (
          <Button label={t('selection:client.share')} onClick={() => void share(list)} />
        )}
        <Button label={t('selection:client.copyText')} onClick={() => copy('text')} />
        <Button label={t('selection:client.copyCsv')} onClick={() => copy('csv')} />
        <Button label={t('selection:client.print')} onClick={() => print()} />
        {!isSent && <Button label={t('selection:client.empty')} onClick={empty} />}
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
      <Button
        label={t('selection:client.copy')}
        className="button"
        onClick={() => void copyList(list, 'link').then(notify)}
      />
      <Button
        label={t('selection:client.send')}
        className="button button-accent"
        onClick={goToEnquiry}
      />
      <MoreActions {...props} />
    </div>
  );
}

const ListChoice = ({ selection: { lists, current } }: { selection: Selection }) => (
  <div
    role="group"
    className="flex w-full flex-wrap gap-2"
    aria-label={t('selection:client.lists')}
  >
    {lists.map(({ name, people }, index) => (
      <button
        key={index}
        type="button"
        aria-pressed={index === current}
        onClick={() => changeSelection({ current: index })}
      >
        <bdi>{name || t('selection:client.unnamed', { number: index + 1 })}</bdi>{' '}
        <span>{people.length}</span>
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
      title={t('selection:client.keepNote')}
      autoComplete="off"
      onChange={() => {
        changeSelection({ isKept: !isKept });
        notify({ message: t(isKept ? 'selection:client.notKept' : 'selection:client.kept') });
      }}
    />
    <span>{t('selection:client.keep')}</span>
  </label>
);

/** Removes the current list, and shows another one. */
function removeCurrentList(next: number): void {
  const { lists, current } = getSelection();
  const rest = lists.length > 1 ? lists.toSpliced(current, 1) : [EMPTY_LIST];
  changeSelection({ lists: rest, current: Math.max(0, Math.min(next, rest.length - 1)) });
}

/** The visitor's lists, one per project or role, and the name of the current one. */
function SelectionLists({ selection, notify }: { selection: Selection; notify: Notify }) {
  const { lists, current, isKept } = selection;
  const remove = () => {
    removeCurrentList(current - 1);
    const undo = () =>
      changeSelection({
        lists: getSelection().lists.toSpliced(current, 0, lists[current]!),
        current,
      });
    notify({ message: t('selection:client.listRemoved'), undo });
    // The button goes with the last list but one.
    focusTitle();
  };
  return (
    <div className="selection-lists">
      {lists.length > 1 && <ListChoice selection={selection} />}
      <label className="grow">
        <span>{t('selection:client.listName')}</span>
        <input
          type="text"
          value={lists[current]?.name ?? ''}
          maxLength={SELECTION_LIMITS.listName}
          placeholder={t('selection:client.listNameHint')}
          autoComplete="off"
          onChange={({ target }) => changeCurrent({ name: target.value })}
        />
      </label>
      {lists.length < SELECTION_LIMITS.lists && (
        <Button
          label={t('selection:client.newList')}
          className="link"
          onClick={() => changeSelection({ lists: [...lists, EMPTY_LIST], current: lists.length })}
        />
      )}
      {lists.length > 1 && (
        <Button label={t('selection:client.removeList')} className="link" onClick={remove} />
      )}
      <Keep isKept={isKept} notify={notify} />
    </div>
  );
}

const focusTitle = () => document.querySelector<HTMLElement>('.selection h1')!.focus();

/** Removes the link's list from the address, so that the page shows the visitor's own. */
function leaveLink(): void {
  history.replaceState(history.state, '', location.pathname);
  dispatchEvent(new Event('hashchange'));
  focusTitle();
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

function NoticeView({ notice: { message, content, undo }, notify, onClose }: NoticeProps) {
  return (
    <div className="selection-notice">
      <span>{message}</span>
      {content && (
        <textarea
          readOnly
          rows={content.includes('\n') ? 6 : 1}
          value={content}
          aria-label={t('selection:client.toCopy')}
          ref={(field) => field?.select()}
        />
      )}
      {undo && (
        <Button
          label={t('selection:client.undo')}
          className="link"
          onClick={() => {
            undo();
            notify({ message: t('selection:client.restored') });
            focusTitle();
          }}
        />
      )}
      <Button
        label={t('selection:client.closeNotice')}
        className="link ml-auto"
        onClick={({ currentTarget }) => {
          // In the bar, the first of its buttons gets the focus.
          const bar = currentTarget.closest('.selection-bar');
          if (bar) bar.querySelector<HTMLElement>(':scope > .button')!.focus();
          else focusTitle();
          onClose();
        }}
      />
    </div>
  );
}

/** The ways to take over a list that was sent in a link, or to leave it. */
function SentActions({ shown: { name, people }, notify }: { shown: Shown; notify: Notify }) {
  const take = (change: Pick<Selection, 'lists' | 'current'>, undo: () => void) => {
    changeSelection(change);
    notify({ message: t('selection:client.takenOver'), undo });
    leaveLink();
  };
  const add = () => {
    const { lists, current } = getSelection();
    const before = new Set(getPeople().map(({ id }) => id));
    const own = addPeople(getPeople(), withPortraits(people));
    const added = new Set(own.flatMap(({ id }) => (before.has(id) ? [] : id)));
    const undo = () =>
      changeCurrent({ people: getPeople().filter((person) => !added.has(person.id)) });
    take({ current, lists: lists.with(current, { ...lists[current]!, people: own }) }, undo);
  };
  const addList = () => {
    const before = getSelection().current;
    const lists = getSelection().lists.filter((list) => list.name || list.people.length > 0);
    const added = { name, people: withPortraits(people) };
    take({ lists: [...lists, added], current: lists.length }, () => removeCurrentList(before));
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        label={t('selection:client.sentKeep')}
        className="button button-accent"
        onClick={addList}
      />
      {getPeople().length > 0 && (
        <Button
          label={t('selection:client.sentAdd')}
          className="button button-outline"
          onClick={add}
        />
      )}
      {getSelection().lists.some((list) => list.people.length > 0) && (
        <Button
          label={t('selection:client.sentDismiss')}
          className="button button-outline"
          onClick={leaveLink}
        />
      )}
    </div>
  );
}

/** The banner above a list that was sent in a link. */
function SentBanner({ shown, notify }: { shown: Shown; notify: Notify }) {
  const { name, people } = shown;
  return (
    <section className="selection-sent on-ink" aria-labelledby="sent">
      <h2 id="sent" className="display">
        {name || t('selection:client.sentTitle')}
      </h2>
      <p>
        {t(`selection:client.${name ? 'sentNamed' : 'sentText'}`, {
          people: t('selection:client.people', { count: people.length }),
        })}
      </p>
      <SentActions shown={shown} notify={notify} />
    </section>
  );
}

/** Returns what an enquiry says of each person; a link has no names of people who have left. */
const toEnquiry = (
  people: readonly Chosen[],
  agency: { name: string; email: string | undefined },
) =>
  people
    .map((chosen) => {
      const { person } = findPerson(chosen.id);
      return {
        name: person?.name ?? chosen.name,
        address: person ? new URL(person.path, location.origin).href : '',
        agent: person?.agent ?? agency,
        note: [chosen.mark && t(`selection:client.${chosen.mark}`), chosen.note]
          .filter(Boolean)
          .join('. '),
      };
    })
    .filter(({ name }) => name);

/** People whom the page names above the form before it counts the others. */
const MAX_NAMES = 12;

/** Whom the enquiry is about, above its form: the names, and the fields that go along with it. */
function EnquiryPeople({ shown, root }: { shown: Shown; root: HTMLElement }) {
  const [sendsNotes, setSendsNotes] = useState(false);
  const box = root.querySelector<HTMLElement>('.enquiry-people')!;
  const { agency = '', email } = box.dataset;
  const people = toEnquiry(shown.people, { name: agency, email });
  // Notes and marks are the visitor's own: they go along only if the visitor ticks it.
  const sent = sendsNotes ? people : people.map((person) => ({ ...person, note: '' }));
  const bare = shown.people.map((chosen) => ({ ...chosen, note: '', mark: undefined }));
  const fields = pageFields(sent, t, linkTo({ name: shown.name, people: bare }).url);
  return createPortal(
    <>
      <p>{t('selection:client.enquiryIntro')}</p>
      {people.length > 0 && (
        <p className="font-semibold">
          {t('selection:client.enquiryPeople', { names: namesText(people, MAX_NAMES) })}
        </p>
      )}
      {PAGE_FIELDS.map((field) => (
        <input
          key={field}
          type="hidden"
          name={field}
          form={FORM_NAMES.enquiry}
          value={fields[field]}
        />
      ))}
      {people.some(({ note }) => note.trim()) && (
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="checkbox"
            checked={sendsNotes}
            onChange={() => setSendsNotes(!sendsNotes)}
          />
          <span>{t('selection:client.enquiryNotes')}</span>
        </label>
      )}
    </>,
    box,
  );
}

function Intro({ shown: { people, isSent, problem } }: { shown: Shown }) {
  const count = people.length;
  return (
    <>
      {problem && <p className="selection-notice">{t(`selection:client.${problem}`)}</p>}
      {count > 0 && !isSent && (
        <p className="selection-intro">{t('selection:client.intro', { count })}</p>
      )}
    </>
  );
}

export function SelectionApp({ root }: { root: HTMLElement }) {
  const selection = useSelection();
  const shown = useShown();
  const [last, setLast] = useState<{ notice: Notice; list: number }>();
  const notify: Notify = (notice) => {
    setLast({ notice, list: getSelection().current });
    announce(notice.message);
  };
  // It is about that list: what it takes back would go into another one.
  const notice = last?.list === selection.current ? last.notice : undefined;
  const state = shown && (shown.people.length === 0 ? 'empty' : shown.isSent ? 'sent' : 'own');
  const noticeView = notice && (
    <NoticeView notice={notice} notify={notify} onClose={() => setLast(undefined)} />
  );
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
          <SelectionRows people={shown.people} isSent={shown.isSent} notify={notify} />
          <EnquiryPeople shown={shown} root={root} />
          <SelectionBar list={shown} isSent={shown.isSent} notify={notify}>
            {noticeView}
          </SelectionBar>
        </>
      )}
    </>
  );
}
