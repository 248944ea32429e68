import { readFileSync } from 'node:fs';
import { parse } from 'devalue';
import type { Agency } from '../../../src/model/agency.ts';
import type { Talent } from '../../../src/model/talent.ts';
import type { Locale } from '../../../cms/contract/locales.ts';

/** The content that both peers render: what a build of the site has loaded, as plain JSON. */
export interface PeerContent {
  agency: Record<Locale, Agency>;
  /** In the order of the lists. */
  talents: Record<Locale, Talent[]>;
}

type DataStore = Map<string, Map<string, { data: unknown }>>;

/** Converts the data store of a build. */
export function convertDataStore(file: string): PeerContent {
  const store = parse(readFileSync(file, 'utf8')) as DataStore;
  const all = (name: string) => [...store.get(name)!.values()].map(({ data }) => data);
  const agencies = all('agency') as Agency[];
  const talents = (all('talents') as Talent[]).sort((a, b) => (a.name < b.name ? -1 : 1));
  const inLocale = (locale: Locale) => talents.filter((talent) => talent.locale === locale);
  return {
    agency: {
      es: agencies.find(({ locale }) => locale === 'es')!,
      en: agencies.find(({ locale }) => locale === 'en')!,
    },
    talents: { es: inLocale('es'), en: inLocale('en') },
  };
}

/** Reads the content from the file of `PEER_CONTENT`. */
export const readContent = (): PeerContent =>
  JSON.parse(readFileSync(process.env.PEER_CONTENT!, 'utf8')) as PeerContent;
