import type { APIRoute } from 'astro';
import { entryStore } from '~/loaders/entryStore';
import { getAgency } from '~/loaders/siteQueries';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/i18n/locale';
import { AI_DECLARATIONS } from '~/lib/seo/crawlers';
import type { Redirect } from '~/model/redirect';
import type { Talent } from '~/model/talent';
import type { SourceRule } from '~/build/hosting/redirectRules';
import { talentPath } from '~/lib/routing/routes';
import { getAllTalents } from '~/loaders/talentQueries';

const { compare } = new Intl.Collator('en', { numeric: true });

/** Compares records by age: the CMS numbers them in ascending order. */
const oldestFirst = (a: { recordId: string }, b: { recordId: string }) =>
  compare(a.recordId, b.recordId);

const ruleOf = ({ recordId, ...redirect }: Redirect): SourceRule => ({
  rule: { ...redirect, record: `redirects › ${redirect.from}` },
  source: {
    collection: 'redirects',
    record: `${redirect.from} (id ${recordId})`,
    recordId,
    field: 'from',
  },
});

function formerRulesOf(talent: Talent): SourceRule[] {
  const { list, slug, name, recordId, previousSlugs } = talent;
  const record = `${list}/${slug} "${name}"`;
  return previousSlugs.flatMap((previous, index) =>
    LOCALES.map((locale): SourceRule => ({
      rule: {
        from: talentPath(locale, previous),
        to: talentPath(locale, talent),
        status: 301,
        isFormerAddress: true,
        record: `talents › ${record}`,
      },
      source: {
        collection: 'talents',
        record: `${record} (id ${recordId})`,
        recordId,
        field: `previousSlugs.${index}`,
      },
    })),
  );
}

/**
 * Returns the rules of the site: those that editors define, and those from talents' former addresses.
 * Older records come first, because of two targets for one path the first is followed.
 */
async function getRedirectRules(): Promise<SourceRule[]> {
  const talents = (await getAllTalents('es')).toSorted(oldestFirst);
  const redirects = (await entryStore.all('redirects')).toSorted(oldestFirst);
  return [...redirects.map(ruleOf), ...talents.flatMap(formerRulesOf)];
}

const RULES = new Map<string, () => Promise<unknown>>(
  Object.entries({
    _redirects: getRedirectRules,
    _headers: async () => AI_DECLARATIONS[(await getAgency(DEFAULT_LOCALE)).aiCrawlers].headers,
  }),
);

/**
 * Returns the paths of Netlify's files of rules; Astro ignores page files whose name starts with an
 * underscore.
 */
export const getStaticPaths = () =>
  [...RULES.keys()].map((hostRules) => ({ params: { hostRules } }));

/**
 * Renders what the CMS says about redirects and headers as JSON, from which
 * src/build/hosting/redirectRules.ts and src/build/hosting/headersIntegration.ts write the host's rules.
 */
export const GET: APIRoute = async ({ params }) =>
  Response.json(await RULES.get(params.hostRules ?? '')?.());
