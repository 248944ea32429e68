import {
  type Chosen,
  MAX_PEOPLE,
  addPeople,
  isChosen,
  removePerson,
} from '~/features/selection/selection';
import { announce } from './announce';
import { changeCurrent, getPeople } from './store';
import { peopleText, text } from './selectionTexts';

/** The texts of buttons with a visible one, before anybody was chosen. */
const labels = new WeakMap<HTMLElement, [label: string, name: string]>();

/** Says on a button with a visible text that its person is chosen. */
function showLabel(button: HTMLElement, isPressed: boolean): void {
  if (!button.classList.contains('button')) return;
  const [label, name] = labels.get(button) ?? [button.textContent, button.ariaLabel!];
  labels.set(button, [label, name]);
  button.textContent = isPressed ? text('chosen') : label;
  button.ariaLabel = isPressed ? `${text('chosen')}: ${personOf(button).name}` : name;
}

/** Shows on each plus of the page whether its person is chosen. */
export function showMarks(): void {
  const ids = new Set(getPeople().map(({ id }) => id));
  for (const button of document.querySelectorAll<HTMLElement>('.add')) {
    const isPressed = String(ids.has(button.dataset.id!));
    if (button.getAttribute('aria-pressed') !== isPressed) {
      button.setAttribute('aria-pressed', isPressed);
      showLabel(button, isPressed === 'true');
    }
  }
}

/** Returns the person of a plus: that of its card, or that of the talent's page. */
function personOf(button: HTMLElement): Chosen {
  const card = button.closest('li')?.querySelector('.card-name') ? button.closest('li') : null;
  const scope = card ?? document.querySelector('.cv');
  const image = scope?.querySelector<HTMLImageElement>(card ? 'img' : '.sheet-media img');
  return {
    id: button.dataset.id!,
    note: '',
    name: scope?.querySelector('.card-name, h1')?.textContent.trim() ?? '',
    picture: image?.getAttribute('src') ?? '',
  };
}

/** Adds the person of a plus to the selection, or removes the person; announces the result. */
export function togglePerson(button: HTMLElement): void {
  const people = getPeople();
  const person = personOf(button);
  const { id, name } = person;
  if (isChosen(people, id)) {
    changeCurrent({ people: removePerson(people, id) });
    announce(text('removed', { name }));
  } else if (people.length < MAX_PEOPLE) {
    changeCurrent({ people: addPeople(people, [person]) });
    announce(text('added', { name, people: peopleText(people.length + 1) }));
  } else announce(text('full', { max: MAX_PEOPLE }));
}

/** Marks the cards that other scripts add or change, such as the finder's results. */
export function watchCards(): void {
  const options = { subtree: true, childList: true, attributeFilter: ['data-id'] };
  new MutationObserver(showMarks).observe(document.documentElement, options);
}
