import type { GraphQLFetch } from '~/loaders/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecordsError } from '~/loaders/errors';
import { loadHome, loadTalents } from '~/loaders/collections';
import { media, talent } from '../records.fixture';

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
    expect(warnings[0]).toMatch(
      /talents › .*"Ana 1" \(id 1\) › es, en › sections: .*\n +→ it is omitted/,
    );
  });

  it('replaces an invalid draft with the published version', async () => {
    const draft = talent(1, { name: 'Ana Nueva', website: 'javascript:alert(1)' });
    const { fetchGraphQL } = mockCms([draft, talent(2)], [talent(1, { name: 'Ana Publicada' })]);
    expect(await loadNames(fetchGraphQL)).toEqual(['Ana Publicada', 'Ana 2']);
    expect(warnings[0]).toMatch(/› website: .*\n +→ the published version is shown instead/);
  });

  it('omits an unusable picture of a draft', async () => {
    const draft = talent(1, { name: 'Ana Nueva', photo: { alt: 'Sin archivo' } });
    expect(await loadNames(mockCms([draft]).fetchGraphQL)).toEqual(['Ana Nueva']);
    expect(warnings[0]).toMatch(/› photo.url: has no file\n +→ the field is omitted/);
  });

  it('omits an invalid draft whose published version is invalid, and fails if it is strict', async () => {
    const invalid = [talent(1, { name: ' ' })];
    const { fetchGraphQL } = mockCms(invalid, invalid);
    expect(await loadNames(fetchGraphQL)).toEqual([]);
    await expect(loadTalents(fetchGraphQL, { isPreview: true, isStrict: true })).rejects.toThrow(
      RecordsError,
    );
  });

  it('omits a draft that has the same path as another record', async () => {
    const duplicate = talent(2, { name: 'Otra Ana', slug: 'ana-1' });
    expect(await loadNames(mockCms([talent(1), duplicate]).fetchGraphQL)).toEqual(['Ana 1']);
    expect(warnings[0]).toContain('"Ana 1" and "Otra Ana" have the same path');
  });

  it('replaces an invalid draft of the home page with the published version', async () => {
    const slides = [{ id: 'a', headline: null, picture: media('a') }];
    const fetchGraphQL: GraphQLFetch = async (_operation, _query, variables) => ({
      Home: {
        updatedAt: '2026-01-01T00:00:00.000Z',
        slides: (variables as Variables).draft ? slides : [],
      },
    });
    const [home] = await loadHome(fetchGraphQL, { isPreview: true });
    expect(home?.data.slides).toEqual([]);
    expect(warnings[0]).toMatch(
      /home › es, en › slides.0.headline: .*\n +→ the published version is/,
    );
  });
});

it('a strict public build never fetches drafts and fails on an invalid record', async () => {
  const { fetchGraphQL, requests } = mockCms([], [talent(1, { name: ' ' })]);
  const load = loadTalents(fetchGraphQL, { isStrict: true });
  await expect(load).rejects.toThrow(RecordsError);
  for (const { draft, where } of requests) {
    expect(draft).toBeUndefined();
    expect(where?.AND).toContainEqual({ _status: { equals: 'published' } });
  }
});
