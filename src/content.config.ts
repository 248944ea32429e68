import type { Agency } from '~/loaders/schemas/agency';
import type { Home } from '~/loaders/schemas/home';
import type { Page } from '~/loaders/schemas/page';
import type { Redirect } from '~/loaders/schemas/redirect';
import type { Talent } from '~/loaders/schemas/talent';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { ask } from '~/loaders/client';
import { isPreviewDeploy } from '~/config/deploy';
import { ContentError } from '~/loaders/errors';
import { verifyToken } from '~/loaders/verifyToken';
import { cmsLoader } from '~/loaders/sync/loader';
import * as readers from '~/loaders/collections';
import { type Read, createBatch } from '~/loaders/sync/loadBatch';
import { cmsSettings, cacheScope } from '~/loaders/config';

const isPreview = isPreviewDeploy();

const READERS = {
  talents: (ask, kept) => readers.loadTalents(ask, { kept, isPreview }),
  pages: (ask, kept) => readers.loadPages(ask, { kept, isPreview }),
  home: (ask) => readers.loadHome(ask, { isPreview }),
  agency: readers.loadAgency,
  redirects: (ask, kept) => readers.loadRedirects(ask, { kept }),
} satisfies Record<string, Read<unknown>>;

const read = createBatch(ask, READERS, async () => {
  if (await verifyToken(ask, cmsSettings())) return;
  if (isPreview) {
    throw new ContentError(
      'CMS_PREVIEW needs CMS_TOKEN, the API key of a user of the CMS: the public reads no drafts',
    );
  }
  console.warn('No CMS_TOKEN: birth dates cannot be read, and the pages will show no ages');
});

/** The readers have checked every record already: here the schema only names the type. */
const collection = <T>(name: keyof typeof READERS) =>
  defineCollection({
    loader: cmsLoader(name, (kept) => read(name, kept), cacheScope),
    schema: z.custom<T>(),
  });

export const collections = {
  talents: collection<Talent>('talents'),
  pages: collection<Page>('pages'),
  home: collection<Home>('home'),
  agency: collection<Agency>('agency'),
  redirects: collection<Redirect>('redirects'),
};
