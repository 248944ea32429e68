import type { JobsConfig, TaskConfig } from 'payload';
import { admins } from '../access.ts';
import { both } from '../admin/labels.ts';
import { callBuildHook, findBuildHook } from './buildHook.ts';
import { type Change, changesLine } from './change.ts';
import { forgetPreviews, requestPublication, targetOf } from './publication.ts';

const EVERY_2_SECONDS = '*/2 * * * * *';

/** The task whose jobs are the publications: queued by a change, run after a quiet moment. */
const publish: TaskConfig<'publish'> = {
  slug: 'publish',
  label: 'Publicar la web',
  inputSchema: [{ name: 'changes', type: 'json', required: true }],
  // Again after 4, 8, 16 and 32 seconds; then it is shown to the editors as failed.
  retries: { attempts: 4, backoff: { type: 'exponential', delay: 4_000 } },
  handler: async ({ input, job, req }) => {
    const target = targetOf(job.queue);
    if (target === 'preview') await forgetPreviews(req.payload);
    const hook = findBuildHook(target);
    if (hook) await callBuildHook(hook, `CMS: ${changesLine(input.changes as Change[])}`);
    return { output: {} };
  },
};

/** Builds the site just after midnight in Madrid, summer and winter, so that ages stay true. */
const rebuildDaily: TaskConfig<'rebuildDaily'> = {
  slug: 'rebuildDaily',
  label: 'Publicación diaria',
  schedule: [{ cron: '5 22,23 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    const title = both('Edades del día', 'Ages of the day').es;
    await requestPublication(req, { kind: 'daily', title });
    return { output: {} };
  },
};

/** The work that the CMS does by itself. Only the admin's server runs it, never a build. */
export const jobs: JobsConfig = {
  tasks: [publish, rebuildDaily],
  autoRun: [
    { cron: EVERY_2_SECONDS, queue: 'default', silent: true },
    { cron: EVERY_2_SECONDS, queue: 'preview', silent: true, disableScheduling: true },
  ],
  // The last publications are shown to the editors.
  deleteJobOnComplete: false,
  access: {
    run: ({ req }) => Boolean(admins({ req })),
    queue: ({ req }) => Boolean(admins({ req })),
    cancel: ({ req }) => Boolean(admins({ req })),
  },
};
