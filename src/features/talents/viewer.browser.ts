import { viewer as en } from '../../../i18n/en/talent.json';
import { viewer as es } from '../../../i18n/es/talent.json';
import { pageTexts } from '~/lib/i18n/pageLocale.browser';
import css from './viewer.css?inline';

const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

const t = pageTexts({ es: { talent: { viewer: es } }, en: { talent: { viewer: en } } });

const STEPS = new Map<string, number>(Object.entries({ ArrowRight: 1, ArrowLeft: -1 }));

/** Returns the dialog in the language of the page, with an empty track. */
function createDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'viewer on-ink';
  dialog.ariaLabel = t('talent:viewer.label');
  dialog.innerHTML = `<ul tabindex="0" aria-label="${t('talent:viewer.label')}"></ul>
    <p><span aria-live="polite"></span><span></span><a href="" class="link">${t('talent:viewer.original')}</a></p>
    <button type="button" value="-1" aria-label="${t('talent:viewer.previous')}">←</button>
    <button type="button" value="1" aria-label="${t('talent:viewer.next')}">→</button>
    <button type="button" aria-label="${t('talent:viewer.close')}">×</button>`;
  return dialog;
}

/** Returns a slide with the large picture of a link, over the colour of the small one. */
function createSlide(link: HTMLAnchorElement): HTMLLIElement {
  const small = link.querySelector('img')!;
  const [width, height] = link.dataset.large!.split('x').map(Number);
  const image = Object.assign(new Image(width, height), {
    alt: small.alt,
    lang: small.lang,
    loading: 'lazy',
    src: link.href,
  });
  const { style } = image;
  style.backgroundColor = small.style.backgroundColor;
  style.setProperty('--ratio', String(width! / height!));
  style.setProperty('--width', `${width}px`);
  const slide = document.createElement('li');
  slide.append(image);
  return slide;
}

/** Returns the name under which a picture is saved: `ines-quiroga-2.jpg`. */
const fileName = (index: number): string =>
  `${location.pathname.split('/').at(-1)}-${index + 1}.jpg`;

/** Fills a dialog with the pictures of the page, and keeps its caption at the shown one. */
function fillViewer(dialog: HTMLDialogElement, links: HTMLAnchorElement[]) {
  const track = dialog.querySelector('ul')!;
  const [position, credit] = dialog.querySelectorAll('span');
  const download = dialog.querySelector('a')!;
  let shown = -1;
  let target = 0;

  const caption = () => {
    const index = Math.round(track.scrollLeft / track.clientWidth) || 0;
    const link = links[index];
    if (index === shown || !link) return;
    shown = index;
    position!.textContent = `${index + 1} / ${links.length}`;
    credit!.textContent = link.dataset.credit ?? '';
    download.href = link.dataset.original ?? link.href;
    download.download = fileName(index);
  };
  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    target = Math.max(0, Math.min(links.length - 1, index));
    track.scrollTo({ left: target * track.clientWidth, behavior });
    caption();
  };

  track.replaceChildren(...links.map(createSlide));
  track.onscroll = caption;
  // A swipe changes what the next key press counts from.
  track.onpointerdown = track.onscrollend = () => (target = shown);
  return { show, step: (direction: number) => show(target + direction) };
}

/**
 * Opens a dialog with all large pictures of the page at the picture of a link. The arrow keys, the
 * buttons and a swipe move, Escape and a click beside the picture close, and the focus returns.
 */
export function press(element: HTMLElement): void {
  const opener = element as HTMLAnchorElement;
  const dialog = createDialog();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-large]')];
  const viewer = fillViewer(dialog, links);
  dialog.onkeydown = (event) => {
    const step = STEPS.get(event.key);
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    viewer.step(step);
  };
  dialog.onclick = ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.value) viewer.step(Number(button.value));
    else if (button || target instanceof HTMLLIElement) dialog.close();
  };
  dialog.onclose = () => {
    dialog.remove();
    opener.focus({ preventScroll: true });
  };
  document.body.append(dialog);
  dialog.showModal();
  viewer.show(links.indexOf(opener), 'instant');
}
