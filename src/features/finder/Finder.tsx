import type { List } from '#contract/lists.ts';
import { cleanText } from '#contract/text.ts';
import type { Locale } from '~/lib/i18n/locale';
import { attempt } from '~/lib/attempt';
import { useListener } from '~/lib/useListener';
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { MOST_CHARACTERS } from './address';
import { type Context, rangeText } from './answer';
import { FinderPanel } from './FinderPanel';
import type { Choice } from './finderIndex';
import { FinderResults } from './FinderResults';
import { type Opener, groupCount, groupsOf, scopeOf } from './groups';
import { createTexts, listValue } from './vocabulary';
import { type Search, type Start, useSearch } from './useSearch';

/** Milliseconds without a change after which the number found is announced: not each letter's. */
const PAUSE_MS = 400;

interface RowProps {
  locale: Locale;
  list: List | undefined;
  /** How many people there are. */
  count: string;
}

/**
 * The row of the finder: words, buttons that open fields, the switch for video and the number found. The
 * build renders it; in the browser it stays as it is, and `useRowTexts` changes its texts.
 */
export function FinderRow({ locale, list, count }: RowProps) {
  const t = createTexts(locale);
  const button = (opener: Opener, text: string) => (
    <button key={opener} type="button" value={opener} aria-haspopup="dialog">
      {text}
    </button>
  );
  return (
    <div className="wrap finder-row">
      {/* A pasted casting keeps its lines; `hold.browser.ts` lets Enter search. */}
      <textarea
        id="q"
        name="q"
        rows={1}
        aria-label={t('finder:words')}
        placeholder={t(`finder:hint.${list ?? 'agency'}`)}
        maxLength={MOST_CHARACTERS}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck="false"
      />
      <span className="finder-hint">{t('finder:paste')}</span>
      <button type="submit" className="finder-submit" aria-label={t('finder:submit')} />
      {groupsOf(list).map((group) => button(group, t(`finder:groups.${group}`)))}
      <label>
        <input type="checkbox" name="video" value="1" className="checkbox" />
        {t('finder:video')}
      </label>
      {button('all', t('finder:filters'))}
      <b>{count}</b>
    </div>
  );
}

/** Returns how many people were found of how many, or that the sentence asks for nothing: all would meet that. */
function countText(search: Search): string {
  const { index, t, lists, isPlain, isLost, isTyping, unknown, found } = search;
  if (isLost && isTyping) return '…';
  if (isLost) return t(unknown.length > 0 ? 'finder:lost' : 'finder:vague');
  const isSearched = (one: List) => lists.length === 0 || lists.includes(listValue(one));
  const count = index.people.filter(({ card }) => isSearched(card.list)).length;
  const scope = scopeOf(lists);
  return isPlain
    ? t(`finder:total.${scope}`, { count })
    : t(`finder:found.${scope}`, { found: found.all.length, count });
}

/** The name of a button of the row, and how much is chosen behind it. */
function openerName({ t, asked: { filters }, chips, list }: Search, opener: Opener) {
  if (opener === 'all') {
    const count = chips.length;
    return { name: count > 0 ? t('finder:filtersChosen', { count }) : t('finder:filters') };
  }
  const count = groupCount(filters, opener, list);
  const [age] = opener === 'age' ? filters.age : [];
  const badge = age ? rangeText(t, age) : count > 0 ? String(count) : undefined;
  return { name: t(`finder:groups.${opener}`), badge };
}

const buttonsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLButtonElement>('.finder-row > button[value]'),
];

/** Writes into the row what is found and chosen, where that changes, and which button has opened its fields. */
function useRowTexts(
  form: HTMLFormElement,
  search: Search | undefined,
  opened: Opener | undefined,
): void {
  useLayoutEffect(() => {
    for (const button of buttonsOf(form)) {
      button.ariaExpanded = String(button.value === opened);
    }
  }, [form, opened]);
  const shown = useRef(new Map<Element, string>());
  useLayoutEffect(() => {
    if (!search) return;
    const write = (element: Element, name: string, badge?: string) => {
      const text = [name, badge].join();
      if (shown.current.get(element) === text) return;
      shown.current.set(element, text);
      const mark = Object.assign(document.createElement('i'), { textContent: badge });
      element.replaceChildren(name, ...(badge ? [' ', mark] : []));
    };
    write(form.querySelector('.finder-row > b')!, countText(search));
    for (const button of buttonsOf(form)) {
      const { name, badge } = openerName(search, button.value as Opener);
      write(button, name, badge);
    }
  }, [form, search]);
}

