import type { ConsentTexts } from '~/lib/consent/texts';
import { createContext, use, useSyncExternalStore } from 'react';
import { getTranslation, subscribeToTranslation } from './translationStore';

/** The consent texts in use, and their language when it differs from the page's. */
export interface ActiveTexts {
  texts: ConsentTexts;
  lang?: string | undefined;
}

/**
 * Returns the consent texts in the browser's language once they are fetched, else the page's own.
 *
 * @param texts in the page's language
 */
export function useConsentTexts(texts: ConsentTexts): ActiveTexts {
  // The server snapshot is the translation too: a script has already translated the static HTML.
  return useSyncExternalStore(subscribeToTranslation, getTranslation, getTranslation) ?? { texts };
}

const TextsContext = createContext<ActiveTexts | undefined>(undefined);

/** Provides the active texts to the components of the consent island. */
export const ConsentTextsProvider = TextsContext.Provider;

/**
 * Returns the texts from the provider.
 *
 * @throws {Error} when the component is rendered outside the consent island
 */
export function useActiveTexts(): ActiveTexts {
  const active = use(TextsContext);
  if (!active) throw new Error('Consent texts are used outside ConsentTextsProvider');
  return active;
}
