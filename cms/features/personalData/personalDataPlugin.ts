import { Readable } from 'node:stream';
import {
  type Endpoint,
  type PayloadRequest,
  type Plugin,
  type CollectionSlug,
  type Payload,
  type Where,
  createLocalReq,
} from 'payload';
import { cleanLine, cleanText } from '#contract/text.ts';
import { access } from '../../access.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import type { Media } from '../../payload-types.ts';
import { pathsTo } from '../../fields/dataFields.ts';
import { findFileReferences } from '../../fields/recordProblems.ts';
import type { Siblings } from '../../fields/rules.ts';
import { adminLanguage, labelOf, recordTitle } from '../../texts/problems.ts';
import { departures } from '../departure/departurePlugin.ts';
import { describeUses, findUsingRows } from '../media/fileUses.ts';
import { readFile } from '../media/files.ts';
import { type Talent, addressOf } from '../../fields/slug.ts';
import type { ZipInputFile, ZipPassThrough } from 'fflate';
import readme from './readme.json' with { type: 'json' };
import { updates } from '../profileUpdates/updates.ts';
import { stored, type StoredRow } from '../../stored/stored.ts';
import { runCommands } from '../../runtime/database.ts';
import { requestPublication } from '../publishing/publications.ts';

type Id = number | string;

type Stored = Pick<Payload, 'collections' | 'globals'>;

/** The lists from which an erasure takes a person's rows. */
const CLEARED_ROWS = ['proposals.people.talent', 'home.featured.talent', 'home.slides.talent'];

/**
 * Returns the collections whose records are about one person each, with the field that says about whom: they are
 * exported with the person, and deleted.
 *
 * @throws {Error} naming a field that refers to people and that an erasure would leave
 */
export function findRelated({ collections, globals }: Stored) {
  const related: { kind: CollectionSlug; path: string }[] = [];
  const all = Object.values(collections).map(({ config }) => config);
  for (const entity of [...all, ...globals.config]) {
    for (const path of pathsTo('talents', entity.flattenedFields)) {
      const field = entity.flattenedFields.find(({ name }) => name === path);
      const isOne = field?.type === 'relationship' && !field.hasMany;
      if (isOne && all.includes(entity as (typeof all)[number])) {
        related.push({ kind: entity.slug as CollectionSlug, path });
      } else if (!CLEARED_ROWS.includes(`${entity.slug}.${path}`)) {
        throw new Error(
          `${entity.slug}.${path} refers to people: say in personalDataPlugin.ts what their erasure does there`,
        );
      }
    }
  }
  return related;
}

/**
 * What an erasure does not search for the name: what has a step of its own, accounts, whose owners can have the
 * same name, the log, which has no values, and Payload's list of migrations.
 */
const NOT_SEARCHED = [
  'talents',
  'media',
  'proposals',
  'redirects',
  'users',
  'second-factors',
  'audit-log',
  'payload-migrations',
];

/** What editors have set, such as filters: a row with the name is deleted. From others the name is taken out. */
const SETTINGS = ['payload-query-presets', 'payload-preferences'];

/** Returns the collections with texts, and versions of them, that can name a person who is not theirs. */
const withVersions = ({ collections }: Stored): CollectionSlug[] =>
  Object.values(collections).flatMap(({ config: { slug, versions } }) =>
    versions && slug !== 'proposals' ? [slug as CollectionSlug] : [],
  );

/** Returns the collections that only the CMS and editors' settings write, in which a name can be. */
export function findSearched(payload: Stored): CollectionSlug[] {
  const others = [...NOT_SEARCHED, ...withVersions(payload)];
  others.push(...findRelated(payload).map(({ kind }) => kind));
  return (Object.keys(payload.collections) as CollectionSlug[]).filter(
    (slug) => !others.includes(slug),
  );
}

const LETTER = String.raw`[\p{L}\p{N}]`;

const mapTexts = <T>(value: T, change: (text: string) => string): T =>
  JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
    typeof item === 'string' ? change(item) : item,
  ) as T;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** A space in a name, whatever separates the words of a text, also in JSON. */
const SPACE = String.raw`(?:\s|\\[nrt])+`;

/**
 * Returns a pattern of whole names, and of slugs where they are whole: `ana-gil` is in `/actrices/ana-gil`
 * and in `ana-gil-2.jpg`, not in `ana-gil-rey.jpg`. One word may be a word of the language (Luz): as a name
 * it counts with its capitals only, as a slug in paths and names of files only.
 */
