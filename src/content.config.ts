import type { Agency } from '~/content/agency';
import type { Home } from '~/content/home';
import type { Page } from '~/content/page';
import type { Redirect } from '~/content/redirect';
import type { Talent } from '~/content/talent';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { ask } from '~/content/client';
import { checkIdentity } from '~/content/identity';
import { cmsLoader } from '~/content/loader';
import * as readers from '~/content/readers';
import { roundOf } from '~/content/round';
import { cmsSettings, loadingKey } from '~/content/settings';

const READERS = {
  talents: readers.readTalents,
  pages: readers.readPages,
  home: readers.readHome,
  agency: readers.readAgency,
  redirects: readers.readRedirects,
};

const read = roundOf(ask, READERS, async () => {
  if (await checkIdentity(ask, cmsSettings())) return;
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
