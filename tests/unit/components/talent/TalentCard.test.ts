import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import TalentCard from '~/components/talent/TalentCard.astro';
import { everything, nameOnly } from '../fixtures';
import { render } from '../render';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('links to the talent and shows age and two languages in one line', async () => {
  const card = await render(TalentCard, { talent: everything, locale: 'es', level: 2 });
  expect(card.attributes('a').href).toBe('/actrices/ines-quiroga');
  expect(card.texts('h2')).toEqual(['Inés Quiroga']);
  expect(card.texts('p')[0]).toMatch(/^36 años · \S+, \S+$/);
});

test('links to the English page in English, with the requested heading level', async () => {
  const card = await render(TalentCard, { talent: everything, locale: 'en', level: 3 });
  expect(card.attributes('a').href).toBe('/en/actrices/ines-quiroga');
  expect(card.texts('h3')).toEqual(['Inés Quiroga']);
});

test('renders a complete card from a name only', async () => {
  const card = await render(TalentCard, { talent: nameOnly, locale: 'es', level: 2 });
  expect(card.text).toBe('Inés Quiroga');
  expect(card.all('img')).toHaveLength(0);
});

test('the picture is lazy, has dimensions, and repeats no text', async () => {
  const card = await render(TalentCard, { talent: everything, locale: 'es', level: 2 });
  expect(card.attributes('img')).toMatchObject({
    alt: '',
    loading: 'lazy',
    width: '720',
    height: '900',
  });
  const first = await render(TalentCard, {
    talent: everything,
    locale: 'es',
    level: 2,
    isFirst: true,
  });
  expect(first.attributes('img')).toMatchObject({ loading: 'eager', fetchpriority: 'high' });
});
