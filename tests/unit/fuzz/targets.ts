import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { z } from 'astro/zod';
import type { Locale } from '~/lib/i18n/locale';
import { type Agency, agencySchema } from '~/loaders/schemas/agency';
import { type Home, homeSchema } from '~/loaders/schemas/home';
import { type Page, pageSchema } from '~/loaders/schemas/page';
import { AGENCY } from '~/loaders/queries/agency';
import { HOME } from '~/loaders/queries/home';
import { PAGES } from '~/loaders/queries/pages';
import { REDIRECTS } from '~/loaders/queries/redirects';
import { TALENTS } from '~/loaders/queries/talents';
import { type Redirect, redirectSchema } from '~/loaders/schemas/redirect';
import { type Talent, talentSchema } from '~/loaders/schemas/talent';
import { netlifyRules, resolveRedirects } from '~/lib/routing/redirects';
import { serialiseGraph } from '~/lib/seo/jsonLd/serialise';
import { fullAgencyNode } from '~/lib/seo/jsonLd/site';
import { talentMetaTexts } from '~/lib/seo/talentTexts';
import ContactWays from '~/components/contact/ContactWays.astro';
import Carousel from '~/components/home/Carousel.astro';
import Instagram from '~/components/home/Instagram.astro';
import TrustedBy from '~/components/home/TrustedBy.astro';
import LegalPage from '~/components/pages/LegalPage.astro';
import Footer from '~/components/site/Footer.astro';
import TalentCard from '~/components/talent/TalentCard.astro';
import TalentPage from '~/components/talent/TalentPage.astro';
import TextPage from '~/components/pages/TextPage.astro';

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
    query: TALENTS,
    path: ['Talents', 'docs'],
    schema: talentSchema,
    views: (talent: Talent, locale) => [
      [TalentPage, { talent, previous: talent, next: talent, locale }],
      [TalentCard, { talent, locale, level: 2 }],
    ],
    compute: (talent: Talent, locale) => {
      const { title } = talentMetaTexts(locale, talent, 'Foco', true);
      if (!title.isWellFormed()) throw new Error('lone surrogate in the title');
    },
  },
  {
    collection: 'pages',
    query: PAGES,
    path: ['Pages', 'docs'],
    schema: pageSchema,
    views: (page: Page, locale) => [
      [TextPage, { page, team: [], locale }],
      [LegalPage, { page, locale }],
    ],
  },
  {
    collection: 'home',
    query: HOME,
    path: ['Home'],
    schema: homeSchema,
    views: ({ slides, trustedBy, instagram }: Home, locale) => [
      [Carousel, { slides, locale }],
      [TrustedBy, { companies: trustedBy, locale }],
      [Instagram, { posts: instagram, socials: [], locale }],
    ],
  },
  {
    collection: 'agency',
    query: AGENCY,
    path: ['Agency'],
    schema: agencySchema,
    views: (agency: Agency, locale) => [
      [Footer, { agency, locale }],
      [ContactWays, { agency, locale }],
    ],
    compute: (agency: Agency) => {
      if (/[<>]/.test(serialiseGraph([fullAgencyNode(site, agency)])))
        throw new Error('unescaped < or > in JSON-LD');
    },
  },
  {
    collection: 'redirects',
    runsFactor: 20,
    query: REDIRECTS,
    path: ['Redirects', 'docs'],
    schema: () => redirectSchema,
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
