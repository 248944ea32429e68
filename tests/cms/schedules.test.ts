import { afterEach, expect, it, vi } from 'vitest';
import { useTestCms } from './support/testCms.ts';

// A machine in another time zone.
const cms = useTestCms({ TZ: 'America/Los_Angeles' });

afterEach(() => vi.useRealTimers());

/** Returns what the server schedules at a time, with the times in Madrid. */
async function scheduleAt(time: string): Promise<Record<string, string>> {
  const { payload } = cms;
  await payload.db.deleteMany({ collection: 'payload-jobs', where: {} });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
  await payload.jobs.handleSchedules({ allQueues: true });
  const { docs } = await payload.find({ collection: 'payload-jobs', sort: 'taskSlug' });
  // The next answer must not follow from this one.
  await payload.db.updateGlobal({ slug: 'payload-jobs-stats', data: { stats: {} } });
  return Object.fromEntries(
    docs.map(({ taskSlug, waitUntil }) => [
      taskSlug!,
      new Date(waitUntil!).toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }),
    ]),
  );
}

it.each([
  ['in July', '2027-07-15T10:00:00Z', '2027-07-16'],
  ['in July, after midnight in Madrid', '2027-07-14T22:30:00Z', '2027-07-16'],
  ['in January', '2027-01-15T10:00:00Z', '2027-01-16'],
  ['in January, before midnight in Madrid', '2027-01-14T22:30:00Z', '2027-01-15'],
  ['before summer time', '2027-03-27T12:00:00Z', '2027-03-28'],
  ['on its first day', '2027-03-28T12:00:00Z', '2027-03-29'],
  ['before winter time', '2027-10-30T12:00:00Z', '2027-10-31'],
  ['on its first day', '2027-10-31T12:00:00Z', '2027-11-01'],
])('the site is built in the first minutes of a day in Madrid, %s', async (_name, time, day) => {
  expect(await scheduleAt(time)).toMatchObject({ rebuildDaily: `${day} 00:05:00` });
});

it.each([
  ['2027-03-27T12:00:00Z', '2027-03-28'],
  ['2027-10-30T12:00:00Z', '2027-10-31'],
])('what is cleaned at night is cleaned once when the clock changes (%s)', async (time, day) => {
  expect(await scheduleAt(time)).toEqual({
    purgeAuditLog: `${day} 04:30:00`,
    purgeProfileUpdates: `${day} 05:00:00`,
    purgeTrash: `${day} 04:45:00`,
    rebuildDaily: `${day} 00:05:00`,
  });
});
