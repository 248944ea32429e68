import type { Ask } from './client';
import type { Parsed, Reading } from './parse';
import type { Source } from './records';
import { type Agency, agencySchema } from './agency';
import { loadChanges } from './changes';
import { refuseCollisions } from './collision';
import { leaveOutCollisions, parseDrafts } from './drafts';
import { type Home, homeSchema } from './home';
import { type Kept, NOTHING_KEPT } from './kept';
import { type Page, pageSchema } from './page';
import { entriesOf, keptEntries, parseRecords, parserOf } from './parse';
import { AGENCY } from './queries/agency';
import { PAGES_CENSUS, REDIRECTS_CENSUS, TALENTS_CENSUS } from './queries/census';
import { HOME } from './queries/home';
import { PAGES } from './queries/pages';
import { REDIRECTS } from './queries/redirects';
import { TALENTS } from './queries/talents';
import { collectAll, loadGlobal } from './records';
import { type Redirect, redirectSchema } from './redirect';
import { type Talent, talentSchema } from './talent';

async function readRecords<T>(
  ask: Ask,
  source: Source,
  kept = NOTHING_KEPT,
  reading: Reading<T>,
): Promise<Parsed<T>[]> {
  if (source.isPreview) {
    const published = () => collectAll(ask, { ...source, isPreview: false });
    return parseDrafts(await collectAll(ask, source), reading, published);
  }
  // As they come: ten thousand answers at a time would fill the memory.
  const { ids, changed } = await loadChanges(ask, source, kept, parserOf(reading));
  const outcomes = ids.map(
    (id) => changed.get(id) ?? { entries: keptEntries<T>(kept, id), problems: [] },
  );
  return entriesOf(outcomes, reading.collection);
}

/** What a reader is told. */
interface How {
  /** What an earlier load left of the collection. @default nothing */
  kept?: Kept;
  /** Whether records are read as they were last saved, published or not. @default false */
  isPreview?: boolean;
}

/** Reads the talents; two that claim one address are refused, or the later draft is left out. */
export async function readTalents(ask: Ask, { kept, isPreview = false }: How = {}) {
  const source = { operation: 'Talents', query: TALENTS, census: TALENTS_CENSUS, isPreview };
  const asked = { ...source, hasDrafts: true, isLocalised: true };
  const talents = await readRecords<Talent>(ask, asked, kept, {
    collection: 'talents',
    schema: talentSchema,
    nameOf: ({ id, list, slug, name }) => `${list ?? '?'}/${slug ?? '?'} "${name}" (id ${id})`,
    idOf: ({ recordId }) => recordId,
  });
  const pathOf = ({ list, slug }: Talent) => `${list}/${slug}`;
  const nameOf = ({ name }: Talent) => name;
  if (isPreview) return leaveOutCollisions('talents', talents, pathOf, nameOf);
  refuseCollisions('talents', talents, pathOf, nameOf);
  return talents;
}

/** Reads the pages; two that claim one address are refused, or the later draft is left out. */
export async function readPages(ask: Ask, { kept, isPreview = false }: How = {}) {
  const source = { operation: 'Pages', query: PAGES, census: PAGES_CENSUS, isPreview };
  const asked = { ...source, hasDrafts: true, isLocalised: true };
  const pages = await readRecords<Page>(ask, asked, kept, {
    collection: 'pages',
    schema: pageSchema,
    nameOf: ({ id, slug }) => `${slug} (id ${id})`,
    idOf: ({ slug }) => slug,
  });
  const pathOf = ({ slug }: Page) => slug;
  const nameOf = ({ title }: Page) => title.text;
  if (isPreview) return leaveOutCollisions('pages', pages, pathOf, nameOf);
  refuseCollisions('pages', pages, pathOf, nameOf);
  return pages;
}

/** Reads the redirects, which have no language. */
export async function readRedirects(ask: Ask, { kept }: How = {}): Promise<Parsed<Redirect>[]> {
  const source = { operation: 'Redirects', query: REDIRECTS, census: REDIRECTS_CENSUS };
  const asked = { ...source, hasDrafts: false, isLocalised: false };
  const inLocales = await readRecords(ask, asked, kept, {
    collection: 'redirects',
    schema: () => redirectSchema,
    nameOf: ({ id, from }) => `${from} (id ${id})`,
    idOf: ({ from }) => from,
  });
  const redirects = inLocales.filter(({ locale }) => locale === 'es');
  refuseCollisions(
    'redirects',
    redirects,
    ({ from }) => from,
    ({ to }) => to,
  );
  return redirects;
}

/** Reads the home page, published or as last saved. */
export async function readHome(ask: Ask, { isPreview = false }: How = {}): Promise<Parsed<Home>[]> {
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
export async function readAgency(ask: Ask): Promise<Parsed<Agency>[]> {
  return parseRecords([await loadGlobal(ask, 'Agency', AGENCY)], {
    collection: 'agency',
    schema: agencySchema,
    nameOf: () => '',
    idOf: () => 'agency',
  });
}
