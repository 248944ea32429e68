import type { Range } from '~/features/finder/columns/finderFilters';
import type { FinderTexts } from './finderTexts';
import { create } from './finderElements';

/** What distinguishes the field of a range. */
export interface RangeFieldSetup {
  kind: 'age' | 'height';
  t: FinderTexts;
  /**
   * Called with the new range, which is `undefined` when both ends are open.
   *
   * @param isSettled false while a thumb is being dragged
   */
  onChange: (range: Range | undefined, isSettled: boolean) => void;
}

/** The ends of the sliders; a thumb at its end leaves the range open. */
const LIMITS = { age: { least: 0, most: 90 }, height: { least: 130, most: 210 } } as const;

type End = 'from' | 'to';

/** A range as two number fields, and a slider with two thumbs. */
export class RangeField {
  readonly element: HTMLFieldSetElement;
  readonly #setup: RangeFieldSetup;
  readonly #numbers: Record<End, HTMLInputElement>;
  readonly #thumbs: Record<End, HTMLInputElement>;
  readonly #slider: HTMLElement;
  #range: Range = {};

  constructor(setup: RangeFieldSetup) {
    const { kind, t } = setup;
    this.#setup = setup;
    this.#numbers = {
      from: this.#createInput('number', 'from'),
      to: this.#createInput('number', 'to'),
    };
    this.#thumbs = {
      from: this.#createInput('range', 'from'),
      to: this.#createInput('range', 'to'),
    };
    this.#slider = create('div', { className: 'slider' }, this.#thumbs.from, this.#thumbs.to);
    const { from, to } = this.#numbers;
    const unit = t(`finder:range.${kind}.unit`);
    this.element = create(
      'fieldset',
      {},
      create('legend', {}, t(`finder:fields.${kind}`)),
      create('div', { className: 'range' }, from, t('finder:range.and'), to, unit),
      this.#slider,
    );
  }

  /** Shows a range. */
  update(range: Range | undefined): void {
    this.#range = range ?? {};
    const { least, most } = LIMITS[this.#setup.kind];
    for (const [end, open] of [
      ['from', least],
      ['to', most],
    ] as const) {
      const value = this.#range[end];
      const text = value === undefined ? '' : String(value);
      const number = this.#numbers[end];
      if (number.value !== text) number.value = text;
      this.#thumbs[end].value = String(value ?? open);
      const share = (Number(this.#thumbs[end].value) - least) / (most - least);
      this.#slider.style.setProperty(`--${end}`, String(share));
    }
  }

  #createInput(type: 'number' | 'range', end: End): HTMLInputElement {
    const { kind, t } = this.#setup;
    const { least, most } = LIMITS[kind];
    const input = create('input', { type, ariaLabel: t(`finder:range.${kind}.${end}`) });
    input.min = String(type === 'range' ? least : 0);
    input.max = String(type === 'range' ? most : 250);
    if (type === 'number') input.inputMode = 'numeric';
    else input.addEventListener('input', () => this.#drag(end, false));
    input.addEventListener('change', () =>
      type === 'range' ? this.#drag(end, true) : this.#type(end),
    );
    return input;
  }

  /** Moves a thumb, at most to the other one. */
  #drag(end: End, isSettled: boolean): void {
    const { least, most } = LIMITS[this.#setup.kind];
    const [from, to] = [Number(this.#thumbs.from.value), Number(this.#thumbs.to.value)];
    const value = end === 'from' ? Math.min(from, to) : Math.max(from, to);
    const isOpen = value === (end === 'from' ? least : most);
    this.#change({ ...this.#range, [end]: isOpen ? undefined : value }, isSettled);
  }

  /** Applies a typed number, and moves the other end where both would cross. */
  #type(end: End): void {
    const { value, valueAsNumber } = this.#numbers[end];
    const typed = value === '' ? undefined : Math.max(0, Math.round(valueAsNumber));
    const range = { ...this.#range, [end]: typed };
    const { from = -Infinity, to = Infinity } = range;
    if (from > to) range[end === 'from' ? 'to' : 'from'] = typed;
    this.#change(range, true);
  }

  #change(range: Range, isSettled: boolean): void {
    const isOpen = range.from === undefined && range.to === undefined;
    this.#setup.onChange(isOpen ? undefined : range, isSettled);
  }
}
