/** What an agency can let those do that read the web for artificial intelligence. */
export const AI_CHOICES = ['all', 'searchOnly', 'none'] as const;

/** One of these choices, as editors make it in the CMS. */
export type AiChoice = (typeof AI_CHOICES)[number];

/*
 * The names that the companies themselves publish for robots.txt, as of November 2026: look them
 * up again once a year. A name that nobody uses any more does no harm.
 */

/** Those that gather texts and pictures to train models with; some are only a name to refuse by. */
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

/** Those that look something up for a question just asked, and name where they found it. */
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