function namePattern({ names, slugs }: Names): string {
  const words = names.map((name) => {
    const parts = name.split(' ').map((part) => RegExp.escape(part));
    return parts.length > 1 ? parts.join(SPACE) : `(?-i:${parts[0]})`;
  });
  const patterns = [
    ...words.map((word) => `(?<!${LETTER})${word}(?!${LETTER})`),
    ...slugs.map((slug) => {
      const before = slug.includes('-') ? `(?<!${LETTER}|-)` : '(?<=^|[/"])';
      return `${before}${RegExp.escape(slug)}(?=-\\d|(?!${LETTER}|-| ))`;
    }),
  ];
  // Nothing is named without a name.
  return patterns.length > 0 ? patterns.join('|') : '(?!)';
}

const unique = <T>(values: (T | null | undefined)[]): T[] => [
  ...new Set(values.filter((value): value is T => Boolean(value))),
];

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
    names: unique(records.map(({ name }) => cleanLine(name ?? ''))),
    slugs: unique(addresses.map((address) => address?.slug)),
  };
}

/**
 * Returns what recognises a person in texts and rows. Where the name is part of somebody else's (Ana Gil,
 * Ana Gil Rey), or both have the same one, a text means the other: nothing of them may be deleted.
 */
function recognise(id: Id, own: Names, everybody: Partial<Talent>[]) {
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
  /** Tells whether a text contains the name, or a slug in a path or a file's name. */
  const isNamedIn = (value: unknown) =>
    [...cleanText(textOf(value)).matchAll(pattern)].some(({ groups }) => !isOther(groups));
  /** Returns a value whose texts name the person no more. */
  const redact = <T>(value: T) =>
    mapTexts(value, (text) => {
      const cleaned = cleanText(text);
      const redacted = cleaned.replace(pattern, (match, ...rest) =>
        isOther(rest.at(-1) as never) ? match : '—',
      );
      return redacted === cleaned ? text : redacted;
    });
  /** Tells whether a row of a proposal is the person's. */
  const isPerson = (row: Siblings) => String(row.talent) === String(id);
  /** Tells whether a row of the home page shows the person. */
  const isShownIn = (row: Siblings) => isPerson(row) || isNamedIn(row);
  return { id, isNamedIn, redact, isPerson, isShownIn };
}

type Person = ReturnType<typeof recognise>;

function withoutRows(page: Siblings, isTheirs: (row: Siblings) => boolean): Siblings {
  const without = (rows: unknown) =>
    Array.isArray(rows) ? (rows as Siblings[]).filter((row) => !isTheirs(row)) : rows;
  return { ...page, featured: without(page.featured), slides: without(page.slides) };
}

const fileIdsIn = (fields: Parameters<typeof findFileReferences>[0], record: Siblings) =>
  findFileReferences(fields, record).flatMap(({ id }) => id ?? []);

/** Finds the person's files: those of every version and of their slides, and those named after them. */
async function findFiles(
  req: PayloadRequest,
  { id, isNamedIn, isShownIn }: Person,
  records: Siblings[],
  slides: Siblings[],
  sent: Id[],
) {
  const { collections, globals } = req.payload;
  const home = globals.config.find(({ slug }) => slug === 'home')!;
  const ids = new Set([
    ...records.flatMap((record) => fileIdsIn(collections.talents.config.fields, record)),
    ...fileIdsIn(home.fields, { slides }),
    ...sent,
  ]);
  const all = await stored.find<Media>(req, 'media');
  const theirs = all.filter((file) => ids.has(file.id) || isNamedIn([file.alt, file.filename]));
  const files: Media[] = [];
  const shared: { file: Media; uses: string[] }[] = [];
  for (const file of theirs) {
    const rows = (await findUsingRows(req, file.id)).filter((row) => {
      if (row.kind === 'talents' && row.id === id) return false;
      if (row.kind !== 'home') return true;
      const rest = withoutRows(row.record, isShownIn);
      return fileIdsIn(home.fields, rest).includes(file.id);
    });
    const uses = describeUses(req.payload, rows, adminLanguage(req)).map(({ title }) => title);
    if (uses.length > 0) shared.push({ file, uses });
    else files.push(file);
  }
  return { files, shared };
}

