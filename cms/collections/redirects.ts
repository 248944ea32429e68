import type { CollectionConfig, PayloadRequest } from 'payload';
import { LIMITS } from '#contract/limits.ts';
import { LISTS } from '#contract/lists.ts';
import { LOCALES, localisePath } from '#contract/locales.ts';
import { FEATURE_PATHS, PAGE_PATHS } from '#contract/pages.ts';
import { canonicalPath } from '#contract/paths.ts';
import {
  type RedirectConflict,
  type RedirectRule,
  findSourceProblem,
  followRedirects,
} from '#contract/redirects.ts';
import { access } from '../access.ts';
import type { Redirect } from '../payload-types.ts';
import { bilingual } from '../texts/labels.ts';
import type { Problem } from '../texts/problems.ts';
import { selectField } from '../fields/choices.ts';
import type { RequestCheck } from '../fields/rules.ts';
import { textField, linkField } from '../fields/text.ts';
import { findPublishedOwners } from '../fields/slug.ts';
import { stored } from '../stored/stored.ts';
import TEXTS from '../texts/fields/redirects.json' with { type: 'json' };

type RedirectRow = { id: number | string } & Partial<Pick<Redirect, 'from' | 'to'>>;

/** Paths of all pages that have a fixed one, without locale prefix. */
const SITE_PATHS = [
  '/',
  '/success',
  '/poc',
  '/404',
  '/500',
  ...Object.values(FEATURE_PATHS),
  ...Object.values(PAGE_PATHS),
];

const STATIC_PATHS = new Set(
  LOCALES.flatMap((locale) => SITE_PATHS.map((path) => localisePath(locale, path))),
);

const CASTING_PAGE = /\/casting$/;

const PAGE_OF_LIST = /^\/pagina\/\d+$/;

/** Returns the redirects as rules; `record` is the id. */
const toRules = (rows: readonly RedirectRow[]): RedirectRule[] =>
  rows.flatMap(({ id, from, to }) =>
    from && to && !findSourceProblem(from) ? { from, to, status: 301, record: String(id) } : [],
  );

/** Returns the list and the slug in the path of a talent's page, in any language. */
function findTalentAddress(path: string) {
  for (const locale of LOCALES) {
    for (const list of LISTS) {
      const start = `${localisePath(locale, PAGE_PATHS[list])}/`;
      if (path.startsWith(start)) return { list, slug: path.slice(start.length) };
    }
  }
  return undefined;
}

/** Describes a conflict to the editor of one of its redirects. */
function describeConflict({ code, rules }: RedirectConflict, record: string): Problem {
  if (code === 'twoTargets') {
    const other = rules.find((rule) => rule.record !== record) ?? rules[0]!;
    return { code, values: [other.from, other.to] };
  }
  const steps = [...rules, rules[0]!].map(({ from }) => from);
  return { code, values: [steps.join(' → ')] };
}

/** Returns why no redirect can start from the path of a page, or `undefined`. */
async function findPageProblem(req: PayloadRequest, from: string): Promise<Problem | undefined> {
  const path = canonicalPath(from);
  if (STATIC_PATHS.has(path)) return { code: 'isPage' };
  const address = findTalentAddress(path.replace(CASTING_PAGE, ''));
  if (!address) return undefined;
  if (PAGE_OF_LIST.test(`/${address.slug}`)) return { code: 'isPage' };
  const owners = await findPublishedOwners(req, address);
  const isCurrent = owners.some(
    (owner) => owner.list === address.list && owner.slug === address.slug,
  );
  if (isCurrent) return { code: 'isPage' };
  // A former address leads to the talent's page only, not to its casting page.
  if (CASTING_PAGE.test(path)) return undefined;
  return owners[0] && { code: 'formerAddress', values: [owners[0].name ?? ''] };
}

/** Refuses a redirect that has a conflict of one kind with the others. */
const conflictCheck =
  (code: RedirectConflict['code']): RequestCheck =>
  async (_value, { data, id, req }) => {
    const others = await stored.find<RedirectRow>(
      req,
      'redirects',
      id ? { where: { id: { not_equals: id } } } : {},
    );
    const record = 'saved';
    const { conflicts } = followRedirects(toRules([...others, { ...data, id: record }]));
    const conflict = conflicts.find(({ rules }) => rules.some((rule) => rule.record === record));
    return conflict?.code === code ? describeConflict(conflict, record) : undefined;
  };

/** Redirects from old paths of the site. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  versions: false,
  labels: TEXTS.labels,
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'status'],
    group: bilingual('Web', 'Site'),
  },
  // Each path has one redirect.
  disableDuplicate: true,
  access: {
    read: access.signedIn,
    ...access.changedByEditors,
  },
  fields: [
    textField('from', TEXTS.from, LIMITS.url, {
      required: true,
      unique: true,
      index: true,
      check: (text) => {
        const code = findSourceProblem(text);
        return code && { code: code === 'tooLong' ? 'pathTooLong' : code };
      },
      requestCheck: async (from, options) =>
        (await findPageProblem(options.req, String(from))) ??
        conflictCheck('twoTargets')(from, options),
    }),
    linkField('to', TEXTS.to, { required: true, requestCheck: conflictCheck('loop') }),
    selectField('status', TEXTS.status, TEXTS.status.options, {
      required: true,
      defaultValue: '301',
    }),
  ],
};
