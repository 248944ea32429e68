import type { ConsentDictionary, ConsentTexts } from './consentDictionary';
import { textsIn } from '~/lib/i18n/texts';

const FILES = import.meta.glob<string>(
  ['../../../i18n/consent/*.json', '!../../../i18n/consent/{es,en}.json'],
  { query: '?url', import: 'default', eager: true },
);

/** The consent texts in a language that the site itself does not have. */
export interface Translation {
  t: ConsentTexts;
  lang: string;
}

let dictionary: Promise<ConsentDictionary> | undefined;

/**
 * Fetches the consent texts, once, in the language that the visitor's browser prefers. Undefined when
 * the site has that language, or the texts cannot be fetched: those of the page's language are used.
 */
export async function fetchTranslation(): Promise<Translation | undefined> {
  const { consentLang } = document.documentElement.dataset;
  if (!consentLang) return undefined;
  // `nb` and `nn` are the two written forms of Norwegian.
  const lang = /^n[bn]$/.test(consentLang) ? 'no' : consentLang;
  try {
    dictionary ??= fetch(FILES[`../../../i18n/consent/${lang}.json`]!).then((file) => file.json());
    const consent = await dictionary;
    const texts: unknown[] = [consent.barTitle, ...Object.values(consent)];
    if (texts.every((text) => typeof text === 'string'))
      return { t: textsIn(lang, { consent }), lang };
  } catch {
    // Without a connection, or with an answer that is no such file.
  }
  return undefined;
}
