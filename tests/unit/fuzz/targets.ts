import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { z } from 'astro/zod';
import type { Locale } from '~/lib/i18n/locale';
import { type Agency, agencyModel } from '~/model/agency';
import { type Home, homeModel } from '~/model/home';
import { type Page, pageModel } from '~/model/page';
import { redirectModel, type Redirect } from '~/model/redirect';
import { talentModel, type Talent } from '~/model/talent';
import { netlifyRules, resolveRedirects } from '~/build/hosting/redirectRules';
import { serialiseGraph, fullAgencyNode } from '~/site/structuredData';
import { talentFacts } from '~/features/profile/talentFacts';
import { talentMetaTexts } from '~/features/talents/talentMeta';
import Carousel from '~/features/carousel/HomeCarousel.astro';
import Instagram from '~/site/home/Instagram.astro';
import TrustedBy from '~/site/home/TrustedBy.astro';
import Address from '~/site/Address.astro';
import Footer from '~/site/Footer.astro';
import TalentGrid from '~/features/card/TalentGrid.astro';
import TalentPage from '~/features/talents/TalentPage.astro';
import TextPage from '~/site/TextPage.astro';

/** A component and its props. */
type View = [AstroComponentFactory, Record<string, unknown>];

/** A collection of the CMS and the components that render one of its records. */
export interface Target {
  collection: string;
  query: string;
  /** Names the fields from the query down to the records. */
  path: string[];
  schema: (locale: Locale) => z.ZodType;
  views: (data: never, locale: Locale) => View[];
  /** Computes texts that are not HTML; throws if one is malformed. */
  compute?: (data: never, locale: Locale) => void;
  /** Multiplies the number of records where a record is cheap to check. */
  runsFactor?: number;
}

const site = new URL('https://agency.example');

export const TARGETS: Target[] = [
  {
    collection: 'talents',
    query: talentModel.query,
    path: ['Talents', 'docs'],
    schema: talentModel.schema,
    views: (talent: Talent, locale) => [
      [
        TalentPage,
        { talent, facts: talentFacts(locale, talent), previous: talent, next: talent, locale },
      ],
      [TalentGrid, { talents: [talent], locale, level: 2 }],
    ],
    compute: (talent: Talent, locale) => {
      const { title } = talentMetaTexts(locale, talent, 'Foco', true);
      if (!title.isWellFormed()) throw new Error('lone surrogate in the title');
    },
  },
  {
    collection: 'pages',
    query: pageModel.query,
    path: ['Pages', 'docs'],
    schema: pageModel.schema,
    views: (page: Page, locale) => [
      [TextPage, { page, team: [], locale }],
      [TextPage, { page, team: [], isLegal: true, locale }],
    ],
  },
  {
    collection: 'home',
    query: homeModel.query,
    path: ['Home'],
    schema: homeModel.schema,
    views: ({ slides, trustedBy, instagram }: Home, locale) => [
      [Carousel, { slides, locale }],
      [TrustedBy, { companies: trustedBy, locale }],
      [Instagram, { posts: instagram, socials: [], locale }],
    ],
  },
  {
    collection: 'agency',
    query: agencyModel.query,
    path: ['Agency'],
    schema: agencyModel.schema,
    views: (agency: Agency, locale) => [
      [Footer, { agency, locale }],
      [Address, { agency, locale }],
    ],
    compute: (agency: Agency) => {
      if (/[<>]/.test(serialiseGraph([fullAgencyNode(site, agency)])))
        throw new Error('unescaped < or > in JSON-LD');
    },
  },
  {
    collection: 'redirects',
    runsFactor: 20,
    query: redirectModel.query,
    path: ['Redirects', 'docs'],
    schema: () => redirectModel.schema,
    views: () => [],
    compute: (redirect: Redirect) => {
      const { from } = redirect;
      const { redirects } = resolveRedirects(
        [{ ...redirect, record: from }],
        new Set(['/contacto']),
      );
      const rules = netlifyRules(redirects);
      if (!/^(\/\S* \S+ (30[12]|200)\n)*$/.test(rules)) throw new Error(`malformed rule: ${rules}`);
    },
  },
];
