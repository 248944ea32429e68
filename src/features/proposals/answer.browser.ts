import { attempt } from '~/lib/attempt';

/* Keeps the marks of a proposal on the device, and writes them into the form that sends them. */

type Marks = Record<string, string>;

const findPage = () => document.querySelector<HTMLElement>('.proposal[data-id]');
const keyOf = (page: HTMLElement) => `proposal:${page.dataset.id}`;
const personOf = (input: Element) => input.closest<HTMLElement>('[data-id]')!;
const textOf = (input: HTMLInputElement) => input.labels![0]!.textContent.trim();
const inputsOf = (page: HTMLElement) => [
  ...page.querySelectorAll<HTMLInputElement>('input[data-mark]'),
];

const readMarks = (page: HTMLElement): Marks =>
  attempt(() => JSON.parse(localStorage.getItem(keyOf(page)) ?? '{}') as Marks) ?? {};

function storeMarks(page: HTMLElement): void {
  const marked = inputsOf(page).filter(({ checked }) => checked);
  const marks = Object.fromEntries(
    marked.map((input) => [personOf(input).dataset.id, input.dataset.mark]),
  );
  attempt(() => {
    if (marked.length > 0) localStorage.setItem(keyOf(page), JSON.stringify(marks));
    else localStorage.removeItem(keyOf(page));
  });
}

/** Writes who has which mark into the form, a line for each mark, and how many above it. */
function writeAnswer(page: HTMLElement): void {
  const summary = page.querySelector<HTMLElement>('.answer-marks');
  const field = page.querySelector<HTMLInputElement>('input[name=people]');
  if (!summary || !field) return;
  const names = new Map<string, string[]>(
    [...new Set(inputsOf(page).map(textOf)), summary.dataset.none!].map((mark) => [mark, []]),
  );
  for (const person of page.querySelectorAll<HTMLElement>('.person[data-name]')) {
    const mark = person.querySelector<HTMLInputElement>('input:checked');
    names.get(mark ? textOf(mark) : summary.dataset.none!)!.push(person.dataset.name!);
  }
  const used = [...names].filter(([, people]) => people.length > 0);
  field.value = used.map(([mark, people]) => `${mark}: ${people.join(', ')}`).join('\n');
  summary.textContent = used
    .map(
      ([mark, people]) =>
        `${people.length} ${mark.toLocaleLowerCase(document.documentElement.lang)}`,
    )
    .join(', ');
}

/** Shows the marks that are kept; those of a proposal that is over are deleted. */
function restore(): void {
  const page = findPage();
  if (!page) return;
  if (page.dataset.state === 'over') return localStorage.removeItem(keyOf(page));
  const marks = readMarks(page);
  for (const input of inputsOf(page)) {
    input.checked = marks[personOf(input).dataset.id!] === input.dataset.mark;
    input.defaultChecked = input.checked;
  }
  writeAnswer(page);
}

/** Keeps a mark that was pressed; a second press takes it back. */
function press(page: HTMLElement, input: HTMLInputElement): void {
  if (input.defaultChecked) input.checked = false;
  for (const one of inputsOf(page)) one.defaultChecked = one.checked;
  storeMarks(page);
  writeAnswer(page);
}

const isMark = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset.mark !== undefined;

document.addEventListener('click', ({ target }) => {
  const page = findPage();
  if (!page || !(target instanceof Element)) return;
  if (target.matches('.proposal-print')) print();
  const reel = target.closest('.proposed-reel > summary')?.parentElement;
  // The poster opens with the reel: it starts to play, or says what it needs.
  if (reel) setTimeout(() => reel.querySelector<HTMLElement>('a[data-replay]')?.click());
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
// The router reports later pages only: it may not be loaded yet.
restore();
