import { afterAll, expect, it } from 'vitest';
import { readDashboard } from '../../cms/features/dashboard/dashboardData.ts';
import { REQUIRED_PAGES } from '../support/requiredPages.ts';
import { READER_KEY, query, useTestCms } from './support/testCms.ts';
import { createFirstContent } from '../../cms/cli/steps/firstUser.ts';

const cms = useTestCms();

afterAll(() => cms.close());

it('an empty CMS gets drafts once, and the first page of the admin lists what a build needs', async () => {
  await createFirstContent(cms.payload);
  await createFirstContent(cms.payload);
  // However few rows its panels have.
  const { needed, drafts, total } = (await readDashboard(cms.payload, { rows: 1 })).waiting;
  expect(needed.map(({ kind, title }) => title || kind).sort()).toEqual(
    [...Object.values(REQUIRED_PAGES), 'home', 'agency'].sort(),
  );
  expect(needed.every(({ isOnline }) => !isOnline)).toBe(true);
  expect({ drafts, total }).toEqual({ drafts: [], total: 0 });
});

it('the drafts are not published', async () => {
  const pages = await query(cms, '{ Pages { totalDocs } }', READER_KEY);
  expect(pages.data).toEqual({ Pages: { totalDocs: 0 } });
  const home = await query(cms, '{ Home { updatedAt } }', READER_KEY);
  expect(home.data).toEqual({ Home: { updatedAt: null } });
});

it('what is published is no longer asked for; the agency, as it is', async () => {
  await cms.payload.updateGlobal({ slug: 'agency', data: {} });
  const where = { slug: { equals: 'nosotras' } };
  const data = { _status: 'published' } as const;
  await cms.payload.update({ collection: 'pages', where, locale: 'es', data });
  const { needed } = (await readDashboard(cms.payload)).waiting;
  const shown = needed.map(({ kind, title }) => title || kind);
  expect(shown).toHaveLength(5);
  expect(shown).not.toContain('Nosotras');
  expect(shown).not.toContain('agency');
});
