import type { ConsentTexts } from '~/lib/consent/texts';
import { createContext, use, useSyncExternalStore } from 'react';
import { subscribe, translation } from './translationStore';

/** The texts in use, and their language where it is not the page's. */
export interface ActiveTexts {
  texts: ConsentTexts;
  lang?: string | undefined;
}

/**
 * Gives the consent texts in the language the browser prefers, or the page's own.
 *
 * @param texts in the language of the page
 */
export function useConsentTexts(texts: ConsentTexts): ActiveTexts {
  // The static HTML was put into that language too: what is hydrated agrees with it.
  return useSyncExternalStore(subscribe, translation, translation) ?? { texts };
}

const SpokenContext = createContext<ActiveTexts | undefined>(undefined);

/** Gives the texts to what stands inside. */
export const SpokenProvider = SpokenContext.Provider;

/** Returns the texts of the island. */
export function useTexts(): ActiveTexts {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error('The consent texts are asked for outside of the consent island');
  return spoken;
}
