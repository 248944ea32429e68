import type { ConsentTexts } from '~/features/consent/consentDictionary';
import styles from '~/features/consent/languages.css?url';
import { fetchTranslation } from './dialogTexts';

/*
 * Translates the consent bar of this page and of every page that the router loads, when the visitor's
 * language is not the site's. The stylesheet hides the bar until then, for two seconds at most.
 */

/** The parts of the bar, and the buttons that open the dialog. */
const PARTS: Record<string, keyof ConsentTexts> = {
  '#consent-title': 'barTitle',
  '#consent-title + p': 'barDescription',
  'button[data-choice=manage]': 'manageCookies',
  '[data-choice=necessary]': 'acceptNecessary',
  '[data-choice=none]': 'declineAll',
  '[data-choice=all]': 'acceptAll',
};

/** Loads the stylesheet with the font of the language. */
const loadStyles = (): Promise<unknown> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });

async function translate(): Promise<void> {
  const translation = await fetchTranslation();
  if (translation) await loadStyles();
  const show = () => {
    for (const [selector, key] of translation ? Object.entries(PARTS) : []) {
      for (const part of document.querySelectorAll<HTMLElement>(selector)) {
        part.textContent = translation!.texts[key];
        part.lang = translation!.lang;
      }
    }
    document.querySelector('.consent')?.setAttribute('data-translated', '');
  };
  show();
  document.addEventListener('astro:after-swap', show);
}

void translate();