/** Finds the home page and its versions, as far as they show the person. */
async function findHome(req: PayloadRequest, { isShownIn }: Person) {
  const page = await stored.get(req, 'home');
  const versions = await stored.versions(req, 'home');
  const shows = (one: Siblings) =>
    [one.featured, one.slides].flat().some((row) => row && isShownIn(row as Siblings));
  return {
    page: page && shows(page) ? page : undefined,
    versions: versions.filter(({ version }) => shows(version) || isShownIn(version)),
  };
}

/** Finds the titles of what else of the content names the person: what is public, and drafts. */
async function findMentions(
  req: PayloadRequest,
  { id, isNamedIn, isShownIn }: Person,
  fileIds: Set<Id>,
): Promise<string[]> {
  const { collections, globals } = req.payload;
  const titles: string[] = [];
  for (const kind of withVersions(req.payload)) {
    const drafts = await stored.versions(req, kind, { where: stored.LATEST });
    const drafted = new Map(drafts.map(({ parent, version }) => [parent, version]));
    for (const row of await stored.find(req, kind)) {
      if (kind === 'talents' && row.id === id) continue;
      if (isNamedIn([row, drafted.get(row.id)]))
        titles.push(recordTitle(collections[kind].config, row));
    }
  }
  const files = (await stored.find(req, 'media')).filter((file) => !fileIds.has(file.id));
  titles.push(...files.filter(isNamedIn).map(({ filename }) => String(filename)));
  for (const global of globals.config) {
    const row = await stored.get(req, global.slug);
    // The erasure takes out these rows.
    const rest = withoutRows(row ?? {}, isShownIn);
    if (isNamedIn(rest)) titles.push(labelOf(global, adminLanguage(req)));
  }
  return titles;
}

/** Finds what happened, and what editors have set, with the person's name. */
async function findSystem(req: PayloadRequest, { id, isNamedIn }: Person) {
  const rows = findSearched(req.payload).map(async (slug) => {
    const own = (row: StoredRow) =>
      slug === 'payload-preferences' && row.key === `collection-talents-${id}`;
    const all = await stored.find(req, slug);
    return [slug, all.filter((row) => isNamedIn(row) || own(row))] as const;
  });
  return Promise.all(rows);
}

/** Finds the records about a person alone, without what nobody may read, such as the hash that opens a link. */
async function findRecordsAbout(req: PayloadRequest, id: Id) {
  const found = findRelated(req.payload).map(async ({ kind, path }) => {
    const rows = await stored.find(req, kind, { where: { [path]: { equals: id } } });
    const secrets = req.payload.collections[kind].config.flattenedFields.filter(
      (field) => 'access' in field && field.access?.read,
    );
    const names = secrets.map(({ name }) => name);
    const entries = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))),
    );
    return [kind, entries] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/**
 * Finds everything that the CMS stores about a person: the record with its versions, also in the trash,
 * their files, and what refers to them or names them.
 */
async function findPersonalData(req: PayloadRequest, id: Id) {
  const record = await stored.get(req, 'talents', id);
  if (!record) return undefined;
  const versions = await stored.versions(req, 'talents', { where: { parent: { equals: id } } });
  const records = [record, ...versions.map(({ version }) => version)];
  const own = namesOf(records);
  const others: Where = { id: { not_equals: id } };
  const everybody = await stored.find<Talent>(req, 'talents', { where: others });
  const person = recognise(id, own, everybody);
  const home = await findHome(req, person);
  const slides = [home.page, ...home.versions.map(({ version }) => version)]
    .flatMap((page) => (page?.slides ?? []) as Siblings[])
    .filter(person.isShownIn);
  const asked = await updates.find(req.payload, { talent: { equals: id } });
  const sent = asked.flatMap(({ files: own }) => (own ?? []).map((file) => file.id));
  const { files, shared } = await findFiles(req, person, records, slides, sent);
  // What stays of these is said by itself.
  const theirs = new Set<Id>([...files, ...shared.map(({ file }) => file)].map((file) => file.id));
  const shows = (one: Siblings) =>
    person.isNamedIn(one) || ((one.people ?? []) as Siblings[]).some(person.isPerson);
  const paths = new RegExp(
    `/(${own.slugs.map((slug) => RegExp.escape(slug)).join('|')})(/|$)`,
    'u',
  );
  return {
    name: own.names[0] ?? String(id),
    person,
    record,
    versions,
    files,
    shared,
    home,
    proposals: (await stored.find(req, 'proposals')).filter(shows),
    proposalVersions: (await stored.versions(req, 'proposals')).filter(({ version }) =>
      shows(version),
    ),
    redirects: (await stored.find(req, 'redirects')).filter(
      ({ from, to }) => own.slugs.length > 0 && [from, to].some((path) => paths.test(textOf(path))),
    ),
    departure: await departures.get(req.payload, id),
    related: await findRecordsAbout(req, id),
    auditLog: await stored.find(req, 'audit-log', {
      where: {
        and: [
          { kind: { equals: 'talents' } },
          { recordId: { equals: String(id) } },
          // SQLite once gave the id of an erased person to the next one.
          { createdAt: { greater_than_equal: record.createdAt } },
        ],
      },
    }),
    system: Object.fromEntries(await findSystem(req, person)),
    /** The titles of other records whose texts name the person. */
    mentions: await findMentions(req, person, theirs),
  };
}

