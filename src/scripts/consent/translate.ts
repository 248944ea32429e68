import type { ForeignLanguage } from '~/lib/consent/languages';
import type { ConsentTexts, TextKey } from '~/lib/consent/texts';
import { setTranslation } from '~/islands/consent/translationStore';

const FILES = import.meta.glob<string>(
  ['../../../i18n/consent/*.json', '!../../../i18n/consent/{es,en}.json'],
  { query: '?url', import: 'default', eager: true },
);

/** Puts the texts into the static HTML; what is hydrated gets them from the store and agrees. */
function put(lang: ForeignLanguage, texts: ConsentTexts): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    element.textContent = texts[element.dataset.text as TextKey];
    element.lang = lang;
  }
}

/** Fetches the letters that our fonts keep in a second file, before they are needed. */
const loadLetters = (texts: ConsentTexts): Promise<unknown> => {
  const letters = Object.values(texts).join('');
  const fonts = ['400 1em "Text Letters"', '800 1em "Display Letters"'];
  return Promise.allSettled(fonts.map((font) => document.fonts.load(font, letters)));
};

/** Lets the stylesheet show the bar, in whatever language it is now. */
const show = (): void => {
  for (const part of document.querySelectorAll('.consent')) part.setAttribute('data-spoken', '');
};

/** Puts the consent texts of this page, and of those that the router brings, into a language. */
async function translate(lang: ForeignLanguage): Promise<void> {
  const response = await fetch(FILES[`../../../i18n/consent/${lang}.json`]!);
  const texts = (await response.json()) as ConsentTexts;
  await loadLetters(texts);
  const speak = () => put(lang, texts);
  speak();
  setTranslation({ lang, texts });
  document.addEventListener('astro:after-swap', speak);
}

const { speaks = '' } = document.documentElement.dataset;
try {
  // Browsers name the two written forms of Norwegian.
  await translate((/^n[bn]$/.test(speaks) ? 'no' : speaks) as ForeignLanguage);
} finally {
  // Where the texts could not be had, those of the page's language do.
  show();
  document.addEventListener('astro:after-swap', show);
}
