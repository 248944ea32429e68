import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload';
import type { Media } from '../../payload-types.ts';
import { findFileReferences } from '../../fields/recordProblems.ts';
import type { Siblings } from '../../fields/rules.ts';
import type { Bilingual } from '../../texts/labels.ts';
import { adminLanguage } from '../../texts/problems.ts';
import { findDeparture } from '../departure/departure.ts';
import { describeUses, findUsingRows } from '../media/fileUses.ts';
import { type Talent, addressOf } from '../../fields/slug.ts';

type Id = number | string;
type Row = Record<string, unknown> & { id: Id };

/** A version of a record as the database stores it. */
export interface VersionRow {
  id: Id;
  parent?: Id;
  version: Siblings;
  latest?: boolean | null;
}

/** Collections beside the content in which a person's name can be: what happened, and what editors have set. */
const SYSTEM = [
  ...['publications', 'payload-jobs', 'proposal-answers', 'payload-query-presets'],
  'payload-preferences',
] as const satisfies CollectionSlug[];
type SystemSlug = (typeof SYSTEM)[number];

/** What has texts, and versions of them, that can name a person who is not theirs. */
export const WITH_VERSIONS = ['talents', 'pages'] as const satisfies CollectionSlug[];
const GLOBALS = ['home', 'agency'] as const satisfies GlobalSlug[];

/** Everything that the CMS stores about one person, or that names them. */
export interface PersonalData {
  name: string;
  /** Tells whether a text contains the name, or a slug in a path or a file's name. */
  isNamedIn: (value: unknown) => boolean;
  /** Returns a value whose texts name the person no more. */
  redact: <T>(value: T) => T;
  record: Row;
  versions: VersionRow[];
  files: Media[];
  /** Files of the person that other records show too, and their titles. */
  shared: { file: Media; uses: string[] }[];
  /** The home page and its versions, as far as they show the person. */
  home: { page: Siblings | undefined; versions: VersionRow[] };
  proposals: Row[];
  proposalVersions: VersionRow[];
  redirects: Row[];
  departure: unknown;
  auditLog: Row[];
  system: Record<SystemSlug, Row[]>;
  /** The titles of other records whose texts name the person. */
  mentions: string[];
}

const ALL = { locale: 'all', pagination: false } as const;

export const find = async <T = Row>(
  { payload }: PayloadRequest,
  collection: CollectionSlug,
  where: Where = {},
): Promise<T[]> => (await payload.db.find<T & Row>({ collection, where, ...ALL })).docs;

export const findVersions = async (
  { payload }: PayloadRequest,
  collection: CollectionSlug,
  where: Where = {},
): Promise<VersionRow[]> =>
  (await payload.db.findVersions<Siblings>({ collection, where, ...ALL })).docs as VersionRow[];

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const LETTER = String.raw`[\p{L}\p{N}]`;

/** Changes every text of a value. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change)) as T;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const changed = Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]);
  return Object.fromEntries(changed) as T;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/**
 * Returns a pattern of whole names, and of slugs where they are whole: `ana-gil` is in `/actrices/ana-gil`
 * and in `ana-gil-2.jpg`, not in `ana-gil-rey.jpg`. One word may be a word of the language (Luz): as a name
 * it counts with its capitals only, as a slug in paths and names of files only.
 */
function namePattern({ names, slugs }: Names): string {
  const words = names.map((name) => (/\s/.test(name) ? escape(name) : `(?-i:${escape(name)})`));
  const patterns = [
    ...words.map((word) => `(?<!${LETTER})${word}(?!${LETTER})`),
    ...slugs.map((slug) => {
      const before = slug.includes('-') ? `(?<!${LETTER}|-)` : '(?<=^|[/"])';
      return `${before}${escape(slug)}(?=-\\d|(?!${LETTER}|-| ))`;
    }),
  ];
  // Nothing is named without a name.
  return patterns.length > 0 ? patterns.join('|') : '(?!)';
}

const unique = <T>(values: (T | null | undefined)[]): T[] => [
  ...new Set(values.filter((value): value is T => Boolean(value))),
];

/** The rows of people in a proposal. */
export const isPerson =
  (id: Id) =>
  (row: Siblings): boolean =>
    String(row.talent) === String(id);

