import type { Page } from '~/model/page';
import type { CollectionLoader } from './defineCmsCollection';
import { RecordsError } from '~/loaders/loaderErrors';
import { REQUIRED_PAGES } from '../../cms/contract/pages.ts';
import { reportFallback } from './fallback';

/**
 * Returns a loader of the pages that reports each page without a published record, which shows the
 * site's default text. A strict load throws a RecordsError instead.
 */
export const withMissingPages =
  (load: CollectionLoader<Page>): CollectionLoader<Page> =>
  async (fetchGraphQL, options = {}) => {
    const entries = await load(fetchGraphQL, options);
    const published = new Set(entries.map(({ data }) => data.slug));
    const missing = REQUIRED_PAGES.filter((slug) => !published.has(slug));
    const problems = missing.map((slug) => ({
      collection: 'pages',
      record: slug,
      recordId: null,
      locale: null,
      field: '',
      message: 'the CMS has no published page, which the site requires',
    }));
    if (options.isStrict && problems.length > 0) throw new RecordsError('pages', problems);
    reportFallback(problems, 'defaultText');
    return entries;
  };
