import { ANSWERING_CRAWLERS, type AiChoice, TRAINING_CRAWLERS } from '~/lib/seo/crawlers';

interface RobotsOptions {
  /** Whether search engines may index this deploy. */
  isIndexed: boolean;
  aiChoice: AiChoice;
  /** Absolute URL of the sitemap. */
  sitemap: string;
}

const DISALLOWED: Record<AiChoice, readonly string[]> = {
  all: [],
  searchOnly: TRAINING_CRAWLERS,
  none: [...TRAINING_CRAWLERS, ...ANSWERING_CRAWLERS],
};

const group = (agents: readonly string[], rule: string) =>
  [...agents.map((agent) => `User-agent: ${agent}`), rule].join('\n');

/**
 * Returns the content of robots.txt. Pages with `noindex` stay allowed: a crawler has to fetch a
 * page to see its `noindex`.
 */
export function robotsText({ isIndexed, aiChoice, sitemap }: RobotsOptions): string {
  if (!isIndexed) return `${group(['*'], 'Disallow: /')}\n`;
  const disallowed = DISALLOWED[aiChoice];
  const groups = [
    ...(disallowed.length > 0 ? [group(disallowed, 'Disallow: /')] : []),
    group(['*'], 'Allow: /'),
    `Sitemap: ${sitemap}`,
  ];
  return `${groups.join('\n\n')}\n`;
}
