import { describe, expect, test } from 'vitest';
import { AI_DECLARATIONS, robotsText } from './crawlers';

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
      for (const agent of ['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended'])
        expect(isAllowed(text, agent), agent).toBe(training);
      for (const agent of ['OAI-SearchBot', 'ChatGPT-User', 'PerplexityBot'])
        expect(isAllowed(text, agent), agent).toBe(answering);
    },
  );

  test('disallows everything on a preview, without a sitemap', () => {
    const text = robotsText({ isIndexed: false, aiChoice: 'all', sitemap });
    expect(isAllowed(text, 'Googlebot')).toBe(false);
    expect(text).not.toContain('Sitemap');
  });

  test.each([
    ['all', 'train-ai=y', 'search=yes, ai-input=yes, ai-train=yes', 0],
    ['searchOnly', 'train-ai=n', 'search=yes, ai-input=yes, ai-train=no', 1],
    ['none', 'train-ai=n', 'search=yes, ai-input=no, ai-train=no', 1],
  ] as const)('declares the choice %s to all agents', (aiChoice, usage, signal, reservation) => {
    for (const isIndexed of [true, false]) {
      const text = robotsText({ isIndexed, aiChoice, sitemap });
      const common = text.split('\n\n').find((part) => part.startsWith('User-agent: *\n'));
      expect(common).toContain(`\nContent-Usage: ${usage}\nContent-Signal: ${signal}\n`);
    }
    const { headers, tdmRep } = AI_DECLARATIONS[aiChoice];
    expect(headers).toEqual({ 'tdm-reservation': `${reservation}`, 'Content-Usage': usage });
    expect(tdmRep).toEqual([{ location: '/', 'tdm-reservation': reservation }]);
  });

  test('names each crawler once', () => {
    const text = robotsText({ isIndexed: true, aiChoice: 'none', sitemap });
    const agents = text.match(/^User-agent: .*$/gm);
    expect(new Set(agents).size).toBe(agents?.length);
  });
});
