import type { Payload } from 'payload';

/** A record with changes that visitors do not see. */
export interface WaitingDraft {
  /** Slug of the collection or global. */
  kind: 'talents' | 'pages' | 'home';
  /** The record's id; the home page has none. */
  id?: number | string;
  /** The record's title; empty for the home page. */
  title: string;
  /** Time of the last change, ISO 8601. */
  updatedAt: string;
  /** Whether visitors see an earlier version. */
  isOnline: boolean;
}

/** The drafts that were changed last, and the number of all. */
export interface WaitingDrafts {
  drafts: WaitingDraft[];
  total: number;
}

const byTime = (a: WaitingDraft, b: WaitingDraft) => b.updatedAt.localeCompare(a.updatedAt);

/** Finds the records of a collection whose latest version is a draft. */
async function findCollectionDrafts(
  payload: Payload,
  collection: 'talents' | 'pages',
  limit: number,
): Promise<WaitingDrafts> {
  const found = await payload.find({
    collection,
    draft: true,
    where: { _status: { equals: 'draft' } },
    sort: '-updatedAt',
    select: { name: true, title: true, updatedAt: true },
    locale: 'es',
    depth: 0,
    limit,
  });
  const docs = found.docs as { id: number; name?: string; title?: string; updatedAt: string }[];
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
  const drafts = docs.map(({ id, name, title, updatedAt }) => ({
    kind: collection,
    id,
    title: name || title || `#${id}`,
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
  return [{ kind: 'home', title: '', updatedAt: home.updatedAt, isOnline: true }];
}

/**
 * Finds the records with unpublished changes and those that were never published, in the order of
 * their last change.
 *
 * @param limit the greatest number of drafts to return
 */
export async function findWaitingDrafts(payload: Payload, limit: number): Promise<WaitingDrafts> {
  const [talents, pages, home] = await Promise.all([
    findCollectionDrafts(payload, 'talents', limit),
    findCollectionDrafts(payload, 'pages', limit),
    findHomeDraft(payload),
  ]);
  const drafts = [...talents.drafts, ...pages.drafts, ...home].sort(byTime).slice(0, limit);
  return { drafts, total: talents.total + pages.total + home.length };
}
