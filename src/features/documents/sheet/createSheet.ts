import { type Locale, langAttribute } from '~/lib/i18n/locale';
import { formats } from '~/lib/format';
import { translator } from '~/lib/i18n/translator';
import { groupSkills, label } from '~/lib/i18n/vocabulary';
import { creditDetails } from '~/features/profile/creditTexts';
import { CREDIT_LISTS, type CreditList } from '~/features/profile/works';
import type { Agency } from '~/model/agency';
import type { Text } from '~/model/fields';
import type { Credit, Talent } from '~/model/talent';
import type { Agent } from '~/features/profile/agent';
import { talentFacts } from '~/features/profile/talentFacts';
import { videoUrls } from '~/lib/videoUrl';
import { professionText } from '~/features/profile/talentFacts';
import { accountUrl } from '#contract/accounts.ts';
import { DATA_MINING, type PictureRights, creditsOf } from '#contract/pictureRights.ts';
import { SLUG } from '#contract/slugs.ts';
import { isoDay } from '#contract/timeZone.ts';

/** A cell of a table or an entry of a list. */
export interface Cell {
  text: string;
  /** The language of the text, if it differs from the sheet's. */
  lang?: Locale | undefined;
  /** What follows the text in grey, such as a level. */
  note?: string | undefined;
}

/** A column of a table; the year and the title have a style of their own. */
interface Column {
  style: 'year' | 'title' | 'text';
  label: string;
}

const COLUMN_STYLES = ['year', 'title'] as const;

/** The credits of one kind, or the awards. */
interface SheetTable {
  title: string;
  columns: Column[];
  rows: Cell[][];
}

/** What a talent speaks, masters or has studied; the note of an entry is its level or year. */
interface SheetList {
  title: string;
  items: Cell[];
}

/** Returns a localised text, with its language if it differs from the sheet's. */
function wordsOf(locale: Locale, text: Text | undefined): Cell {
  const lang = langAttribute(locale, text);
  return { text: text?.text ?? '', ...(lang && { lang }) };
}

