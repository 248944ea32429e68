import { attempt } from '~/lib/attempt';

/*
 * Keeps the marks of a proposal on the device, where the other tabs with it find them, and counts them.
 * They are sent by the browser: each is a field of the form.
 */

type Marks = Map<string, string>;

const findPage = () => document.querySelector<HTMLElement>('.proposal[data-id]');
const keyOf = (page: HTMLElement) => `proposal:${page.dataset.id}`;
const idOf = (input: Element) => input.closest<HTMLElement>('.person[data-id]')!.dataset.id!;
const inputsOf = (page: HTMLElement) => [
  ...page.querySelectorAll<HTMLInputElement>('input[data-mark]'),
];

/** Whether the browser's storage is blocked or full: the marks then live as long as the page. */
let isOnPageOnly = false;

/** Returns the marks, by person, as another tab may have changed them. */
function readMarks(page: HTMLElement): Marks {
  const marked = inputsOf(page).filter(({ defaultChecked }) => defaultChecked);
  if (isOnPageOnly) return new Map(marked.map((input) => [idOf(input), input.dataset.mark!]));
  const stored: unknown = attempt(() => JSON.parse(localStorage.getItem(keyOf(page)) ?? '{}'));
  return new Map(Object.entries(stored ?? {}));
}

function storeMarks(page: HTMLElement, marks: Marks): void {
  const isStored = attempt(() => {
    if (marks.size > 0) {
      localStorage.setItem(keyOf(page), JSON.stringify(Object.fromEntries(marks)));
    } else localStorage.removeItem(keyOf(page));
    return true;
  });
  isOnPageOnly = !isStored;
}

/** Shows marks, and above the form how many of each there are. */
function showMarks(page: HTMLElement, marks: Marks): void {
  for (const input of inputsOf(page)) {
    input.checked = marks.get(idOf(input)) === input.dataset.mark;
    input.defaultChecked = input.checked;
  }
  const summary = page.querySelector('.answer-marks');
  const texts = page.querySelector<HTMLInputElement>('input[name=mark-texts]')?.value.split(',');
  if (!summary || !texts) return;
  const counts = new Map(texts.map((text) => [text, 0]));
  for (const fields of page.querySelectorAll('.person-marks')) {
    const marked = fields.querySelector<HTMLInputElement>('input:checked')?.value;
    const text = texts.find((mark) => marked?.startsWith(`${mark}: `)) ?? texts.at(-1)!;
    counts.set(text, counts.get(text)! + 1);
  }
  summary.textContent = [...counts]
    .filter(([, count]) => count > 0)
    .map(([text, count]) => `${count} ${text.toLowerCase()}`)
    .join(', ');
}

/** Shows the marks that are kept; those of a proposal that is over are deleted. */
function restore(): void {
  const page = findPage();
  if (!page) return;
  if (page.dataset.state === 'over') storeMarks(page, new Map());
  else showMarks(page, readMarks(page));
}

/** Keeps what was pressed before this script was loaded. */
function keepEarlyMarks(): void {
  const page = findPage();
  const pressed = page ? inputsOf(page).filter(({ checked }) => checked) : [];
  if (!page || pressed.length === 0) return;
  const marks = readMarks(page);
  for (const input of pressed) marks.set(idOf(input), input.dataset.mark!);
  storeMarks(page, marks);
  showMarks(page, marks);
}

/** Keeps a mark that was pressed; a second press takes it back. The other marks may be of another tab. */
function press(page: HTMLElement, input: HTMLInputElement): void {
  const marks = readMarks(page);
  if (input.defaultChecked) marks.delete(idOf(input));
  else marks.set(idOf(input), input.dataset.mark!);
  storeMarks(page, marks);
  showMarks(page, marks);
}

const isMark = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset.mark !== undefined;

document.addEventListener('click', ({ target }) => {
  const page = findPage();
  if (!page || !(target instanceof Element)) return;
  if (target.matches('.proposal-print')) print();
  const reel = target.closest('.proposed-reel > summary')?.parentElement;
  // The poster opens with the reel: it starts to play, or says what it needs.
  if (reel) setTimeout(() => reel.querySelector<HTMLElement>('a[data-press]')?.click());
  if (isMark(target)) press(page, target);
});
document.addEventListener('keydown', (event) => {
  const page = findPage();
  // Browsers send no click for the space bar on a button that is set.
  if (!page || event.key !== ' ' || !isMark(event.target) || !event.target.checked) return;
  event.preventDefault();
  press(page, event.target);
});
document.addEventListener('astro:page-load', restore);
// Another tab changed them, or this page was restored from the back-forward cache.
addEventListener('storage', restore);
addEventListener('pageshow', ({ persisted }) => persisted && restore());
keepEarlyMarks();
// The router reports later pages only: it may not be loaded yet.
restore();
