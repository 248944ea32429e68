import { describe, expect, test } from 'vitest';
import { ANSWERING_CRAWLERS, TRAINING_CRAWLERS } from '~/lib/seo/crawlers';
import { robotsText } from '~/lib/seo/robots';

const sitemap = 'https://agency.example/sitemap.xml';

/** Returns whether a crawler is allowed, per RFC 9309: by its own group, else by that of `*`. */
function isAllowed(text: string, agent: string): boolean {
  const groups = text.split('\n\n').map((part) => part.trim().split('\n'));
  const findGroup = (name: string) => groups.find((lines) => lines.includes(`User-agent: ${name}`));
  return !(findGroup(agent) ?? findGroup('*'))?.includes('Disallow: /');
}

describe('robots.txt', () => {
  test('allows search engines everything and links to the sitemap', () => {
    const text = robotsText({ isIndexed: true, aiChoice: 'none', sitemap });
    for (const agent of ['Googlebot', 'Bingbot', 'Applebot'])
      expect(isAllowed(text, agent)).toBe(true);
    expect(text).toMatch(/^Sitemap: https:\/\/agency\.example\/sitemap\.xml$/m);
  });

  test.each([
    ['all', true, true],
    ['searchOnly', false, true],
    ['none', false, false],
  ] as const)(
    'applies the agency’s choice for AI crawlers: %s',
    (aiChoice, training, answering) => {
      const text = robotsText({ isIndexed: true, aiChoice, sitemap });
      for (const agent of TRAINING_CRAWLERS) expect(isAllowed(text, agent), agent).toBe(training);
      for (const agent of ANSWERING_CRAWLERS) expect(isAllowed(text, agent), agent).toBe(answering);
    },
  );

  test('disallows everything on a preview, without a sitemap', () => {
    const text = robotsText({ isIndexed: false, aiChoice: 'all', sitemap });
    expect(text).toBe('User-agent: *\nDisallow: /\n');
  });

  test('has no crawler on both lists', () => {
    const both = TRAINING_CRAWLERS.filter((name) =>
      (ANSWERING_CRAWLERS as readonly string[]).includes(name),
    );
    expect(both).toEqual([]);
  });
});
