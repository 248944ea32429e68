import type { JobsConfig, Plugin, TaskConfig } from 'payload';
import { admins } from '../../access.ts';
import { bilingual } from '../../texts/labels.ts';
import {
  mapContent,
  withAdminComponents,
  withFormComponents,
  withHooks,
  withTasks,
} from '../extendConfig.ts';
import { callBuildHook, findBuildHook } from './buildHook.ts';
import { type Change, summariseChanges } from './publicationChange.ts';
import { requestPublication } from './publication.ts';
import { publishEndpoint } from './publishEndpoint.ts';
import {
  publishDeletion,
  publishGlobal,
  publishRecord,
  rememberGlobalStatus,
  rememberStatus,
} from './publishHooks.ts';
import { confirmOnlineTask } from './reports/confirmOnline.ts';
import { recordHookFailure, recordSent } from './reports/hookResult.ts';

const EVERY_2_SECONDS = '*/2 * * * * *';
const RETRIES = 4;

/** Calls the build hook; each job is a publication, queued by a change and run after a pause. */
const publish: TaskConfig<'publish'> = {
  slug: 'publish',
  label: 'Publicar la web',
  inputSchema: [
    { name: 'changes', type: 'json', required: true },
    // The id of the publication; jobs of an earlier version have none.
    { name: 'publication', type: 'text' },
  ],
  // Retries after 4, 8, 16 and 32 seconds; then the admin shows the publication as failed.
  retries: { attempts: RETRIES, backoff: { type: 'exponential', delay: 4_000 } },
  handler: async ({ input, job, req: { payload } }) => {
    const hook = findBuildHook();
    const id = input.publication ?? undefined;
    try {
      const title = `CMS: ${summariseChanges(input.changes as Change[])}`;
      if (hook) await callBuildHook(hook, title, id);
    } catch (error) {
      const failures = job.log?.filter(({ state }) => state === 'failed').length ?? 0;
      if (id) await recordHookFailure(payload, id, (error as Error).message, failures >= RETRIES);
      throw error;
    }
    if (hook && id) await recordSent(payload, id);
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

const JOBS: JobsConfig = {
  // Only the admin's server runs them, never a build.
  autoRun: [{ cron: EVERY_2_SECONDS, queue: 'default', silent: true }],
  // What became of a publication is in its own collection.
  deleteJobOnComplete: true,
  access: {
    run: ({ req }) => Boolean(admins({ req })),
    queue: ({ req }) => Boolean(admins({ req })),
    cancel: ({ req }) => Boolean(admins({ req })),
  },
};

/** Builds the site after a change of public records, and shows what became of each publication. */
export const publishing: Plugin = (config) => {
  const hooked = mapContent(
    config,
    (collection) =>
      withHooks(collection, {
        last: {
          beforeChange: [rememberStatus],
          afterChange: [publishRecord],
          afterDelete: [publishDeletion],
        },
      }),
    (global) =>
      withHooks(global, {
        last: { beforeChange: [rememberGlobalStatus], afterChange: [publishGlobal] },
      }),
  );
  const scheduled = withFormComponents(
    hooked,
    ['/features/publishing/admin/ScheduledPublications.tsx#ScheduledPublications'],
    ({ versions }) => Boolean(versions),
  );
  // The dashboard renders them below its head.
  const shown = withAdminComponents(scheduled, {
    beforeDashboard: ['/features/publishing/admin/Publications.tsx#Publications'],
  });
  return withTasks(
    {
      ...shown,
      endpoints: [...(config.endpoints ?? []), publishEndpoint],
      jobs: { ...config.jobs, ...JOBS },
    },
    publish,
    confirmOnlineTask,
    rebuildDaily,
  );
};
