import type { CollectionSlug, Payload, TaskConfig } from 'payload';

/** Days that a record stays in the bin. */
const TRASH_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Talents and pages first: a file is kept while a record needs it. */
const COLLECTIONS: readonly CollectionSlug[] = ['talents', 'pages', 'media'];

/** Deletes for good what has been in the bin for {@link TRASH_DAYS} days, with its files. */
export async function purgeOldTrash(payload: Payload, now: Date = new Date()): Promise<void> {
  const limit = new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString();
  for (const collection of COLLECTIONS) {
    await payload.delete({
      collection,
      where: { deletedAt: { less_than: limit } },
      trash: true,
      depth: 0,
    });
  }
}

/** Empties the bins once a day. */
export const purgeTrash: TaskConfig<'purgeTrash'> = {
  slug: 'purgeTrash',
  label: 'Limpieza de la papelera',
  schedule: [{ cron: '45 2 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    await purgeOldTrash(req.payload);
    return { output: {} };
  },
};
