import { isStrictBuild } from '~/settings/environment';
import { cmsCollections } from '~/loaders/collections';

/** Astro's content collections, fetched from the CMS. */
export const collections = cmsCollections({ isStrict: isStrictBuild() });
