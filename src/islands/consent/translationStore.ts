import type { ConsentTexts } from '~/lib/consent/texts';
import type { ForeignLanguage } from '~/lib/consent/languages';

/** The consent texts in a language that is none of the site's. */
export interface Translation {
  texts: ConsentTexts;
  lang: ForeignLanguage;
}

let current: Translation | undefined;
const listeners = new Set<() => void>();

/** The texts fetched for this browser, once they have come. */
export const translation = (): Translation | undefined => current;

/** Lets the islands speak the language of the browser. */
export function setTranslation(fetched: Translation): void {
  current = fetched;
  for (const listener of listeners) listener();
}

/** Calls the listener when the texts have come. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
