import { expect, test } from 'vitest';
import { isAnalyticsPreticked } from '~/content/site';

test('the analytics are proposed unless the owner turns that off', () => {
  expect(isAnalyticsPreticked({})).toBe(true);
  expect(isAnalyticsPreticked({ CONSENT_PRETICKED: 'true' })).toBe(true);
  expect(isAnalyticsPreticked({ CONSENT_PRETICKED: 'false' })).toBe(false);
});
