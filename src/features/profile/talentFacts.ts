import type { Text } from '~/model/fields';
import type { Talent } from '~/model/talent';
import { type Locale, langAttribute } from '~/lib/i18n/locale';
import { formats } from '~/lib/format';
import { label } from '~/lib/i18n/vocabulary';
import { translator } from '~/lib/i18n/translator';
import { today } from '~/session/today';

/** Returns a talent's profession, derived from its sections: "Directora y guionista". */
export const professionText = (locale: Locale, sections: readonly string[]): string =>
  formats(locale).conjunction(sections.map((section) => label(locale, 'sections', section)));

/** Sections of people who work behind the camera only. */
const BEHIND_CAMERA = new Set(['director', 'screenwriter']);

/** Whether a talent directs or writes and does not act: looks and playing age are then of no use. */
export const isBehindCamera = ({ sections }: { sections: readonly string[] }): boolean =>
  sections.every((section) => BEHIND_CAMERA.has(section));

/**
 * Returns when a talent is available: in the agency's own words, else as a sentence made from the
 * days; `undefined` if nothing is known or the last day in Madrid is over.
 */
function availabilityText(
  locale: Locale,
  {
    availability,
    availableFrom,
    availableUntil,
  }: Pick<Talent, 'availability' | 'availableFrom' | 'availableUntil'>,
): Text | undefined {
  if (availableUntil && today.isOver(availableUntil)) return undefined;
  if (availability) return availability;
  const t = translator(locale);
  const from =
    availableFrom && !today.isOver(availableFrom) ? formats(locale).date(availableFrom) : undefined;
  const until = availableUntil && formats(locale).date(availableUntil);
  const sentence = () => {
    if (from) {
      return until
        ? t('talent:availability.between', { from, until })
        : t('talent:availability.from', { from });
    }
    if (until) return t('talent:availability.until', { until });
    return availableFrom && t('talent:availability.now');
  };
  const text = sentence();
  return text ? { text, lang: locale } : undefined;
}

/** Returns the coming days on which a talent is not free: "3–20 may 2027; 1–5 jul 2027". */
const unavailableText = (locale: Locale, { unavailable }: Pick<Talent, 'unavailable'>): string =>
  unavailable
    .filter(({ until }) => !today.isOver(until))
    .map(({ from, until }) => formats(locale).days(from, until))
    .join('; ');

/** Returns colour and length: "castaño (largo)". */
function hairText(locale: Locale, { hair, hairLength }: Talent): string | undefined {
  const length = hairLength && label(locale, 'hairLengths', hairLength);
  const colour = hair && label(locale, 'hair', hair);
  return colour && length ? `${colour} (${length})` : (colour ?? length);
}

type FactName = keyof (typeof import('../../../i18n/es/talent.json'))['facts'];

/**
 * Returns what is known about a talent, those facts first that decide a casting: playing age, height,
 * base and availability. The looks of those who work behind the camera are no facts. A plain fact can stand
 * without its label.
 */
export function talentFacts(locale: Locale, talent: Talent) {
  const t = translator(locale);
  const { age, playingAge, citizenships, heightCm, homeBase } = talent;
  const isActor = !isBehindCamera(talent);
  const { beard, voiceRange, genres } = talent;
  const eyes = talent.eyes && label(locale, 'eyes', talent.eyes);
  const hair = hairText(locale, talent);
  const looks = [hair, eyes].filter((text) => text !== undefined);
  const availability = availabilityText(locale, talent);
  const fact = (name: FactName, text: string | undefined, isPlain = false, lang?: Locale) =>
    text ? [{ name, label: t(`talent:facts.${name}`), text, isPlain, ...(lang && { lang }) }] : [];
  return [
    ...fact('playingAge', playingAge && formats(locale).playingAge(playingAge), true),
    ...fact(
      'height',
      isActor && heightCm !== undefined ? formats(locale).height(heightCm) : '',
      true,
    ),
    ...fact('homeBase', homeBase?.text, true, langAttribute(locale, homeBase)),
    ...fact('availability', availability?.text, true, langAttribute(locale, availability)),
    ...fact('unavailable', unavailableText(locale, talent)),
    ...fact('age', age === undefined ? '' : t('talent:age', { count: age })),
    ...fact(
      hair && eyes ? 'hairAndEyes' : hair ? 'hair' : 'eyes',
      isActor && looks.length > 0 ? formats(locale).commaList(looks) : '',
    ),
    ...fact(
      'beard',
      isActor && beard ? formats(locale).capitalise(label(locale, 'beards', beard)) : '',
    ),
    ...fact(
      'voiceRange',
      isActor && voiceRange
        ? formats(locale).capitalise(label(locale, 'voiceRanges', voiceRange))
        : '',
    ),
    ...fact(
      'genres',
      genres.length > 0
        ? formats(locale).commaList(genres.map((one) => label(locale, 'genres', one)))
        : '',
    ),
    ...fact('citizenship', citizenships.map((code) => formats(locale).country(code)).join(', ')),
  ];
}

export type TalentFact = ReturnType<typeof talentFacts>[number];
