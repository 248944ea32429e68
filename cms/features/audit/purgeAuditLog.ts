import type { TaskConfig } from 'payload';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Deletes entries of the audit log that are older than a year, once a day. */
export const purgeAuditLog: TaskConfig<'purgeAuditLog'> = {
  slug: 'purgeAuditLog',
  label: 'Limpieza del registro',
  schedule: [{ cron: '30 2 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    const where = { createdAt: { less_than: new Date(Date.now() - YEAR_MS).toISOString() } };
    await req.payload.db.deleteMany({ collection: 'audit-log', where });
    return { output: {} };
  },
};
