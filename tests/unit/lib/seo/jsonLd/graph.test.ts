import { describe, expect, test } from 'vitest';
import { type PictureAddresses, graphOf } from '~/lib/seo/jsonLd/graph';
import { graphJson } from '~/lib/seo/jsonLd/serialise';
import { paginate } from '~/lib/routing/pagination';
import { everything, nameOnly } from '../../../components/fixtures';

type Node = Record<string, unknown>;

const site = new URL('https://agency.example');
const page = {
  site,
  locale: 'es' as const,
  path: '/actrices/ines-quiroga',
  title: 'Inés Quiroga, actriz',
  description: 'Inés Quiroga, actriz de la agencia.',
  image: 'https://agency.example/cards/a.jpg',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const agency = {
  name: 'Foco',
  city: 'Madrid',
  phones: [{ number: '+34 910 000 012' }],
  emails: [],
  socials: [{ url: 'https://social.example/foco' }],
};
const none: PictureAddresses = { portrait: undefined, posters: [] };

/** The graph as a search engine reads it: what is undefined is gone. */
const read = (...given: Parameters<typeof graphOf>) =>
  (JSON.parse(graphJson(graphOf(...given))) as { '@graph': Node[] })['@graph'];

const find = (graph: Node[], type: string) => graph.find((node) => node['@type'] === type);
const ofTalent = (talent: typeof everything, pictures = none) =>
  read(page, { kind: 'talent', heading: talent.name, trade: 'Actriz', talent }, agency, pictures);

/** Every `@id` that is only named, somewhere below a node. */
const references = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === 1 && entries[0]![0] === '@id') return [entries[0]![1] as string];
  return entries.flatMap(([, item]) => references(item));
};

describe('the data of a talent’s page', () => {
  const pictures = {
    portrait: 'https://agency.example/p.jpg',
    posters: ['https://agency.example/v.jpg'],
  };

  test('is a profile of a person', () => {
    const graph = ofTalent(everything, pictures);
    const person = find(graph, 'Person');
    expect(find(graph, 'ProfilePage')?.mainEntity).toEqual({ '@id': person?.['@id'] });
    expect(person).toMatchObject({
      name: 'Inés Quiroga',
      jobTitle: 'Actriz',
      image: pictures.portrait,
    });
    expect(person?.award).toEqual(['Premio Faro (2025)']);
  });

  test('never has the birth date or the age', () => {
    const text = JSON.stringify(ofTalent(everything, pictures));
    expect(text).not.toMatch(/birth|1990|"age/i);
  });

  test('tells only the videos of which all is known', () => {
    expect(find(ofTalent(everything, pictures), 'VideoObject')).toMatchObject({
      name: 'Videobook',
      uploadDate: '2026-03-12',
      thumbnailUrl: 'https://agency.example/v.jpg',
      embedUrl: expect.stringMatching(/^https:\/\/player\.vimeo\.com\/video\/76979871\?h=ab12/),
    });
    expect(find(ofTalent(everything), 'VideoObject')).toBeUndefined();
    const undated = everything.videos.map((video) => ({ ...video, publishedOn: undefined }));
    const graph = ofTalent({ ...everything, videos: undated }, pictures);
    expect(find(graph, 'VideoObject')).toBeUndefined();
  });

  test('says nothing of what is not known', () => {
    expect(find(ofTalent(nameOnly), 'Person')).toEqual({
      '@type': 'Person',
      '@id': 'https://agency.example/actrices/ines-quiroga#person',
      name: 'Inés Quiroga',
      url: 'https://agency.example/actrices/ines-quiroga',
      jobTitle: 'Actriz',
    });
  });

  test('leads there from the home page by the list', () => {
    const way = find(ofTalent(nameOnly), 'BreadcrumbList')?.itemListElement as Node[];
    expect(way.map(({ position, item }) => [position, item])).toEqual([
      [1, 'https://agency.example/'],
      [2, 'https://agency.example/actrices'],
      [3, 'https://agency.example/actrices/ines-quiroga'],
    ]);
  });
});

test('a list’s data names its people in order', () => {
  const list = { ...page, path: '/actrices' };
  const talents = [nameOnly, { ...nameOnly, name: 'Ana', slug: 'ana' }];
  const graph = read(
    list,
    { kind: 'list', place: 'actresses', heading: 'Actrices', part: paginate(talents, 1) },
    agency,
    none,
  );
  expect(find(graph, 'ItemList')).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'Inés Quiroga' },
      { position: 2, url: 'https://agency.example/actrices/ana' },
    ],
  });
});

test('a further page of a list goes on counting, and its way leads over the list', () => {
  const list = { ...page, path: '/actrices/pagina/2' };
  const talents = ['a', 'b', 'c'].map((slug) => ({ ...nameOnly, slug }));
  const part = paginate(talents, 2, 2);
  const graph = read(
    list,
    { kind: 'list', place: 'actresses', heading: 'Actrices', part },
    agency,
    none,
  );
  expect(find(graph, 'ItemList')).toMatchObject({
    numberOfItems: 3,
    itemListElement: [{ position: 3, url: 'https://agency.example/actrices/c' }],
  });
  const way = find(graph, 'BreadcrumbList')?.itemListElement as Node[];
  expect(way.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Inicio', 'https://agency.example/'],
    [2, 'Actrices', 'https://agency.example/actrices'],
    [3, 'Página 2 de 2', 'https://agency.example/actrices/pagina/2'],
  ]);
});

test.each(['/', '/en'])(
  'the home page %s tells all of the agency, and no way leads to it',
  (path) => {
    const locale = path === '/' ? ('es' as const) : ('en' as const);
    const home = { ...page, path, locale };
    const graph = read(home, { kind: 'place', place: 'home', heading: 'Foco' }, agency, none);
    expect(find(graph, 'Organization')).toMatchObject({
      telephone: '+34 910 000 012',
      address: { addressLocality: 'Madrid' },
    });
    expect(find(graph, 'BreadcrumbList')).toBeUndefined();
  },
);

test.each([
  ['about', 'AboutPage'],
  ['contact', 'ContactPage'],
  ['privacy', 'WebPage'],
] as const)('the page %s is a %s', (place, type) => {
  const graph = read({ ...page, path: '/x' }, { kind: 'place', place, heading: 'X' }, agency, none);
  expect(find(graph, type)?.breadcrumb).toEqual({ '@id': 'https://agency.example/x#way' });
});

test('whatever is named by its id is in the same graph', () => {
  const graphs = [
    ofTalent(everything),
    read({ ...page, path: '/' }, { kind: 'place', place: 'home', heading: 'Foco' }, agency, none),
    read(
      page,
      { kind: 'list', place: 'actors', heading: 'A', part: paginate([], 1) },
      agency,
      none,
    ),
  ];
  for (const graph of graphs) {
    const ids = graph.map((node) => node['@id']);
    for (const reference of references(graph)) expect(ids).toContain(reference);
  }
});

test('no text can end the script element', () => {
  const name = '</script><script>alert(1)</script><!--\u2028';
  const json = graphJson([{ '@type': 'Person', name }]);
  expect(json).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(json)['@graph'][0].name).toBe(name);
});
