import { afterEach, expect, test, vi } from 'vitest';
import { talentFacts } from './talentFacts';
import type { Locale } from '~/lib/i18n/locale';
import type { Talent } from '~/model/talent';
import { toPerson } from '~/features/selection/personQueries';
import { plainText } from '~/features/documents/sheet/createSheet';
import { agency, nameOnly } from '../../../tests/unit/support/fixtures';
import { sheetOf } from '../../../tests/unit/features/documents/sheet/sheets.fixture';

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

test.each([
  ['es', 'No disponible', '10–20~dic~2026; 3–8~ene~2027'],
  ['en', 'Not available', '10–20~Dec~2026; 3–8~Jan~2027'],
] as const)(
  'days on which somebody is busy never stand alone in %s',
  async (locale, words, days) => {
    vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z') });
    const unavailable = [
      { from: '2026-12-10', until: '2026-12-20' },
      { from: '2027-01-03', until: '2027-01-08' },
    ];
    // Which spaces the dash has is up to the data of the language; a date stays in one line.
    const plain = (text: string | undefined) =>
      text?.replace(/\s*–\s*/g, '–').replaceAll('\u00a0', '~');
    const talent: Talent = { ...nameOnly, unavailable };
    const fact = talentFacts(locale, talent).find(({ name }) => name === 'unavailable');
    // The page hides the labels of plain facts on phones.
    expect(fact).toMatchObject({ label: words, isPlain: false });
    const { facts } = await toPerson(locale, talent, agency);
    expect(facts.map(({ text }) => plain(text))).toContain(`${words}: ${days}`);
    expect(plain(plainText(sheetOf({ locale, unavailable })))).toContain(`\n${words}: ${days}\n`);
  },
);
