import type { List } from '../../../../cms/contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';
import type { Filters } from '~/features/finder/columns/finderFilters';
import type { FinderIndex } from '~/features/finder/columns/finderIndex';
import type { Change, Found } from './fields';
import { listValue } from '~/features/finder/columns/finderAddress';
import { findCard } from '~/features/finder/columns/finderCards';
import { TALENTS_PER_PAGE } from '~/lib/routing/pagination';
import { type ChipTexts, chipsOf } from './chips';
import { ChipRow } from './chipRow';
import { scopeOf } from './groups';
import { Notice } from './notice';
import { Panel } from './panel';
import { findObstacle } from './relax';
import { Results } from './results';
import { RowControls } from './rowControls';
import { Status } from './status';
import { type FinderTexts, createTexts } from './finderTexts';

/** What the visitor does in the view. */
export interface ViewActions {
  current: () => Found;
  change: Change;
  clear: () => void;
  showMore: () => void;
}

/** A search as the view shows it. */
export interface ShownSearch extends Found {
  /** The number of people to show at most. */
  limit: number;
  /** Whether nothing is asked for. */
  isPlain: boolean;
  /** Whether all people are shown at once, because the page is scrolled. */
  isWhole: boolean;
}

/** What the visitor sees of the finder: row, panel, chips, results and notices. */
export class FinderView {
  readonly panel: Panel;
  readonly row: RowControls;
  readonly #form: HTMLFormElement;
  readonly #locale: Locale;
  readonly #home: string | undefined;
  readonly #actions: ViewActions;
  readonly #t: FinderTexts;
  readonly #chips: ChipRow;
  readonly #results: Results;
  readonly #notice = new Notice();
  readonly #status = new Status();
  #texts: ChipTexts | undefined;

  /** @param home the list of the page, as in the address */
  constructor(
    form: HTMLFormElement,
    locale: Locale,
    home: string | undefined,
    actions: ViewActions,
  ) {
    this.#form = form;
    this.#locale = locale;
    this.#home = home;
    this.#actions = actions;
    this.#t = createTexts(locale);
    this.panel = new Panel(form, this.#t, home);
    this.row = new RowControls(form, this.#t);
    this.#chips = new ChipRow(this.#t, {
      remove: (without) => actions.change(without, undefined),
      clear: actions.clear,
      focusAfter: () => this.row.words.focus(),
    });
    const grid = form.parentElement!.querySelector('.card-portrait')!.closest('ul')!;
    this.#results = new Results(grid, this.#t, actions.showMore);
    grid.before(this.#chips.element, this.#notice.element);
  }

  /** Provides the index, once it has arrived. */
  setIndex(index: FinderIndex): void {
    const { current, change } = this.#actions;
    this.#texts = { t: this.#t, index, locale: this.#locale };
    this.#notice.hide();
    this.panel.context = { ...this.#texts, current, change };
  }

  render(shown: ShownSearch): void {
    const { filters, result, limit, isPlain, isWhole } = shown;
    const { index } = this.#texts!;
    const chips = chipsOf(this.#texts!, filters, this.#home);
    this.row.update(filters, this.#home, chips.length, this.#countText(shown));
    this.#chips.update(chips, isPlain);
    if (isPlain && limit === TALENTS_PER_PAGE) this.#results.showPlain();
    else {
      const cardOf = (id: string) => findCard(index, id, this.#locale);
      this.#results.show({ ids: result.ids, limit, cardOf, isWhole });
    }
    if (result.ids.length > 0) this.#notice.hide();
    else this.#explainNone(filters);
    this.panel.update(shown, this.#t('finder:show', { count: result.ids.length }));
  }

  /** Scrolls up to the first result when the row sticks to the header, before the results change. */
  scrollToResults(): void {
    const start = this.#form.parentElement!.firstElementChild!.getBoundingClientRect().bottom;
    const distance = start - parseFloat(getComputedStyle(this.#form).top);
    if (distance < 0) scrollBy({ top: distance, behavior: 'instant' });
  }

  /** Announces the number found once the search is at rest. */
  announce(shown: ShownSearch): void {
    this.#status.announce(this.panel.liveRoot, this.#countText(shown));
  }

  /**
   * Shows that the index cannot be used; the people of the page stay.
   *
   * @param error a `RangeError` if the index is of a newer version of the site
   */
  showError(error: unknown, retry: () => void): void {
    const t = this.#t;
    this.panel.close();
    if (error instanceof RangeError) {
      const action = { label: t('finder:error.reload'), run: () => location.reload() };
      return this.#notice.show(t('finder:error.outdated'), true, action);
    }
    const text = navigator.onLine ? t('finder:error.failed') : t('finder:error.offline');
    this.#notice.show(text, true, { label: t('finder:error.retry'), run: retry });
  }

  #countText({ filters, result, isPlain }: ShownSearch): string {
    const { index } = this.#texts!;
    const lists = filters.chosen.lists.map(({ value }) => value);
    const isSearched = (list: List) => lists.length === 0 || lists.includes(listValue(list));
    const count = index.lists.filter(isSearched).length;
    const scope = scopeOf(lists);
    if (isPlain) return this.#t(`finder:total.${scope}`, { count });
    return this.#t(`finder:found.${scope}`, { found: result.ids.length, count });
  }

  #explainNone(filters: Filters): void {
    const obstacle = findObstacle(this.#texts!, filters, this.#home);
    const action = obstacle && {
      label: this.#t('finder:none.without', { value: obstacle.text, count: obstacle.count }),
      run: () => {
        this.#actions.change(obstacle.without, undefined);
        this.row.words.focus();
      },
    };
    this.#notice.show(this.#t('finder:none.text'), false, action);
  }
}
