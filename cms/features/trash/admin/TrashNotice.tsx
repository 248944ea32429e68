import type { BeforeListTableServerProps, CollectionSlug, Payload } from 'payload';
import { UndoTrash } from './UndoTrash.tsx';

/** Milliseconds after which nobody expects to undo what they have deleted. */
const RECENT_MS = 60_000;

interface Entry {
  id: number;
  recordId: string;
}

async function findRecent(payload: Payload, kind: CollectionSlug, who: string) {
  const since = new Date(Date.now() - RECENT_MS).toISOString();
  const { docs } = await payload.db.find<Entry>({
    collection: 'audit-log',
    where: {
      action: { equals: 'trash' },
      kind: { equals: kind },
      who: { equals: who },
      createdAt: { greater_than: since },
    },
    pagination: false,
  });
  const ids = docs.map(({ recordId }) => recordId);
  if (ids.length === 0) return undefined;
  const { docs: records } = await payload.find({
    collection: kind,
    where: { id: { in: ids }, deletedAt: { exists: true } },
    trash: true,
    depth: 0,
    pagination: false,
  });
  return {
    lastEntry: Math.max(...docs.map(({ id }) => id)),
    ids: records.map(({ id }) => id),
  };
}

/** Offers to undo what the editor has just moved from this list to the trash. */
export async function TrashNotice({ collectionConfig, payload, user }: BeforeListTableServerProps) {
  const who = (user as { email?: string } | undefined)?.email;
  if (!who) return null;
  const slug = collectionConfig.slug as CollectionSlug;
  const recent = await findRecent(payload, slug, who);
  if (!recent || recent.ids.length === 0) return null;
  return <UndoTrash collection={slug} ids={recent.ids} lastEntry={recent.lastEntry} />;
}
