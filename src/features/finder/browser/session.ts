import type { List } from '../../../../cms/contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';
import type { Filters } from '~/features/finder/columns/finderFilters';
import type { FinderIndex } from '~/features/finder/columns/finderIndex';
import { listValue, parseFilters } from '~/features/finder/columns/finderAddress';
import { search } from '~/features/finder/columns/search';
import { understand } from '~/features/finder/columns/understand';
import { TALENTS_PER_PAGE } from '~/lib/routing/pagination';
import { queryOf, readShown } from './address';
import { AddressWriter, type ScrollPosition } from './addressWriter';
import { IndexLoader } from './indexLoader';
import { FinderView, type ShownSearch } from './view';

/** Milliseconds after the last letter when the words are understood, and the address follows. */
const PAUSE_MS = 800;

/** The search on one page, from the first touch of its row until the visitor leaves the page. */
export class FinderSession {
  readonly #list: List | undefined;
  readonly #view: FinderView;
  readonly #address: AddressWriter;
  readonly #loader: IndexLoader;
  #index: FinderIndex | undefined;
  #shown: ShownSearch | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the page will be scrolled when the search of the address is shown. */
  readonly #isScrolled: boolean;

  /**
   * @param router resolves when the client router is loaded, or cannot be
   * @param scroll the position to which the page scrolls when the search of the address is shown
   */
  constructor(form: HTMLFormElement, router: Promise<unknown>, scroll?: ScrollPosition) {
    this.#isScrolled = Boolean(scroll?.scrollY);
    this.#list = form.dataset.list as List | undefined;
    this.#address = new AddressWriter(router);
    const locale = document.documentElement.lang as Locale;
    this.#view = new FinderView(form, locale, this.#list && listValue(this.#list), {
      current: () => this.#shown!,
      change: (filters, step, isSettled = true) => this.#change(filters, step, isSettled),
      clear: () => this.#change(this.#parse(new URLSearchParams()), undefined, true),
      showMore: () => this.#showMore(),
    });
    this.#loader = new IndexLoader(
      (index) => {
        this.#begin(index);
        if (scroll) scrollTo({ left: scroll.scrollX, top: scroll.scrollY, behavior: 'instant' });
      },
      (error) => this.#view.showError(error, () => this.load(true)),
    );
    const { words, video } = this.#view.row;
    words.addEventListener('input', () => this.#type());
    words.addEventListener('change', () => this.#settle());
    video.addEventListener('change', () => this.#switchVideo());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#settle();
    });
  }

  /** Loads the index; see `IndexLoader.load`. */
  load = (isAwaited: boolean): void => void this.#loader.load(isAwaited);

  /** Opens or closes the fields of a button of the row. */
  toggle = (button: HTMLButtonElement): void => this.#view.panel.toggle(button);

  /** Closes the panel when the visitor goes on to the people. */
  leaveRow = (): void => this.#view.panel.closeIfBeside();

  /** Whether the address has another search of this page than the one that is shown. */
  isOutdated = (): boolean => this.#index !== undefined && this.#address.isOutdated();

  /** Shows the search of the address, after Back or Forward. */
  restore(isWhole = true): void {
    const query = this.#address.read();
    const filters = this.#parse(query);
    clearTimeout(this.#timer);
    this.#view.row.words.value = filters.words;
    this.#show(filters, readShown(query), isWhole);
    this.#view.announce(this.#shown!);
  }

  /** Shows the search of the address with what was typed and switched before the index arrived. */
  #begin(index: FinderIndex): void {
    this.#index = index;
    this.#view.setIndex(index);
    const { words, video } = this.#view.row;
    const [typed, isSwitched] = [words.value, video.checked];
    this.restore(this.#isScrolled);
    const { filters } = this.#shown!;
    const hasVideo = filters.hasVideo || isSwitched;
    const asked = { ...filters, words: typed || filters.words, hasVideo };
    const understood = understand(asked, index);
    if (typed || isSwitched) return this.#change(understood, 'words', true);
    if (understood === asked) return;
    this.#change(understood, undefined, false);
    void this.#address.replace(this.#query());
  }

  #parse = (query: URLSearchParams): Filters => parseFilters(query, this.#index!, this.#list);

  #show(filters: Filters, limit = TALENTS_PER_PAGE, isWhole = false): void {
    const result = search(this.#index!, filters);
    const isPlain = queryOf(filters, this.#list, 0) === '';
    this.#shown = { filters, result, limit, isPlain, isWhole };
    this.#view.render(this.#shown);
  }

  #query = (): string => queryOf(this.#shown!.filters, this.#list, this.#shown!.limit);

  #change(filters: Filters, step: string | undefined, isSettled: boolean): void {
    this.#view.row.words.value = filters.words;
    this.#view.scrollToResults();
    this.#show(filters);
    if (!isSettled) return;
    this.#view.announce(this.#shown!);
    void this.#address.write(this.#query(), step);
  }

  #type(): void {
    if (!this.#shown) return this.load(true);
    this.#view.scrollToResults();
    this.#show({ ...this.#shown.filters, words: this.#view.row.words.value });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), PAUSE_MS);
  }

  /** Makes values of the typed words, and writes the address. */
  #settle(): void {
    clearTimeout(this.#timer);
    if (!this.#shown) return this.load(true);
    const { words } = this.#view.row;
    const understood = understand({ ...this.#shown.filters, words: words.value }, this.#index!);
    if (understood.words !== words.value) return this.#change(understood, 'words', true);
    this.#view.announce(this.#shown);
    void this.#address.write(this.#query(), 'words');
  }

  #switchVideo(): void {
    if (!this.#shown) return this.load(true);
    const hasVideo = this.#view.row.video.checked;
    this.#change({ ...this.#shown.filters, hasVideo }, undefined, true);
  }

  #showMore(): void {
    this.#show(this.#shown!.filters, this.#shown!.limit + TALENTS_PER_PAGE, true);
    void this.#address.replace(this.#query());
  }
}
