import type { Payload, Where } from 'payload';
import type { TaskSchedulePublish } from '../../payload-types.ts';
import { findThumbnails } from '../media/files.ts';
import { findMissingEnglish } from '../english/missingEnglish.ts';
import { findUncheckedSheets } from '../profileUpdates/sheetChecks.ts';
import { updates } from '../profileUpdates/updates.ts';
import { REQUIRED_PAGES } from '#contract/pages.ts';
import { isoDay } from '#contract/timeZone.ts';
import { stored, type StoredRow } from '../../stored/stored.ts';
import { recordTitle } from '../../texts/problems.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dateFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const CHUNK_SIZE = 100;
/** Milliseconds that the page waits for records to be read. */
const READING_MS = 1000;
const ONLINE: Where = {
  and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }],
};

/** How many texts of each public record have no English; a record is read again when it has changed. */
const counted = new Map<string, { updatedAt: unknown; title: string; count: number }>();

/**
 * Finds the published records with the most texts without English. Reads those that are new or changed, until
 * the time has passed; the next call continues.
 */
async function findUntranslated(payload: Payload, limit: number, deadline: number) {
  const found = [];
  const online = new Set<string>();
  for (const kind of ['talents', 'pages'] as const) {
    const { config } = payload.collections[kind];
    const keyOf = ({ id }: StoredRow) => `${kind} ${id}`;
    const rows = await stored.find({ payload }, kind, {
      where: ONLINE,
      select: { updatedAt: true },
    });
    const changed = rows.filter((row) => counted.get(keyOf(row))?.updatedAt !== row.updatedAt);
    while (changed.length > 0 && performance.now() < deadline) {
      const ids = changed.splice(0, CHUNK_SIZE).map(({ id }) => id);
      for (const row of await stored.find({ payload }, kind, { where: { id: { in: ids } } })) {
        const count = findMissingEnglish(config.fields, row).length;
        const title = recordTitle(config, row);
        counted.set(keyOf(row), { updatedAt: row.updatedAt, title, count });
      }
    }
    for (const row of rows) {
      const { title = '', count = 0 } = counted.get(keyOf(row)) ?? {};
      if (count > 0) found.push({ kind, id: row.id, title, count });
      online.add(keyOf(row));
    }
  }
  for (const key of counted.keys()) if (!online.has(key)) counted.delete(key);
  found.sort((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'es'));
  return {
    records: found.slice(0, limit),
    recordCount: found.length,
    textCount: found.reduce((sum, { count }) => sum + count, 0),
  };
}

const TITLED = ['talents', 'pages', 'proposals'] as const;
type TitledCollection = (typeof TITLED)[number];

/** The fields that are titles, of which a collection has one. */
const TITLE_FIELDS = { name: true, title: true, project: true } as object;

interface Titled {
  id: number;
  updatedAt: string;
  name?: string;
  title?: string;
  project?: string;
}

const titleOf = ({ id, name, title, project }: Titled): string =>
  name || title || project || `#${id}`;

async function findTitles(payload: Payload, collection: TitledCollection, ids: unknown[]) {
  const { docs } = await payload.find({
    collection,
    draft: true,
    where: { id: { in: ids } },
    select: TITLE_FIELDS,
    locale: 'es',
    depth: 0,
    pagination: false,
  });
  return new Map((docs as Titled[]).map((doc) => [String(doc.id), titleOf(doc)]));
}

const PENDING: Where = {
  and: [
    { taskSlug: { equals: 'schedulePublish' } },
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
  ],
};

/** Finds the publications, and ends of them, that editors have scheduled, the next one first. */
async function findScheduled(payload: Payload, limit: number) {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: PENDING,
    sort: 'waitUntil',
    select: { input: true, waitUntil: true, createdAt: true },
    depth: 0,
    limit,
  });
  const jobs = docs.map(({ createdAt, input, waitUntil }) => {
    const { doc, global, type } = (input ?? {}) as TaskSchedulePublish['input'];
    return {
      kind: doc?.relationTo ?? global ?? '',
      /** A global has none. */
      id: doc ? String(doc.value) : undefined,
      at: waitUntil ?? createdAt,
      isPublication: type !== 'unpublish',
    };
  });
  const titles = new Map<string, Map<string, string>>();
  for (const kind of TITLED) {
    const ids = jobs.filter((job) => job.kind === kind).map(({ id }) => id);
    titles.set(kind, await findTitles(payload, kind, ids));
  }
  return jobs.map((job) => ({
    ...job,
    title: job.id ? (titles.get(job.kind)?.get(job.id) ?? `#${job.id}`) : '',
  }));
}

