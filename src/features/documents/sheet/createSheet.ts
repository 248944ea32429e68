import { type Locale, langAttribute } from '~/lib/i18n/locale';
import { formats } from '~/lib/format';
import { translator } from '~/lib/i18n/translator';
import { label, skillVocabulary } from '~/lib/i18n/vocabulary';
import { creditDetails } from '~/features/talents/creditTexts';
import { CREDIT_LISTS, type CreditList } from '~/features/talents/works';
import type { Agency } from '~/model/agency';
import type { Text } from '~/model/fields';
import type { Credit, Talent } from '~/model/talent';
import type { Agent } from '~/features/talents/agent';
import { talentFacts } from '~/features/talents/talentFacts';
import { videoUrls } from '~/lib/videoUrl';
import { professionText } from '~/features/talents/talentMetaTexts';
import {
  DATA_MINING,
  type PictureRights,
  creditsOf,
} from '../../../../cms/contract/pictureRights.ts';
import { isoDay } from '../../../../cms/contract/timeZone.ts';

/** A text, with its language if it differs from the sheet's. */
export interface Words {
  text: string;
  lang?: Locale | undefined;
}

/** A cell of a table or an entry of a list: a text, and a muted note such as a level. */
export interface Cell extends Words {
  note?: string | undefined;
}

/** A column of a table; the year and the title have a style of their own. */
export interface Column {
  style: 'year' | 'title' | 'text';
  label: string;
}

/** The credits of one kind, or the awards. */
interface SheetTable {
  title: string;
  columns: Column[];
  /** One cell per column. */
  rows: Cell[][];
}

/** What a talent speaks, masters or has studied; the note of an entry is its level or year. */
interface SheetList {
  title: string;
  items: Cell[];
}

/** What a talent's casting sheet says in one language, as text that is not markup. */
export interface Sheet {
  lang: Locale;
  /** The title of the document. */
  title: string;
  name: string;
  /** The name in Latin letters, from the slug, for a name that the fonts cannot show. */
  latinName: string;
  profession: string;
  /** The alternative text of the photograph; a sheet without one has none. */
  photo?: string | undefined;
  facts: { label: string; value: Words }[];
  /** The reel and the talent's page in a database, by absolute URL. */
  links: { label: string; url: string }[];
  lists: SheetList[];
  tables: SheetTable[];
  agency: { name: string; address: string[] };
  agent: { label: string; email?: string | undefined; phone?: string | undefined };
  /** The absolute URL of the talent's page. */
  page: string;
  /** How old content and photograph are. */
  freshness: string[];
  /** The document's metadata: whose content and photograph are, and what machines may do with them. */
  rights: { description: string; keywords: string[] };
  /** The day of the content, as `YYYY-MM-DD`. */
  date: string;
  /** The word before the page number, and the note when the page shows more than the sheet. */
  labels: { page: string; more: string };
}

const EMPTY: Cell = { text: '' };

/** Returns a localised text, with its language if it differs from the sheet's. */
function wordsOf(locale: Locale, text: Text | undefined): Words {
  const lang = langAttribute(locale, text);
  return { text: text?.text ?? '', ...(lang && { lang }) };
}

/** Returns the first text, with the second one as its note; the second alone becomes the text. */
function withNote(words: Words, note: string | undefined): Cell {
  if (!note) return words;
  return words.text ? { ...words, note } : { text: note };
}

function creditCells(locale: Locale, list: CreditList, credit: Credit): Cell[] {
  const { year, title, role, billing, director, company, broadcaster } = credit;
  const part = billing && label(locale, 'billings', billing);
  return [
    { text: year?.toString() ?? '' },
    withNote({ text: title }, creditDetails(locale, list, credit, 'long')),
    withNote(wordsOf(locale, role), role ? part : part && formats(locale).capitalise(part)),
    { text: director ?? '' },
    withNote({ text: company ?? '' }, broadcaster),
  ];
}

