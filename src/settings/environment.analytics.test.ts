import { expect, test } from 'vitest';
import { checkSettings, isAnalyticsOnByDefault } from './environment';

test.each([undefined, '', 'G-ABC123DEF4'])('the measurement id %s is accepted', (id) => {
  expect(() => checkSettings({ PUBLIC_GA_MEASUREMENT_ID: id })).not.toThrow();
});

test.each(['UA-12345-6', 'GTM-ABC', 'G-abc', 'G-A/../x'])(
  'the measurement id %s fails the build',
  (id) => {
    expect(() => checkSettings({ PUBLIC_GA_MEASUREMENT_ID: id })).toThrow(
      'PUBLIC_GA_MEASUREMENT_ID must be like G-ABC123DEF4',
    );
  },
);

test('analytics is preselected unless the owner disables it', () => {
  expect(isAnalyticsOnByDefault({})).toBe(true);
  expect(isAnalyticsOnByDefault({ CONSENT_PRETICKED: 'true' })).toBe(true);
  expect(isAnalyticsOnByDefault({ CONSENT_PRETICKED: 'false' })).toBe(false);
});
