import { isPreviewDeploy } from '~/config/deploy';
import { isStrictBuild } from '~/config/strict';
import { cmsCollections } from '~/loaders/collections';

/** Astro's content collections, fetched from the CMS. */
export const collections = cmsCollections({
  isPreview: isPreviewDeploy(),
  isStrict: isStrictBuild(),
});
