import { isPreviewDeploy } from '~/config/deploy';
import { cmsCollections } from '~/loaders/collections';

/** Astro's content collections, fetched from the CMS. */
export const collections = cmsCollections({ isPreview: isPreviewDeploy() });
