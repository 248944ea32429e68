import type { Payload, Where } from 'payload';
import { findThumbnails } from '../media/thumbnails.ts';
import { RecordScan } from '../publishing/invalidRecords.ts';
import { isoDay } from '#contract/timeZone.ts';

/** A published record that shows Spanish texts on its English page. */
interface UntranslatedRecord {
  kind: 'talents' | 'pages';
  id: number | string;
  title: string;
  /** Number of texts without English. */
  count: number;
}

/** The records with the most texts without English, and the numbers of all such records and texts. */
interface Untranslated {
  records: UntranslatedRecord[];
  recordCount: number;
  textCount: number;
}

/** Returns the published talents and pages that lack English, as far as the scan has read them. */
function findUntranslated(scan: RecordScan, limit: number): Untranslated {
  const records = (['talents', 'pages'] as const)
    .flatMap((kind) =>
      [...scan.recordsOf(kind).values()].map(({ record, title, missingEnglish }) => ({
        kind,
        id: record.id,
        title,
        count: missingEnglish,
      })),
    )
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'es'));
  return {
    records: records.slice(0, limit),
    recordCount: records.length,
    textCount: records.reduce((sum, { count }) => sum + count, 0),
  };
}

/** A publication, or the end of one, at a time that an editor has chosen. */
interface Scheduled {
  /** Slug of the collection or global. */
  kind: string;
  /** The record's id; a global has none. */
  id?: string | undefined;
  /** The record's title; empty for a global. */
  title: string;
  /** ISO 8601. */
  at: string;
  isPublication: boolean;
}

interface Input {
  type?: 'publish' | 'unpublish';
  doc?: { relationTo: string; value: number | string } | null;
  global?: string | null;
}

type TitledCollection = 'talents' | 'pages' | 'proposals';

/** The fields that are titles, of which a collection has one. */
interface Titled {
  name?: string;
  title?: string;
  project?: string;
}

const titleOf = ({ name, title, project }: Titled): string => name || title || project || '';

const PENDING: Where = {
  and: [
    { taskSlug: { equals: 'schedulePublish' } },
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
  ],
};

/** Returns the titles of the records of one collection, by id. */
async function findTitles(payload: Payload, collection: TitledCollection, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const { docs } = await payload.find({
    collection,
    draft: true,
    where: { id: { in: ids } },
    select: { name: true, title: true, project: true } as object,
    locale: 'es',
    depth: 0,
    pagination: false,
  });
  const titled = docs as ({ id: number } & Titled)[];
  return new Map(titled.map(({ id, ...titles }) => [String(id), titleOf(titles)]));
}

