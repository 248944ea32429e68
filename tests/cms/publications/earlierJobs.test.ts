import { getPayload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startFakeBuildHook } from '../support/fakeBuildHook.ts';
import { publish, startTestCms } from '../support/testCms.ts';
import type { RunningCms } from '../../../cms/runtime/embedded.ts';
import { publicationsOf } from '../../../cms/features/publishing/publications.ts';

/** The queue of an earlier version, whose jobs built a second site with drafts. */
const QUEUE = 'preview';

let cms: RunningCms;
let hook: Awaited<ReturnType<typeof startFakeBuildHook>>;

beforeAll(async () => {
  hook = await startFakeBuildHook();
  cms = await startTestCms({ BUILD_HOOK_URL: hook.url });
});
afterAll(async () => {
  for (const cron of cms.payload.crons) cron.stop();
  await cms.close();
  hook.close();
});

/** Creates a job as an earlier version has left it. */
const createJob = (title: string, state: object) =>
  cms.payload.db.create({
    collection: 'payload-jobs',
    data: {
      taskSlug: 'publish',
      queue: QUEUE,
      input: { changes: [{ kind: 'talents', title }] },
      createdAt: new Date().toISOString(),
      ...state,
    },
  });

const findJobs = async () => {
  const where = { queue: { equals: QUEUE } };
  const { docs } = await cms.payload.find({ collection: 'payload-jobs', where, sort: 'createdAt' });
  return docs;
};

it('jobs of a queue that no longer runs neither hold back publications nor start a build', async () => {
  const past = new Date(0).toISOString();
  await createJob('Waiting', { waitUntil: past });
  await createJob('Retried', { waitUntil: past, totalTried: 2 });
  await createJob('Interrupted', { processing: true });
  await createJob('Failed', { hasError: true, totalTried: 5 });
  const left = await findJobs();
  expect(left).toHaveLength(4);

  // As in the admin's server, queued jobs run in the background.
  await getPayload({ config: cms.payload.config, cron: true });
  await publish(cms, 'Ana');
  await vi.waitFor(
    async () =>
      expect((await publicationsOf(cms.payload).find())[0]).toMatchObject({ state: 'sent' }),
    { timeout: 60_000, interval: 200 },
  );
  expect(hook.titles).toEqual(['POST CMS: Ana']);
  expect(await findJobs()).toEqual(left);
});
