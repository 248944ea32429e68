import type { List } from '../../../cms/contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { TALENTS_PER_PAGE } from '~/lib/routing/pagination';
import { type Asked, formatAddress, parseAddress } from './address';
import { type Answer, type Context, answer, preparations } from './answer';
import { emptyFilters } from './search';
import { type FinderFile, type IndexPaths, unpackIndex } from './indexFile';
import type { Choice, FinderIndex } from './finderIndex';
import { createTexts } from './texts';

/** Milliseconds after the last letter when the sentence is complete, and the address follows. */
const PAUSE_MS = 800;

/** A scroll position in pixels, as in the router's state of an entry of the history. */
export interface ScrollPosition {
  scrollX: number;
  scrollY: number;
}

/**
 * Writes searches into the address. Back returns to the search before, except that further changes of
 * the same range, or of the words, replace the entry.
 */
class AddressWriter {
  readonly #path = location.pathname;
  /**
   * Resolves when the router is loaded. It takes over an entry without its state as it finds it, and one
   * with a state by scrolling to the position in it.
   */
  readonly #router: Promise<unknown>;
  #query = location.search;
  #step: string | undefined;

  constructor(router: Promise<unknown>) {
    this.#router = router;
  }

  /** Whether the address has another search of this page than the one read or written last. */
  isOutdated = (): boolean => location.pathname === this.#path && location.search !== this.#query;

  /** Returns the query of the address, after Back or Forward. */
  read(): URLSearchParams {
    this.#query = location.search;
    this.#step = undefined;
    return new URLSearchParams(location.search);
  }

