import type { Ask } from './client';
import type { Parsed } from './parse';
import { type Agency, agencySchema } from './agency';
import { refuseCollisions } from './collision';
import { type Home, homeSchema } from './home';
import { type Page, pageSchema } from './page';
import { parseRecords } from './parse';
import { AGENCY } from './queries/agency';
import { HOME } from './queries/home';
import { PAGES } from './queries/pages';
import { REDIRECTS } from './queries/redirects';
import { TALENTS } from './queries/talents';
import { loadGlobal, loadRecords } from './records';
import { type Redirect, redirectSchema } from './redirect';
import { type Talent, talentSchema } from './talent';

/** Reads the published talents; two that claim one address are refused. */
export async function readTalents(ask: Ask): Promise<Parsed<Talent>[]> {
  const source = { operation: 'Talents', query: TALENTS, hasDrafts: true, isLocalised: true };
  const talents = parseRecords(await loadRecords(ask, source), {
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
export async function readPages(ask: Ask): Promise<Parsed<Page>[]> {
  const source = { operation: 'Pages', query: PAGES, hasDrafts: true, isLocalised: true };
  const pages = parseRecords(await loadRecords(ask, source), {
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
export async function readRedirects(ask: Ask): Promise<Parsed<Redirect>[]> {
  const source = { operation: 'Redirects', query: REDIRECTS, hasDrafts: false, isLocalised: false };
  const redirects = parseRecords(await loadRecords(ask, source), {
    collection: 'redirects',
    schema: () => redirectSchema,
    nameOf: ({ id, from }) => `${from} (id ${id})`,
    idOf: ({ from }) => from,
  }).filter(({ locale }) => locale === 'es');
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
