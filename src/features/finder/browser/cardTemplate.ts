import type { Card } from '~/features/finder/columns/finderCards';
import type { FinderTexts } from './finderTexts';
import { create } from './finderElements';

/** Returns what the first line of a card contains: playing age and base, or the profession. */
function leadParts({ lead, base }: Card): (Node | string)[] {
  const place = base?.lang ? create('span', { lang: base.lang }, base.text) : base?.text;
  return [lead, lead && place && '\u00a0· ', place].filter(
    (part) => part !== undefined && part !== '',
  ) as (Node | string)[];
}

/** Creates cards as copies of one of the page, so that their markup is in `TalentCard.astro` only. */
export class CardTemplate {
  readonly #blank: HTMLLIElement;
  /** The name in the labels of the copied card's further controls. */
  readonly #name: string;
  readonly #t: FinderTexts;

  /** @param item an item of the grid, with a picture if the page has one */
  constructor(item: Element, t: FinderTexts) {
    const blank = item.cloneNode(true) as HTMLLIElement;
    const portrait = blank.querySelector('.card-portrait')!;
    const image = portrait.querySelector('img');
    this.#name = blank.querySelector('bdi')!.textContent;
    blank.querySelectorAll('a > p, b').forEach((part) => part.remove());
    portrait.classList.remove('portrait');
    // Copies must not fetch the picture of the copied card.
    portrait.querySelector('source')?.removeAttribute('srcset');
    for (const name of ['src', 'style', 'fetchpriority']) image?.removeAttribute(name);
    image?.setAttribute('loading', 'lazy');
    image?.setAttribute('decoding', 'async');
    this.#blank = blank;
    this.#t = t;
  }

  /** Returns the item of a person. */
  create(card: Card): HTMLLIElement {
    const item = this.#blank.cloneNode(true) as HTMLLIElement;
    const link = item.querySelector('a')!;
    link.setAttribute('href', card.path);
    link.querySelector('bdi')!.textContent = card.name;
    for (const parts of [leadParts(card), card.second ? [card.second] : []]) {
      if (parts.length > 0) link.append(create('p', { className: 'card-line' }, ...parts));
    }
    this.#fillPortrait(link.firstElementChild!, card);
    for (const control of item.querySelectorAll<HTMLElement>('[data-id]')) {
      control.dataset.id = card.id;
      control.ariaLabel = control.ariaLabel?.replace(this.#name, () => card.name) ?? null;
    }
    return item;
  }

  #fillPortrait(portrait: Element, { picture, hasVideo, hasVoice }: Card): void {
    const frame = portrait.querySelector('picture');
    if (hasVideo) portrait.append(create('b', {}, this.#t('finder:marks.video')));
    if (hasVoice) portrait.append(create('b', {}, this.#t('finder:marks.voice')));
    if (!frame || !picture) return frame?.remove();
    const image = frame.querySelector('img')!;
    image.width = picture.width;
    image.height = picture.height;
    frame.querySelector('source')!.srcset = picture.avif;
    if (picture.style) image.setAttribute('style', picture.style);
    image.src = picture.fallback;
  }
}