const NOTICE_DAYS = 60;

/** Finds the consents that run out in the next 60 days (until `notice`), the first ones first. */
async function findEndingConsents(payload: Payload, limit: number) {
  const notice = `${isoDay(new Date(dateFromNow(NOTICE_DAYS)))}T00:00:00.000Z`;
  const found = await payload.find({
    collection: 'talents',
    where: { and: [{ _status: { equals: 'published' } }, { consentUntil: { less_than: notice } }] },
    select: { name: true, consentUntil: true, birthDate: true, isMinor: true },
    sort: 'consentUntil',
    depth: 0,
    limit,
  });
  return { ...found, notice };
}

/** Returns each record once: a save that failed under an earlier version can have left two latest versions. */
const once = <T extends { id: number | string }>(docs: readonly T[]): T[] =>
  docs.filter(({ id }, index) => docs.findIndex((doc) => doc.id === id) === index);

const PEOPLE = 8;

/** Finds the people whose records were changed last, drafts too, with thumbnails of their photographs. */
async function findRecentPeople(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'talents',
    draft: true,
    sort: '-updatedAt',
    select: { name: true, photo: true, updatedAt: true },
    depth: 0,
    limit: PEOPLE,
    pagination: false,
  });
  const photos = docs.flatMap(({ photo }) => (photo as number | null) ?? []);
  const thumbnails = await findThumbnails(payload, photos);
  return once(docs).map(({ id, name, photo, updatedAt }) => ({
    id,
    name: name || `#${id}`,
    updatedAt,
    thumbnail: thumbnails.get(photo as number),
  }));
}

/** A record with changes that visitors do not see; the home page and the agency have no id and no title. */
interface WaitingDraft {
  /** Slug of the collection or global. */
  kind: TitledCollection | 'home' | 'agency';
  id?: number;
  title: string;
  /** Time of the last change, ISO 8601; empty if there was none. */
  updatedAt: string;
  /** Whether visitors see an earlier version. */
  isOnline: boolean;
}

/** Finds the records of a collection whose latest version is a draft. */
async function findCollectionDrafts(
  payload: Payload,
  kind: TitledCollection,
  limit: number,
  wanted: Where = {},
) {
  const { docs, totalDocs } = await payload.find({
    collection: kind,
    draft: true,
    where: { and: [{ _status: { equals: 'draft' } }, wanted] },
    sort: '-updatedAt',
    select: { ...TITLE_FIELDS, updatedAt: true },
    locale: 'es',
    depth: 0,
    limit,
  });
  // The public rows: a talent or page with a draft can be published as it was before.
  const online = await payload.find({
    collection: kind,
    where: {
      and: [{ id: { in: docs.map(({ id }) => id) } }, { _status: { equals: 'published' } }],
    },
    select: {},
    depth: 0,
    pagination: false,
  });
  const onlineIds = new Set(online.docs.map(({ id }) => id));
  const drafts = once(docs as Titled[]).map((doc): WaitingDraft => ({
    kind,
    id: doc.id,
    title: titleOf(doc),
    updatedAt: doc.updatedAt,
    isOnline: onlineIds.has(doc.id),
  }));
  return { drafts, total: totalDocs };
}

async function findHomeDraft(payload: Payload): Promise<WaitingDraft[]> {
  const home = await payload.findGlobal({
    slug: 'home',
    draft: true,
    select: { _status: true, updatedAt: true },
    depth: 0,
  });
  if (home._status !== 'draft' || !home.updatedAt) return [];
  const online = await stored.get({ payload }, 'home');
  const isOnline = online?._status === 'published';
  return [{ kind: 'home', title: '', updatedAt: home.updatedAt, isOnline }];
}

/** The agency has no drafts: it waits until somebody has saved it once. */
async function findUnsavedAgency(payload: Payload): Promise<WaitingDraft[]> {
  const agency = await payload.findGlobal({ slug: 'agency', depth: 0 });
  return agency.updatedAt ? [] : [{ kind: 'agency', title: '', updatedAt: '', isOnline: false }];
}

