import type { JobsConfig, TaskConfig } from 'payload';
import { admins } from '../access.ts';
import { bilingual } from '../admin/labels.ts';
import { purgeAuditLog } from '../audit/purge.ts';
import { callBuildHook, findBuildHook } from './buildHook.ts';
import { type Change, summariseChanges } from './change.ts';
import { purgePreviewJobs, requestPublication, targetOf } from './publication.ts';

const EVERY_2_SECONDS = '*/2 * * * * *';

/** Calls the build hook; each job is a publication, queued by a change and run after a pause. */
const publish: TaskConfig<'publish'> = {
  slug: 'publish',
  label: 'Publicar la web',
  inputSchema: [{ name: 'changes', type: 'json', required: true }],
  // Retries after 4, 8, 16 and 32 seconds; then the admin shows the publication as failed.
  retries: { attempts: 4, backoff: { type: 'exponential', delay: 4_000 } },
  handler: async ({ input, job, req }) => {
    const target = targetOf(job.queue);
    if (target === 'preview') await purgePreviewJobs(req.payload);
    const hook = findBuildHook(target);
    if (hook) await callBuildHook(hook, `CMS: ${summariseChanges(input.changes as Change[])}`);
    return { output: {} };
  },
};

/** Requests a build just after midnight in Madrid, in summer and winter, to keep ages correct. */
const rebuildDaily: TaskConfig<'rebuildDaily'> = {
  slug: 'rebuildDaily',
  label: 'Publicación diaria',
  schedule: [{ cron: '5 22,23 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    const title = bilingual('Edades del día', 'Ages of the day').es;
    await requestPublication(req, { kind: 'daily', title });
    return { output: {} };
  },
};

/** The background jobs of the CMS. Only the admin's server runs them, never a build. */
export const jobs: JobsConfig = {
  tasks: [publish, rebuildDaily, purgeAuditLog],
  autoRun: [
    { cron: EVERY_2_SECONDS, queue: 'default', silent: true },
    { cron: EVERY_2_SECONDS, queue: 'preview', silent: true, disableScheduling: true },
  ],
  // The admin shows the last publication.
  deleteJobOnComplete: false,
  access: {
    run: ({ req }) => Boolean(admins({ req })),
    queue: ({ req }) => Boolean(admins({ req })),
    cancel: ({ req }) => Boolean(admins({ req })),
  },
};
