import type { Ask } from './client';
import type { Parsed, Reading } from './sync/parseRecord';
import type { Source } from './sync/fetchRecords';
import { type Agency, agencySchema } from './schemas/agency';
import { syncChanges } from './sync/deltaSync';
import { assertUniquePaths } from './sync/uniquePaths';
import { dropDuplicatePaths, parseDrafts } from './sync/drafts';
import { type Home, homeSchema } from './schemas/home';
import { type Snapshot, EMPTY_SNAPSHOT } from './sync/snapshot';
import { type Page, pageSchema } from './schemas/page';
import { collectEntries, cachedEntries, parseRecords, createParser } from './sync/parseRecord';
import { AGENCY } from './queries/agency';
import { PAGES_REVISIONS, REDIRECTS_REVISIONS, TALENTS_REVISIONS } from './queries/revisions';
import { HOME } from './queries/home';
import { PAGES } from './queries/pages';
import { REDIRECTS } from './queries/redirects';
import { TALENTS } from './queries/talents';
import { fetchAll, loadGlobal } from './sync/fetchRecords';
import { type Redirect, redirectSchema } from './schemas/redirect';
import { type Talent, talentSchema } from './schemas/talent';

async function readRecords<T>(
  ask: Ask,
  source: Source,
  kept = EMPTY_SNAPSHOT,
  reading: Reading<T>,
): Promise<Parsed<T>[]> {
  if (source.isPreview) {
    const published = () => fetchAll(ask, { ...source, isPreview: false });
    return parseDrafts(await fetchAll(ask, source), reading, published);
  }
  // As they come: ten thousand answers at a time would fill the memory.
  const { ids, changed } = await syncChanges(ask, source, kept, createParser(reading));
  const outcomes = ids.map(
    (id) => changed.get(id) ?? { entries: cachedEntries<T>(kept, id), problems: [] },
  );
  return collectEntries(outcomes, reading.collection);
}

/** What a reader is told. */
interface How {
  /** What an earlier load left of the collection. @default nothing */
  kept?: Snapshot;
  /** Whether records are read as they were last saved, published or not. @default false */
  isPreview?: boolean;
}

/** Reads the talents; two that claim one address are refused, or the later draft is left out. */
export async function loadTalents(ask: Ask, { kept, isPreview = false }: How = {}) {
  const source = { operation: 'Talents', query: TALENTS, census: TALENTS_REVISIONS, isPreview };
  const asked = { ...source, hasDrafts: true, isLocalised: true };
  const talents = await readRecords<Talent>(ask, asked, kept, {
    collection: 'talents',
    schema: talentSchema,
    nameOf: ({ id, list, slug, name }) => `${list ?? '?'}/${slug ?? '?'} "${name}" (id ${id})`,
    idOf: ({ recordId }) => recordId,
  });
  const pathOf = ({ list, slug }: Talent) => `${list}/${slug}`;
  const nameOf = ({ name }: Talent) => name;
  if (isPreview) return dropDuplicatePaths('talents', talents, pathOf, nameOf);
  assertUniquePaths('talents', talents, pathOf, nameOf);
  return talents;
}

/** Reads the pages; two that claim one address are refused, or the later draft is left out. */
export async function loadPages(ask: Ask, { kept, isPreview = false }: How = {}) {
  const source = { operation: 'Pages', query: PAGES, census: PAGES_REVISIONS, isPreview };
  const asked = { ...source, hasDrafts: true, isLocalised: true };
  const pages = await readRecords<Page>(ask, asked, kept, {
    collection: 'pages',
    schema: pageSchema,
    nameOf: ({ id, slug }) => `${slug} (id ${id})`,
    idOf: ({ slug }) => slug,
  });
  const pathOf = ({ slug }: Page) => slug;
  const nameOf = ({ title }: Page) => title.text;
  if (isPreview) return dropDuplicatePaths('pages', pages, pathOf, nameOf);
  assertUniquePaths('pages', pages, pathOf, nameOf);
  return pages;
}

/** Reads the redirects, which have no language. */
export async function loadRedirects(ask: Ask, { kept }: How = {}): Promise<Parsed<Redirect>[]> {
  const source = { operation: 'Redirects', query: REDIRECTS, census: REDIRECTS_REVISIONS };
  const asked = { ...source, hasDrafts: false, isLocalised: false };
  const inLocales = await readRecords(ask, asked, kept, {
    collection: 'redirects',
    schema: () => redirectSchema,
    nameOf: ({ id, from }) => `${from} (id ${id})`,
    idOf: ({ from }) => from,
  });
  const redirects = inLocales.filter(({ locale }) => locale === 'es');
  assertUniquePaths(
    'redirects',
    redirects,
    ({ from }) => from,
    ({ to }) => to,
  );
  return redirects;
}

/** Reads the home page, published or as last saved. */
export async function loadHome(ask: Ask, { isPreview = false }: How = {}): Promise<Parsed<Home>[]> {
  const reading = {
    collection: 'home',
    schema: homeSchema,
    nameOf: () => '',
    idOf: () => 'home',
  };
  const load = async (ofDraft: boolean) => [await loadGlobal(ask, 'Home', HOME, ofDraft)];
  if (!isPreview) return parseRecords(await load(false), reading);
  return parseDrafts(await load(true), reading, () => load(false));
}

/** Reads the agency. */
export async function loadAgency(ask: Ask): Promise<Parsed<Agency>[]> {
  return parseRecords([await loadGlobal(ask, 'Agency', AGENCY)], {
    collection: 'agency',
    schema: agencySchema,
    nameOf: () => '',
    idOf: () => 'agency',
  });
}
