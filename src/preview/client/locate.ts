/** The attribute of the element that shows the field in which the editor is. */
const MARK = 'data-preview-field';
/** Shorter texts, such as a year, are in too many places. */
const MIN_LENGTH = 2;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLocaleLowerCase('es');

/** Returns the smallest visible element that contains a text; one that is just the text comes first. */
function findText(text: string): HTMLElement | undefined {
  const wanted = plain(text);
  if (wanted.length < MIN_LENGTH) return undefined;
  const found = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *, body > *')]
    .filter((element) => element.checkVisibility() && plain(element.textContent).includes(wanted))
    .sort((a, b) => a.textContent.length - b.textContent.length);
  return found[0];
}

/** Marks the element that shows a text of the form, and scrolls to it. */
export function showText(text: string): void {
  document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
  const element = findText(text);
  element?.setAttribute(MARK, '');
  element?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}

/**
 * Reports the texts of a clicked element, and of those around it, from the smallest: the admin opens the
 * field that contains one.
 */
export function reportClicks(report: (texts: string[]) => void): void {
  addEventListener(
    'click',
    ({ target }) => {
      const texts: string[] = [];
      let element = target instanceof Element ? target : null;
      for (; element && texts.length < 4; element = element.parentElement) {
        const text = element.textContent.replace(/\s+/g, ' ').trim();
        if (text && text !== texts.at(-1)) texts.push(text);
      }
      report(texts);
    },
    true,
  );
}
