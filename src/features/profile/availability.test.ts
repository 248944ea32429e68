import { afterEach, expect, test, vi } from 'vitest';
import { talentFacts } from './talentFacts';
import type { Locale } from '~/lib/i18n/locale';
import type { Talent } from '~/model/talent';
import { nameOnly } from '../../../tests/unit/support/fixtures';

type Days = Partial<Pick<Talent, 'availability' | 'availableFrom' | 'availableUntil'>>;

/** Returns the fact about the availability of a talent. */
const availabilityText = (locale: Locale, days: Days) => {
  const talent: Talent = { ...nameOnly, ...days };
  return talentFacts(locale, talent).find(({ name }) => name === 'availability');
};

afterEach(() => vi.useRealTimers());

test('the availability is shown until its last day is over in Madrid', () => {
  const until = (availableUntil?: string) =>
    availabilityText('es', { availability: { text: 'Libre', lang: 'es' }, availableUntil })?.text;
  vi.useFakeTimers({ now: new Date('2026-06-30T21:59:00Z') });
  expect(until('2026-06-30')).toBe('Libre');
  expect(until('2026-06-29')).toBeUndefined();
  vi.setSystemTime(new Date('2026-06-30T22:00:00Z'));
  expect(until('2026-06-30')).toBeUndefined();
  expect(until()).toBe('Libre');
});

test('without words of its own, the sentence is made from the days', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') });
  const text = (availableFrom?: string, availableUntil?: string) =>
    (['es', 'en'] as const).map(
      (locale) => availabilityText(locale, { availableFrom, availableUntil })?.text,
    );
  expect(text('2027-01-15')).toEqual([
    'Disponible desde el 15 de enero de 2027',
    'Available from 15 January 2027',
  ]);
  expect(text('2027-01-15', '2027-02-01')).toEqual([
    'Disponible del 15 de enero de 2027 al 1 de febrero de 2027',
    'Available from 15 January 2027 to 1 February 2027',
  ]);
  expect(text('2026-10-01', '2027-02-01')).toEqual([
    'Disponible hasta el 1 de febrero de 2027',
    'Available until 1 February 2027',
  ]);
  expect(text('2026-10-01')).toEqual(['Disponible ahora', 'Available now']);
  expect(text(undefined, '2026-10-01')).toEqual([undefined, undefined]);
  expect(text()).toEqual([undefined, undefined]);
});
