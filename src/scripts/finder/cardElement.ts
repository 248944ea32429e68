import type { Card } from '~/lib/finder/cards';
import type { FinderTexts } from './texts';
import { create } from './elements';

/** Returns the paragraphs of a card: playing age and base, and what sets the person apart. */
function createLines({ lead, base, second }: Card): HTMLParagraphElement[] {
  const place = base?.lang ? create('span', { lang: base.lang }, base.text) : base?.text;
  const first = [lead, lead && place && '\u00a0· ', place].filter((part) => part !== undefined);
  return [first, second ? [second] : []]
    .filter((parts) => parts.length > 0)
    .map((parts) => create('p', { className: 'card-line' }, ...(parts as (Node | string)[])));
}

function fillPicture(portrait: Element, { picture }: Card): void {
  const frame = portrait.querySelector('picture');
  const image = frame?.querySelector('img');
  if (!frame || !image) return;
  if (!picture) return frame.remove();
  const { avif, fallback, width, height } = picture;
  image.removeAttribute('style');
  image.removeAttribute('fetchpriority');
  // Before the sources: the picture of the copied card must not be fetched.
  Object.assign(image, { loading: 'lazy', decoding: 'async', width, height });
  frame.querySelector('source')!.srcset = avif;
  image.src = fallback;
}

/** Replaces the name in the labels of further controls of the card. */
function renameControls(item: Element, from: string, { name, id }: Card): void {
  for (const control of item.querySelectorAll<HTMLElement>('[data-id]')) {
    control.dataset.id = id;
    control.ariaLabel = control.ariaLabel?.replace(from, () => name) ?? null;
  }
}

/**
 * Returns the card of a person as a copy of a card of the page, so that their markup is in
 * `TalentCard.astro` only.
 *
 * @param template an item of the grid, with a picture if the page has one
 */
export function createCard(template: Element, card: Card, t: FinderTexts): HTMLLIElement {
  const item = template.cloneNode(true) as HTMLLIElement;
  const link = item.querySelector('a')!;
  const name = link.querySelector('bdi')!;
  const portrait = link.querySelector('.card-portrait')!;
  link.setAttribute('href', card.path);
  renameControls(item, name.textContent, card);
  name.textContent = card.name;
  link.querySelectorAll('p').forEach((line) => line.remove());
  link.append(...createLines(card));
  portrait.querySelectorAll('b').forEach((mark) => mark.remove());
  portrait.classList.remove('portrait');
  if (card.hasVideo) portrait.append(create('b', {}, t('finder:marks.video')));
  if (card.hasVoice) portrait.append(create('b', {}, t('finder:marks.voice')));
  fillPicture(portrait, card);
  return item;
}
