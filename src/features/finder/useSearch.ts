import type { List } from '#contract/lists.ts';
import { isoDay } from '#contract/timeZone.ts';
import type { Locale } from '~/lib/i18n/locale';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { TALENTS_PER_PAGE } from '~/lib/routing/pagination';
import { type Asked, formatAddress, parseAddress } from './address';
import { type Context, answer, preparations } from './answer';
import { emptyFilters } from './search';
import { unpackIndex } from './indexFile';
import type { Choice, Filters, FinderIndex } from './finderIndex';
import { createTexts } from './vocabulary';
import { isShaped } from '~/lib/isShaped';
import { useListener } from '~/lib/useListener';

/** Milliseconds after the last letter when the sentence is complete, and the address follows. */
const PAUSE_MS = 800;

/**
 * Returns how searches are written into the address. Back returns to the search before, except that
 * further changes of the same range, or of the words, replace the entry.
 *
 * @param router resolves when the router is loaded. It takes over an entry without its state as it finds
 *   it, and one with a state by scrolling to the position in it
 */
function createWriter(router: Promise<unknown>) {
  const path = location.pathname;
  let query = location.search;
  let last: string | undefined;
  return {
    /** Whether the address has another search of this page than the one read or written last. */
    isOutdated: (): boolean => location.pathname === path && location.search !== query,
    /** Returns the query of the address, after Back or Forward. */
    read(): URLSearchParams {
      query = location.search;
      last = undefined;
      // Copies of HTML write `&amp;` between parameters.
      return new URLSearchParams(query.replace(/&amp;/gi, '&'));
    },
    /**
     * Writes a search.
     *
     * @param next without `?`; empty for the plain page
     * @param step what was changed; `undefined` for a step of its own, `null` for no step
     */
    async write(next: string, step: string | null | undefined): Promise<void> {
      await router;
      const search = next && `?${next}`;
      if (location.pathname !== path || search === query) return;
      const isStep = step === undefined || (step !== null && step !== last);
      const state: unknown = history.state && { ...history.state, scrollX, scrollY };
      history[isStep ? 'pushState' : 'replaceState'](state, '', path + search);
      query = search;
      if (step !== null) last = step;
    },
  };
}

interface Change {
  /** What is changed: further changes of the same replace the entry of the history. @default a step of its own */
  step?: string;
  /** Whether more follows: a letter, or a thumb that is being dragged. */
  isPassing?: boolean;
}

/** What the search of a page starts with. */
export interface Start {
  locale: Locale;
  list: List | undefined;
  router: Promise<unknown>;
  /** Where the page scrolls when the search of the address is shown: pixels, as the router keeps them. */
  scroll: { scrollX: number; scrollY: number } | undefined;
}

interface State {
  asked: Asked;
  /** Whether the sentence is still being typed. */
  isTyping: boolean;
  /** Whether all people are shown at once, because the page is scrolled to where it was. */
  isWhole: boolean;
}

const NOTHING: State = {
  asked: { words: '', filters: emptyFilters(), shown: TALENTS_PER_PAGE },
  isTyping: false,
  isWhole: false,
};

/**
 * The path of the file that names the current indexes. It has a stable name, so that no page depends
 * on an index and an open tab finds those of a later build.
 */
const POINTER_PATH = '/finder.json';

/** The indexes that have arrived, which later pages of the visit use at once, or that are loading. */
const indexes = new Map<Locale, FinderIndex | Promise<FinderIndex>>();

async function fetchJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json() as Promise<Content>;
}

/**
 * Fetches the index of a language, once per visit. It is tried twice, since a deployment may replace it
 * between the requests for its path and its content. A failed call is tried again by the next.
 *
 * @throws {RangeError} for an index of another version of the site, {Error} when network or server fail
 */
function loadIndex(locale: Locale): FinderIndex | Promise<FinderIndex> {
  const known = indexes.get(locale);
  if (known) return known;
  const load = async () => {
    const paths = await fetchJson<Record<Locale, string>>(POINTER_PATH);
    if (!isShaped(paths, { [locale]: 'string' })) throw new Error(`${POINTER_PATH} has no path`);
    const index = unpackIndex(await fetchJson(paths[locale]));
    indexes.set(locale, index);
    return index;
  };
  const loading = load().catch(load);
  indexes.set(locale, loading);
  loading.catch(() => indexes.delete(locale));
  return loading;
}