/**
 * Finds the records with unpublished changes and those that were never published, in the order of their last
 * change; and apart from them, all of those that the site is not complete without.
 */
async function findWaitingDrafts(payload: Payload, limit: number) {
  const [home, agency, pages] = await Promise.all([
    findHomeDraft(payload),
    findUnsavedAgency(payload),
    findCollectionDrafts(payload, 'pages', 0, { slug: { in: REQUIRED_PAGES } }),
  ]);
  const isOffline = ({ isOnline }: WaitingDraft) => !isOnline;
  const needed = [...agency, ...[...home, ...pages.drafts].filter(isOffline)];
  const others: Where = { id: { not_in: needed.flatMap(({ id }) => id ?? []) } };
  const collections = await Promise.all(
    TITLED.map((kind) =>
      findCollectionDrafts(payload, kind, limit, kind === 'pages' ? others : {}),
    ),
  );
  const changedHome = home.filter(({ isOnline }) => isOnline);
  const drafts = [...collections.flatMap((found) => found.drafts), ...changedHome];
  drafts.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return {
    needed,
    drafts: drafts.slice(0, limit),
    total: collections.reduce((sum, found) => sum + found.total, changedHome.length),
  };
}

const ANSWER_DAYS = 30;

/** Finds the answers to proposals of the last 30 days, the newest first. */
async function findRecentAnswers(payload: Payload, limit: number) {
  const { docs, totalDocs } = await payload.find({
    collection: 'proposal-answers',
    where: { createdAt: { greater_than: dateFromNow(-ANSWER_DAYS) } },
    select: { proposal: true, name: true, createdAt: true },
    sort: '-createdAt',
    depth: 0,
    limit,
  });
  const ids = docs.flatMap(({ proposal }) => (proposal as number | null) ?? []);
  const titles = await findTitles(payload, 'proposals', ids);
  const answers = docs.flatMap(({ proposal, name, createdAt }) => {
    const proposalId = proposal as number | null;
    const project = titles.get(String(proposalId));
    return proposalId && project ? [{ proposalId, project, name: name ?? '', createdAt }] : [];
  });
  return { answers, total: totalDocs };
}

const LATE_DAYS = 14;

/**
 * Finds the last request of each person: those with changes that wait for an editor, the oldest first, and the
 * others of links that are valid; first those without an answer for two weeks, then the newest.
 */
async function findProfileUpdates(payload: Payload, now: Date) {
  const where: Where = {
    or: [{ state: { equals: 'sent' } }, { expiresAt: { greater_than: now.toISOString() } }],
  };
  const found = await updates.find(payload, where);
  const last = new Map(found.toReversed().map((update) => [update.talent, update]));
  const names = await findTitles(payload, 'talents', [...last.keys()]);
  const late = new Date(now.getTime() - LATE_DAYS * DAY_MS).toISOString();
  const rows = [...last.values()].flatMap((update) => {
    const name = names.get(String(update.talent));
    if (!name || update.state === 'revoked') return [];
    const isLate = ['asked', 'opened'].includes(update.state) && update.createdAt < late;
    return [{ name, update, isLate }];
  });
  const others = rows.filter(({ update }) => update.state !== 'sent').toReversed();
  return {
    sent: rows.filter(({ update }) => update.state === 'sent'),
    others: [...others.filter(({ isLate }) => isLate), ...others.filter(({ isLate }) => !isLate)],
  };
}

interface Options {
  /** Rows of a panel: what does not fit is behind its link. */
  rows?: number;
  now?: Date;
}

/** Reads what the admin's first page shows. */
export async function readDashboard(
  payload: Payload,
  { rows = 6, now = new Date() }: Options = {},
) {
  const [agency, waiting, people, scheduled, unchecked, ending, answered, asked, untranslated] =
    await Promise.all([
      payload.findGlobal({ slug: 'agency', select: { name: true }, depth: 0 }),
      findWaitingDrafts(payload, rows),
      findRecentPeople(payload),
      findScheduled(payload, rows),
      findUncheckedSheets(payload, rows, now),
      findEndingConsents(payload, rows),
      findRecentAnswers(payload, rows),
      findProfileUpdates(payload, now),
      findUntranslated(payload, rows, performance.now() + READING_MS),
    ]);
  return {
    agency: agency.name ?? '',
    waiting,
    people,
    scheduled,
    unchecked,
    ending,
    answered,
    updates: asked,
    untranslated,
  };
}