/** Returns the home page without the rows that show a person. */
export function withoutRows(page: Siblings, isTheirs: (row: Siblings) => boolean): Siblings {
  const without = (rows: unknown) =>
    Array.isArray(rows) ? (rows as Siblings[]).filter((row) => !isTheirs(row)) : rows;
  return { ...page, featured: without(page.featured), slides: without(page.slides) };
}

const fileIdsIn = (fields: Parameters<typeof findFileReferences>[0], record: Siblings) =>
  findFileReferences(fields, record).flatMap(({ id }) => id ?? []);

/** Finds the person's files: those of every version and of their slides, and those named after them. */
async function findFiles(
  req: PayloadRequest,
  {
    id,
    records,
    slides,
    isNamedIn,
  }: {
    id: Id;
    records: Siblings[];
    slides: Siblings[];
    isNamedIn: PersonalData['isNamedIn'];
  },
) {
  const { collections, globals } = req.payload;
  const home = globals.config.find(({ slug }) => slug === 'home')!;
  const ids = new Set([
    ...records.flatMap((record) => fileIdsIn(collections.talents.config.fields, record)),
    ...fileIdsIn(home.fields, { slides }),
  ]);
  const all = await find<Media>(req, 'media');
  const theirs = all.filter((file) => ids.has(file.id) || isNamedIn([file.alt, file.filename]));
  const files: Media[] = [];
  const shared: PersonalData['shared'] = [];
  for (const file of theirs) {
    const rows = (await findUsingRows(req, file.id)).filter((row) => {
      if (row.kind === 'proposals' || (row.kind === 'talents' && row.id === id)) return false;
      if (row.kind !== 'home') return true;
      const rest = withoutRows(row.record, (one) => isPerson(id)(one) || isNamedIn(one));
      return fileIdsIn(home.fields, rest).includes(file.id);
    });
    const uses = describeUses(req.payload, rows, adminLanguage(req)).map(({ title }) => title);
    if (uses.length > 0) shared.push({ file, uses });
    else files.push(file);
  }
  return { files, shared };
}

async function findHome({ payload }: PayloadRequest, isTheirs: (row: Siblings) => boolean) {
  const page = await payload.db.findGlobal<Siblings>({ slug: 'home', locale: 'all' });
  const { docs } = await payload.db.findGlobalVersions<Siblings>({ global: 'home', ...ALL });
  const shows = (one: Siblings) =>
    [one.featured, one.slides].flat().some((row) => row && isTheirs(row as Siblings));
  return {
    page: page && shows(page) ? page : undefined,
    versions: (docs as VersionRow[]).filter(({ version }) => shows(version) || isTheirs(version)),
  };
}

const rowsOf = ({ page, versions }: PersonalData['home']): Siblings[] =>
  [page, ...versions.map(({ version }) => version)].flatMap(
    (one) => (one?.slides ?? []) as Siblings[],
  );

const titleOf = (row: Row): string => {
  const title = row.name ?? row.title ?? row.filename ?? row.slug;
  return textOf((title as { es?: unknown } | null)?.es ?? title);
};

/** Finds the titles of what else of the content names the person: what is public, and drafts. */
async function findMentions(
  req: PayloadRequest,
  id: Id,
  isNamedIn: PersonalData['isNamedIn'],
  fileIds: Set<Id>,
): Promise<string[]> {
  const { db, globals } = req.payload;
  const titles: string[] = [];
  for (const kind of WITH_VERSIONS) {
    const drafts = await findVersions(req, kind, { latest: { equals: true } });
    const drafted = new Map(drafts.map(({ parent, version }) => [parent, version]));
    for (const row of await find(req, kind)) {
      if (kind === 'talents' && row.id === id) continue;
      if (isNamedIn([row, drafted.get(row.id)])) titles.push(titleOf(row));
    }
  }
  const files = (await find(req, 'media')).filter((file) => !fileIds.has(file.id));
  titles.push(...files.filter(isNamedIn).map(titleOf));
  for (const slug of GLOBALS) {
    const row = await db.findGlobal<Siblings>({ slug, locale: 'all' });
    // The erasure takes out these rows.
    const rest = withoutRows(row ?? {}, (one) => isPerson(id)(one) || isNamedIn(one));
    const { label } = globals.config.find((one) => one.slug === slug)!;
    if (isNamedIn(rest)) titles.push((label as Bilingual)[adminLanguage(req)]);
  }
  return titles;
}

