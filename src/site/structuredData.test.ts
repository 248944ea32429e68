import { describe, expect, test } from 'vitest';
import { createGraph, serialiseGraph } from './structuredData';
import { pagination } from '~/lib/routing/pagination';
import { agency as wholeAgency, everything, nameOnly } from '../../tests/unit/support/fixtures';

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
const agency = { ...wholeAgency, name: 'Foco' };
const noImages: Parameters<typeof createGraph>[1] = { portrait: undefined, posters: [] };

type PageData = Parameters<typeof createGraph>[0];
/** What a page is about: a route, a page of a list, or a talent. */
type Subject = {
  [Kind in PageData['kind']]: Omit<Extract<PageData, { kind: Kind }>, keyof typeof page | 'agency'>;
}[PageData['kind']];

/** Returns the graph after serialisation, without undefined properties. */
const parse = (
  data: Omit<typeof page, 'locale'> & { locale: PageData['locale'] },
  subject: Subject,
  pictures = noImages,
) => {
  const graph = createGraph({ ...data, ...subject, agency } as PageData, pictures);
  return (JSON.parse(serialiseGraph(graph)) as { '@graph': Node[] })['@graph'];
};

const find = (graph: Node[], type: string) => graph.find((node) => node['@type'] === type);
const talentGraph = (talent: typeof everything, pictures = noImages) =>
  parse(page, { kind: 'talent', heading: talent.name, profession: 'Actriz', talent }, pictures);

/** Returns every `@id` that a node refers to. */
const references = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === 1 && entries[0]![0] === '@id') return [entries[0]![1] as string];
  return entries.flatMap(([, item]) => references(item));
};

describe('the graph of a talent’s page', () => {
  const pictures = {
    portrait: 'https://agency.example/p.jpg',
    posters: ['https://agency.example/v.jpg'],
  };

  test('is a profile page with a person', () => {
    const graph = talentGraph(everything, pictures);
    const person = find(graph, 'Person');
    expect(find(graph, 'ProfilePage')?.mainEntity).toEqual({ '@id': person?.['@id'] });
    expect(person).toMatchObject({
      name: 'Inés Quiroga',
      jobTitle: 'Actriz',
      image: { url: pictures.portrait },
    });
    expect(person?.award).toEqual(['Premio Faro, Mejor actriz (2025)']);
    expect(person?.sameAs).toEqual([
      'https://ines.example/',
      'https://www.imdb.com/name/nm0000001/',
      'https://www.instagram.com/ines.q',
      'https://www.tiktok.com/@inesq',
    ]);
    const traveller = { ...everything, places: ['Pamplona', 'Coslada (Madrid)'] };
    expect(find(talentGraph(traveller, pictures), 'Person')?.homeLocation).toEqual([
      { '@type': 'Place', name: 'Pamplona' },
      { '@type': 'Place', name: 'Coslada (Madrid)' },
    ]);
  });

  test('says of each image who made it, and offers no licence', () => {
    const imagesOf = (credit?: string) => {
      const meta = { kind: 'talent' as const, heading: 'Inés', profession: 'Actriz' };
      const picture = { ...everything.photo!, credit };
      const graph = parse(page, { ...meta, talent: everything, picture }, pictures);
      return [find(graph, 'ProfilePage')?.primaryImageOfPage, find(graph, 'Person')?.image];
    };
    for (const image of imagesOf('Lucía Marín')) {
      expect(image).toMatchObject({
        creator: { '@type': 'Person', name: 'Lucía Marín' },
        creditText: 'Lucía Marín',
        copyrightNotice: 'Lucía Marín',
      });
      expect(image).not.toHaveProperty('license');
    }
    for (const image of imagesOf())
      expect(image).toMatchObject({ creator: { name: 'Foco' }, copyrightNotice: '© Foco' });
  });

  test('never contains the birth date or the age', () => {
    const text = JSON.stringify(talentGraph(everything, pictures));
    expect(text).not.toMatch(/birth|1990|"age/i);
  });

  test('contains only complete videos', () => {
    expect(find(talentGraph(everything, pictures), 'VideoObject')).toMatchObject({
      name: 'Videobook',
      uploadDate: '2026-03-12',
      thumbnailUrl: 'https://agency.example/v.jpg',
      embedUrl: expect.stringMatching(/^https:\/\/player\.vimeo\.com\/video\/76979871\?h=ab12/),
    });
    expect(find(talentGraph(everything), 'VideoObject')).toBeUndefined();
    const undated = everything.videos.map((video) => ({ ...video, publishedOn: undefined }));
    const graph = talentGraph({ ...everything, videos: undated }, pictures);
    expect(find(graph, 'VideoObject')).toBeUndefined();
  });

  test('omits unknown properties', () => {
    expect(find(talentGraph(nameOnly), 'Person')).toEqual({
      '@type': 'Person',
      '@id': 'https://agency.example/actrices/ines-quiroga#person',
      name: 'Inés Quiroga',
      url: 'https://agency.example/actrices/ines-quiroga',
      jobTitle: 'Actriz',
    });
  });

  test('has a breadcrumb from the home page over the list', () => {
    const links = find(talentGraph(nameOnly), 'BreadcrumbList')?.itemListElement as Node[];
    expect(links.map(({ position, item }) => [position, item])).toEqual([
      [1, 'https://agency.example/'],
      [2, 'https://agency.example/actrices'],
      [3, 'https://agency.example/actrices/ines-quiroga'],
    ]);
  });
});

test('the graph of a list contains its talents in order', () => {
  const list = { ...page, path: '/actrices' };
  const talents = [nameOnly, { ...nameOnly, name: 'Ana', slug: 'ana' }];
  const graph = parse(list, {
    kind: 'list',
    route: 'actresses',
    heading: 'Actrices',
    listPage: pagination.page(talents, 1),
  });
  expect(find(graph, 'ItemList')).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'Inés Quiroga' },
      { position: 2, url: 'https://agency.example/actrices/ana' },
    ],
  });
});