type PersonalData = NonNullable<Awaited<ReturnType<typeof findPersonalData>>>;

function planErasure(data: PersonalData) {
  const { name, versions, files, proposals, home, redirects, shared, mentions } = data;
  return {
    name,
    versions: versions.length,
    files: files.length,
    proposals: proposals.map(({ project }) => String(project)),
    isOnHome: Boolean(home.page) || home.versions.length > 0,
    redirects: redirects.length,
    /** Files that stay, because other records show them: their names, and where. */
    shared: shared.map(({ file, uses }) => ({ file: file.filename ?? '', uses })),
    mentions,
  };
}

export type ErasurePlan = ReturnType<typeof planErasure>;

async function clearHome(req: PayloadRequest, { home, person }: PersonalData) {
  const updatedAt = new Date().toISOString();
  const without = (page: Siblings) => withoutRows(page, person.isShownIn);
  if (home.page) await stored.write(req, { kind: 'home' }, { ...without(home.page), updatedAt });
  for (const { id: versionId, version, latest } of home.versions) {
    const rest = without(version);
    await stored.write(req, { kind: 'home', versionId }, latest ? rest : person.redact(rest));
  }
}

/** Returns a proposal without a person; one of nobody else is withdrawn. */
function withoutPerson(proposal: Siblings, { isPerson, redact }: Person): Siblings {
  const people = ((proposal.people ?? []) as Siblings[]).filter((row) => !isPerson(row));
  const isEmpty = people.length === 0 && Array.isArray(proposal.people);
  return { ...redact({ ...proposal, people }), ...(isEmpty && { withdrawn: true }) };
}

async function clearProposals(req: PayloadRequest, data: PersonalData) {
  const updatedAt = new Date().toISOString();
  const kind = 'proposals';
  for (const row of data.proposals) {
    const rest = { ...withoutPerson(row, data.person), updatedAt };
    await stored.write(req, { kind, id: row.id }, rest);
  }
  for (const { id: versionId, parent: id, version } of data.proposalVersions) {
    await stored.write(req, { kind, id, versionId }, withoutPerson(version, data.person));
  }
}

/** Takes the person's name out of the older versions of other records, which nobody can edit. */
async function clearOlderVersions(req: PayloadRequest, person: Person) {
  for (const kind of withVersions(req.payload)) {
    for (const { id } of await stored.find(req, kind, { select: {} })) {
      // The person's own are deleted with their record.
      if (kind === 'talents' && id === person.id) continue;
      const where = { parent: { equals: id }, latest: { not_equals: true } };
      for (const { id: versionId, version } of await stored.versions(req, kind, { where })) {
        if (!person.isNamedIn(version)) continue;
        await stored.write(req, { kind, id, versionId }, person.redact(version));
      }
    }
  }
}

async function clearSystem(req: PayloadRequest, person: Person) {
  for (const [kind, rows] of await findSystem(req, person)) {
    for (const row of rows) {
      const { id } = row;
      if (SETTINGS.includes(kind)) await stored.delete(req, kind, { id: { equals: id } });
      else await stored.write(req, { kind, id }, person.redact(row));
    }
  }
}

/** Deletes files from disk or the bucket, with their thumbnails. */
async function deleteFiles({ payload }: PayloadRequest, { files }: PersonalData) {
  // A request of its own: the rules of the network keep everything that is not in the trash.
  const req = await createLocalReq({}, payload);
  for (const { id } of files) {
    await payload.delete({ collection: 'media', id, trash: true, depth: 0, req });
  }
}

/** Writes freed pages of the database anew: they would keep what was deleted. */
const COMPACTING = {
  // The statistics of PostgreSQL contain values of columns: new ones first.
  postgres: ['ANALYZE', 'VACUUM FULL'],
  sqlite: ['VACUUM', 'PRAGMA wal_checkpoint(TRUNCATE)'],
};

