import type { ConsentTexts } from '~/lib/consent/texts';
import { createContext, use, useSyncExternalStore } from 'react';
import { subscribe, translation } from './translation';

/** The texts in use, and their language where it is not the page's. */
export interface Spoken {
  texts: ConsentTexts;
  lang?: string | undefined;
}

/**
 * Gives the consent texts in the language the browser prefers, or the page's own.
 *
 * @param texts in the language of the page
 */
export function useSpoken(texts: ConsentTexts): Spoken {
  // The static HTML was put into that language too: what is hydrated agrees with it.
  return useSyncExternalStore(subscribe, translation, translation) ?? { texts };
}

const SpokenContext = createContext<Spoken | undefined>(undefined);

/** Gives the texts to what stands inside. */
export const SpokenProvider = SpokenContext.Provider;

/** Returns the texts of the island. */
export function useTexts(): Spoken {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error('The consent texts are asked for outside of the consent island');
  return spoken;
}