/** Finds what happened, and what editors have set, with the person's name. */
export async function findSystem(
  req: PayloadRequest,
  id: Id,
  isNamedIn: PersonalData['isNamedIn'],
) {
  const own = (slug: SystemSlug, row: Row) =>
    slug === 'payload-preferences' && row.key === `collection-talents-${id}`;
  const rows = SYSTEM.map(async (slug) => [
    slug,
    (await find(req, slug)).filter((row) => isNamedIn(row) || own(slug, row)),
  ]);
  return Object.fromEntries((await Promise.all(rows)) as never) as PersonalData['system'];
}

/** Every name and slug that a person has had. */
interface Names {
  names: string[];
  slugs: string[];
}

function namesOf(records: Partial<Talent>[]): Names {
  const addresses = records.flatMap((one) => [
    addressOf(one as Talent),
    ...(one.previousSlugs ?? []),
  ]);
  return {
    names: unique(records.map(({ name }) => name?.trim())),
    slugs: unique(addresses.map((address) => address?.slug)),
  };
}

/**
 * Returns what recognises a person in texts. Where the name is part of somebody else's (Ana Gil, Ana Gil
 * Rey), or both have the same one, a text means the other: nothing of them may be deleted.
 */
function recognise(own: Names, everybody: Partial<Talent>[]) {
  const theirs = new RegExp(namePattern(own), 'iu');
  const contains = (text: string) => theirs.test(text);
  const others = namesOf(everybody);
  const other = namePattern({
    names: others.names.filter(contains),
    slugs: others.slugs.filter(contains),
  });
  const pattern = new RegExp(`(?<other>${other})|${namePattern(own)}`, 'giu');
  const isOther = (groups: Record<string, string | undefined> | undefined) =>
    groups?.other !== undefined;
  return {
    isNamedIn: (value: unknown) =>
      [...textOf(value).matchAll(pattern)].some(({ groups }) => !isOther(groups)),
    redact: <T>(value: T) =>
      mapTexts(value, (text) =>
        text.replace(pattern, (match, ...rest) => (isOther(rest.at(-1) as never) ? match : '—')),
      ),
  };
}

/**
 * Finds everything that the CMS stores about a person: the record with its versions, also in the trash,
 * their files, and what refers to them or names them.
 *
 * @returns `undefined` if there is no such record
 */
export async function findPersonalData(
  req: PayloadRequest,
  id: Id,
): Promise<PersonalData | undefined> {
  const [record] = await find(req, 'talents', { id: { equals: id } });
  if (!record) return undefined;
  const versions = await findVersions(req, 'talents', { parent: { equals: id } });
  const records = [record, ...versions.map(({ version }) => version)];
  const own = namesOf(records);
  const everybody = await find<Row & Talent>(req, 'talents', { id: { not_equals: id } });
  const { isNamedIn, redact } = recognise(own, everybody);
  const home = await findHome(req, (row) => isPerson(id)(row) || isNamedIn(row));
  const slides = rowsOf(home).filter((row) => isPerson(id)(row) || isNamedIn(row));
  const { files, shared } = await findFiles(req, { id, records, slides, isNamedIn });
  // What stays of these is said by itself.
  const theirs = new Set<Id>([...files, ...shared.map(({ file }) => file)].map((file) => file.id));
  const shows = (one: Siblings) =>
    isNamedIn(one) || ((one.people ?? []) as Siblings[]).some(isPerson(id));
  const paths = new RegExp(`/(${own.slugs.map(escape).join('|')})(/|$)`, 'u');
  return {
    ...{
      name: own.names[0] ?? String(id),
      isNamedIn,
      redact,
      record,
      versions,
      files,
      shared,
      home,
    },
    proposals: (await find(req, 'proposals')).filter(shows),
    proposalVersions: (await findVersions(req, 'proposals')).filter(({ version }) =>
      shows(version),
    ),
    redirects: (await find(req, 'redirects')).filter(
      ({ from, to }) => own.slugs.length > 0 && [from, to].some((path) => paths.test(textOf(path))),
    ),
    departure: await findDeparture(req, id),
    auditLog: await find(req, 'audit-log', {
      and: [{ kind: { equals: 'talents' } }, { recordId: { equals: String(id) } }],
    }),
    system: await findSystem(req, id, isNamedIn),
    mentions: await findMentions(req, id, isNamedIn, theirs),
  };
}
