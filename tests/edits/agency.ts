import { publish } from '../cms/support/testCms.ts';
import { REQUIRED_PAGES } from '../support/requiredPages.ts';
import { createFiles } from './files';
import type { RunningCms } from '../../cms/runtime/embedded.ts';

const VERSIONED = ['talents', 'pages'] as const;

async function clear({ payload }: RunningCms): Promise<void> {
  const all = { where: { id: { exists: true } } };
  for (const collection of VERSIONED) await payload.db.deleteVersions({ collection, ...all });
  await payload.db.deleteVersions({ globalSlug: 'home', ...all });
  for (const collection of [...VERSIONED, 'redirects', 'media'] as const) {
    await payload.db.deleteMany({ collection, where: {} });
  }
}

/**
 * Replaces all content by what a site needs, a team, two talents, a picture, a PDF, an SVG and a
 * recording.
 */
export async function resetAgency(cms: RunningCms): Promise<void> {
  const { payload } = cms;
  await clear(cms);
  const agency = {
    name: 'Foco',
    tagline: null,
    legalName: null,
    city: null,
    country: null,
    phones: [],
    emails: [],
    socials: [],
    team: [{ id: 'agent', name: 'Uno' }],
  };
  await payload.updateGlobal({ slug: 'agency', locale: 'es', data: agency as never });
  for (const file of (await createFiles()).slice(0, 4)) {
    await payload.create({ collection: 'media', locale: 'es', data: { alt: 'Uno' }, file });
  }
  for (const [slug, title] of Object.entries(REQUIRED_PAGES)) {
    const data = { slug, title, _status: 'published' } as never;
    await payload.create({ collection: 'pages', locale: 'es', data });
  }
  const home = { slides: [], featured: [], instagram: [], trustedBy: [], _status: 'published' };
  const searchTexts = { searchTitle: null, searchDescription: null };
  for (const locale of ['en', 'es'] as const) {
    const data = { ...home, ...searchTexts } as never;
    await payload.updateGlobal({ slug: 'home', locale, data });
  }
  await publish(cms, 'Ana Gil');
  await publish(cms, 'Eva Sol');
}
