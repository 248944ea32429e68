import { describe, expect, test } from 'vitest';
import { buildCsp, type CspOptions } from '~/hosting/csp';

const sourcesOf = (facts: Partial<CspOptions> = {}) => {
  const policy = buildCsp({ scriptHashes: ['sha256-abc='], hasAnalytics: false, ...facts });
  return new Map(
    policy.split('; ').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
};

describe('whatever is configured', () => {
  test.each([
    ['default-src', "'none'"],
    ['script-src', "'self' 'sha256-abc='"],
    ['style-src', "'self'"],
    ['img-src', "'self'"],
    ['connect-src', "'self'"],
    ['frame-src', 'https://www.youtube-nocookie.com https://player.vimeo.com'],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ])('%s is %s', (name, sources) => {
    expect(sourcesOf().get(name)).toBe(sources);
  });

  test('no script runs for standing in a page alone', () => {
    const all = sourcesOf({ hasAnalytics: true, imageOrigin: 'https://a.imgix.net' });
    expect(all.get('script-src')).not.toContain('unsafe');
    expect(all.has('script-src-attr'), 'event handlers fall back to script-src').toBe(false);
  });
});

test('analytics are allowed with an account: the script by its folder, hits to any region', () => {
  const all = sourcesOf({ hasAnalytics: true });
  expect(all.get('script-src')).toBe("'self' 'sha256-abc=' https://www.googletagmanager.com/gtag/");
  for (const name of ['connect-src', 'img-src']) {
    expect(all.get(name)).toBe(
      "'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    );
  }
});

test('the image service is allowed for pictures, and for nothing else', () => {
  const all = sourcesOf({ imageOrigin: 'https://agency.imgix.net' });
  const users = [...all].filter(([, sources]) => sources.includes('imgix')).map(([name]) => name);
  expect(users).toEqual(['img-src']);
});
