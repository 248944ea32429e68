import { create, setText } from './finderElements';

/** A field of the panel that opens and closes, with how much of it is chosen beside its title. */
export class Fold {
  readonly element: HTMLDetailsElement;
  readonly #badge = create('i', { hidden: true });

  constructor(title: string, isOpen: boolean) {
    const summary = create('summary', {}, `${title} `, this.#badge);
    this.element = create('details', { open: isOpen }, summary);
  }

  /** @param isEmpty whether nobody has any value of the field: it is not shown then */
  update(chosenCount: number, isEmpty: boolean): void {
    this.element.hidden = isEmpty;
    this.#badge.hidden = chosenCount === 0;
    setText(this.#badge, String(chosenCount));
  }
}
