import type { Ask } from './client';
import type { Parsed, Reading } from './parse';
import type { Source } from './records';
import { type Agency, agencySchema } from './agency';
import { loadChanges } from './changes';
import { refuseCollisions } from './collision';
import { type Home, homeSchema } from './home';
import { type Kept, NOTHING_KEPT } from './kept';
import { type Page, pageSchema } from './page';
import { keptEntries, parseRecords } from './parse';
import { AGENCY } from './queries/agency';
import { PAGES_CENSUS, REDIRECTS_CENSUS, TALENTS_CENSUS } from './queries/census';
import { HOME } from './queries/home';
import { PAGES } from './queries/pages';
import { REDIRECTS } from './queries/redirects';
import { TALENTS } from './queries/talents';
import { loadGlobal } from './records';
import { type Redirect, redirectSchema } from './redirect';
import { type Talent, talentSchema } from './talent';

async function readRecords<T>(
  ask: Ask,
  source: Source,
  kept: Kept,
  reading: Reading<T>,
): Promise<Parsed<T>[]> {
  const { ids, changed } = await loadChanges(ask, source, kept);
  const parsed = Map.groupBy(
    parseRecords([...changed.values()], reading),
    ({ record = '' }) => record,
  );
  return ids.flatMap((id) => parsed.get(id) ?? keptEntries<T>(kept, id));
}

/** Reads the published talents; two that claim one address are refused. */
export async function readTalents(ask: Ask, kept = NOTHING_KEPT): Promise<Parsed<Talent>[]> {
  const source = { operation: 'Talents', query: TALENTS, census: TALENTS_CENSUS };
  const asked = { ...source, hasDrafts: true, isLocalised: true };
  const talents = await readRecords(ask, asked, kept, {
    collection: 'talents',
    schema: talentSchema,
    nameOf: ({ id, list, slug, name }) => `${list}/${slug} "${name}" (id ${id})`,
    idOf: ({ recordId }) => recordId,
  });
  const pathOf = ({ list, slug }: Talent) => `${list}/${slug}`;
  refuseCollisions('talents', talents, pathOf, ({ name }) => name);
  return talents;
}

/** Reads the published pages. */
export async function readPages(ask: Ask, kept = NOTHING_KEPT): Promise<Parsed<Page>[]> {
  const source = { operation: 'Pages', query: PAGES, census: PAGES_CENSUS };
  const asked = { ...source, hasDrafts: true, isLocalised: true };
  const pages = await readRecords(ask, asked, kept, {
    collection: 'pages',
    schema: pageSchema,
    nameOf: ({ id, slug }) => `${slug} (id ${id})`,
    idOf: ({ slug }) => slug,
  });
  refuseCollisions(
    'pages',
    pages,
    ({ slug }) => slug,
    ({ title }) => title.text,
  );
  return pages;
}

/** Reads the redirects, which have no language. */
export async function readRedirects(ask: Ask, kept = NOTHING_KEPT): Promise<Parsed<Redirect>[]> {
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

/** Reads the home page. */
export async function readHome(ask: Ask): Promise<Parsed<Home>[]> {
  return parseRecords([await loadGlobal(ask, 'Home', HOME)], {
    collection: 'home',
    schema: homeSchema,
    nameOf: () => '',
    idOf: () => 'home',
  });
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
