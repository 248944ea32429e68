import { expect, test } from 'vitest';
import { durationCode, durationText } from '~/lib/duration';

test.each([
  [0, '0:00', 'PT0M0S'],
  [5, '0:05', 'PT0M5S'],
  [192, '3:12', 'PT3M12S'],
  [3665, '61:05', 'PT61M5S'],
  [59.6, '1:00', 'PT1M0S'],
])('%d seconds read %s, and %s to a machine', (durationSeconds, text, code) => {
  expect(durationText(durationSeconds)).toBe(text);
  expect(durationCode(durationSeconds)).toBe(code);
});
