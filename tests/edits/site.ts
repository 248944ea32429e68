import { LISTS } from '../../cms/contract/lists.ts';
import { LOCALES } from '../../cms/contract/locales.ts';
import type { RedirectRule } from '../../cms/contract/redirects.ts';
import { createClient } from '~/loaders/cmsClient';
import { loaders, withMissingPages } from '~/loaders/collections';
import { netlifyRules, resolveRedirects } from '~/build/hosting/redirectRules';
import { PATHS, type Route, pagePath, talentPath } from '~/lib/routing/routes';
import { READER_KEY } from '../cms/support/testCms.ts';
import type { RunningCms } from '../../cms/runtime/embedded.ts';

const STRICT = { isStrict: true };

/**
 * Loads everything that a strict build loads, and resolves the redirects.
 *
 * @throws {Error} with the record and field of everything that would stop the build
 */
export async function loadSite({ url }: RunningCms): Promise<void> {
  const fetchGraphQL = createClient({
    endpoint: `${url}/api/graphql`,
    token: READER_KEY,
    method: 'POST',
    timeoutSeconds: 60,
    patienceSeconds: 60,
  });
  const talents = (await loaders.talents(fetchGraphQL, STRICT)).map(({ data }) => data);
  await withMissingPages(loaders.pages)(fetchGraphQL, STRICT);
  await loaders.home(fetchGraphQL, STRICT);
  const [agency] = await loaders.agency(fetchGraphQL, STRICT);
  if (!agency) throw new Error('The CMS has no agency');
  const redirects = (await loaders.redirects(fetchGraphQL, STRICT)).map(({ data }) => data);
  const former = talents.flatMap((talent) =>
    talent.previousSlugs.map((previous): RedirectRule => ({
      from: talentPath(talent.locale, previous),
      to: talentPath(talent.locale, talent),
      status: 301,
      isFormerAddress: true,
      record: `talents › ${talent.name}`,
    })),
  );
  const pages = new Set([
    ...LOCALES.flatMap((locale) => [
      ...(Object.keys(PATHS) as Route[]).map((route) => pagePath(locale, route)),
      ...LISTS.map((list) => pagePath(locale, list)),
    ]),
    ...talents.map((talent) => talentPath(talent.locale, talent)),
  ]);
  const defined = redirects.map((rule) => ({ ...rule, record: `redirects › ${rule.from}` }));
  const resolution = resolveRedirects([...defined, ...former], pages);
  const [omission] = resolution.contradictions;
  if (omission) throw new Error(omission.message);
  const rules = netlifyRules(resolution.redirects);
  if (!/^(\/\S* \S+ (30[12]|200)\n)*$/.test(rules)) throw new Error(`Malformed rules: ${rules}`);
}
