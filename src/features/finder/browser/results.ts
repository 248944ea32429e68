import type { Card } from '~/features/finder/columns/finderCards';
import type { FinderTexts } from './finderTexts';
import { TALENTS_PER_PAGE } from '~/lib/routing/pagination';
import { CardTemplate } from './cardTemplate';
import { create, setChildren, setText } from './finderElements';

/** The people who are shown first, and fill a window; the others follow after the next frame. */
const FIRST_COUNT = 12;

/** People to show. */
export interface Listing {
  /** All people found, in their order. */
  ids: readonly string[];
  /** The number of those to show. */
  limit: number;
  cardOf: (id: string) => Card | undefined;
  /** Whether all are shown at once, because the page is scrolled. */
  isWhole: boolean;
}

/** The people found, in the grid of the page. */
export class Results {
  readonly #grid: Element;
  /** What is beside the grid on the plain page: pagination and links to searches. */
  readonly #others: HTMLElement[];
  readonly #plain: HTMLLIElement[];
  readonly #template: CardTemplate;
  /** The items by the path of the person. */
  readonly #items = new Map<string, HTMLLIElement>();
  readonly #more: HTMLButtonElement;
  readonly #t: FinderTexts;
  /** Counts the listings, so that a later one replaces the rest of an earlier one. */
  #turn = 0;

  /**
   * @param grid the `ul` of the page, with at least one person
   * @param onMore called when the visitor asks for more people
   */
  constructor(grid: Element, t: FinderTexts, onMore: () => void) {
    this.#grid = grid;
    this.#t = t;
    this.#plain = [...grid.children] as HTMLLIElement[];
    const pictured = this.#plain.find((item) => item.querySelector('img'));
    this.#template = new CardTemplate(pictured ?? this.#plain[0]!, t);
    const siblings = [...grid.parentElement!.children] as HTMLElement[];
    this.#others = siblings.filter((element) => element !== grid);
    for (const item of this.#plain) this.#items.set(item.querySelector('a')!.pathname, item);
    this.#more = create('button', {
      type: 'button',
      className: 'finder-more button',
      hidden: true,
    });
    this.#more.addEventListener('click', () => this.#showMore(onMore));
    grid.after(this.#more);
  }

  /** Shows the people of the plain page, with what is beside them. */
  showPlain(): void {
    this.#turn += 1;
    this.#finish(this.#plain, 0, false);
  }

  /** Shows people instead of those of the plain page. */
  show({ ids, limit, cardOf, isWhole }: Listing): void {
    const turn = ++this.#turn;
    const items = (count: number) =>
      ids.slice(0, count).flatMap((id) => this.#itemOf(cardOf(id)) ?? []);
    const finish = () => this.#finish(items(limit), ids.length - limit, true);
    if (isWhole || ids.length <= FIRST_COUNT) return finish();
    setChildren(this.#grid, items(FIRST_COUNT));
    requestAnimationFrame(() => setTimeout(() => turn === this.#turn && finish()));
  }

  #itemOf(card: Card | undefined): HTMLLIElement | undefined {
    if (!card) return undefined;
    const item = this.#items.get(card.path) ?? this.#template.create(card);
    this.#items.set(card.path, item);
    return item;
  }

  #finish(items: readonly HTMLLIElement[], left: number, hidesOthers: boolean): void {
    setChildren(this.#grid, items);
    for (const element of this.#others) element.hidden = hidesOthers;
    this.#more.hidden = left <= 0;
    if (left > 0) {
      setText(this.#more, this.#t('finder:more', { count: Math.min(left, TALENTS_PER_PAGE) }));
    }
  }

  /** Moves the focus to the first new person: the button moves away, or is hidden. */
  #showMore(onMore: () => void): void {
    const count = this.#grid.childElementCount;
    onMore();
    this.#grid.children[count]?.querySelector('a')?.focus({ preventScroll: true });
  }
}
