import type { Chosen } from '~/features/selection/selection';
import { announce } from './announce';
import { create } from './selectionElements';
import { changeSelection } from './store';
import { text } from './selectionTexts';

/** Shows a message on the selection's page, and announces it. */
export function showNotice(root: HTMLElement, message: string, ...more: Node[]): void {
  root.querySelector('.selection-notice')!.replaceChildren(create('span', {}, message), ...more);
  announce(message);
}

/** Shows a message with a button that restores a list; returns the button. */
export function offerUndo(
  root: HTMLElement,
  message: string,
  people: readonly Chosen[],
): HTMLButtonElement {
  const undo = create('button', { type: 'button', class: 'link' }, text('undo'));
  undo.onclick = (event) => {
    event.stopPropagation();
    changeSelection({ people });
    showNotice(root, text('restored'));
    root.querySelector<HTMLElement>('h1')!.focus();
  };
  showNotice(root, message, undo);
  return undo;
}
