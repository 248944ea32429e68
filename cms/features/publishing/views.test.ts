import type { Payload } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProblemList } from './admin/StatusCard.tsx';
import type { StoredPublication } from './publications.ts';
import { viewRecord, viewSite } from './siteView.ts';

const NOW = new Date('2026-11-22T22:59:59.000Z');
const talents = {
  slug: 'talents',
  labels: { singular: { es: 'Talento', en: 'Talent' } },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Vídeo',
          fields: [
            {
              name: 'videos',
              type: 'array',
              label: { es: 'Vídeos', en: 'Videos' },
              labels: { singular: { es: 'Vídeo', en: 'Video' } },
              fields: [{ name: 'url', type: 'text', label: { es: 'Dirección', en: 'Address' } }],
            },
          ],
        },
      ],
    },
  ],
};
const payload = {
  collections: { talents: { config: talents } },
  globals: { config: [{ slug: 'home', label: { es: 'Portada', en: 'Home page' }, fields: [] }] },
  config: { routes: { admin: '/admin' } },
} as unknown as Payload;
const es = { payload, language: 'es', now: NOW } as const;
const en = { payload, language: 'en', now: NOW } as const;

/** Creates a publication that was requested on the 22nd at a time of UTC, e.g. `22:45`. */
const publication = (time: string, values: Partial<StoredPublication>): StoredPublication => ({
  id: time,
  state: 'requested',
  source: 'cms',
  changes: [{ kind: 'talents', id: 3, title: 'Nerea Soto', who: 'ana@agencia.example' }],
  problems: [],
  createdAt: `2026-11-22T${time}:00.000Z`,
  updatedAt: `2026-11-22T${time}:00.000Z`,
  ...values,
});
const online = (time: string, values: Partial<StoredPublication> = {}) =>
  publication(time, { state: 'online', onlineAt: `2026-11-22T${time}:30.000Z`, ...values });
const NEREA = { kind: 'talents', id: '3', isPublic: true };
const PROBLEM: StoredPublication['problems'][number] = {
  collection: 'talents',
  id: '3',
  title: 'Nerea Soto',
  field: 'videos.0.url',
  locale: 'es',
  message: 'is not a YouTube or Vimeo video',
  problem: { code: 'notVideo' },
  fallback: 'previousVersion',
};

