import type { BeforeListTableServerProps, CollectionSlug } from 'payload';
import { stored } from '../../../stored/stored.ts';
import { UndoTrash } from './UndoTrash.tsx';

/** Milliseconds after which nobody expects to undo what they have deleted. */
const RECENT_MS = 60_000;
/** A function, because a component may not read the clock while it renders. */
const recently = () => new Date(Date.now() - RECENT_MS).toISOString();

/** Offers to undo what the editor has just moved from this list to the trash. */
export async function TrashNotice({ collectionConfig, payload, user }: BeforeListTableServerProps) {
  const who = (user as { email?: string } | undefined)?.email;
  if (!who) return null;
  const collection = collectionConfig.slug as CollectionSlug;
  const where = {
    action: { equals: 'trash' },
    kind: { equals: collection },
    who: { equals: who },
    createdAt: { greater_than: recently() },
  };
  const entries = await stored.find<{ id: number; recordId: string }>({ payload }, 'audit-log', {
    where,
  });
  if (entries.length === 0) return null;
  const { docs } = await payload.find({
    collection,
    where: { id: { in: entries.map(({ recordId }) => recordId) }, deletedAt: { exists: true } },
    trash: true,
    depth: 0,
    pagination: false,
  });
  if (docs.length === 0) return null;
  const lastEntry = Math.max(...entries.map(({ id }) => id));
  return <UndoTrash collection={collection} ids={docs.map(({ id }) => id)} lastEntry={lastEntry} />;
}
