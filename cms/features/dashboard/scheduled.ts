import type { Payload, Where } from 'payload';

/** A publication, or the end of one, at a time that an editor has chosen. */
export interface Scheduled {
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

type TitledCollection = 'talents' | 'pages';

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
    select: { name: true, title: true },
    locale: 'es',
    depth: 0,
    pagination: false,
  });
  const titled = docs as { id: number; name?: string; title?: string }[];
  return new Map(titled.map(({ id, name, title }) => [String(id), name || title || '']));
}

/** Finds the publications that editors have scheduled, the next one first, at most `limit`. */
export async function findScheduled(payload: Payload, limit: number): Promise<Scheduled[]> {
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
  };
  return docs.map(({ createdAt, waitUntil }, index) => {
    const { doc, global, type } = inputs[index] ?? {};
    const id = doc ? String(doc.value) : undefined;
    const kind = doc?.relationTo ?? global ?? '';
    const title = id ? (titles[kind]?.get(id) ?? `#${id}`) : '';
    return { kind, id, title, at: waitUntil ?? createdAt, isPublication: type !== 'unpublish' };
  });
}
