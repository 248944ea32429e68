import type { GraphQLFetch } from '~/loaders/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecordsError } from '~/loaders/errors';
import { loadHome, loadTalents } from '~/loaders/collections';
import { talent } from '../records.fixture';

type Row = Record<string, unknown>;
interface Variables {
  draft?: boolean;
  where?: { AND: object[] };
}

const warnings: string[] = [];

beforeEach(() => {
  vi.stubEnv('CMS_URL', 'https://cms.example');
  vi.spyOn(console, 'warn').mockImplementation((message: string) => void warnings.push(message));
});
afterEach(() => {
  warnings.length = 0;
  vi.restoreAllMocks();
});

/** Mocks a CMS whose latest versions of talents are `drafts`, and whose public ones `published`. */
function mockCms(drafts: Row[], published: Row[] = []) {
  const requests: Variables[] = [];
  const fetchGraphQL: GraphQLFetch = async (_operation, _query, variables = {}) => {
    requests.push(variables);
    return { Talents: { docs: (variables as Variables).draft ? drafts : published } };
  };
  return { fetchGraphQL, requests };
}

const loadNames = async (fetchGraphQL: GraphQLFetch) =>
  (await loadTalents(fetchGraphQL, { isPreview: true }))
    .filter(({ locale }) => locale === 'es')
    .map(({ data }) => data.name);

describe('a preview', () => {
  it('fetches only drafts, of any status, while all are valid', async () => {
    const { fetchGraphQL, requests } = mockCms([talent(1), talent(2)]);
    expect(await loadNames(fetchGraphQL)).toEqual(['Ana 1', 'Ana 2']);
    expect(requests.map(({ draft }) => draft)).toEqual([true, true]);
    for (const { where } of requests) expect(JSON.stringify(where)).not.toContain('_status');
    expect(warnings).toEqual([]);
  });

  it('omits an invalid draft that was never published, with a warning', async () => {
    const { fetchGraphQL } = mockCms([talent(1, { sections: null, list: null }), talent(2)]);
    expect(await loadNames(fetchGraphQL)).toEqual(['Ana 2']);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/it is omitted:\n.*"Ana 1" \(id 1\) › es, en › sections/);
  });

  it('replaces an invalid draft with the published version', async () => {
    const draft = talent(1, { name: 'Ana Nueva', photo: { alt: 'Sin archivo' } });
    const { fetchGraphQL } = mockCms([draft, talent(2)], [talent(1, { name: 'Ana Publicada' })]);
    expect(await loadNames(fetchGraphQL)).toEqual(['Ana Publicada', 'Ana 2']);
    expect(warnings[0]).toMatch(/the published version is shown instead:\n.*› photo/);
  });

  it('omits a draft that has the same path as another record', async () => {
    const duplicate = talent(2, { name: 'Otra Ana', slug: 'ana-1' });
    expect(await loadNames(mockCms([talent(1), duplicate]).fetchGraphQL)).toEqual(['Ana 1']);
    expect(warnings[0]).toContain('"Otra Ana" has the same path as "Ana 1"');
  });

  it('replaces an invalid draft of the home page with the published version', async () => {
    const slides = [{ id: 'a', headline: 'Sin imagen', picture: null }];
    const fetchGraphQL: GraphQLFetch = async (_operation, _query, variables) => ({
      Home: {
        updatedAt: '2026-01-01T00:00:00.000Z',
        slides: (variables as Variables).draft ? slides : [],
      },
    });
    const [home] = await loadHome(fetchGraphQL, { isPreview: true });
    expect(home?.data.slides).toEqual([]);
    expect(warnings[0]).toMatch(/home › es, en › slides.0.picture/);
  });
});

it('a public build never fetches drafts and fails on an invalid record', async () => {
  const { fetchGraphQL, requests } = mockCms([], [talent(1, { name: ' ' })]);
  await expect(loadTalents(fetchGraphQL)).rejects.toThrow(RecordsError);
  for (const { draft, where } of requests) {
    expect(draft).toBeUndefined();
    expect(where?.AND).toContainEqual({ _status: { equals: 'published' } });
  }
});