/** Removes the columns in which no row has a text. */
function withoutEmptyColumns({ title, columns, rows }: SheetTable): SheetTable {
  const isUsed = columns.map((_column, index) => rows.some((row) => row[index]?.text));
  const keep = <T>(items: T[]) => items.filter((_item, index) => isUsed[index]);
  return { title, columns: keep(columns), rows: rows.map(keep) };
}

function creditTable(locale: Locale, list: CreditList, work: Talent): SheetTable {
  const t = translator(locale);
  // Those who direct or write have a function, not a character.
  const role = work.list === 'directors' ? 'function' : 'role';
  const columns: Column[] = [
    { style: 'year', label: t('talent:sheet.columns.year') },
    { style: 'title', label: t('talent:sheet.columns.title') },
    { style: 'text', label: t(`talent:sheet.columns.${role}`) },
    { style: 'text', label: t('talent:sheet.columns.director') },
    { style: 'text', label: t(`talent:sheet.columns.company.${list}`) },
  ];
  const rows = work[list].map((credit) => creditCells(locale, list, credit));
  return withoutEmptyColumns({ title: t(`talent:${list}`), columns, rows });
}

function awardTable(locale: Locale, awards: Talent['awards']): SheetTable {
  const t = translator(locale);
  const columns: Column[] = [
    { style: 'year', label: t('talent:sheet.columns.year') },
    { style: 'title', label: t('talent:sheet.columns.award') },
    { style: 'text', label: t('talent:sheet.columns.work') },
    { style: 'text', label: t('talent:sheet.columns.result') },
  ];
  const rows = awards.map(({ year, award, work, result }): Cell[] => [
    { text: year?.toString() ?? '' },
    wordsOf(locale, award),
    work ? { text: work } : EMPTY,
    { text: formats(locale).capitalise(label(locale, 'awardResults', result)) },
  ]);
  return withoutEmptyColumns({ title: t('talent:awards'), columns, rows });
}

/** Returns the tables of a sheet, one per kind of work and one for awards, without empty ones. */
function createTables(locale: Locale, work: Talent): SheetTable[] {
  const credits = CREDIT_LISTS.map((list) => creditTable(locale, list, work));
  return [...credits, awardTable(locale, work.awards)].filter(({ rows }) => rows.length > 0);
}

/** Returns the lists of a sheet: languages, accents, skills and studies, without empty ones. */
function createLists(locale: Locale, { languages, accents, skills, studies }: Talent): SheetList[] {
  const t = translator(locale);
  const rated = (name: string, level: string | undefined): Cell => ({
    text: formats(locale).capitalise(name),
    ...(level && { note: label(locale, 'levels', level) }),
  });
  const lists: SheetList[] = [
    {
      title: t('talent:languages'),
      items: languages.map((one) => rated(label(locale, 'languages', one.language), one.level)),
    },
    {
      title: t('talent:accents'),
      items: accents.map((one) => rated(label(locale, 'accents', one.accent), one.level)),
    },
    {
      title: t('talent:skills'),
      items: skillVocabulary
        .group(skills)
        .flatMap(({ skills: members }) =>
          members.map((one) => rated(skillVocabulary.label(locale, one.skill), one.level)),
        ),
    },
    {
      title: t('talent:studies'),
      items: studies.map(({ year, title, school }) => ({
        ...wordsOf(locale, title),
        text: [title.text, school].filter(Boolean).join(', '),
        ...(year && { note: String(year) }),
      })),
    },
  ];
  return lists.filter(({ items }) => items.length > 0);
}

/** The agency's address, and whom to call about the talent. */
type SheetAgency = Pick<Agency, 'name' | 'street' | 'postalCode' | 'city'> & { agent: Agent };

/** Number at the end of the slug of a second talent with the same name. */
const SLUG_NUMBER = /-\d+$/;

/** Returns a name in Latin letters from a slug: `aleksandr-petrov` is "Aleksandr Petrov". */
const nameFromSlug = (locale: Locale, slug: string): string =>
  slug
    .replace(SLUG_NUMBER, '')
    .split('-')
    .map((word) => formats(locale).capitalise(word))
    .join(' ');

