import { expect, test } from 'vitest';
import { checkAnalytics } from '~/content/site';

test.each([undefined, '', 'G-ABC123DEF4'])('the account %s is accepted', (id) => {
  expect(() => checkAnalytics({ PUBLIC_GA_MEASUREMENT_ID: id })).not.toThrow();
});

test.each(['UA-12345-6', 'GTM-ABC', 'G-abc', 'G-A/../x'])(
  'the account %s stops the build',
  (id) => {
    expect(() => checkAnalytics({ PUBLIC_GA_MEASUREMENT_ID: id })).toThrow(
      'PUBLIC_GA_MEASUREMENT_ID must be like G-ABC123DEF4',
    );
  },
);