interface RecentProps {
  t: Context['t'];
  sentences: readonly string[];
  onChoose: (sentence: string) => void;
  onClear: () => void;
}

/** The last searches of this device, below the empty field while it has the focus. */
function Recent({ t, sentences, onChoose, onClear }: RecentProps) {
  if (sentences.length === 0) return null;
  return (
    // The field keeps the focus, on which this depends.
    <div className="wrap recent" onPointerDown={(event) => event.preventDefault()}>
      <p>{t('finder:recent.label')}</p>
      <ul className="flex min-w-0 flex-wrap gap-x-4" aria-label={t('finder:recent.label')}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <button
              type="button"
              className="max-w-full truncate py-2 text-left font-semibold underline decoration-2 underline-offset-4"
              onClick={() => onChoose(sentence)}
            >
              {sentence}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="link py-2 font-semibold" onClick={onClear}>
        {t('finder:recent.clear')}
      </button>
    </div>
  );
}

/** Announces the number found once the search is at rest. */
function useStatus(search: Search | undefined): ReactNode {
  const [status, setStatus] = useState('');
  const text = search && !search.isTyping ? countText(search) : undefined;
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => setStatus(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="sr-only" role="status">
      {status}
    </p>
  );
}

/** The distance in pixels from where the row sticks to the top of an element. */
const distanceTo = (form: HTMLElement, top: number): number =>
  top - parseFloat(getComputedStyle(form).top);

/** Scrolls up to the first result when the row sticks to the header, before the results change. */
function scrollToResults(form: HTMLElement): void {
  const head = form.parentElement!.firstElementChild!;
  const distance = distanceTo(form, head.getBoundingClientRect().bottom);
  if (distance < 0) scrollBy({ top: distance, behavior: 'instant' });
}

/** On phones the keyboard goes, and the number and the first people are on the screen. */
function leaveField(form: HTMLElement, field: HTMLElement): void {
  if (!matchMedia('(pointer: coarse)').matches) return;
  field.blur();
  const distance = distanceTo(form, form.getBoundingClientRect().top);
  if (distance > 0) scrollBy({ top: distance, behavior: 'instant' });
}

const wordsOf = (form: HTMLFormElement) => form.querySelector<HTMLTextAreaElement>('[name=q]')!;
/** Returns what can be seen of the field's text, which a script or an address may have made longer than it may be. */
const textOf = (form: HTMLFormElement) => cleanText(wordsOf(form).value.slice(0, MOST_CHARACTERS));
const videoOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name=video]')!;

