import type { Locale } from '~/lib/i18n/locale';
import type { ContentProblem } from '~/lib/report/contentProblem';
import type { Redirect } from '~/loaders/schemas/redirect';
import type { Talent } from '~/loaders/schemas/talent';
import { trackedQuery } from '~/lib/incremental/dependencies';
import { LISTS } from '../../cms/contract/lists.ts';
import { LOCALES } from '~/lib/i18n/locale';
import { pageCount } from '~/lib/routing/pagination';
import {
  PATHS,
  type Route,
  enquiryPath,
  pagePath,
  pagePathAt,
  talentPath,
} from '~/lib/routing/routes';
import type { RedirectRule } from '../../cms/contract/redirects.ts';
import { reportProblems } from '~/lib/report/buildReport';
import {
  type RedirectResolution,
  type RuleOmission,
  resolveRedirects,
} from '~/lib/routing/redirects';
import { facetPath } from '~/lib/talents/facetPages';
import { RecordsError } from '~/loaders/errors';
import { isStrictBuild } from '~/config/strict';
import { getFacetPages } from './facetPages';
import { getRedirects } from './site';
import { getAllTalents } from './talents';

/** Error pages of the host, which no redirect may replace. */
const ERROR_PAGES = ['/404', '/en/404', '/500', '/en/500'];

/** Returns the paths of all pages of all talent lists. */
const listPagePaths = (locale: Locale, talents: Talent[]): string[] =>
  LISTS.flatMap((list) => {
    const listed = talents.filter((talent) => talent.list === list && talent.isListed);
    return Array.from({ length: pageCount(listed.length) }, (_, index) =>
      pagePathAt(locale, list, index + 1),
    );
  });

/** A rule with the field that defines it, for the report. */
interface SourceRule {
  rule: RedirectRule;
  source: Pick<ContentProblem, 'collection' | 'record' | 'recordId' | 'field'>;
}

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
 * Reports the rules that are not followed.
 *
 * @throws {RecordsError} with all of them, in a strict build
 */
function reportOmissions(omissions: RuleOmission[], rules: SourceRule[]): void {
  const sources = new Map(rules.map(({ rule, source }) => [rule, source]));
  const problems = omissions.map(({ rule, message }) => ({
    ...sources.get(rule)!,
    locale: null,
    message,
  }));
  if (problems.length === 0) return;
  if (isStrictBuild()) throw new RecordsError('redirects', problems);
  reportProblems(problems.map((problem) => ({ ...problem, fallback: 'omitted' })));
}

/**
 * Returns the redirects of the site: those that editors define, and those from talents' former
 * addresses. Of two with the same path and different targets, the older record is followed. Those
 * that cannot be followed are reported.
 *
 * @throws {RecordsError} with the records that conflict, in a strict build
 */
export const getResolvedRedirects = trackedQuery(
  'resolvedRedirects',
  async (): Promise<RedirectResolution> => {
    const talents = (await getAllTalents('es')).toSorted(oldestFirst);
    const facetPages = await getFacetPages();
    const pages = new Set([
      ...ERROR_PAGES,
      ...LOCALES.flatMap((locale) => [
        ...(Object.keys(PATHS) as Route[]).map((route) => pagePath(locale, route)),
        ...talents.flatMap((talent) => [talentPath(locale, talent), enquiryPath(locale, talent)]),
        ...listPagePaths(locale, talents),
        ...facetPages.map((page) => facetPath(locale, page.list, page, page.number)),
      ]),
    ]);
    const redirects = (await getRedirects()).toSorted(oldestFirst);
    const rules = [...redirects.map(ruleOf), ...talents.flatMap(formerRulesOf)];
    const resolution = resolveRedirects(
      rules.map(({ rule }) => rule),
      pages,
    );
    reportOmissions(resolution.omissions, rules);
    return resolution;
  },
);
