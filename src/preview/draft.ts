import type { PreviewKind, PreviewRecord } from '#contract/preview.ts';
import { PROPOSAL_ID } from '#contract/proposals.ts';
import { findList } from '#contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';
import type { z } from 'astro/zod';
import { agencyModel } from '~/model/agency';
import { homeModel } from '~/model/home';
import { type Page, pageModel } from '~/model/page';
import { type Proposal, proposalModel } from '~/model/proposal';
import { type Talent, talentModel } from '~/model/talent';
import {
  type ParsedEntry,
  type Path,
  findOmission,
  isEmpty,
  omit,
  withFallback,
} from '~/loaders/parseRecord';
import type { ShownForm } from '~/lib/shownFields';
import { withCmsPaths } from './fileUrls';

type Raw = Record<string, unknown>;

const MISSING = '…';

/** In place of required values that a form does not contain yet, so that its page can be shown. */
const PLACEHOLDERS: Record<PreviewKind, Raw> = {
  talents: {
    name: MISSING,
    slug: 'nueva-ficha',
    sections: ['actor'],
    list: 'actors',
    visibility: 'listed',
    shareId: '0000000000',
  },
  pages: { title: MISSING, slug: 'nosotras' },
  proposals: {
    linkId: '0'.repeat(PROPOSAL_ID.length),
    project: MISSING,
    language: 'es',
    validUntil: '2099-12-31',
  },
  home: {},
  agency: { name: MISSING, aiCrawlers: 'searchOnly', indexMinors: false },
};

/** Sets the list of a talent as the CMS does when it saves. */
const withList = ({ sections, list, ...raw }: Raw): Raw => {
  const own = Array.isArray(sections) ? findList(sections.map(String)) : undefined;
  return { ...raw, sections, list: own ?? list };
};

/** Leaves out the rows of a proposal in which nobody has been chosen yet. */
const withChosenPeople = ({ people, ...raw }: Raw): Raw => ({
  ...raw,
  people: Array.isArray(people) ? people.filter((row: Raw) => row.talent) : people,
});

/** Returns a record with placeholders for required values that are missing. */
function withPlaceholders(kind: PreviewKind, raw: Raw): Raw {
  const defaults = { id: 'new', updatedAt: new Date().toISOString(), ...PLACEHOLDERS[kind] };
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => !isEmpty(value)));
  const complete = { ...raw, ...defaults, ...given };
  if (kind === 'proposals') return withChosenPeople(complete);
  return kind === 'talents' ? withList(complete) : complete;
}

/** Passes after which a record that is still invalid is not shown. */
const MAX_PASSES = 4;

const createSchemas = (locale: Locale): Record<PreviewKind, z.ZodType> => ({
  talents: talentModel.schema(locale),
  pages: pageModel.schema(locale),
  proposals: proposalModel.schema,
  home: homeModel.schema(locale),
  agency: agencyModel.schema(locale),
});

/** Created once, because that takes longer than parsing a record. */
const SCHEMAS = { es: createSchemas('es'), en: createSchemas('en') };

/** Returns what is left out for a problem: a picture, else the row of a list, else the field. */
function omissionOf(path: Path): Path {
  const row = path.findLastIndex((key) => typeof key === 'number');
  return findOmission(path) ?? (row > 0 ? path.slice(0, row + 1) : path.slice(0, 1));
}

/** Parses a record, and leaves out what the site cannot show, such as a row that has just been added. */
function parse(
  kind: PreviewKind,
  locale: Locale,
  record: Raw,
): { data: unknown; raw: Raw } | undefined {
  let raw: Raw = withPlaceholders(kind, record);
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const { success, data, error } = SCHEMAS[locale][kind].safeParse(raw);
    if (success) return { data, raw };
    const paths = error.issues.map(({ path }) => omissionOf(path));
    raw = withPlaceholders(kind, omit(raw, paths) as Raw);
  }
  return undefined;
}

/** Returns where the rows that are left of a record are in its lists. */
function rowsIn(record: Raw, left: Raw): ShownForm['rows'] {
  const rows = Object.entries(left).flatMap(([name, value]) => {
    const all: unknown = record[name];
    if (!Array.isArray(value) || !Array.isArray(all)) return [];
    const ids = all.map((row: Raw | null) => row?.id);
    return [[name, value.map((row: Raw | null, index) => (row?.id ? ids.indexOf(row.id) : index))]];
  });
  return Object.fromEntries(rows) as ShownForm['rows'];
}

function idOf(kind: PreviewKind, locale: Locale, data: unknown): string {
  if (kind === 'talents') return `${locale}/${(data as Talent).recordId}`;
  if (kind === 'proposals') return `${locale}/${(data as Proposal).linkId}`;
  if (kind === 'pages') return `${locale}/${(data as Page).slug}`;
  return `${locale}/${kind}`;
}

/**
 * Parses a record of the CMS with the site's own schema, in one language.
 *
 * @returns `undefined` if no page can show it
 */
export function parseDraft(
  kind: PreviewKind,
  locale: Locale,
  { es, en }: PreviewRecord['records'],
): (ParsedEntry<unknown> & Pick<ShownForm, 'rows'>) | undefined {
  const spanish = { ...es };
  const record = locale === 'es' ? spanish : (withFallback({ ...en }, spanish) as Raw);
  const parsed = parse(kind, locale, record);
  if (!parsed) return undefined;
  const { data, raw } = parsed;
  const recordId = record.id === undefined ? undefined : String(record.id);
  const isGlobal = kind === 'home' || kind === 'agency';
  return {
    id: idOf(kind, locale, data),
    locale,
    ...(!isGlobal && { recordId: recordId ?? 'new' }),
    data: withCmsPaths(data),
    rows: rowsIn(record, raw),
  };
}
