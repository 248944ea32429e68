import type { Selection } from '~/features/selection/selection';
import { announce } from './announce';
import { create } from './selectionElements';
import { copyLink, selectionPath } from './share';
import { getSelection } from './store';
import { peopleText, text } from './selectionTexts';

/** The most portraits that the tray shows. */
const MAX_PORTRAITS = 6;

let isClosed = false;
let tray: HTMLElement | undefined;

async function copy(output: Element): Promise<void> {
  const { message, link } = await copyLink(getSelection().people);
  announce(message);
  output.textContent = message;
  if (!link) return;
  const field = create('input', { readonly: '', value: link, 'aria-label': text('link') });
  output.append(' ', field);
  field.select();
}

function createTray(): HTMLElement {
  const view = create('a', { class: 'button button-yellow' });
  const copyButton = create('button', { type: 'button', class: 'button button-outline' });
  const close = create('button', { type: 'button', class: 'tray-close' });
  const output = create('p', { class: 'tray-output' });
  const portraits = create('div', { class: 'tray-portraits', 'aria-hidden': 'true' });
  const row = create('div', { class: 'wrap' }, portraits, create('b'), view, copyButton, close);
  const element = create('aside', { class: 'tray on-ink' }, row, output);
  copyButton.onclick = () => void copy(output);
  close.onclick = () => {
    isClosed = true;
    element.remove();
    document.querySelector<HTMLElement>('.selection-link')?.focus();
  };
  return element;
}

function createPortrait(src: string): HTMLElement {
  const image = create('img', { alt: '', src, width: '44', height: '55' });
  // The file of an earlier build may be gone.
  image.onerror = () => image.remove();
  return image;
}

function fill(element: HTMLElement, { people }: Selection): void {
  const [portraits, count, view, copyButton, close] = element.firstElementChild!.children;
  element.setAttribute('aria-label', text('title'));
  const sources = people.flatMap(({ picture }) => picture || []).slice(0, MAX_PORTRAITS);
  const shown = [...portraits!.children].map((image) => image.getAttribute('src'));
  if (shown.join() !== sources.join()) portraits!.replaceChildren(...sources.map(createPortrait));
  count!.textContent = text('tray', { people: peopleText(people.length) });
  view!.textContent = text('view');
  view!.setAttribute('href', selectionPath());
  copyButton!.textContent = text('copy');
  close!.setAttribute('aria-label', text('close'));
  element.lastElementChild!.textContent = '';
}

/** Opens the tray again that the visitor has closed. */
export const reopenTray = (): void => void (isClosed = false);

/** Shows the tray at the end of the page while somebody is chosen, except on the selection's page. */
export function showTray(selection: Selection): void {
  const isPage = document.querySelector('.selection') !== null;
  if (selection.people.length === 0 || isClosed || isPage) {
    tray?.remove();
    return;
  }
  tray ??= createTray();
  fill(tray, selection);
  if (!tray.isConnected) document.body.append(tray);
}
