import type { PageMetadata } from '../../lib/pageMetadata.ts';

declare global {
  namespace Astro {
    interface IntegrationHooks {
      /** Returns the metadata to extract from each page. At most one integration may define it. */
      'incremental:metadata': () => PageMetadata;
    }
  }
}
