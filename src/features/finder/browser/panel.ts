import type { List } from '../../../../cms/contract/lists.ts';
import type { FinderTexts } from './finderTexts';
import { chosenCount } from './badges';
import { create, setChildren, setText } from './finderElements';
import { type FieldContext, type Found, type PanelField, createField } from './fields';
import { Fold } from './fold';
import { type Field, type Group, fieldsOf } from './groups';

/**
 * The panel with the fields of the finder: below the row on wide windows, where it shows one group,
 * and over the whole window on narrow ones, where it shows all.
 */
export class Panel {
  readonly #dialog = create('dialog', { className: 'finder-panel' });
  readonly #fields = new Map<Field, PanelField>();
  readonly #folds = new Map<Field, Fold>();
  readonly #body = create('div', { className: 'wrap fields' });
  readonly #title = create('p', { className: 'display text-name' });
  readonly #done: HTMLButtonElement;
  readonly #row: HTMLFormElement;
  readonly #t: FinderTexts;
  /** The list of the page, as in the address. */
  readonly #home: string | undefined;
  /** What the fields need, once the index has arrived; `update` then shows them. */
  context: FieldContext | undefined;
  #opener: HTMLButtonElement | undefined;
  /** Whether the panel is open without fields. */
  #isLoading = false;

  /**
   * @param row the row, to which the panel is added
   * @param home the list of the page, as in the address
   */
  constructor(row: HTMLFormElement, t: FinderTexts, home: string | undefined) {
    this.#row = row;
    this.#t = t;
    this.#home = home;
    const close = create('button', { type: 'button', className: 'close' }, '×');
    close.ariaLabel = t('finder:close');
    this.#done = create('button', { type: 'button', className: 'button done' });
    const head = create('div', { className: 'head' }, this.#title, close);
    this.#dialog.append(head, this.#body, this.#done);
    for (const button of [close, this.#done]) button.addEventListener('click', () => this.close());
    this.#dialog.addEventListener('close', () => this.#dialog.open || this.close());
    row.addEventListener('keydown', (event) => this.#onKey(event));
    for (const opener of this.#openers()) {
      opener.ariaExpanded = 'false';
      opener.ariaHasPopup = 'dialog';
    }
    row.append(this.#dialog);
  }

  /** Where the number found is announced: what is outside an open window is not read. */
  get liveRoot(): HTMLElement {
    return this.#dialog.matches(':modal') ? this.#dialog : this.#row;
  }

  /** Opens the fields of a button, or closes them. */
  toggle(opener: HTMLButtonElement): void {
    const isOpen = this.#opener === opener && this.#dialog.open;
    this.close();
    if (isOpen) return;
    this.#opener = opener;
    opener.ariaExpanded = 'true';
    this.#dialog.ariaLabel = opener.textContent!.trim();
    setText(this.#title, this.#t('finder:filters'));
    this.#fill();
    if (opener.value === 'all') this.#dialog.showModal();
    else this.#dialog.show();
  }

  /** Closes the panel; the browser returns the focus to where it was before, if it is inside. */
  close(): void {
    if (this.#dialog.open) this.#dialog.close();
    if (this.#opener) this.#opener.ariaExpanded = 'false';
  }

  /** Closes the panel unless it covers the whole window. */
  closeIfBeside(): void {
    if (!this.#dialog.matches(':modal')) this.close();
  }

  /** Shows the numbers of a search in the open fields. */
  update(found: Found, done: string): void {
    setText(this.#done, done);
    if (!this.#dialog.open) return;
    if (!this.#isLoading) return this.#names().forEach((name) => this.#updateField(name, found));
    const hasFocus = document.activeElement === this.#dialog;
    this.#fill();
    // As the browser does when a dialog opens with its fields.
    if (hasFocus) this.#body.querySelector('input')?.focus();
  }

  #openers(): HTMLButtonElement[] {
    return [...this.#row.querySelectorAll<HTMLButtonElement>('.finder-row > button')];
  }

  #names(): Set<Field> {
    const list = this.#row.dataset.list as List | undefined;
    return fieldsOf(this.#opener!.value as Group | 'all', list);
  }

  #fill(): void {
    const { context } = this;
    this.#isLoading = !context;
    if (!context) {
      setChildren(this.#body, [create('p', {}, this.#t('finder:loading'))]);
      return;
    }
    const names = [...this.#names()];
    for (const name of names)
      this.#fields.set(name, this.#fields.get(name) ?? createField(name, context));
    const isFolded = this.#opener!.value === 'all';
    setChildren(
      this.#body,
      names.map((name) =>
        isFolded ? this.#foldOf(name).element : this.#fields.get(name)!.element,
      ),
    );
    const found = context.current();
    for (const name of names) this.#updateField(name, found);
  }

  #updateField(name: Field, found: Found): void {
    const field = this.#fields.get(name)!;
    field.update(found);
    const count = chosenCount(found.filters, name, this.#home);
    this.#folds.get(name)?.update(count, Boolean(field.element.hidden));
  }

  /** Returns the fold that contains a field. */
  #foldOf(name: Field): Fold {
    const title = this.#t(`finder:fields.${name}`);
    const fold = this.#folds.get(name) ?? new Fold(title, name === 'age');
    this.#folds.set(name, fold);
    fold.element.append(this.#fields.get(name)!.element);
    return fold;
  }

  /** Escape closes a panel beside the row too, from its fields and from its button. */
  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#dialog.open || this.#dialog.matches(':modal')) return;
    if ((event.target as Element).matches('[type=search]')) return;
    event.preventDefault();
    this.#opener?.focus({ preventScroll: true });
    this.close();
  }
}
