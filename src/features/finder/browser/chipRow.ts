import type { Chip } from './chips';
import type { FinderTexts } from './finderTexts';
import type { Filters } from '~/features/finder/columns/finderFilters';
import { create, setChildren, setText } from './finderElements';

/** What the buttons beside the chips do. */
export interface ChipActions {
  remove: (without: Filters) => void;
  clear: () => void;
  /** Where the focus goes when the focused button has gone. */
  focusAfter: () => void;
}

/** Milliseconds for which a button says that the link was copied. */
const COPIED_MS = 4000;

/** What is chosen, as buttons that take it away, with "clear all" and "copy link". */
export class ChipRow {
  readonly element: HTMLElement;
  readonly #t: FinderTexts;
  readonly #actions: ChipActions;
  readonly #list = create('ul');
  readonly #buttons = new Map<string, HTMLLIElement>();
  readonly #copy = create('button', { type: 'button', className: 'link' });
  #chips: readonly Chip[] = [];

  constructor(t: FinderTexts, actions: ChipActions) {
    this.#t = t;
    this.#actions = actions;
    const clear = create('button', { type: 'button', className: 'link' }, t('finder:chosen.clear'));
    clear.addEventListener('click', () => {
      actions.clear();
      actions.focusAfter();
    });
    this.#copy.textContent = t('finder:chosen.copy');
    this.#copy.addEventListener('click', () => void this.#copyLink());
    this.#list.ariaLabel = t('finder:chosen.label');
    this.element = create(
      'div',
      { className: 'chosen', hidden: true },
      this.#list,
      clear,
      this.#copy,
    );
  }

  /** @param isPlain whether nothing is asked for, chips or words */
  update(chips: readonly Chip[], isPlain: boolean): void {
    this.#chips = chips;
    this.element.hidden = isPlain;
    this.#list.hidden = chips.length === 0;
    this.#resetCopy();
    setChildren(
      this.#list,
      chips.map((chip) => this.#itemOf(chip)),
    );
  }

  #itemOf({ key, text }: Chip): HTMLLIElement {
    const item = this.#buttons.get(key) ?? this.#createItem(key);
    this.#buttons.set(key, item);
    const button = item.querySelector('button')!;
    setText(button, text);
    button.ariaLabel = this.#t('finder:chosen.remove', { value: text });
    return item;
  }

  #createItem(key: string): HTMLLIElement {
    const button = create('button', { type: 'button' });
    button.addEventListener('click', () => this.#remove(key));
    return create('li', {}, button);
  }

  /** Removes a chip; the focus goes to the next one, else to the last. */
  #remove(key: string): void {
    const index = this.#chips.findIndex((chip) => chip.key === key);
    this.#actions.remove(this.#chips[index]!.without);
    const item = this.#list.children[Math.min(index, this.#list.childElementCount - 1)];
    if (item) item.querySelector('button')!.focus();
    else this.#actions.focusAfter();
  }

  /** Copies the address of the search; without permission it is shown, to be copied by hand. */
  async #copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      setText(this.#copy, this.#t('finder:chosen.copied'));
      setTimeout(() => this.#resetCopy(), COPIED_MS);
    } catch {
      const ariaLabel = this.#t('finder:chosen.link');
      const field = create('input', { readOnly: true, value: location.href, ariaLabel });
      this.#copy.replaceWith(field);
      field.select();
    }
  }

  #resetCopy(): void {
    setText(this.#copy, this.#t('finder:chosen.copy'));
    this.element.querySelector('input')?.replaceWith(this.#copy);
  }
}