describe('the first page', () => {
  const textsOf = (...publications: StoredPublication[]) =>
    viewSite(publications, es).publications.map(({ text }) => text);

  it('says since when the site is online, in Madrid and in the language of the admin', () => {
    const view = viewSite([online('22:46')], es);
    expect(view).toMatchObject({ isPending: false, canRepeat: false, shown: '' });
    expect(view.publications[0]).toMatchObject({
      tone: 'success',
      text: 'En línea desde las 23:46',
      changes: 'Nerea Soto (ana@agencia.example)',
    });
    expect(viewSite([online('22:46')], en).publications[0]?.text).toBe('Online since 23:46');
    const yesterday = online('10:00', { onlineAt: '2026-11-21T10:00:00.000Z' });
    expect(textsOf(yesterday)).toEqual(['En línea desde el 21 nov 2026, 11:00']);
  });

  it('says that an erased person was changed, whose name is gone', () => {
    const erased = online('22:46', { changes: [{ kind: 'talents', id: 3, title: '' }] });
    expect(viewSite([erased], es).publications[0]?.changes).toBe('Talento');
  });

  it('never calls a publication online before the host has said so', () => {
    for (const state of ['requested', 'sent', 'building'] as const) {
      const view = viewSite([publication('22:59', { state }), online('20:00')], es);
      expect(view.isPending).toBe(true);
      expect(view.publications[0]?.text).not.toMatch(/^En línea/);
      expect(view.shown).toBe('La web muestra la versión que está en línea desde las 21:00.');
    }
  });

  it('says that the host is silent after fifteen minutes, and stops asking', () => {
    const view = viewSite([publication('22:44', { state: 'sent' })], es);
    expect(view).toMatchObject({ isPending: false, canRepeat: true });
    expect(view.publications[0]?.text).toMatch(/el servidor no ha dicho si está en línea/);
  });

  it('says of an earlier publication that a later one includes it', () => {
    const earlier = publication('22:50', { state: 'building' });
    expect(textsOf(online('22:55'), earlier)[1]).toBe('Incluida en la siguiente');
  });

  it('shows what was not taken, in the words of the CMS', () => {
    const [first] = viewSite([online('22:46', { problems: [PROBLEM] })], es).publications;
    expect(first).toMatchObject({
      tone: 'warning',
      text: 'En línea desde las 23:46, salvo lo que sigue',
      problems: [
        {
          href: '/admin/collections/talents/3?locale=es',
          place: 'Vídeos › 1 › Dirección',
          text: expect.stringContaining('Pega la dirección de un vídeo'),
          instead: 'La web muestra la versión anterior.',
        },
      ],
    });
  });

  it('lists what the version on the site does not show, until a later build has said so', () => {
    const older = online('22:46', { problems: [PROBLEM] });
    const failed = publication('22:50', { state: 'failed', error: 'exit code: 2' });
    for (const newest of [failed, publication('22:50', { state: 'building' })]) {
      const site = viewSite([newest, older], es);
      expect(site.publications[0]?.problems).toEqual([]);
      expect(site.problems).toMatchObject([
        { title: 'Nerea Soto', href: '/admin/collections/talents/3?locale=es' },
      ]);
    }
    const built = { state: 'building', builtAt: '2026-11-22T22:51:00.000Z' } as const;
    expect(viewSite([publication('22:50', built), older], es).problems).toEqual([]);
    expect(viewSite([online('22:50'), older], es).problems).toEqual([]);
    // The card of the newest publication names them.
    expect(viewSite([older], es).problems).toEqual([]);
  });

  it('names a record once, whatever the languages of its problems', () => {
    const english = { ...PROBLEM, locale: 'en', field: 'videos.1.url' } as const;
    const [first] = viewSite([online('22:46', { problems: [PROBLEM, english] })], es).publications;
    const list = { problems: first!.problems, hasLinks: true, error: '', language: 'es' } as const;
    const html = renderToStaticMarkup(createElement(ProblemList, list));
    expect(html.match(/Nerea Soto/g)).toHaveLength(1);
    expect(html).toMatch(/Vídeos › 1 › Dirección[\s\S]*Vídeos › 2 › Dirección/);
  });

  it('shows why a publication failed, and offers to repeat it', () => {
    const failed = publication('22:50', { state: 'failed', error: 'exit code: 2' });
    const view = viewSite([failed, online('20:00')], es);
    expect(view).toMatchObject({ canRepeat: true, isPending: false });
    expect(view.publications[0]).toMatchObject({ tone: 'error', error: 'exit code: 2' });
  });
});

describe('a record', () => {
  const textOf = (...publications: StoredPublication[]) =>
    viewRecord(NEREA, publications, es)?.text;
  const other = { changes: [{ kind: 'home', title: '' }] };

  it('is online since the first publication after its change', () => {
    expect(textOf(online('22:55', other), online('22:46'))).toBe('En línea desde las 23:46');
    const failed = publication('22:46', { state: 'failed' });
    expect(textOf(online('22:55', other), failed)).toBe('En línea desde las 23:55');
  });

  it('is on its way until then', () => {
    expect(textOf(publication('22:59', { state: 'building' }), online('22:46'))).toBe(
      'Se está publicando…',
    );
    expect(textOf(publication('22:59', other), publication('22:58', { state: 'failed' }))).toBe(
      'Se está publicando…',
    );
  });

  it('is not online after a failure, with the reason', () => {
    const failed = publication('22:50', { state: 'failed', error: 'exit code: 2' });
    expect(viewRecord(NEREA, [failed, online('20:00')], es)).toMatchObject({
      tone: 'error',
      text: 'No está en línea: la publicación pedida a las 23:50 ha fallado',
      error: 'exit code: 2',
    });
  });

  it('is not online while the newest build leaves it as it was', () => {
    const view = viewRecord(NEREA, [online('22:46', { problems: [PROBLEM] })], en);
    expect(view).toMatchObject({ tone: 'error', text: 'Not online' });
    expect(view?.problems).toHaveLength(1);
    expect(
      viewRecord({ ...NEREA, id: '4' }, [online('22:46', { problems: [PROBLEM] })], en)?.text,
    ).toBe('Online');
  });

  it('is off the site when it was unpublished, and unknown when it never was on it', () => {
    const draft = { ...NEREA, isPublic: false };
    expect(viewRecord(draft, [online('22:46')], es)?.text).toBe(
      'Retirado de la web desde las 23:46',
    );
    expect(viewRecord(draft, [publication('22:59', { state: 'sent' })], es)?.text).toBe(
      'Se está retirando de la web…',
    );
    expect(viewRecord(draft, [online('22:46', other)], es)).toBeUndefined();
  });
});