/** Loads the index; one that has arrived before is used at once. */
function useIndex(locale: Locale, typed: Row['typed'], onArrival: (index: FinderIndex) => void) {
  const [index, setIndex] = useState<FinderIndex>();
  const [error, setError] = useState<unknown>();
  // A failure is shown only to who waits for the index: for the search of the address, or after a press.
  const [isAwaited, setAwaited] = useState(
    () => location.search !== '' || typed().words !== '' || typed().video.length > 0,
  );

  const begin = (found: FinderIndex) => {
    setError(undefined);
    setIndex(found);
    onArrival(found);
    // Safari has no idle callbacks.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    const steps = preparations(found);
    const advance = () => steps.next().done || whenIdle(advance);
    whenIdle(advance);
  };
  const fetchIndex = () => {
    const found = loadIndex(locale);
    if (!(found instanceof Promise)) return begin(found);
    // At once: a letter between the words read from the field and their first results would be lost.
    void found.then((index) => flushSync(() => begin(index)), setError);
  };
  /** Waits for the index, and tries again after a failure. */
  const load = () => {
    setAwaited(true);
    // The message stays until the answer: its button has the focus.
    if (error !== undefined) fetchIndex();
  };
  const loadFirst = useEffectEvent(fetchIndex);
  useLayoutEffect(() => loadFirst(), []);
  const isPending = isAwaited && index === undefined && error === undefined;
  return { index, error: isAwaited ? error : undefined, load, isAwaited: isPending };
}

/** Takes a sentence as complete when no letter follows. */
function usePause(state: State, onPause: () => void): void {
  const pause = useEffectEvent(onPause);
  useEffect(() => {
    if (!state.isTyping) return;
    const timer = setTimeout(() => pause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state]);
}

/** Answers the search, once the index has arrived. */
function useAnswer(
  { locale, list }: Start,
  index: FinderIndex | undefined,
  { asked, isTyping, isWhole }: State,
) {
  const context = useMemo<Context | undefined>(
    () => index && { index, locale, t: createTexts(locale), list, today: isoDay() },
    [index, locale, list],
  );
  return useMemo(
    () => context && { ...context, ...answer(context, asked, isTyping), isTyping, isWhole },
    [context, asked, isTyping, isWhole],
  );
}

interface Row {
  /** Returns what was typed and switched before the index arrived. */
  typed: () => { words: string; video: readonly Choice[] };
  /** Called before the visitor changes the search. */
  onChange: () => void;
}

type Show = (next: Asked, more?: Partial<State>) => void;

/** Shows the search of the address, at first with what was typed and switched meanwhile, and writes it. */
function useAddress({ locale, list, router, scroll }: Start, typed: Row['typed'], show: Show) {
  const [writer] = useState(() => createWriter(router));
  const write = (next: Asked, step?: string | null) =>
    void writer.write(formatAddress(next, list), step);
  const begin = (found: FinderIndex) => {
    const address = parseAddress(writer.read(), found, list);
    const { words, video } = typed();
    const filters = video.length > 0 ? { ...address.filters, video } : address.filters;
    const first = { ...address, words: words || address.words, filters };
    show(first, { isWhole: Boolean(scroll?.scrollY) });
    const isTyped = words !== (new URLSearchParams(location.search).get('q') ?? '');
    if (isTyped || video.length > 0) write(first, 'words');
  };
  const loaded = useIndex(locale, typed, begin);
  // Back and Forward, before the router, which would load the page again.
  const back = (event: Event) => {
    if (!loaded.index || !writer.isOutdated()) return;
    event.stopImmediatePropagation();
    show(parseAddress(writer.read(), loaded.index, list), { isWhole: true });
  };
  useListener(window, 'popstate', back, true);
  return { ...loaded, write };
}

/** The search of a page, whose only source is the address: each settled change writes it. */
export function useSearch(start: Start, { typed, onChange }: Row) {
  const [state, setState] = useState<State>(NOTHING);
  const { asked } = state;
  const show: Show = (next, more) => setState({ ...NOTHING, asked: next, ...more });
  const { index, error, load, isAwaited, write } = useAddress(start, typed, show);
  const answered = useAnswer(start, index, state);

  const change = (next: Asked, { step, isPassing = false }: Change = {}) => {
    onChange();
    const first = { ...next, shown: TALENTS_PER_PAGE };
    show(first);
    if (!isPassing) write(first, step);
  };
  /** Takes a sentence as complete, and writes the address. */
  const settle = (next: Asked, step: string | null = 'words') => {
    show(next, { isWhole: true });
    write(next, step);
  };
  usePause(state, () => settle(asked));
  const search = answered && {
    ...answered,
    change,
    /** Changes what is chosen in the panel. */
    choose: (filters: Partial<Filters>, how?: Change) =>
      change({ ...asked, filters: { ...asked.filters, ...filters } }, how),
    clear: () => change(parseAddress(new URLSearchParams(), answered.index, start.list)),
    showMore: () => settle({ ...asked, shown: asked.shown + TALENTS_PER_PAGE }, null),
  };
  return {
    search,
    error,
    load,
    isAwaited,
    settle(words: string) {
      onChange();
      if (index) settle({ ...asked, words });
      else load();
    },
    type(words: string) {
      onChange();
      if (index) show({ ...asked, words, shown: TALENTS_PER_PAGE }, { isTyping: true });
      else load();
    },
  };
}

/** The search of a page: what is asked for, the answer, and how both are changed. */
export type Search = NonNullable<ReturnType<typeof useSearch>['search']>;
