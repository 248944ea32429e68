import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildSession } from '~/session/buildSession';
import { getHome } from './siteQueries';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T23:30:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  buildSession.entries.clear();
});

it('shows what is at the top of the home page on its last day in Madrid, and not after it', async () => {
  const talents = ['ana', 'eva', 'iris'].map((recordId) => ({ recordId, isListed: true }));
  const home = {
    slides: [{ lastDay: '2026-11-28' }, { lastDay: '2026-11-29' }, {}],
    featured: [
      { talent: 'ana', lastDay: '2026-11-28' },
      { talent: 'eva', lastDay: '2026-11-29' },
      { talent: 'iris' },
    ],
  };
  const entries = talents.map((data) => [
    `es/${data.recordId}`,
    { data: { ...data, locale: 'es' } },
  ]);
  buildSession.entries.set('talents', new Map(entries as never));
  buildSession.entries.set('home', new Map([['es/home', { id: 'es/home', data: home }]]));
  const { slides, featured } = await getHome('es');
  expect(slides.map(({ row }) => row)).toEqual([1, 2]);
  expect(featured.map(({ recordId }) => recordId)).toEqual(['eva', 'iris']);
});