/**
 * Deletes everything about a person for good, and asks for a build, which removes them from the site and
 * its caches. The record is deleted last: if anything fails, the same action completes it.
 */
async function erasePerson(req: PayloadRequest, id: number, data: PersonalData) {
  await clearHome(req, data);
  await clearProposals(req, data);
  for (const { id: redirect } of data.redirects) {
    await stored.delete(req, 'redirects', { id: { equals: redirect } });
  }
  await deleteFiles(req, data);
  // After the files, whose names the list of publications has now.
  await clearSystem(req, data.person);
  await departures.delete(req, id);
  for (const { kind, path } of findRelated(req.payload)) {
    await stored.delete(req, kind, { [path]: { equals: id } });
  }
  await clearOlderVersions(req, data.person);
  await stored.delete(req, 'talents', { id: { equals: id } });
  await recordEvent(req, { action: 'erase', kind: 'talents', recordId: id });
  await requestPublication(req, { kind: 'talents', id, title: '' });
  await runCommands(req.payload, COMPACTING);
}

/** Creates an endpoint that answers those who may, about a person that there is. */
const personEndpoint = (
  method: Endpoint['method'],
  path: string,
  isAllowed: typeof access.editors,
  answer: (req: PayloadRequest, id: number, data: PersonalData) => Promise<Response> | Response,
): Endpoint => ({
  path: `/:id/${path}`,
  method,
  handler: async (req) => {
    if (!isAllowed({ req })) return Response.json({}, { status: 403 });
    const id = Number(req.routeParams?.id);
    const data = Number.isInteger(id) ? await findPersonalData(req, id) : undefined;
    return data ? answer(req, id, data) : Response.json({}, { status: 404 });
  },
});

const jsonOf = ({ shared, person: _person, mentions: _mentions, ...data }: PersonalData): string =>
  JSON.stringify(
    { exportedAt: new Date().toISOString(), ...data, filesSharedWithOthers: shared },
    null,
    2,
  );

type ZipFile = ZipInputFile & Pick<ZipPassThrough, 'push'>;

/** Yields the parts of a ZIP file with a person's data, without more than one part in memory. */
async function* zipOf(req: PayloadRequest, data: PersonalData): AsyncGenerator<Uint8Array> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const parts: Uint8Array[] = [];
  const take = () => parts.splice(0);
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  async function* add(file: ZipFile, content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
    zip.add(file);
    for await (const chunk of content) {
      file.push(new Uint8Array(chunk));
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  yield* add(new ZipDeflate('LEEME.txt'), [Buffer.from(readme.join('\n'))]);
  yield* add(new ZipDeflate('datos.json'), [Buffer.from(jsonOf(data))]);
  const files: Media[] = [...data.files, ...data.shared.map(({ file }) => file)];
  for (const { filename } of files) {
    if (!filename) continue;
    // Pictures, recordings and videos are compressed already.
    yield* add(new ZipPassThrough(`archivos/${filename}`), readFile(req, filename));
  }
  zip.end();
  yield* take();
}

const exportResponse = (req: PayloadRequest, data: PersonalData, id: number): Response =>
  new Response(Readable.toWeb(Readable.from(zipOf(req, data))) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="datos-${id}.zip"`,
      'Cache-Control': 'no-store',
    },
  });

/**
 * `GET /api/talents/:id/personal-data` answers editors with everything that is stored about a person, as a
 * ZIP file. `GET …/erasure` says administrators what its deletion deletes; `POST …/erasure` does it.
 */
const endpoints = [
  personEndpoint('get', 'personal-data', access.editors, async (req, id, data) => {
    await recordEvent(req, { action: 'export', kind: 'talents', recordId: id });
    return exportResponse(req, data, id);
  }),
  personEndpoint('get', 'erasure', access.admins, (_req, _id, data) =>
    Response.json(planErasure(data)),
  ),
  personEndpoint('post', 'erasure', access.admins, async (req, id, data) => {
    await erasePerson(req, id, data);
    return Response.json({});
  }),
];

/** Answers a person's requests for access and erasure (GDPR, articles 15 and 17), in one action each. */
export const personalData: Plugin = (config) =>
  extendConfig.init(extendConfig.collection(config, 'talents', { endpoints }), (payload) => {
    // At the start, when every plugin has added its collections.
    findRelated(payload);
  });
