import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Home } from '~/model/home';
import type { Page } from '~/model/page';
import type { Talent } from '~/model/talent';
import { parseDraft } from './draft';

beforeAll(() => void vi.stubEnv('CMS_URL', 'http://cms.example'));

const TALENT = {
  id: 7,
  updatedAt: '2026-01-01T00:00:00.000Z',
  name: 'Ana Ruiz',
  slug: 'ana-ruiz',
  sections: ['actress'],
  list: 'actresses',
  visibility: 'listed',
  shareId: 'abcdefghij',
};
const FILE = {
  id: 3,
  url: '/api/media/file/voz.mp3',
  filename: 'voz.mp3',
  mimeType: 'audio/mpeg',
  filesize: 10,
  checksum: 'abc',
};

const talentOf = (es: object, en?: object) => {
  const locale = en ? 'en' : 'es';
  const draft = parseDraft('talents', locale, { es: { ...es }, ...(en && { en: { ...en } }) });
  return { draft, talent: draft?.data as Talent };
};

describe('the draft of a form', () => {
  it('has the id of its entry in the content store', () => {
    expect(talentOf(TALENT).draft).toMatchObject({ id: 'es/7', locale: 'es', recordId: '7' });
  });

  it('shows Spanish where a text has no English', () => {
    const { talent } = talentOf(
      { ...TALENT, biography: 'En español', homeBase: ['Madrid'] },
      { ...TALENT, biography: null, homeBase: ['Madrid', 'Lisbon'] },
    );
    expect(talent.biography?.lang).toBe('es');
    expect(talent.homeBase).toEqual({ text: 'Madrid and Lisbon', lang: 'en' });
    for (const english of [{ ...TALENT, homeBase: [] }, { ...TALENT, homeBase: null }, TALENT]) {
      const fallback = talentOf({ ...TALENT, homeBase: ['Vigo', 'Lugo'] }, english).talent;
      expect(fallback.homeBase).toEqual({ text: 'Vigo y Lugo', lang: 'es' });
    }
  });

  it('is shown before the first save, with placeholders for what is missing', () => {
    const { draft, talent } = talentOf({ sections: ['director'], name: '' });
    expect(talent).toMatchObject({ recordId: 'new', name: '…', list: 'directors' });
    expect(draft).toMatchObject({ id: 'es/new', recordId: 'new' });
  });

  it('leaves out rows and values that the site cannot show, and keeps the rest', () => {
    const { draft, talent } = talentOf({
      ...TALENT,
      website: 'no address',
      heightCm: 'tall',
      cinema: [{ id: 'a' }, { id: 'b', title: 'La marea' }, { id: 'c', title: '' }],
      videos: [{ id: 'd', kind: 'showreel', title: 'Reel', url: 'https://example.com' }],
    });
    expect(talent.cinema.map(({ title }) => title)).toEqual(['La marea']);
    expect(draft?.rows).toMatchObject({ cinema: [1], videos: [] });
    expect(talent).toMatchObject({ name: 'Ana Ruiz', videos: [] });
    expect(talent.website).toBeUndefined();
    expect(talent.heightCm).toBeUndefined();
  });

  it('links files at the CMS, since no build has copied them', () => {
    const voiceClips = [{ kind: 'language', language: 'spanish', file: FILE }];
    const { talent } = talentOf({ ...TALENT, voiceClips });
    expect(talent.voiceClips[0]?.file.url).toBe('/api/media/file/voz.mp3?v=abc');
  });

  it('is the page or the home page', () => {
    const page = parseDraft('pages', 'es', {
      es: {
        id: 1,
        slug: 'aviso-legal',
        title: 'Aviso',
        blocks: [{ blockType: 'text', body: 'Hola' }, { blockType: 'quote' }, { blockType: 'x' }],
      },
    });
    expect(page?.id).toBe('es/aviso-legal');
    expect((page?.data as Page).blocks.map(({ blockType }) => blockType)).toEqual(['text']);
    const home = parseDraft('home', 'es', { es: { slides: [{ headline: 'Sin imagen' }] } });
    expect(home?.id).toBe('es/home');
    expect((home?.data as Home).slides).toEqual([]);
  });

  it('survives hostile values', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"isListed":true},"constructor":1,"name":{"a":1},"cinema":{"length":9},"videos":[[],"x",null],"sections":"actor"}',
    ) as object;
    const { talent } = talentOf(hostile);
    expect(talent).toMatchObject({ name: '…', cinema: [], videos: [] });
    expect(({} as Record<string, unknown>).isListed).toBeUndefined();
  });
});

it('shows a proposal with the people who have been chosen so far', () => {
  const draftOf = (es: object) => parseDraft('proposals', 'es', { es: { ...es } });
  const people = [
    { id: 'a', talent: { id: 7 }, note: 'Canta' },
    { id: 'b', talent: null },
  ];
  expect(draftOf({ people, language: 'en' })?.data).toMatchObject({
    project: '…',
    language: 'en',
    people: [{ talentId: '7', note: 'Canta' }],
  });
  expect(draftOf({ project: 'Salitre', people: [{ id: 'a' }] })).toBeUndefined();
});
