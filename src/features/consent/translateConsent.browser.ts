import type { ExtraLocale } from '~/features/consent/consentLanguages';
import type { ConsentTexts } from '~/features/consent/consentTexts';
import { setTranslation, translateTexts } from './consentTranslation.browser';

const FILES = import.meta.glob<string>(
  ['../../../i18n/consent/*.json', '!../../../i18n/consent/{es,en}.json'],
  { query: '?url', import: 'default', eager: true },
);

/** Loads the font files with the extended letters before the texts need them. */
const loadExtendedFonts = (texts: ConsentTexts): Promise<unknown> => {
  const letters = Object.values(texts).join('');
  const fonts = ['400 1em "Text Letters"', '800 1em "Display Letters"'];
  return Promise.allSettled(fonts.map((font) => document.fonts.load(font, letters)));
};

/** Sets the attribute with which the stylesheet shows the bar. */
const markTranslated = (): void => {
  for (const root of document.querySelectorAll('.consent'))
    root.setAttribute('data-translated', '');
};

/** Translates the consent texts of this page and of every page that the router loads. */
async function translate(lang: ExtraLocale): Promise<void> {
  const response = await fetch(FILES[`../../../i18n/consent/${lang}.json`]!);
  const texts = (await response.json()) as ConsentTexts;
  await loadExtendedFonts(texts);
  setTranslation({ lang, texts });
  const translatePage = () => translateTexts(document);
  translatePage();
  document.addEventListener('astro:after-swap', translatePage);
}

const { consentLang = '' } = document.documentElement.dataset;
// `nb` and `nn` are the two written forms of Norwegian.
translate((/^n[bn]$/.test(consentLang) ? 'no' : consentLang) as ExtraLocale)
  // The bar then shows the texts of the page's language.
  .catch(() => undefined)
  .finally(() => {
    markTranslated();
    document.addEventListener('astro:after-swap', markTranslated);
  });
