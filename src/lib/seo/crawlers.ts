/** What an agency allows the crawlers of AI companies. */
export const AI_CHOICES = ['all', 'searchOnly', 'none'] as const;

/** One of these choices, as set in the CMS. */
export type AiChoice = (typeof AI_CHOICES)[number];

/*
 * The user agents that the companies publish for robots.txt, as of November 2026; review once a
 * year. An obsolete name is harmless.
 */

/** Crawlers that collect training data; some names only exist to be disallowed. */
export const TRAINING_CRAWLERS = [
  'AI2Bot',
  'Amazonbot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'cohere-training-data-crawler',
  'Diffbot',
  'Google-Extended',
  'GPTBot',
  'img2dataset',
  'meta-externalagent',
  'Omgilibot',
  'PanguBot',
  'Timpibot',
  'webzio-extended',
] as const;

/** Crawlers that fetch pages to answer a user's question and cite their source. */
export const ANSWERING_CRAWLERS = [
  'Amzn-SearchBot',
  'Amzn-User',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'DuckAssistBot',
  'meta-externalfetcher',
  'MistralAI-User',
  'OAI-SearchBot',
  'Perplexity-User',
  'PerplexityBot',
  'YouBot',
] as const;
