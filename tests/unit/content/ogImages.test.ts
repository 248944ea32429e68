import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchOgImagePicture } from '~/content/ogImages';
import { fakeCms } from '../loaders/fakeCms';

vi.mock('~/content/site', () => ({ getAgency: vi.fn() }));
vi.mock('~/content/indexedPages', () => ({ getIndexedPages: vi.fn() }));

const picture = (origin: string, name: string) => ({
  url: `${origin}/api/media/file/${name}.jpg?v=1`,
  width: 800,
  height: 1000,
  focal: { x: 0.5, y: 0.5 },
});

beforeEach(() => vi.stubEnv('CMS_URL', 'https://cms.example'));

describe('the picture of an Open Graph image', () => {
  it('is fetched once for the two locales of a page, without the token', async () => {
    vi.stubEnv('CMS_TOKEN', 's3cret');
    const cms = await fakeCms((_request, response) => response.end('a picture'));
    const ana = picture(cms.origin, 'ana');
    const both = await Promise.all([fetchOgImagePicture(ana), fetchOgImagePicture({ ...ana })]);
    expect(both.map((file) => new TextDecoder().decode(file))).toEqual(['a picture', 'a picture']);
    await fetchOgImagePicture(picture(cms.origin, 'eva'));
    expect(cms.received).toHaveLength(2);
    expect(cms.received[0]?.headers.authorization).toBeUndefined();
  });

  it('fails the build with its path when the CMS does not have it', async () => {
    const cms = await fakeCms((_request, response) => response.writeHead(404).end());
    await expect(fetchOgImagePicture(picture(cms.origin, 'deleted'))).rejects.toThrow(
      'Picture "/api/media/file/deleted.jpg": the CMS responded with status 404',
    );
  });
});
