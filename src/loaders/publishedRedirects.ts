import type { Redirect } from '~/model/redirect';
import type { Talent } from '~/model/talent';
import type { SourceRule } from '~/lib/routing/redirects';
import { trackedQuery } from '~/lib/dependencies';
import { LOCALES } from '~/lib/i18n/locale';
import { talentPath } from '~/lib/routing/routes';
import { getRedirects } from './siteQueries';
import { getAllTalents } from './talentQueries';

const { compare } = new Intl.Collator('en', { numeric: true });

/** Compares records by age: the CMS numbers them in ascending order. */
const oldestFirst = (a: { recordId: string }, b: { recordId: string }) =>
  compare(a.recordId, b.recordId);

/** Returns the rule that editors define. */
const ruleOf = ({ recordId, ...redirect }: Redirect): SourceRule => ({
  rule: { ...redirect, record: `redirects › ${redirect.from}` },
  source: {
    collection: 'redirects',
    record: `${redirect.from} (id ${recordId})`,
    recordId,
    field: 'from',
  },
});

/** Returns the rules from a talent's former addresses. */
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
export const getRedirectRules = trackedQuery('redirectRules', async (): Promise<SourceRule[]> => {
  const talents = (await getAllTalents('es')).toSorted(oldestFirst);
  const redirects = (await getRedirects()).toSorted(oldestFirst);
  return [...redirects.map(ruleOf), ...talents.flatMap(formerRulesOf)];
});
