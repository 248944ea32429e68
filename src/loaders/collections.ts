import type { CollectionLoader } from './defineCmsCollection';
import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { fetchGraphQL } from './cmsClient';
import { cmsSettings, syncIdentity } from './cmsConfig';
import { AGENCY, agencySchema } from '../model/agency';
import { HOME, homeSchema } from '../model/home';
import { PAGES, PAGES_REVISIONS, pageSchema } from '../model/page';
import { PROPOSALS, PROPOSALS_REVISIONS, proposalSchema } from '../model/proposal';
import { REDIRECTS, REDIRECTS_REVISIONS, redirectSchema } from '../model/redirect';
import { TALENTS, TALENTS_REVISIONS, talentSchema } from '../model/talent';
import { defineCmsCollection } from './defineCmsCollection';
import { defineCmsGlobal } from './defineCmsGlobal';
import { cmsLoader, createBatch } from './loader';
import { withMissingPages } from './missingPages';
import { verifyToken } from './verifyToken';

/** Loads the talents; two of one list cannot have the same slug. */
export const loadTalents = defineCmsCollection({
  collection: 'talents',
  operation: 'Talents',
  query: TALENTS,
  revisionsQuery: TALENTS_REVISIONS,
  schema: talentSchema,
  hasDrafts: true,
  isLocalised: true,
  nameOf: ({ id, list, slug, name }) => `${list ?? '?'}/${slug ?? '?'} "${name}" (id ${id})`,
  idOf: ({ recordId }) => recordId,
  pathField: 'slug',
  pathOf: ({ list, slug }) => `${list}/${slug}`,
  titleOf: ({ name }) => name,
});

/** Loads the pages whose texts editors write; two cannot have the same slug. */
export const loadPages = defineCmsCollection({
  collection: 'pages',
  operation: 'Pages',
  query: PAGES,
  revisionsQuery: PAGES_REVISIONS,
  schema: pageSchema,
  hasDrafts: true,
  isLocalised: true,
  nameOf: ({ id, slug }) => `${slug} (id ${id})`,
  idOf: ({ slug }) => slug,
  pathField: 'slug',
  pathOf: ({ slug }) => slug,
  titleOf: ({ title }) => title.text,
});

/** Loads the redirects, which are not localised; two cannot start from the same path. */
export const loadRedirects = defineCmsCollection({
  collection: 'redirects',
  operation: 'Redirects',
  query: REDIRECTS,
  revisionsQuery: REDIRECTS_REVISIONS,
  schema: () => redirectSchema,
  hasDrafts: false,
  isLocalised: false,
  nameOf: ({ id, from }) => `${from} (id ${id})`,
  idOf: ({ from }) => from,
  pathField: 'from',
  pathOf: ({ from }) => from,
  titleOf: ({ to }) => to,
});

/** Loads the proposals, which are not localised; two cannot have the same link. */
export const loadProposals = defineCmsCollection({
  collection: 'proposals',
  operation: 'Proposals',
  query: PROPOSALS,
  revisionsQuery: PROPOSALS_REVISIONS,
  schema: () => proposalSchema,
  hasDrafts: true,
  isLocalised: false,
  namesOthers: true,
  nameOf: ({ id, project }) => `"${project}" (id ${id})`,
  idOf: ({ linkId }) => linkId,
  pathField: 'linkId',
  pathOf: ({ linkId }) => linkId,
  titleOf: ({ project }) => project,
});

/** Loads the home page. */
export const loadHome = defineCmsGlobal({
  collection: 'home',
  operation: 'Home',
  query: HOME,
  schema: homeSchema,
});

/** Loads the agency. */
export const loadAgency = defineCmsGlobal({
  collection: 'agency',
  operation: 'Agency',
  query: AGENCY,
  schema: agencySchema,
});

/** Creates Astro's content collections. They load as one batch, which reports all errors at once. */
export function cmsCollections(options: { isStrict: boolean }) {
  const loadInBatch = createBatch(() => verifyToken(fetchGraphQL, cmsSettings()));
  const collection = <T>(name: string, load: CollectionLoader<T>) =>
    defineCollection({
      loader: cmsLoader(
        name,
        (snapshot) => loadInBatch(name, () => load(fetchGraphQL, { snapshot, ...options })),
        syncIdentity,
      ),
      // The loader has validated the entries: this schema only adds the type.
      schema: z.custom<T>(),
    });
  return {
    talents: collection('talents', loadTalents),
    pages: collection('pages', withMissingPages(loadPages)),
    home: collection('home', loadHome),
    agency: collection('agency', loadAgency),
    redirects: collection('redirects', loadRedirects),
    proposals: collection('proposals', loadProposals),
  };
}
