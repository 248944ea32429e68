import type { Field, Payload } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProblemList } from './admin/StatusCard.tsx';
import type { findInvalidRecords } from './invalidRecords.ts';
import type { StoredPublication } from './publications.ts';
import { viewSite } from './siteView.ts';

type InvalidRecord = Awaited<ReturnType<typeof findInvalidRecords>>['records'][number];

const NOW = new Date('2026-11-22T22:59:59.000Z');
const url: Field = { name: 'url', type: 'text', label: { es: 'Dirección', en: 'Address' } };
const biography: Field = { name: 'biography', type: 'text', label: { es: 'Biografía', en: 'Bio' } };
const videos: Field = {
  name: 'videos',
  type: 'array',
  label: 'Vídeos',
  fields: [url],
  labels: { singular: { es: 'Vídeo', en: 'Video' }, plural: 'Vídeos' },
};
const payload = {
  collections: { talents: { config: { slug: 'talents', fields: [videos, biography] } } },
  globals: { config: [] },
  config: { routes: { admin: '/admin' } },
} as unknown as Payload;
const context = { payload, language: 'es', now: NOW } as const;

const talent = (id: number, title: string, ...paths: string[]): InvalidRecord => ({
  kind: 'talents',
  id,
  title,
  problems: paths.map((path) => ({
    path,
    field: path === 'biography' ? biography : url,
    problem: { code: 'notVideo' },
    ...(path === 'biography' && { locale: 'en' as const }),
  })),
});
const reported: StoredPublication['problems'][number] = {
  collection: 'talents',
  id: '3',
  title: 'Carmen',
  field: 'videos.0.url',
  locale: 'es',
  message: 'is no video',
  problem: { code: 'notVideo' },
  fallback: 'previousVersion',
};
const publication = (values: Partial<StoredPublication>): StoredPublication => ({
  id: '1',
  state: 'online',
  source: 'cms',
  changes: [],
  problems: [],
  createdAt: '2026-11-22T22:46:00.000Z',
  updatedAt: '2026-11-22T22:46:00.000Z',
  onlineAt: '2026-11-22T22:46:30.000Z',
  ...values,
});
const view = (newest: StoredPublication, ...records: InvalidRecord[]) =>
  viewSite([newest], context, { records, checked: 9, total: 9 });

describe('the invalid records on the first page', () => {
  it('are not named again when the newest publication has named them', () => {
    const site = view(publication({ problems: [reported] }), talent(3, 'Carmen', 'videos.0.url'));
    expect(site.publications[0]?.problems).toHaveLength(1);
    expect(site.publications[0]?.problems[0]?.instead).toBe('La web muestra la versión anterior.');
    expect(site.invalid).toMatchObject({ problems: [], hidden: 0, checked: 9, total: 9 });
  });

  it('are listed with the problems that the newest publication has not named', () => {
    const carmen = talent(3, 'Carmen', 'videos.0.url', 'biography');
    const site = view(publication({ problems: [reported] }), carmen);
    expect(site.publications[0]?.problems.map(({ place }) => place)).toEqual([
      'Vídeos › 1 › Dirección',
    ]);
    expect(site.invalid.problems.map(({ place }) => place)).toEqual(['Biografía (en inglés)']);
  });

  it('are named once in a list, whatever the languages of their problems', () => {
    const site = view(publication({}), talent(3, 'Carmen', 'videos.0.url', 'biography'));
    const { problems } = site.invalid;
    const html = renderToStaticMarkup(
      createElement(ProblemList, { problems, hasLinks: true, error: '', language: 'es' }),
    );
    expect(html.match(/Carmen/g)).toHaveLength(1);
    expect(html).toMatch(/Vídeos › 1 › Dirección[\s\S]*Biografía \(en inglés\)/);
  });

  it('are listed while no publication names them, e.g. after a failure', () => {
    const records = [talent(3, 'Carmen', 'videos.0.url'), talent(4, 'Leo', 'biography')];
    const failed = publication({ state: 'failed', error: 'exit code: 2' });
    for (const newest of [failed, publication({ state: 'building', onlineAt: null })]) {
      const site = view(newest, ...records);
      expect(site.publications[0]?.problems).toEqual([]);
      expect(site.invalid.problems).toMatchObject([
        { title: 'Carmen', href: '/admin/collections/talents/3?locale=es' },
        { title: 'Leo', href: '/admin/collections/talents/4?locale=en' },
      ]);
    }
  });

  it('are cut after twenty records', () => {
    const records = Array.from({ length: 23 }, (_, id) => talent(id, `P${id}`, 'biography'));
    const site = view(publication({}), ...records);
    expect(site.invalid.problems).toHaveLength(20);
    expect(site.invalid.hidden).toBe(3);
  });
});