test('a further list page continues the positions, and its breadcrumb contains the list', () => {
  const list = { ...page, path: '/actrices/pagina/2' };
  const talents = ['a', 'b', 'c'].map((slug) => ({ ...nameOnly, slug }));
  const listPage = pagination.page(talents, 2, 2);
  const graph = parse(list, { kind: 'list', route: 'actresses', heading: 'Actrices', listPage });
  expect(find(graph, 'ItemList')).toMatchObject({
    numberOfItems: 3,
    itemListElement: [{ position: 3, url: 'https://agency.example/actrices/c' }],
  });
  const links = find(graph, 'BreadcrumbList')?.itemListElement as Node[];
  expect(links.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Inicio', 'https://agency.example/'],
    [2, 'Actrices', 'https://agency.example/actrices'],
    [3, 'Página 2 de 2', 'https://agency.example/actrices/pagina/2'],
  ]);
});

test.each(['/', '/en'])('the home page %s has the full agency and no breadcrumb', (path) => {
  const locale = path === '/' ? ('es' as const) : ('en' as const);
  const home = { ...page, path, locale };
  const graph = parse(home, { kind: 'route', route: 'home', heading: 'Foco' });
  expect(find(graph, 'Organization')).toMatchObject({
    telephone: '+34 910 000 012',
    address: { addressLocality: 'Madrid' },
  });
  expect(find(graph, 'BreadcrumbList')).toBeUndefined();
});

test.each([
  ['about', 'AboutPage'],
  ['contact', 'ContactPage'],
  ['privacy', 'WebPage'],
] as const)('the page %s has the type %s', (route, type) => {
  const graph = parse({ ...page, path: '/x' }, { kind: 'route', route, heading: 'X' });
  expect(find(graph, type)?.breadcrumb).toEqual({ '@id': 'https://agency.example/x#breadcrumb' });
});

test('every referenced @id is in the same graph', () => {
  const graphs = [
    talentGraph(everything),
    parse({ ...page, path: '/' }, { kind: 'route', route: 'home', heading: 'Foco' }),
    parse(page, { kind: 'list', route: 'actors', heading: 'A', listPage: pagination.page([], 1) }),
  ];
  for (const graph of graphs) {
    const ids = graph.map((node) => node['@id']);
    for (const reference of references(graph)) expect(ids).toContain(reference);
  }
});

test('text cannot end the script element', () => {
  const name = '</script><script>alert(1)</script><!--\u2028';
  const json = serialiseGraph([{ '@type': 'Person', name }]);
  expect(json).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(json)['@graph'][0].name).toBe(name);
});