/** Gives the field the height of its text in browsers without `field-sizing`, such as Firefox 140. */
function growField(field: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight}px`;
}

/** Shows what is asked for in the row; what is typed is there already. */
function useRowValues(form: HTMLFormElement, search: Search | undefined): void {
  const { asked, isTyping } = search ?? {};
  useLayoutEffect(() => {
    if (!asked) return;
    const field = wordsOf(form);
    if (!isTyping && field.value.trim() !== asked.words.trim()) field.value = asked.words;
    growField(field);
    videoOf(form).checked = asked.filters.video.length > 0;
  }, [asked, isTyping, form]);
}

const RECENT_KEY = 'recent-searches';

const MOST_RECENT = 5;

/** Returns the last sentences searched on this device, the latest first; none where storage is blocked. */
function readRecent(): string[] {
  const stored: unknown = attempt(() => JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]'));
  if (!Array.isArray(stored)) return [];
  return stored.filter((one) => typeof one === 'string').slice(0, MOST_RECENT);
}

function useRecent() {
  const [sentences, setSentences] = useState<readonly string[]>(readRecent);
  const store = (next: readonly string[]) => {
    setSentences(next);
    attempt(() => {
      if (next.length === 0) localStorage.removeItem(RECENT_KEY);
      else localStorage.setItem(RECENT_KEY, JSON.stringify(next));
    });
  };
  /** Remembers a sentence in place of those that it continues: "actriz" before "actriz que cante". */
  const remember = (sentence: string) => {
    const text = sentence.trim();
    const isOther = (one: string, at: number) =>
      one !== text && !(at === 0 && text.startsWith(one));
    if (text) store([text, ...readRecent().filter(isOther)].slice(0, MOST_RECENT));
  };
  return { sentences, remember, onClear: () => store([]) };
}

const videoChoice = (isOn: boolean): Choice[] =>
  isOn ? [{ is: 'value', facet: 'video', value: '1' }] : [];

/** Closes a panel below the row at Escape, and when the keyboard moves on to the people, whom it could cover. */
function useClosing(form: HTMLFormElement, opened: Opener | undefined, close: () => void): void {
  // The browser closes a panel that covers the window.
  const isBelow = opened !== undefined && opened !== 'all';
  useListener(form, 'keydown', (event) => {
    if (!isBelow || (event as KeyboardEvent).key !== 'Escape') return;
    // It clears a search field of the panel.
    if ((event.target as Element).matches('[type=search]')) return;
    event.preventDefault();
    form.querySelector<HTMLElement>(`[value=${opened}]`)!.focus({ preventScroll: true });
    close();
  });
  useListener(document, 'focusin', ({ target }) => {
    const element = target as Element;
    if (form.contains(element) || element.closest('.chosen, .notice')) return;
    // After a click on a person the panel stays: the link would move away from the pointer.
    if (isBelow && element.matches(':focus-visible')) close();
  });
}

/** The search with the row's own events: words, video, Enter and Escape. */
function useRow(form: HTMLFormElement, start: Start) {
  const { search, error, load, isAwaited, settle, type } = useSearch(start, {
    typed: () => ({ words: textOf(form), video: videoChoice(videoOf(form).checked) }),
    onChange: () => scrollToResults(form),
  });
  const [opened, setOpened] = useState<Opener>();
  const { remember, ...recent } = useRecent();
  const close = () => setOpened(undefined);
  const ask = (sentence: string) => {
    settle(sentence);
    remember(sentence);
  };
  useListener(form, 'input', ({ target }) => {
    if (target === wordsOf(form)) type(textOf(form));
  });
  useListener(form, 'change', ({ target }) => {
    const { name, checked } = target as HTMLInputElement;
    if (name === 'q') ask(textOf(form));
    if (name !== 'video') return;
    if (search) search.choose({ video: videoChoice(checked) });
    else load();
  });
  useListener(form, 'submit', (event) => {
    event.preventDefault();
    ask(textOf(form));
    leaveField(form, wordsOf(form));
  });
  useClosing(form, opened, close);
  useRowValues(form, search);
  return {
    search,
    error,
    load,
    isAwaited,
    opened,
    setOpened,
    close,
    recent: { ...recent, onChoose: ask },
  };
}

interface Props extends Start {
  form: HTMLFormElement;
  /** An element before the grid of the page, for the results. */
  host: HTMLElement;
}

/** What the finder adds to the row and to the page: recent searches, the panel and the results. */
export function Finder({ form, host, ...start }: Props) {
  const { locale, list, scroll } = start;
  const t = createTexts(locale);
  const row = useRow(form, start);
  const { search, error, load, opened, close } = row;
  const status = useStatus(search);
  useListener(form, 'click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('.finder-row > button[value]');
    if (!button) return;
    load();
    row.setOpened(opened === button.value ? undefined : (button.value as Opener));
  });
  useRowTexts(form, search, opened);
  useScroll(form, search, scroll);

  const isUsed = search !== undefined || opened !== undefined;
  const belowRow = (
    <>
      {isUsed && <Recent t={t} {...row.recent} />}
      {isUsed && status}
      {opened && error === undefined && (
        <FinderPanel {...{ t, list, opener: opened, search, status, onClose: close }} />
      )}
    </>
  );
  return (
    <>
      {createPortal(belowRow, form)}
      <FinderResults
        {...{ t, host, search, error, load }}
        isAwaited={row.isAwaited}
        count={search ? countText(search) : ''}
        focusRow={() => wordsOf(form).focus()}
      />
    </>
  );
}

/** Scrolls once the people of the address are there: to where the page was, on phones to the people. */
function useScroll(
  form: HTMLFormElement,
  search: Search | undefined,
  scroll: Start['scroll'],
): void {
  const hasPeople = search !== undefined;
  const show = useEffectEvent(() => {
    if (scroll) scrollTo({ left: scroll.scrollX, top: scroll.scrollY, behavior: 'instant' });
    else if (location.search && search?.asked.words) leaveField(form, wordsOf(form));
  });
  useLayoutEffect(() => {
    if (hasPeople) show();
  }, [hasPeople]);
}
