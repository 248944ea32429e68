import {
  type Chosen,
  MAX_PEOPLE,
  addPeople,
  isChosen,
  removePerson,
} from '~/features/selection/selection';
import { announce } from './announce';
import { changeSelection, getSelection } from './store';
import { peopleText, text } from './selectionTexts';

/** Shows on each plus of the page whether its person is chosen. */
export function showMarks(): void {
  const ids = new Set(getSelection().people.map(({ id }) => id));
  for (const button of document.querySelectorAll<HTMLElement>('.add')) {
    const isPressed = String(ids.has(button.dataset.id!));
    if (button.getAttribute('aria-pressed') !== isPressed) {
      button.setAttribute('aria-pressed', isPressed);
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
  const { people } = getSelection();
  const person = personOf(button);
  const { id, name } = person;
  if (isChosen(people, id)) {
    changeSelection({ people: removePerson(people, id) });
    announce(text('removed', { name }));
  } else if (people.length < MAX_PEOPLE) {
    changeSelection({ people: addPeople(people, [person]) });
    announce(text('added', { name, people: peopleText(people.length + 1) }));
  } else announce(text('full', { max: MAX_PEOPLE }));
}

/** Marks the cards that other scripts add or change, such as the finder's results. */
export function watchCards(): void {
  const options = { subtree: true, childList: true, attributeFilter: ['data-id'] };
  new MutationObserver(showMarks).observe(document.documentElement, options);
}
