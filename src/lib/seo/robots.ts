import { ANSWERING_CRAWLERS, type AiChoice, TRAINING_CRAWLERS } from '~/lib/seo/crawlers';

/** What robots.txt depends on. */
interface Rules {
  /** Whether search engines may list this deploy at all. */
  isIndexed: boolean;
  aiChoice: AiChoice;
  /** Absolute address of the sitemap. */
  sitemap: string;
}

const REFUSED: Record<AiChoice, readonly string[]> = {
  all: [],
  searchOnly: TRAINING_CRAWLERS,
  none: [...TRAINING_CRAWLERS, ...ANSWERING_CRAWLERS],
};

const group = (agents: readonly string[], rule: string) =>
  [...agents.map((agent) => `User-agent: ${agent}`), rule].join('\n');

/**
 * Writes robots.txt. What is not to be indexed stays open to crawlers: only who reads a page sees
 * that it asks for that.
 */
export function robotsText({ isIndexed, aiChoice, sitemap }: Rules): string {
  if (!isIndexed) return `${group(['*'], 'Disallow: /')}\n`;
  const refused = REFUSED[aiChoice];
  const groups = [
    ...(refused.length > 0 ? [group(refused, 'Disallow: /')] : []),
    group(['*'], 'Allow: /'),
    `Sitemap: ${sitemap}`,
  ];
  return `${groups.join('\n\n')}\n`;
}
