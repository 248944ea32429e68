import type { ConsentTexts } from '~/features/consent/consentDictionary';

const FILES = import.meta.glob<string>(
  ['../../../i18n/consent/*.json', '!../../../i18n/consent/{es,en}.json'],
  { query: '?url', import: 'default', eager: true },
);

/** The consent texts in a language that the site itself does not have. */
export interface Translation {
  texts: ConsentTexts;
  lang: string;
}

async function fetchFile(lang: string): Promise<Translation | undefined> {
  try {
    const response = await fetch(FILES[`../../../i18n/consent/${lang}.json`]!);
    return { texts: await response.json(), lang };
  } catch {
    return undefined;
  }
}

let translation: Promise<Translation | undefined> | undefined;

/**
 * Fetches the consent texts, once, in the language that the visitor's browser prefers. Undefined when
 * the site has that language, or the texts cannot be fetched: those of the page's language are used.
 */
export function fetchTranslation(): Promise<Translation | undefined> {
  const { consentLang } = document.documentElement.dataset;
  if (!consentLang) return Promise.resolve(undefined);
  // `nb` and `nn` are the two written forms of Norwegian.
  return (translation ??= fetchFile(/^n[bn]$/.test(consentLang) ? 'no' : consentLang));
}
