import type { Agency } from '~/content/agency';
import type { Home } from '~/content/home';
import type { Page } from '~/content/page';
import type { Redirect } from '~/content/redirect';
import type { Talent } from '~/content/talent';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { ask } from '~/content/client';
import { isPreviewDeploy } from '~/content/deploy';
import { ContentError } from '~/content/error';
import { checkIdentity } from '~/content/identity';
import { cmsLoader } from '~/content/loader';
import * as readers from '~/content/readers';
import { type Read, roundOf } from '~/content/round';
import { cmsSettings, loadingKey } from '~/content/settings';

const isPreview = isPreviewDeploy();

const READERS = {
  talents: (ask, kept) => readers.readTalents(ask, { kept, isPreview }),
  pages: (ask, kept) => readers.readPages(ask, { kept, isPreview }),
  home: (ask) => readers.readHome(ask, { isPreview }),
  agency: readers.readAgency,
  redirects: (ask, kept) => readers.readRedirects(ask, { kept }),
} satisfies Record<string, Read<unknown>>;

const read = roundOf(ask, READERS, async () => {
  if (await checkIdentity(ask, cmsSettings())) return;
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
    loader: cmsLoader(name, (kept) => read(name, kept), loadingKey),
    schema: z.custom<T>(),
  });

export const collections = {
  talents: collection<Talent>('talents'),
  pages: collection<Page>('pages'),
  home: collection<Home>('home'),
  agency: collection<Agency>('agency'),
  redirects: collection<Redirect>('redirects'),
};
