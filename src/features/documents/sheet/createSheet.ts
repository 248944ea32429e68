import type { Locale } from '~/lib/i18n/locale';
import type { Sheet, Words } from './sheet';
import { type SheetAbilities, createLists } from './sheetLists';
import { type LocalText, type SheetWork, createTables, wordsOf } from './sheetTables';
import type { HostedVideo } from '../../../../cms/contract/videoUrl.ts';
import { availabilityText } from '~/lib/dates/availability';
import { videoUrls } from '~/lib/videoUrl';
import { dateText, monthText } from '~/lib/dates/day';
import { isoDateOf } from '~/lib/dates/today';
import { heightText } from '~/lib/format/numbers';
import { capitalise, countryName, playingAgeText } from '~/lib/format/words';
import { translator } from '~/lib/i18n/translator';
import { label } from '~/lib/i18n/vocabulary';
import { professionText } from '~/features/talents/talentMetaTexts';

/** The fields of a talent that a sheet shows. Dates are `YYYY-MM-DD`, `updatedAt` is a timestamp. */
export interface SheetTalent extends SheetAbilities, SheetWork {
  name: string;
  slug: string;
  sections: string[];
  photo?: { alt?: LocalText | undefined; credit?: string | undefined } | undefined;
  photoTakenOn?: string | undefined;
  playingAge?: { from?: number | undefined; to?: number | undefined } | undefined;
  citizenships: string[];
  homeBase?: LocalText | undefined;
  availability?: LocalText | undefined;
  availableFrom?: string | undefined;
  availableUntil?: string | undefined;
  videos: {
    source: HostedVideo | { type: 'file'; file: { url: string } };
    startSeconds?: number | undefined;
  }[];
  imdb?: string | undefined;
  heightCm?: number | undefined;
  eyes?: string | undefined;
  hair?: string | undefined;
  checkedOn?: string | undefined;
  updatedAt: string;
}

/** The agency's name and address, and whom to call about the talent. */
export interface SheetAgency {
  name: string;
  street?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  agent: {
    name: string;
    isPerson: boolean;
    phone?: string | undefined;
    email?: string | undefined;
  };
}

/** Number at the end of the slug of a second talent with the same name. */
const SLUG_NUMBER = /-\d+$/;

/** Returns a name in Latin letters from a slug: `aleksandr-petrov` is "Aleksandr Petrov". */
const nameFromSlug = (locale: Locale, slug: string): string =>
  slug
    .replace(SLUG_NUMBER, '')
    .split('-')
    .map((word) => capitalise(locale, word))
    .join(' ');

/** Returns the facts in the order of the sheet; those who only direct or write have no appearance. */
function createFacts(locale: Locale, talent: SheetTalent): Sheet['facts'] {
  const t = translator(locale);
  const { playingAge, heightCm, eyes, hair, homeBase, citizenships } = talent;
  const countries = citizenships.map((code) => countryName(locale, code)).join(', ');
  const appearance: [Parameters<typeof t>[0], string | undefined][] = [
    ['talent:facts.playingAge', playingAge && playingAgeText(locale, playingAge)],
    ['talent:facts.height', heightCm === undefined ? undefined : heightText(locale, heightCm)],
    ['talent:facts.eyes', eyes && capitalise(locale, label(locale, 'eyes', eyes))],
    ['talent:facts.hair', hair && capitalise(locale, label(locale, 'hair', hair))],
  ];
  const facts: [string, Words][] = [
    ...(talent.list === 'directors' ? [] : appearance).map(([key, text = '']): [string, Words] => [
      t(key),
      { text },
    ]),
    [t('talent:facts.homeBase'), wordsOf(locale, homeBase)],
    [t('talent:facts.availability'), wordsOf(locale, availabilityText(locale, talent))],
    [t('talent:facts.citizenship'), { text: countries }],
  ];
  return facts.flatMap(([name, value]) => (value.text ? { label: name, value } : []));
}

/** Returns the links to the first video and to IMDb. */
function createLinks(locale: Locale, { videos, imdb }: SheetTalent, page: string): Sheet['links'] {
  const [reel] = videos;
  const { href } = reel ? videoUrls(reel.source, reel.startSeconds) : {};
  // Without the site's URL, the page is a path.
  const url = href && URL.canParse(page) ? new URL(href, page).href : href;
  return [
    ...(url ? [{ label: translator(locale)('talent:sheet.reel'), url }] : []),
    ...(imdb ? [{ label: label(locale, 'socialNetworks', 'imdb'), url: imdb }] : []),
  ];
}

/** Returns when the content was checked or changed, and when the photograph was taken and by whom. */
function createFreshness(locale: Locale, talent: SheetTalent): string[] {
  const t = translator(locale);
  const { checkedOn, updatedAt, photo, photoTakenOn } = talent;
  const month = photoTakenOn && monthText(locale, photoTakenOn);
  const picture = photo && [photo.credit, month].filter(Boolean).join(', ');
  return [
    checkedOn
      ? t('talent:sheet.checked', { date: dateText(locale, checkedOn) })
      : t('talent:sheet.updated', { date: dateText(locale, updatedAt) }),
    ...(picture ? [t('talent:sheet.photoBy', { credit: picture })] : []),
  ];
}

/** Returns the address of the agency, one line per entry. */
const addressOf = ({ street, postalCode, city }: SheetAgency): string[] =>
  [street, [postalCode, city].filter(Boolean).join(' ')].flatMap((line) => line || []);

/**
 * Returns the content of a talent's sheet in one language. It contains no age, so that it is the same
 * each day, except on the day after an availability.
 *
 * @param page the absolute URL of the talent's page
 */
export function createSheet(
  locale: Locale,
  talent: SheetTalent,
  { agent, ...agency }: SheetAgency,
  page: string,
): Sheet {
  const t = translator(locale);
  const { name, slug, photo, checkedOn, updatedAt } = talent;
  return {
    lang: locale,
    title: t('talent:sheet.title', { name }),
    name,
    latinName: nameFromSlug(locale, slug),
    profession: professionText(locale, talent.sections),
    photo: photo && t('talent:sheet.photo', { name }),
    facts: createFacts(locale, talent),
    links: createLinks(locale, talent, page),
    lists: createLists(locale, talent),
    tables: createTables(locale, talent),
    agency: { name: agency.name, address: addressOf({ ...agency, agent }) },
    agent: {
      label: agent.isPerson
        ? t('talent:sheet.agent', { name: agent.name })
        : t('talent:sheet.contact'),
      email: agent.email,
      phone: agent.phone,
    },
    page,
    freshness: createFreshness(locale, talent),
    date: checkedOn ?? isoDateOf(new Date(updatedAt)),
    labels: { page: t('talent:sheet.page'), more: t('talent:sheet.more') },
  };
}
