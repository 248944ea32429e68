import { CONSENT_CHANGE, hasChoice } from '~/features/consent/consentChoice';
import { findExtraLocale } from '~/lib/i18n/detectLocale';

// Sets the attributes by which the stylesheet shows the consent bar. Runs before the first paint.
const { dataset } = document.documentElement;
const language = findExtraLocale(navigator.languages);

const setAttributes = () => {
  dataset.consent = hasChoice(document.cookie) ? 'set' : 'ask';
  if (language) dataset.consentLang = language;
};

setAttributes();
// The router replaces the attributes of <html>.
document.addEventListener('astro:after-swap', setAttributes);
document.addEventListener(CONSENT_CHANGE, setAttributes);

let isBroken = false;

/*
 * Holds clicks that come before the scripts which handle them: those repeat the clicks on elements
 * with `data-early`. After a script has failed to load, links and forms work natively.
 */
addEventListener(
  'click',
  (event) => {
    // Buttons of the consent bar, pluses of the selection, and islands whose script has not run yet.
    const element = (event.target as Element).closest<HTMLElement>(
      '[data-choice],.add,astro-island:not([aria-busy]) :is(button,[data-replay])',
    );
    if (!element || isBroken || event.ctrlKey || event.metaKey) return;
    element.dataset.early = '';
    event.preventDefault();
  },
  true,
);
addEventListener(
  'error',
  (event) => {
    isBroken ||= (event.target as HTMLScriptElement).type === 'module';
  },
  true,
);
