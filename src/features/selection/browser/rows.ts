import type { Chosen } from '~/features/selection/selection';
import type { Card } from '~/features/finder/finderCards';
import { create } from './selectionElements';
import { findPerson } from './people';
import { text } from './selectionTexts';

/** Rows whose pictures are loaded at once, so that a printed sheet of that many people has them. */
const EAGER_ROWS = 24;

/** The width of a row's picture in CSS pixels. */
const PICTURE_WIDTH = '96px';

const find = <Type extends HTMLElement>(row: Element, selector: string): Type =>
  row.querySelector<Type>(selector)!;

/** Returns the name under which a person is shown. */
export function nameOf({ id, name }: Pick<Chosen, 'id' | 'name'>): string {
  const person = findPerson(id);
  return (typeof person === 'object' ? person.name : name) || text('someone');
}

function createPicture({ picture }: Card, isEager: boolean): Node {
  if (!picture) return document.createTextNode('');
  const { avif, fallback, width, height } = picture;
  return create(
    'picture',
    {},
    create('source', { type: 'image/avif', srcset: avif, sizes: PICTURE_WIDTH }),
    create('img', {
      src: fallback,
      alt: '',
      width: String(width),
      height: String(height),
      loading: isEager ? 'eager' : 'lazy',
      draggable: 'false',
    }),
  );
}

function showCard(row: HTMLElement, card: Card, place: number): void {
  const { base, lead, second } = card;
  const portrait = find(row, '.selection-portrait');
  if (!portrait.hasChildNodes()) portrait.append(createPicture(card, place < EAGER_ROWS));
  const link = create('a', { href: card.path }, create('bdi', {}, card.name));
  find(row, 'h2').replaceChildren(link);
  const [first, other] = row.querySelectorAll('.selection-line');
  const baseText = base && create('span', base.lang ? { lang: base.lang } : {}, base.text);
  first!.replaceChildren(lead ?? '', lead && base ? ' · ' : '', baseText ?? '');
  other!.textContent = second ?? '';
}

function showMissing(row: HTMLElement, person: Chosen): void {
  find(row, 'h2').replaceChildren(create('bdi', {}, nameOf(person)));
  const reason = findPerson(person.id) === 'gone' ? 'gone' : 'unreachable';
  const isKnown = findPerson(person.id) !== undefined;
  find(row, '.selection-line').textContent = isKnown ? text(reason) : '';
}

/** What each row shows, so that a change of another row replaces no link that has the focus. */
const shown = new WeakMap<HTMLElement, unknown>();

/** Fills a row with a person: what is known, the note, and the names of the buttons. */
export function fillRow(row: HTMLElement, person: Chosen, place: number, count: number): void {
  const card = findPerson(person.id);
  row.dataset.person = typeof card === 'string' ? card : '';
  if (typeof card !== 'object') showMissing(row, person);
  else if (shown.get(row) !== card) showCard(row, card, place);
  shown.set(row, card);
  const name = nameOf(person);
  const input = find<HTMLInputElement>(row, 'input');
  if (input !== document.activeElement) input.value = person.note;
  input.setAttribute('aria-label', text('note', { name }));
  find(row, '.selection-note-text').textContent = person.note;
  for (const button of row.querySelectorAll<HTMLElement>('[data-move]')) {
    const places = Number(button.dataset.move);
    const isLast = places < 0 ? place === 0 : place === count - 1;
    button.setAttribute('aria-label', text(places < 0 ? 'up' : 'down', { name }));
    // Not `disabled`: the button would lose the focus when its row arrives at the end.
    button.setAttribute('aria-disabled', String(isLast));
  }
  find(row, '[data-remove]').setAttribute('aria-label', text('remove', { name }));
}

/** Puts the rows of people into a list, one per person, and keeps the focus. */
export function showRows(
  list: HTMLElement,
  template: HTMLTemplateElement,
  people: readonly Chosen[],
) {
  const rows = new Map([...list.children].map((row) => [(row as HTMLElement).dataset.id, row]));
  const focused = document.activeElement as HTMLElement | null;
  people.forEach((person, place) => {
    const row = (rows.get(person.id) ??
      template.content.firstElementChild!.cloneNode(true)) as HTMLElement;
    row.dataset.id = person.id;
    rows.delete(person.id);
    if (list.children[place] !== row) list.insertBefore(row, list.children[place] ?? null);
    fillRow(row, person, place, people.length);
  });
  for (const row of rows.values()) row.remove();
  if (focused?.isConnected && focused !== document.activeElement) {
    focused.focus({ preventScroll: true });
    focused.scrollIntoView({ block: 'nearest' });
  }
}