/** Returns the links to the first video and to IMDb. */
function createLinks(locale: Locale, { videos, imdb }: Talent, page: string): Sheet['links'] {
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
function createFreshness(locale: Locale, talent: Talent): string[] {
  const t = translator(locale);
  const { checkedOn, updatedAt, photo, photoTakenOn } = talent;
  const month = photoTakenOn && formats(locale).month(photoTakenOn);
  const picture = photo && [photo.credit, month].filter(Boolean).join(', ');
  return [
    checkedOn
      ? t('talent:sheet.checked', { date: formats(locale).date(checkedOn) })
      : t('talent:sheet.updated', { date: formats(locale).date(updatedAt) }),
    ...(picture ? [t('talent:sheet.photoBy', { credit: picture })] : []),
  ];
}

/** Returns the rights as metadata of a document, as far as Typst writes it. */
const rightsOf = ({ credit, agencyName, statement, aiChoice }: PictureRights): Sheet['rights'] => ({
  description: [creditsOf({ agencyName }).notice, credit, statement].filter(Boolean).join(' · '),
  keywords: [DATA_MINING[aiChoice]],
});

/** Returns the address of the agency, one line per entry. */
const addressOf = ({ street, postalCode, city }: SheetAgency): string[] =>
  [street, [postalCode, city].filter(Boolean).join(' ')].flatMap((line) => line || []);

/**
 * Returns the content of a talent's sheet in one language. It contains no age, so that it is the same
 * each day, except on the day after an availability.
 *
 * @param facts the absolute URL of the talent's page, and the rights of the photograph
 */
export function createSheet(
  locale: Locale,
  talent: Talent,
  { agent, ...agency }: SheetAgency,
  { page, rights }: { page: string; rights: PictureRights },
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
    facts: talentFacts(locale, talent).flatMap((fact) =>
      fact.name === 'age' ? [] : { label: fact.label, value: { text: fact.text, lang: fact.lang } },
    ),
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
    rights: rightsOf(rights),
    date: checkedOn ?? isoDay(new Date(updatedAt)),
    labels: { page: t('talent:sheet.page'), more: t('talent:sheet.more') },
  };
}

/** Tells every program that the text is UTF-8, also where a server does not. */
const BYTE_ORDER_MARK = '\ufeff';

const cellText = ({ text, note }: Cell): string => (note ? `${text} (${note})` : text);

/** Returns a row as a line; all columns but year and title are named. */
const rowText = ({ columns }: Sheet['tables'][number], row: Cell[]): string =>
  row
    .flatMap((cell, index) => {
      const { style, label } = columns[index]!;
      if (!cell.text) return [];
      return style === 'text' ? `${label}: ${cellText(cell)}` : cellText(cell);
    })
    .join(' · ');

const section = (title: string, lines: string[]): string => [title, ...lines].join('\n');

/** Returns a sheet as plain text, to copy into a database or a message. */
export function plainText(sheet: Sheet): string {
  const { agency, agent } = sheet;
  const sections = [
    section(sheet.name, [sheet.profession, sheet.page]),
    [
      ...sheet.facts.map(({ label, value }) => `${label}: ${value.text}`),
      ...sheet.links.map(({ label, url }) => `${label}: ${url}`),
    ].join('\n'),
    ...sheet.tables.map((table) =>
      section(
        table.title.toLocaleUpperCase(sheet.lang),
        table.rows.map((row) => rowText(table, row)),
      ),
    ),
    ...sheet.lists.map(({ title, items }) =>
      section(title.toLocaleUpperCase(sheet.lang), items.map(cellText)),
    ),
    [agency.name, ...agency.address, agent.label, agent.email, agent.phone]
      .filter(Boolean)
      .join('\n'),
    sheet.freshness.join('\n'),
  ];
  return `${BYTE_ORDER_MARK}${sections.filter(Boolean).join('\n\n')}\n`;
}
