import type { Gender } from '../../../cms/contract/lists.ts';
import type { CardPicture } from '~/features/talents/TalentCard';
import type { CardTalent } from '~/features/talents/card';
import { LISTS } from '../../../cms/contract/lists.ts';
import { toCard } from '~/features/talents/card';
import { countryName } from '~/lib/format/words';
import { LOCALES, type Locale } from '~/lib/i18n/locale';
import { translator } from '~/lib/i18n/translator';
import { isBehindCamera } from '~/features/talents/talentFacts';
import {
  type FinderIndex,
  INDEX_VERSION,
  type IndexCredit,
  type IndexPerson,
  LEVELS,
  LEVEL_VALUES,
  type LevelKey,
} from './finderIndex';
import { completeIndex } from './indexFile';
import { FINDER_WORDS, keysOf, valueOf } from './vocabulary';
import { toValue } from './words';

interface Credit {
  title: string;
  year?: number | undefined;
  kind?: string | undefined;
  role?: { text: string } | undefined;
  billing?: string | undefined;
  director?: string | undefined;
}

/** The fields of a talent that the index is made of. */
export interface FinderTalent extends CardTalent {
  castAs: Gender[];
  languages: { language: string; level: string }[];
  accents: { accent: string; level: string }[];
  heightCm?: number | undefined;
  hair?: string | undefined;
  eyes?: string | undefined;
  citizenships: string[];
  places: string[];
  availability?: unknown;
  availableFrom?: string | undefined;
  availableUntil?: string | undefined;
  cinema: Credit[];
  television: Credit[];
  theatre: Credit[];
  otherWork: Credit[];
}

/** A person in both languages, with the portrait of the card. */
export interface FinderPerson {
  talents: Record<Locale, FinderTalent>;
  picture?: CardPicture | undefined;
}

const rankOf = (level = 'basic'): number => LEVELS.indexOf(LEVEL_VALUES[level as LevelKey]);

/** Returns the values of a rated facet; of a value that is named twice the highest level counts. */
function rated(facet: 'languages' | 'accents' | 'skills', entries: [string, string?][]) {
  const levels = new Map<string, number>();
  for (const [key, level] of entries) {
    const value = valueOf(facet, key);
    levels.set(value, Math.max(rankOf(level), levels.get(value) ?? 0));
  }
  return [...levels];
}

/** The kind of a work that does not tell its own, by the list of credits. */
const DEFAULT_KINDS = {
  cinema: 'feature',
  television: 'series',
  theatre: 'play',
  otherWork: '',
} as const;

function creditsOf({ es, en }: FinderPerson['talents']): IndexCredit[] {
  const media = Object.keys(DEFAULT_KINDS) as (keyof typeof DEFAULT_KINDS)[];
  return media.flatMap((medium) =>
    es[medium].map((credit, number): IndexCredit => {
      const roles = [credit.role?.text, en[medium][number]?.role?.text];
      return [
        credit.title,
        credit.director ?? '',
        credit.kind ?? DEFAULT_KINDS[medium],
        credit.billing ?? '',
        [...new Set(roles)].filter(Boolean).join('/'),
      ];
    }),
  );
}

/**
 * Returns where a person is from: of those on camera the regions of native accents; of the others, who
 * have none, those of the languages that they speak well.
 */
function originsOf({ accents, languages }: FinderTalent): string[] {
  const spoken =
    accents.length > 0
      ? accents.filter(({ level }) => level === 'native').map(({ accent }) => accent)
      : languages
          .filter(({ level }) => rankOf(level) >= rankOf('high'))
          .map(({ language }) => language);
  return spoken
    .filter((key) => keysOf('origins').includes(key))
    .map((key) => valueOf('origins', key));
}

function personOf(locale: Locale, { talents, picture }: FinderPerson): IndexPerson {
  const talent = talents.es;
  const isBehind = isBehindCamera(talent);
  const { playingAge, availableFrom, availableUntil, availability } = talent;
  // With words of the agency and no first day, the last one only says how long they are shown.
  const isDated = availableFrom ?? (availability ? undefined : availableUntil);
  const looks = (facet: 'hair' | 'eyes') =>
    talent[facet] && !isBehind ? [valueOf(facet, talent[facet])] : [];
  return {
    card: toCard(locale, talents[locale], picture),
    ages: playingAge && !isBehind ? [playingAge.from ?? null, playingAge.to ?? null] : undefined,
    height: isBehind ? undefined : talent.heightCm,
    available: isDated ? [availableFrom ?? '', availableUntil ?? ''] : undefined,
    has: {
      languages: rated(
        'languages',
        talent.languages.map(({ language, level }) => [language, level]),
      ),
      accents: rated(
        'accents',
        talent.accents.map(({ accent, level }) => [accent, level]),
      ),
      skills: rated(
        'skills',
        talent.skills.map(({ skill, level }) => [skill, level]),
      ),
      hair: looks('hair'),
      eyes: looks('eyes'),
      places: [...new Set(talent.places.map(toValue))].filter(Boolean),
      citizenships: [...new Set(talent.citizenships)].map((code) =>
        toValue(countryName('es', code)),
      ),
      crafts: talent.sections
        .filter((section) => keysOf('crafts').includes(section))
        .map((section) => valueOf('crafts', section)),
      gender: talent.castAs.map((gender) => (isBehind ? `${gender}-behind` : gender)),
      origins: originsOf(talent),
    },
    credits: creditsOf(talents),
  };
}

/** Returns the names of countries by code: those with a demonym, and those that somebody is a citizen of. */
function countryNames(people: readonly FinderPerson[]): FinderIndex['countries'] {
  const held = people.flatMap(({ talents }) => talents.es.citizenships);
  const codes = new Set([...held, ...Object.keys(FINDER_WORDS.es.values.citizenships)]);
  return Object.fromEntries(
    [...codes].map((code) => [code, [countryName('es', code), countryName('en', code)]]),
  );
}

/** Returns the names of places in both languages, by value; the first is the label. */
function placeNames(people: readonly FinderPerson[]): FinderIndex['places'] {
  const names: FinderIndex['places'] = {};
  for (const { talents } of people) {
    talents.es.places.forEach((place, number) => {
      const value = toValue(place);
      if (!value) return;
      const known = (names[value] ??= { es: [], en: [] });
      for (const locale of LOCALES) {
        const name = talents[locale].places[number] ?? place;
        if (!known[locale].includes(name)) known[locale].push(name);
      }
    });
  }
  return names;
}

/** Returns the index of these people in a language, in their order. */
export function createIndex(locale: Locale, people: readonly FinderPerson[]): FinderIndex {
  const t = translator(locale);
  return completeIndex({
    version: INDEX_VERSION,
    locale,
    lists: Object.fromEntries(LISTS.map((list) => [list, t(`common:routes.${list}`)])),
    countries: countryNames(people),
    places: placeNames(people),
    people: people.map((person) => personOf(locale, person)),
  });
}