/** Finds the publications that editors have scheduled, the next one first, at most `limit`. */
async function findScheduled(payload: Payload, limit: number): Promise<Scheduled[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: PENDING,
    sort: 'waitUntil',
    select: { input: true, waitUntil: true, createdAt: true },
    depth: 0,
    limit,
  });
  const inputs = docs.map(({ input }) => (input ?? {}) as Input);
  const idsOf = (collection: string) =>
    inputs.flatMap(({ doc }) => (doc?.relationTo === collection ? [String(doc.value)] : []));
  const titles: Record<string, Map<string, string>> = {
    talents: await findTitles(payload, 'talents', idsOf('talents')),
    pages: await findTitles(payload, 'pages', idsOf('pages')),
    proposals: await findTitles(payload, 'proposals', idsOf('proposals')),
  };
  return docs.map(({ createdAt, waitUntil }, index) => {
    const { doc, global, type } = inputs[index] ?? {};
    const id = doc ? String(doc.value) : undefined;
    const kind = doc?.relationTo ?? global ?? '';
    const title = id ? (titles[kind]?.get(id) ?? `#${id}`) : '';
    return { kind, id, title, at: waitUntil ?? createdAt, isPublication: type !== 'unpublish' };
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;
const NOTICE_DAYS = 60;

/** Returns the day of a stored date as YYYY-MM-DD. */
const dayOf = (date: string): string => date.slice(0, 'YYYY-MM-DD'.length);

/** A published talent whose signed consent runs out soon, or has run out. */
interface EndingConsent {
  id: number | string;
  name: string;
  /** YYYY-MM-DD. */
  until: string;
  /** A minor's page is withdrawn on the day after. */
  isMinor: boolean;
}

/** Finds the consents that run out in the next 60 days (until `notice`), the first ones first, at most `limit`. */
async function findEndingConsents(payload: Payload, limit: number) {
  const notice = new Date(Date.now() + NOTICE_DAYS * DAY_MS).toISOString();
  const { docs, totalDocs } = await payload.find({
    collection: 'talents',
    where: { and: [{ _status: { equals: 'published' } }, { consentUntil: { less_than: notice } }] },
    select: { name: true, consentUntil: true, birthDate: true, isMinor: true },
    sort: 'consentUntil',
    depth: 0,
    limit,
  });
  const consents = docs.map(({ id, name, consentUntil, isMinor }): EndingConsent => ({
    id,
    name,
    until: dayOf(consentUntil ?? ''),
    isMinor: isMinor === true,
  }));
  return { consents, total: totalDocs, notice };
}

/** A talent whose record was changed, with the thumbnail of the main photograph. */
interface RecentPerson {
  id: number | string;
  name: string;
  /** ISO 8601. */
  updatedAt: string;
  thumbnail: string | undefined;
}

const idOf = (record: unknown): number | undefined =>
  typeof record === 'number' ? record : (record as { id?: number } | null | undefined)?.id;

/** Finds the people whose records were changed last, drafts too, at most `limit`. */
async function findRecentPeople(payload: Payload, limit: number): Promise<RecentPerson[]> {
  const { docs } = await payload.find({
    collection: 'talents',
    draft: true,
    sort: '-updatedAt',
    select: { name: true, photo: true, updatedAt: true },
    depth: 0,
    limit,
    pagination: false,
  });
  const photos = docs.flatMap(({ photo }) => idOf(photo) ?? []);
  const thumbnails = await findThumbnails(payload, photos);
  return docs.map(({ id, name, photo, updatedAt }) => ({
    id,
    name: name || `#${id}`,
    updatedAt,
    thumbnail: thumbnails.get(idOf(photo) ?? ''),
  }));
}

/** A record with changes that visitors do not see. */
interface WaitingDraft {
  /** Slug of the collection or global. */
  kind: TitledCollection | 'home' | 'agency';
  /** The record's id; the home page and the agency have none. */
  id?: number | string;
  /** The record's title; empty for the home page and the agency. */
  title: string;
  /** Time of the last change, ISO 8601; empty if there was none. */
  updatedAt: string;
  /** Whether visitors see an earlier version. */
  isOnline: boolean;
}

/** The drafts that were changed last, and the number of all. */
interface WaitingDrafts {
  drafts: WaitingDraft[];
  total: number;
}

const byTime = (a: WaitingDraft, b: WaitingDraft) => b.updatedAt.localeCompare(a.updatedAt);

/** Finds the records of a collection whose latest version is a draft. */
async function findCollectionDrafts(
  payload: Payload,
  collection: TitledCollection,
  limit: number,
): Promise<WaitingDrafts> {
  const found = await payload.find({
    collection,
    draft: true,
    where: { _status: { equals: 'draft' } },
    sort: '-updatedAt',
    select: { name: true, title: true, project: true, updatedAt: true } as object,
    locale: 'es',
    depth: 0,
    limit,
  });
  const docs = found.docs as ({ id: number; updatedAt: string } & Titled)[];
  const ids = docs.map(({ id }) => id);
  // The public rows: a talent or page with a draft can be published as it was before.
  const online = await payload.find({
    collection,
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    select: {},
    depth: 0,
    pagination: false,
  });
  const onlineIds = new Set(online.docs.map(({ id }) => id));
  const drafts = docs.map(({ id, updatedAt, ...titled }) => ({
    kind: collection,
    id,
    title: titleOf(titled) || `#${id}`,
    updatedAt,
    isOnline: onlineIds.has(id),
  }));
  return { drafts, total: found.totalDocs };
}

async function findHomeDraft(payload: Payload): Promise<WaitingDraft[]> {
  const home = await payload.findGlobal({
    slug: 'home',
    draft: true,
    select: { _status: true, updatedAt: true },
    depth: 0,
  });
  if (home._status !== 'draft' || !home.updatedAt) return [];
  const online = await payload.db.findGlobal<{ _status?: string }>({ slug: 'home' });
  const isOnline = online?._status === 'published';
  return [{ kind: 'home', title: '', updatedAt: home.updatedAt, isOnline }];
}

/** The agency has no drafts: it waits until somebody has saved it once. */
async function findUnsavedAgency(payload: Payload): Promise<WaitingDraft[]> {
  const agency = await payload.findGlobal({ slug: 'agency', depth: 0 });
  return agency.updatedAt ? [] : [{ kind: 'agency', title: '', updatedAt: '', isOnline: false }];
}

/**
 * Finds the records with unpublished changes and those that were never published, in the order of
 * their last change.
 *
 * @param limit the greatest number of drafts to return
 */
async function findWaitingDrafts(payload: Payload, limit: number): Promise<WaitingDrafts> {
  const [talents, pages, proposals, home, agency] = await Promise.all([
    findCollectionDrafts(payload, 'talents', limit),
    findCollectionDrafts(payload, 'pages', limit),
    findCollectionDrafts(payload, 'proposals', limit),
    findHomeDraft(payload),
    findUnsavedAgency(payload),
  ]);
  const collections = [talents, pages, proposals];
  const changed = [...collections.flatMap(({ drafts }) => drafts), ...home].sort(byTime);
  const drafts = [...agency, ...changed].slice(0, limit);
  const total = collections.reduce((sum, found) => sum + found.total, home.length + agency.length);
  return { drafts, total };
}

const ANSWER_DAYS = 30;

/** An answer to a proposal. */
interface RecentAnswer {
  id: number | string;
  proposalId: number | string;
  project: string;
  /** Who has answered. */
  name: string;
  /** ISO 8601. */
  createdAt: string;
}

/** Finds the answers to proposals of the last 30 days, the newest first, at most `limit`. */
async function findRecentAnswers(payload: Payload, limit: number) {
  const start = new Date(Date.now() - ANSWER_DAYS * DAY_MS).toISOString();
  const { docs, totalDocs } = await payload.find({
    collection: 'proposal-answers',
    where: { createdAt: { greater_than: start } },
    select: { proposal: true, name: true, createdAt: true },
    sort: '-createdAt',
    depth: 0,
    limit,
  });
  const ids = docs.flatMap(({ proposal }) => idOf(proposal) ?? []);
  const titles = await findTitles(payload, 'proposals', ids.map(String));
  const answers = docs.flatMap(({ id, proposal, name, createdAt }): RecentAnswer[] => {
    const proposalId = idOf(proposal);
    const project = titles.get(String(proposalId));
    if (proposalId === undefined || project === undefined) return [];
    return [{ id, proposalId, project, name: name ?? '', createdAt }];
  });
  return { answers, total: totalDocs };
}

/** Months after which an editor is asked to check a talent's sheet again. */
const MONTHS = 6;

/** A published talent whose sheet nobody has checked for six months. */
interface UncheckedSheet {
  id: number | string;
  name: string;
  /** The day of the last check as YYYY-MM-DD; `undefined` if there was none. */
  checkedOn: string | undefined;
}

/** The first unchecked sheets, and the number of all. */
interface UncheckedSheets {
  sheets: UncheckedSheet[];
  total: number;
}

/** Returns the day as YYYY-MM-DD six months before a point in time, in the agency's time zone. */
export function checkLimit(now: Date): string {
  const today = isoDay(now);
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  // Six months before 31 August is the last day of February.
  const lastDay = new Date(Date.UTC(year, month - MONTHS, 0)).getUTCDate();
  const limit = new Date(Date.UTC(year, month - 1 - MONTHS, Math.min(day, lastDay)));
  return dayOf(limit.toISOString());
}

/**
 * Finds the published talents whose sheets were not checked for six months: first those that never
 * were, then the oldest checks.
 *
 * @param limit the greatest number of sheets to return, at least 1
 */
async function findUncheckedSheets(
  payload: Payload,
  limit: number,
  now: Date,
): Promise<UncheckedSheets> {
  const find = (checkedOn: Where[string]) =>
    payload.find({
      collection: 'talents',
      where: { and: [{ _status: { equals: 'published' } }, { checkedOn }] },
      select: { name: true, checkedOn: true },
      sort: ['checkedOn', 'name'],
      depth: 0,
      limit,
    });
  // Two queries: SQLite and PostgreSQL sort missing values differently.
  const never = await find({ exists: false });
  const old = await find({ less_than: `${checkLimit(now)}T00:00:00.000Z` });
  const sheets = [...never.docs, ...old.docs].slice(0, limit).map(({ id, name, checkedOn }) => ({
    id,
    name,
    checkedOn: checkedOn ? dayOf(checkedOn) : undefined,
  }));
  return { sheets, total: never.totalDocs + old.totalDocs };
}

interface Options {
  /** Rows of a panel: what does not fit is behind its link. */
  rows?: number;
  people?: number;
  now?: Date;
  scan?: RecordScan;
}

/** Reads what the admin's first page shows. */
export async function readDashboard(
  payload: Payload,
  { rows = 6, people = 8, now = new Date(), scan = RecordScan.shared }: Options = {},
) {
  const [agency, waiting, recent, scheduled, unchecked, ending, answered] = await Promise.all([
    payload.findGlobal({ slug: 'agency', select: { name: true }, depth: 0 }),
    findWaitingDrafts(payload, rows),
    findRecentPeople(payload, people),
    findScheduled(payload, rows),
    findUncheckedSheets(payload, rows, now),
    findEndingConsents(payload, rows),
    findRecentAnswers(payload, rows),
    scan.refresh(payload),
  ]);
  // After the scan, which reads the records.
  const untranslated = findUntranslated(scan, rows);
  return {
    ...{ agency: agency.name ?? '', people: recent, scheduled },
    ...{ waiting, unchecked, ending, answered, untranslated },
  };
}
