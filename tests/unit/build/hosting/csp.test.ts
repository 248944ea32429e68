import { describe, expect, test } from 'vitest';
import { buildCsp, type CspOptions } from '~/build/hosting/headersIntegration';

/** Returns the sources of each directive, by directive. */
const directivesOf = (options: Partial<CspOptions> = {}) => {
  const policy = buildCsp({ scriptHashes: ['sha256-abc='], hasAnalytics: false, ...options });
  return new Map(
    policy.split('; ').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
};

describe('with any configuration', () => {
  test.each([
    ['default-src', "'self'"],
    ['object-src', "'none'"],
    ['script-src', "'self' 'sha256-abc='"],
    ['style-src', "'self'"],
    ['img-src', "'self'"],
    ['connect-src', "'self'"],
    ['frame-src', 'https://www.youtube-nocookie.com https://player.vimeo.com'],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ])('%s is %s', (name, sources) => {
    expect(directivesOf().get(name)).toBe(sources);
  });

  test('inline scripts are blocked unless their hash is listed', () => {
    const directives = directivesOf({ hasAnalytics: true, imageOrigin: 'https://a.imgix.net' });
    expect(directives.get('script-src')).not.toContain('unsafe');
    expect(directives.has('script-src-attr'), 'event handlers fall back to script-src').toBe(false);
  });
});

test('with a measurement ID Google Analytics is allowed: the script by folder, events to any region', () => {
  const directives = directivesOf({ hasAnalytics: true });
  expect(directives.get('script-src')).toBe(
    "'self' 'sha256-abc=' https://www.googletagmanager.com/gtag/",
  );
  for (const name of ['connect-src', 'img-src']) {
    expect(directives.get(name)).toBe(
      "'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    );
  }
});

test('the image service is allowed for images and nothing else', () => {
  const directives = directivesOf({ imageOrigin: 'https://agency.imgix.net' });
  const names = [...directives]
    .filter(([, sources]) => sources.includes('imgix'))
    .map(([name]) => name);
  expect(names).toEqual(['img-src']);
});
