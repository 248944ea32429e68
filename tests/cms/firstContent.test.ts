import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDashboard } from '../../cms/features/dashboard/dashboardData.ts';
import { REQUIRED_PAGES } from '../support/requiredPages.ts';
import { READER_KEY, query, startTestCms } from './support/testCms.ts';
import type { RunningCms } from '../../cms/runtime/embedded.ts';
import { createFirstContent } from '../../cms/cli/steps/firstUser.ts';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms.close());

const MANY = 20;

it('an empty CMS gets drafts once, and the first page of the admin lists what a build needs', async () => {
  await createFirstContent(cms.payload);
  await createFirstContent(cms.payload);
  const { drafts, total } = (await readDashboard(cms.payload, { rows: MANY })).waiting;
  expect(drafts.map(({ kind, title }) => title || kind).sort()).toEqual(
    [...Object.values(REQUIRED_PAGES), 'home', 'agency'].sort(),
  );
  expect(total).toBe(drafts.length);
  expect(drafts.every(({ isOnline }) => !isOnline)).toBe(true);
});

it('the drafts are not published', async () => {
  const pages = await query(cms, '{ Pages { totalDocs } }', READER_KEY);
  expect(pages.data).toEqual({ Pages: { totalDocs: 0 } });
  const home = await query(cms, '{ Home { updatedAt } }', READER_KEY);
  expect(home.data).toEqual({ Home: { updatedAt: null } });
});
