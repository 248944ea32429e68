import type { ConsentTexts, TextKey } from '~/features/consent/consentTexts';
import type { ExtraLocale } from '~/features/consent/consentLanguages';

/** The consent texts in a language that the site itself does not have. */
export interface Translation {
  texts: ConsentTexts;
  lang: ExtraLocale;
}

let current: Translation | undefined;
const listeners = new Set<() => void>();

/** Returns the fetched translation; undefined until it has loaded, or when none is needed. */
export const getTranslation = (): Translation | undefined => current;

/** Stores the fetched translation and notifies the listeners. */
export function setTranslation(translation: Translation): void {
  current = translation;
  for (const listener of listeners) listener();
}

/** Calls the listener when a translation is stored; returns the function that unsubscribes. */
export function subscribeToTranslation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Translates the elements whose `data-text` contains the key of a consent text, if necessary. */
export function translateTexts(root: ParentNode): void {
  if (!current) return;
  for (const element of root.querySelectorAll<HTMLElement>('[data-text]')) {
    element.textContent = current.texts[element.dataset.text as TextKey];
    element.lang = current.lang;
  }
}
