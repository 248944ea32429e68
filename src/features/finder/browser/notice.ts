import { create } from './finderElements';

/** A sentence above the results, with what the visitor can do. */
export class Notice {
  readonly element = create('div', { className: 'notice', hidden: true });
  readonly #text = create('p');
  readonly #button = create('button', { type: 'button', className: 'button' });

  constructor() {
    this.element.append(this.#text, this.#button);
  }

  /** @param isAlert whether screen readers interrupt what they read */
  show(text: string, isAlert: boolean, action?: { label: string; run: () => void }): void {
    this.#text.role = isAlert ? 'alert' : null;
    this.#button.hidden = !action;
    if (action) this.#button.textContent = action.label;
    this.#button.onclick = action?.run ?? null;
    this.element.hidden = false;
    this.#text.textContent = text;
  }

  hide(): void {
    this.element.hidden = true;
    this.#text.textContent = '';
  }
}
