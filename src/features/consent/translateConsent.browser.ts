import type { ConsentDictionary } from './consentDictionary';
import css from './languages.css?inline';
import { fetchTranslation } from './dialogTexts';

/*
 * Translates the consent bar of this page and of every page that the router loads, when the visitor's
 * language is not the site's. The stylesheet hides the bar until then, for two seconds at most.
 */

const PARTS = {
  '#consent-title': 'barTitle',
  '#consent-title + p': 'barDescription',
  'button[data-choice=manage]': 'manageCookies',
  '[data-choice=necessary]': 'acceptNecessary',
  '[data-choice=none]': 'declineAll',
  '[data-choice=all]': 'acceptAll',
} satisfies Record<string, keyof ConsentDictionary>;

const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

async function translate(): Promise<void> {
  const translation = await fetchTranslation();
  const show = () => {
    for (const [selector, key] of translation ? Object.entries(PARTS) : []) {
      for (const part of document.querySelectorAll<HTMLElement>(selector)) {
        part.textContent = translation!.t(`consent:${key}`);
        part.lang = translation!.lang;
      }
    }
    document.querySelector('.consent')?.setAttribute('data-translated', '');
  };
  show();
  document.addEventListener('astro:after-swap', show);
}

void translate();
