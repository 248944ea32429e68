import type { Card } from '~/lib/finder/cards';
import type { FinderTexts } from './texts';
import { TALENTS_PER_PAGE } from '~/lib/routing/pagination';
import { createCard } from './cardElement';
import { create, setChildren, setText } from './elements';

/** The people found, in the grid of the page. */
export class Results {
  readonly #grid: Element;
  /** What follows the grid on the plain page: pagination. */
  readonly #tail: HTMLElement[];
  readonly #plain: HTMLLIElement[];
  readonly #template: HTMLLIElement;
  /** The items by the path of the person. */
  readonly #items = new Map<string, HTMLLIElement>();
  readonly #more: HTMLButtonElement;
  readonly #t: FinderTexts;

  /**
   * @param grid the `ul` of the page, with at least one person
   * @param onMore called when the visitor asks for more people
   */
  constructor(grid: Element, t: FinderTexts, onMore: () => void) {
    this.#grid = grid;
    this.#t = t;
    this.#plain = [...grid.children] as HTMLLIElement[];
    this.#template = this.#plain.find((item) => item.querySelector('img')) ?? this.#plain[0]!;
    this.#tail = [...grid.parentElement!.children].slice(
      [...grid.parentElement!.children].indexOf(grid) + 1,
    ) as HTMLElement[];
    for (const item of this.#plain) this.#items.set(item.querySelector('a')!.pathname, item);
    this.#more = create('button', {
      type: 'button',
      className: 'finder-more button',
      hidden: true,
    });
    this.#more.addEventListener('click', () => this.#showMore(onMore));
    grid.after(this.#more);
  }

  /** Shows the people of the plain page, with what follows them. */
  showPlain(): void {
    this.#show(this.#plain, 0);
    for (const element of this.#tail) element.hidden = false;
  }

  /**
   * Shows people instead of those of the plain page.
   *
   * @param ids all people found, in their order
   * @param shown the number of those to show
   */
  show(ids: readonly string[], shown: number, cardOf: (id: string) => Card | undefined): void {
    const cards = ids.slice(0, shown).flatMap((id) => cardOf(id) ?? []);
    for (const element of this.#tail) element.hidden = true;
    this.#show(
      cards.map((card) => this.#itemOf(card)),
      ids.length - shown,
    );
  }

  #itemOf(card: Card): HTMLLIElement {
    const item = this.#items.get(card.path) ?? createCard(this.#template, card, this.#t);
    this.#items.set(card.path, item);
    return item;
  }

  #show(items: readonly HTMLLIElement[], left: number): void {
    setChildren(this.#grid, items);
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
