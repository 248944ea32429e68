import type { Choice } from '~/features/finder/columns/finderFilters';
import type { FinderTexts } from './finderTexts';
import { create, setChildren, setText } from './finderElements';

/** A value of a facet as a field shows it. */
export interface FieldValue {
  value: string;
  label: string;
  /** The heading above it, if the field has several groups. */
  group?: string | undefined;
  /** The number of people found with it. */
  count: number;
}

/** What distinguishes the field of one facet. */
export interface ValueFieldSetup {
  title: string;
  /** The least levels to choose from, with their labels; empty where values have no level. */
  levels: readonly { level: NonNullable<Choice['least']>; label: string }[];
  t: FinderTexts;
  /** An element above the values. */
  head?: HTMLElement | undefined;
  /** Called when a value is chosen, changed, or no longer chosen. */
  onToggle: (choice: Choice, isChosen: boolean) => void;
}

/** A field with more values shows the most frequent ones, and a text field that finds the others. */
const LONG_LIST = 24;
const SHORT_LIST = 10;

/** Removes case and accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Row {
  element: HTMLElement;
  checkbox: HTMLInputElement;
  count: Element;
  level: HTMLSelectElement | undefined;
}

/** The values of a facet as checkboxes with the number of people found. */
export class ValueField {
  readonly element: HTMLFieldSetElement;
  readonly #setup: ValueFieldSetup;
  readonly #rows = new Map<string, Row>();
  readonly #groups = new Map<string, HTMLElement>();
  readonly #search: HTMLInputElement;
  #update = () => {};

  constructor(setup: ValueFieldSetup) {
    const { title, t } = setup;
    this.#setup = setup;
    const label = t('finder:narrow', { field: title });
    this.#search = create('input', { type: 'search', ariaLabel: label, placeholder: label });
    this.#search.className = 'narrow';
    this.#search.addEventListener('input', () => this.#update());
    this.element = create('fieldset', {}, create('legend', {}, title), this.#search);
  }

  /**
   * @param values all values, in their order
   * @param chosen the chosen ones, which are always shown
   */
  update(values: readonly FieldValue[], chosen: readonly Choice[]): void {
    const isLong = values.length > LONG_LIST && values.every(({ group }) => group === undefined);
    this.#update = () => {
      const shown = isLong ? this.#narrow(values, chosen) : values;
      const rows = shown.map((one) => [one, this.#fillRow(one, chosen)] as const);
      const groups = [...new Set(shown.map(({ group = '' }) => group))];
      for (const group of groups) {
        const own = rows.filter(([one]) => (one.group ?? '') === group);
        setChildren(
          this.#groupOf(group).lastElementChild!,
          own.map(([, { element }]) => element),
        );
      }
      const { head } = this.#setup;
      setChildren(this.element, [
        this.element.firstElementChild!,
        ...(head ? [head] : []),
        ...(isLong ? [this.#search] : []),
        ...groups.map((group) => this.#groupOf(group)),
      ]);
    };
    this.#update();
  }

  /** Returns the chosen values and, as far as there is room, the most frequent that match. */
  #narrow(values: readonly FieldValue[], chosen: readonly Choice[]): FieldValue[] {
    const text = fold(this.#search.value.trim());
    const isChosen = ({ value }: FieldValue) => chosen.some((choice) => choice.value === value);
    const others = values.filter((one) => !isChosen(one) && fold(one.label).includes(text));
    const best = others.sort((one, other) => other.count - one.count).slice(0, SHORT_LIST);
    return [...values.filter(isChosen), ...best];
  }

  #groupOf(group: string): HTMLElement {
    const found = this.#groups.get(group);
    if (found) return found;
    const element = create('div', { className: 'options' }, create('div'));
    if (group) {
      element.role = 'group';
      element.ariaLabel = group;
      element.prepend(create('p', { ariaHidden: 'true' }, group));
    }
    this.#groups.set(group, element);
    return element;
  }

  #fillRow(one: FieldValue, chosen: readonly Choice[]): Row {
    const row = this.#rows.get(one.value) ?? this.#createRow(one);
    const choice = chosen.find(({ value }) => value === one.value);
    row.checkbox.checked = Boolean(choice);
    row.element.classList.toggle('empty', one.count === 0 && !choice);
    setText(row.count, String(one.count));
    if (row.level) {
      row.level.hidden = !choice;
      row.level.value = choice?.least ?? '';
    }
    return row;
  }

  #createRow({ value, label }: FieldValue): Row {
    const { levels, t, onToggle } = this.#setup;
    const checkbox = create('input', { type: 'checkbox', className: 'checkbox' });
    const count = create('em');
    const element = create(
      'div',
      {},
      create('label', {}, checkbox, create('span', {}, label), count),
    );
    const level = levels.length > 0 ? create('select') : undefined;
    if (level) {
      level.ariaLabel = t('finder:level.of', { value: label });
      level.append(new Option(t('finder:level.any'), ''));
      for (const one of levels) {
        level.append(new Option(t('finder:level.least', { level: one.label }), one.level));
      }
      element.append(level);
    }
    element.addEventListener('change', () => {
      const least = (level && checkbox.checked && (level.value as Choice['least'])) || undefined;
      onToggle(least ? { value, least } : { value }, checkbox.checked);
    });
    const row = { element, checkbox, count, level };
    this.#rows.set(value, row);
    return row;
  }
}
