import { type Chosen, addPeople } from '~/features/selection/selection';
import { create } from './selectionElements';
import { offerUndo, showNotice } from './notice';
import { findPerson } from './people';
import { copyLink, linkTo } from './share';
import { changeSelection, getSelection } from './store';
import { text } from './selectionTexts';

type People = readonly Chosen[];
type Action = (root: HTMLElement, shown: People) => void | Promise<void>;

/** Returns people with the name and portrait that their cards have, as they are stored. */
const withCards = (people: People): Chosen[] =>
  people.map((chosen) => {
    const person = findPerson(chosen.id);
    if (typeof person !== 'object') return chosen;
    return { ...chosen, name: person.name, picture: person.picture?.fallback ?? '' };
  });

/** Removes the link's list from the address, so that the page shows the visitor's own. */
const leaveLink = (): void => history.replaceState(history.state, '', location.pathname);

/** Makes a list the visitor's own; the heading takes the focus, because the pressed button is hidden. */
function adopt(root: HTMLElement, people: People): void {
  const before = getSelection().people;
  leaveLink();
  changeSelection({ people });
  offerUndo(root, text('takenOver'), before);
  root.querySelector<HTMLElement>('h1')!.focus();
}

const ACTIONS: Record<string, Action> = {
  async copy(root, shown) {
    const { message, link } = await copyLink(shown);
    if (!link) return showNotice(root, message);
    const label = text('link');
    const field = create('input', {
      class: 'control',
      readonly: '',
      value: link,
      'aria-label': label,
    });
    showNotice(root, message, field);
    field.select();
  },
  async share(_root, shown) {
    // Rejects when the visitor closes the dialog.
    await navigator.share({ title: document.title, url: linkTo(shown).url }).catch(() => undefined);
  },
  print: () => print(),
  empty(root) {
    const { people } = getSelection();
    changeSelection({ people: [] });
    offerUndo(root, text('emptied'), people).focus();
  },
  keep(root) {
    const { checked } = root.querySelector<HTMLInputElement>('[name=keep]')!;
    changeSelection({ isKept: checked });
    showNotice(root, text(checked ? 'kept' : 'notKept'));
  },
  add: (root, shown) => adopt(root, addPeople(getSelection().people, withCards(shown))),
  replace: (root, shown) => adopt(root, withCards(shown)),
  dismiss(root) {
    leaveLink();
    dispatchEvent(new Event('hashchange'));
    root.querySelector<HTMLElement>('h1')!.focus();
  },
};

/** Runs the action of a control of the selection's page, which `data-action` names. */
export function handleAction(root: HTMLElement, { target, type }: Event, shown: People): void {
  const control = (target as Element).closest<HTMLElement>('[data-action]');
  const action = control?.dataset.action;
  // A checkbox acts when it changes.
  if (!action || (type === 'click') !== control.matches('button')) return;
  void ACTIONS[action]?.(root, shown);
}
