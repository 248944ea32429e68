import { expect, test } from 'vitest';
import { isAnalyticsOn } from '~/content/site';

test.each([
  [undefined, false],
  ['', false],
  ['G-ABC123DEF4', true],
])('with the account %s the site counts its visits: %s', (id, isOn) => {
  expect(isAnalyticsOn({ PUBLIC_GA_MEASUREMENT_ID: id })).toBe(isOn);
});

test.each(['UA-12345-6', 'GTM-ABC', 'G-abc', 'G-A/../x'])(
  'the account %s stops the build',
  (id) => {
    expect(() => isAnalyticsOn({ PUBLIC_GA_MEASUREMENT_ID: id })).toThrow(
      'PUBLIC_GA_MEASUREMENT_ID must be like G-ABC123DEF4',
    );
  },
);
