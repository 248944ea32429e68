import { create, setText } from './finderElements';

/** Milliseconds without a change after which the number found is announced: not each letter's. */
const PAUSE_MS = 400;

/** Announces the number found to screen readers once the search is at rest. */
export class Status {
  readonly #element = create('p', { className: 'sr-only', role: 'status' });
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param root the element that screen readers read now; the region moves there
   * @param text announced unless it is the last one
   */
  announce(root: HTMLElement, text: string): void {
    if (this.#element.parentElement !== root) root.append(this.#element);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => setText(this.#element, text), PAUSE_MS);
  }
}
