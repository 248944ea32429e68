import { afterEach, expect, test, vi } from 'vitest';
import { analyticsEvents } from '~/site/analytics/analytics';
import { areLinks } from '~/features/forms/validateForm';

afterEach(() => vi.restoreAllMocks());

/** Makes `URL.canParse` throw as where it is missing. */
const removeCanParse = () =>
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });

test('validates links without URL.canParse', () => {
  removeCanParse();
  expect(areLinks('https://vimeo.com/1')).toBe(true);
  expect(areLinks('https://[')).toBe(false);
});

test('strips addresses for analytics without URL.canParse', () => {
  removeCanParse();
  const event = analyticsEvents.findLink('https://a.example/b?c#d', 'https://foco.example');
  expect(event?.params.link_url).toBe('https://a.example/b');
  expect(analyticsEvents.findLink('no address', 'https://foco.example')).toBeUndefined();
});