/** Returns the first text, with the second one as its note; the second alone becomes the text. */
function withNote(words: Cell, note: string | undefined): Cell {
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

/** Returns a table of a year, a title and further columns, without those in which no row has a text. */
function createTable(title: string, labels: string[], rows: Cell[][]): SheetTable {
  const keep = <T>(items: T[]) =>
    items.filter((_item, index) => rows.some((row) => row[index]?.text));
  const columns = labels.map((text, index): Column => ({
    style: COLUMN_STYLES[index] ?? 'text',
    label: text,
  }));
  return { title, columns: keep(columns), rows: rows.map(keep) };
}

/** Returns the tables of a sheet, one per kind of work and one for awards, without empty ones. */
function createTables(locale: Locale, work: Talent): SheetTable[] {
  const t = translator(locale);
  // Those who direct or write have a function, not a character.
  const role = work.list === 'directors' ? 'function' : 'role';
  const labels = (['year', 'title', role, 'director'] as const).map((name) =>
    t(`talent:columns.${name}`),
  );
  const credits = CREDIT_LISTS.map((list) =>
    createTable(
      t(`talent:${list}`),
      [...labels, t(`talent:columns.company.${list}`)],
      work[list].map((credit) => creditCells(locale, list, credit)),
    ),
  );
  const awards = createTable(
    t('talent:awards'),
    (['year', 'award', 'work', 'result'] as const).map((name) => t(`talent:columns.${name}`)),
    work.awards.map(({ year, award, category, work: title, result }) => [
      { text: year?.toString() ?? '' },
      withNote(wordsOf(locale, award), category?.text),
      { text: title ?? '' },
      { text: formats(locale).capitalise(label(locale, 'awardResults', result)) },
    ]),
  );
  const projects = createTable(
    t('talent:projects'),
    (['year', 'title', 'kind', 'state'] as const).map((name) => t(`talent:columns.${name}`)),
    work.projects.map(({ title, kind, state }) => [
      { text: '' },
      wordsOf(locale, title),
      { text: kind ? formats(locale).capitalise(label(locale, 'workKinds', kind)) : '' },
      { text: formats(locale).capitalise(label(locale, 'projectStates', state)) },
    ]),
  );
  return [...credits, projects, awards].filter(({ rows }) => rows.length > 0);
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
      items: groupSkills(skills).flatMap(({ skills: members }) =>
        members.map((one) => rated(label(locale, 'skills', one.skill), one.level)),
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

/** Returns a name in Latin letters from a slug, if it has one: `aleksandr-petrov` is "Aleksandr Petrov". */
const nameFromSlug = (locale: Locale, slug: string): string | undefined =>
  SLUG.nameless.test(slug)
    ? undefined
    : slug
        .replace(SLUG_NUMBER, '')
        .split('-')
        .map((word) => formats(locale).capitalise(word))
        .join(' ');

function createLinks(locale: Locale, talent: Talent, page: string) {
  const { videos, imdb } = talent;
  const [reel] = videos;
  const { href } = reel ? videoUrls(reel.source) : {};
  // Without the site's URL, the page is a path.
  const url = href && URL.canParse(page) ? new URL(href, page).href : href;
  return [
    ...(url ? [{ label: translator(locale)('talent:sheet.reel'), url }] : []),
    ...(imdb ? [{ label: label(locale, 'socialNetworks', 'imdb'), url: imdb }] : []),
    ...(['instagram', 'tiktok'] as const).flatMap((network) => {
      const name = talent[network];
      return name
        ? [{ label: label(locale, 'socialNetworks', network), url: accountUrl(network, name) }]
        : [];
    }),
  ];
}

/** Returns when the content was checked or changed, and when the photograph was taken and by whom. */
function createFreshness(locale: Locale, talent: Talent): string[] {
  const t = translator(locale);
  const { checkedOn, updatedAt, photo } = talent;
  const month = photo?.takenOn && formats(locale).month(photo.takenOn);
  const picture = photo && [photo.credit, month].filter(Boolean).join(', ');
  return [
    checkedOn
      ? t('talent:sheet.checked', { date: formats(locale).date(checkedOn) })
      : t('talent:sheet.updated', { date: formats(locale).date(updatedAt) }),
    ...(picture ? [t('talent:sheet.photoBy', { credit: picture })] : []),
  ];
}

/** Returns the rights as metadata of a document, as far as Typst writes it. */
const rightsOf = ({ credit, agencyName, statement, aiChoice }: PictureRights) => ({
  description: [creditsOf({ agencyName }).notice, credit, statement].filter(Boolean).join(' · '),
  keywords: [DATA_MINING[aiChoice]],
});

const addressOf = ({ street, postalCode, city }: SheetAgency): string[] =>
  [street, [postalCode, city].filter(Boolean).join(' ')].flatMap((line) => line || []);

/**
 * Returns the content of a talent's sheet in one language, as text that is not markup. It contains no age,
 * so that it is the same each day, except on the day after an availability.
 *
 * @param facts the absolute URL of the talent's page, and the rights of the photograph
 */
export function createSheet(
  locale: Locale,
  talent: Talent,
  { agent, ...agency }: SheetAgency,
  { page, rights }: { page: string; rights: PictureRights },
) {
  const t = translator(locale);
  const { name, slug, photo, checkedOn, updatedAt } = talent;
  return {
    lang: locale,
    title: t('talent:sheet.title', { name }),
    name,
    /** The name in Latin letters, for a name that the fonts cannot show. */
    latinName: nameFromSlug(locale, slug),
    profession: professionText(locale, talent.sections),
    /** The alternative text of the photograph; a sheet without one has none. */
    photo: photo && t('talent:sheet.photo', { name }),
    facts: talentFacts(locale, talent).flatMap(({ name: fact, label: title, text, lang }) =>
      fact === 'age' ? [] : { label: title, value: { text, lang } },
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
    /** The day of the content, as `YYYY-MM-DD`. */
    date: checkedOn ?? isoDay(new Date(updatedAt)),
    /** The word before the page number, and the note when the page shows more than the sheet. */
    labels: { page: t('talent:sheet.page'), more: t('talent:sheet.more') },
  };
}

/** What a talent's casting sheet says in one language. */
export type Sheet = ReturnType<typeof createSheet>;

/** Tells every program that the text is UTF-8, also where a server does not. */
const BYTE_ORDER_MARK = '\ufeff';

const cellText = ({ text, note }: Cell): string => (note ? `${text} (${note})` : text);

/** Returns a row as a line; all columns but year and title are named. */
const rowText = ({ columns }: SheetTable, row: Cell[]): string =>
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