  /**
   * Writes a search.
   *
   * @param query without `?`; empty for the plain page
   * @param step what was changed; `undefined` for a step of its own
   */
  async write(query: string, step: string | undefined): Promise<void> {
    await this.#router;
    const isStep = step === undefined || step !== this.#step;
    if (this.#set(query, isStep)) this.#step = step;
  }

  /** Writes a search in place of the last one. */
  async replace(query: string): Promise<void> {
    await this.#router;
    this.#set(query, false);
  }

  /** Sets the query of the address; returns whether it changed. */
  #set(query: string, isStep: boolean): boolean {
    const search = query && `?${query}`;
    if (location.pathname !== this.#path || search === this.#query) return false;
    const state: unknown = history.state && { ...history.state, scrollX, scrollY };
    history[isStep ? 'pushState' : 'replaceState'](state, '', this.#path + search);
    this.#query = search;
    return true;
  }
}

/** How a search is changed. */
interface Change {
  /** What is changed: further changes of the same replace the entry of the history. @default a step of its own */
  step?: string;
  /** Whether more follows: a letter, or a thumb that is being dragged. */
  isPassing?: boolean;
}

/** The search of a page. */
export interface Search {
  context: Context;
  answer: Answer;
  /** Whether the sentence is still being typed. */
  isTyping: boolean;
  /** Whether all people are shown at once, because the page is scrolled to where it was. */
  isWhole: boolean;
}

/** What the search of a page starts with. */
export interface Start {
  locale: Locale;
  list: List | undefined;
  router: Promise<unknown>;
  /** The position to which the page scrolls when the search of the address is shown. */
  scroll: ScrollPosition | undefined;
  /** The current day, `YYYY-MM-DD`. */
  today: string;
  /** Whether the visitor waits for the index already. */
  isAwaited: boolean;
}

interface State {
  asked: Asked;
  isTyping: boolean;
  isWhole: boolean;
}

/** The choice that the switch of the row makes. */
export const WITH_VIDEO: Choice = { is: 'value', facet: 'video', value: '1' };

const plain = (): Asked => ({ words: '', filters: emptyFilters(), shown: TALENTS_PER_PAGE });

/**
 * The path of the file that names the current indexes. It has a stable name, so that no page depends
 * on an index and an open tab finds those of a later build.
 */
const POINTER_PATH = '/finder.json';

/** The indexes that have arrived: later pages of the visit use them at once. */
const arrived = new Map<Locale, FinderIndex>();
const loading = new Map<Locale, Promise<FinderIndex>>();

async function fetchJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json() as Promise<Content>;
}

async function load(locale: Locale): Promise<FinderIndex> {
  const paths = await fetchJson<IndexPaths>(POINTER_PATH);
  const index = unpackIndex(await fetchJson<FinderFile>(paths[locale]));
  arrived.set(locale, index);
  return index;
}

/** Returns the index of a language if it has arrived. */
const knownIndex = (locale: Locale): FinderIndex | undefined => arrived.get(locale);

/**
 * Fetches the index of a language, once per visit. It is tried twice, since a deployment may replace it
 * between the requests for its path and its content. A failed call is tried again by the next.
 *
 * @throws {RangeError} for an index of another version of the site, {Error} when network or server fail
 */
function loadIndex(locale: Locale): Promise<FinderIndex> {
  const known = loading.get(locale);
  if (known) return known;
  const started = load(locale).catch(() => load(locale));
  loading.set(locale, started);
  started.catch(() => loading.delete(locale));
  return started;
}

/** Loads the index; one that has arrived before is used at once. */
function useIndex({ locale, isAwaited }: Start, onArrival: (index: FinderIndex) => void) {
  const [index, setIndex] = useState<FinderIndex>();
  const [error, setError] = useState<unknown>();
  const isWaitedFor = useRef(isAwaited);
  const state = useRef<'loading' | 'failed' | 'done'>(undefined);

  const begin = (arrived: FinderIndex) => {
    if (state.current === 'done') return;
    state.current = 'done';
    setIndex(arrived);
    setError(undefined);
    onArrival(arrived);
    // Safari has no idle callbacks.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    const steps = preparations(arrived);
    const advance = () => steps.next().done || whenIdle(advance);
    whenIdle(advance);
  };
  /** @param isWaiting whether the visitor waits for the index: only then a failure is shown */
  const load = (isWaiting: boolean) => {
    isWaitedFor.current ||= isWaiting;
    if (state.current === 'done' || (state.current === 'failed' && !isWaiting)) return;
    loadIndex(locale).then(begin, (reason) => {
      state.current = 'failed';
      if (isWaitedFor.current) setError(reason);
    });
  };
  const loadFirst = useEffectEvent(() => {
    const known = knownIndex(locale);
    if (known) begin(known);
    else load(false);
  });
  useLayoutEffect(() => loadFirst(), []);
  return { index, error, load };
}

/** Calls a function at Back and Forward, before the router, which would load the page again. */
function useBack(onBack: (event: Event) => void): void {
  const listen = useEffectEvent(onBack);
  useEffect(() => {
    const listener = (event: Event) => listen(event);
    addEventListener('popstate', listener, true);
    return () => removeEventListener('popstate', listener, true);
  }, []);
}

/** What was typed and switched before the index arrived. */
type Typed = () => { words: string; hasVideo: boolean };

/** Keeps the search of a page, which starts as that of the address, and follows it at Back. */
function useSearchState(start: Start, typed: Typed) {
  const { list } = start;
  const [writer] = useState(() => new AddressWriter(start.router));
  const [state, setState] = useState<State>({ asked: plain(), isTyping: false, isWhole: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (asked: Asked, more: Partial<State> = {}) => {
    clearTimeout(timer.current);
    setState({ asked, isTyping: false, isWhole: false, ...more });
  };
  const write = (asked: Asked, step?: string) =>
    void writer.write(formatAddress(asked, list), step);
  /** Shows the search of the address with what was typed and switched meanwhile. */
  const begin = (arrived: FinderIndex) => {
    const { words, filters, shown } = parseAddress(writer.read(), arrived, list);
    const early = typed();
    const video = early.hasVideo ? [WITH_VIDEO] : filters.video;
    const asked = { words: early.words || words, filters: { ...filters, video }, shown };
    show(asked, { isWhole: Boolean(start.scroll?.scrollY) });
    if (early.words || early.hasVideo) write(asked, 'words');
  };
  const { index, error, load } = useIndex(start, begin);
  useBack((event) => {
    if (!index || !writer.isOutdated()) return;
    event.stopImmediatePropagation();
    show(parseAddress(writer.read(), index, list), { isWhole: true });
  });
  return { index, error, load, state, show, write, writer, timer };
}

/** The search of a page, whose only source is the address: each settled change writes it. */
export function useSearch(start: Start, typed: Typed) {
  const { list } = start;
  const page = useSearchState(start, typed);
  const { index, error, load, state, show, write, writer, timer } = page;

  const change = (asked: Asked, { step, isPassing = false }: Change = {}) => {
    const first = { ...asked, shown: TALENTS_PER_PAGE };
    show(first);
    if (!isPassing) write(first, step);
  };
  /** Takes a sentence as complete, and writes the address. */
  const settle = (words: string) => {
    if (!index) return load(true);
    const asked = { ...state.asked, words };
    show(asked, { isWhole: true });
    write(asked, 'words');
  };
  const type = (words: string) => {
    if (!index) return load(true);
    const asked = { ...state.asked, words, shown: TALENTS_PER_PAGE };
    show(asked, { isTyping: true });
    timer.current = setTimeout(() => {
      show(asked, { isWhole: true });
      write(asked, 'words');
    }, PAUSE_MS);
  };
  const clear = () => index && change(parseAddress(new URLSearchParams(), index, list));
  const showMore = () => {
    const asked = { ...state.asked, shown: state.asked.shown + TALENTS_PER_PAGE };
    show(asked, { isWhole: true });
    void writer.replace(formatAddress(asked, list));
  };
  return {
    search: useAnswer(start, index, state),
    error,
    load,
    change,
    settle,
    type,
    clear,
    showMore,
  };
}

/** Answers the search, once the index has arrived. */
function useAnswer(
  { locale, list, today }: Start,
  index: FinderIndex | undefined,
  { asked, isTyping, isWhole }: State,
): Search | undefined {
  const context = useMemo<Context | undefined>(
    () => index && { index, locale, t: createTexts(locale), list, today },
    [index, locale, list, today],
  );
  return useMemo(
    () => context && { context, answer: answer(context, asked, isTyping), isTyping, isWhole },
    [context, asked, isTyping, isWhole],
  );
}

/** How the search of a page is changed. */
export type Actions = Omit<ReturnType<typeof useSearch>, 'search' | 'error'>;
