import { describe, expect, test } from 'vitest';
import { ANSWERING_CRAWLERS, TRAINING_CRAWLERS } from '~/lib/seo/crawlers';
import { robotsText } from '~/lib/seo/robots';

const sitemap = 'https://agency.example/sitemap.xml';

/** What a crawler of this name may read, as RFC 9309 has it: its own group, or else that of all. */
function mayRead(text: string, agent: string): boolean {
  const groups = text.split('\n\n').map((part) => part.trim().split('\n'));
  const of = (name: string) => groups.find((lines) => lines.includes(`User-agent: ${name}`));
  return !(of(agent) ?? of('*'))?.includes('Disallow: /');
}

describe('robots.txt', () => {
  test('lets search engines read everything and names the sitemap', () => {
    const text = robotsText({ isIndexed: true, aiChoice: 'none', sitemap });
    for (const agent of ['Googlebot', 'Bingbot', 'Applebot'])
      expect(mayRead(text, agent)).toBe(true);
    expect(text).toMatch(/^Sitemap: https:\/\/agency\.example\/sitemap\.xml$/m);
  });

  test.each([
    ['all', true, true],
    ['searchOnly', false, true],
    ['none', false, false],
  ] as const)('asks of AI crawlers what the agency chose: %s', (aiChoice, training, answering) => {
    const text = robotsText({ isIndexed: true, aiChoice, sitemap });
    for (const agent of TRAINING_CRAWLERS) expect(mayRead(text, agent), agent).toBe(training);
    for (const agent of ANSWERING_CRAWLERS) expect(mayRead(text, agent), agent).toBe(answering);
  });

  test('closes a preview to everybody and offers no sitemap', () => {
    const text = robotsText({ isIndexed: false, aiChoice: 'all', sitemap });
    expect(text).toBe('User-agent: *\nDisallow: /\n');
  });

  test('no crawler is on both lists', () => {
    const both = TRAINING_CRAWLERS.filter((name) =>
      (ANSWERING_CRAWLERS as readonly string[]).includes(name),
    );
    expect(both).toEqual([]);
  });
});
