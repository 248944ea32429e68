import type { AiChoice } from '#contract/pictureRights.ts';
import crawlers from './crawlers.json';

/** What the site declares to machines about AI, in the formats that they read. */
interface AiDeclarations {
  /** Lines of robots.txt for all agents. */
  robots: readonly string[];
  /** Response headers of every page and file. */
  headers: Readonly<Record<string, string>>;
  /** The content of `/.well-known/tdmrep.json`: 1 reserves text and data mining. */
  tdmRep: readonly { location: string; 'tdm-reservation': 0 | 1 }[];
}

/* Whose syntax each is, and the date of the draft: docs/features/seo.md. */
const declare = (training: boolean, answering: boolean): AiDeclarations => {
  const usage = `train-ai=${training ? 'y' : 'n'}`;
  const yes = (isAllowed: boolean) => (isAllowed ? 'yes' : 'no');
  const reservation = training ? 0 : 1;
  return {
    robots: [
      `Content-Usage: ${usage}`,
      `Content-Signal: search=yes, ai-input=${yes(answering)}, ai-train=${yes(training)}`,
    ],
    headers: { 'tdm-reservation': String(reservation), 'Content-Usage': usage },
    tdmRep: [{ location: '/', 'tdm-reservation': reservation }],
  };
};

/** What the site declares for each choice of the agency. */
export const AI_DECLARATIONS: Record<AiChoice, AiDeclarations> = {
  all: declare(true, true),
  searchOnly: declare(false, true),
  none: declare(false, false),
};

interface RobotsOptions {
  isIndexed: boolean;
  aiChoice: AiChoice;
  sitemap: string;
}

/**
 * The user agents that the companies publish for robots.txt, as of November 2026; review once a year. An
 * obsolete name is harmless, and some names only exist to be disallowed. `training` are those that
 * collect training data, `answering` those that fetch pages to answer a question and cite their source.
 */
const DISALLOWED: Record<AiChoice, readonly string[]> = {
  all: [],
  searchOnly: crawlers.training,
  none: [...crawlers.training, ...crawlers.answering],
};

const group = (agents: readonly string[], ...rules: string[]) =>
  [...agents.map((agent) => `User-agent: ${agent}`), ...rules].join('\n');

/**
 * Returns the content of robots.txt. Pages with `noindex` stay allowed: a crawler has to fetch a
 * page to see its `noindex`.
 */
export function robotsText({ isIndexed, aiChoice, sitemap }: RobotsOptions): string {
  const { robots } = AI_DECLARATIONS[aiChoice];
  if (!isIndexed) return `${group(['*'], ...robots, 'Disallow: /')}\n`;
  const disallowed = DISALLOWED[aiChoice];
  const groups = [
    ...(disallowed.length > 0 ? [group(disallowed, 'Disallow: /')] : []),
    group(['*'], ...robots, 'Allow: /'),
    `Sitemap: ${sitemap}`,
  ];
  return `${groups.join('\n\n')}\n`;
}
