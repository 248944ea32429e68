import type { Filters } from '~/features/finder/columns/finderFilters';
import type { FinderTexts } from './finderTexts';
import type { Group } from './groups';
import { badgeText } from './badges';
import { create, setText } from './finderElements';

/** What the build rendered of the finder: words, buttons, the switch for video, and the number. */
export class RowControls {
  readonly words: HTMLInputElement;
  readonly video: HTMLInputElement;
  readonly #count: Element;
  readonly #buttons: HTMLButtonElement[];
  readonly #badges = new Map<HTMLButtonElement, HTMLElement>();
  readonly #t: FinderTexts;

  constructor(row: HTMLFormElement, t: FinderTexts) {
    this.#t = t;
    this.words = row.querySelector('[name=q]')!;
    this.video = row.querySelector('[name=video]')!;
    this.#count = row.querySelector('b')!;
    this.#buttons = [...row.querySelectorAll<HTMLButtonElement>('.finder-row > button')];
  }

  /**
   * @param home the list of the page, as in the address
   * @param chipCount the number of conditions, for the button of all filters
   */
  update(filters: Filters, home: string | undefined, chipCount: number, countText: string): void {
    setText(this.#count, countText);
    this.video.checked = filters.hasVideo;
    for (const button of this.#buttons) {
      const group = button.value as Group | 'all';
      if (group === 'all') this.#renderAll(button, chipCount);
      else this.#renderBadge(button, badgeText(this.#t, group, filters, home));
    }
  }

  #renderAll(button: HTMLButtonElement, count: number): void {
    const t = this.#t;
    setText(button, count > 0 ? t('finder:filtersChosen', { count }) : t('finder:filters'));
  }

  #renderBadge(button: HTMLButtonElement, text: string): void {
    const badge = this.#badges.get(button) ?? create('i');
    this.#badges.set(button, badge);
    setText(badge, text);
    if (!text) badge.remove();
    // The space separates name and badge for screen readers.
    else if (!badge.isConnected) button.append(' ', badge);
  }
}
