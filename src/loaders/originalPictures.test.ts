import { beforeEach, expect, it, vi } from 'vitest';
import { fetchOriginal } from './fetchMedia';
import { fakeCms } from '../../tests/unit/loaders/fakeCms';

const SVG = '<svg/>';

const picture = (origin: string, name: string) => ({
  url: `${origin}/api/media/file/${name}.svg?v=1`,
  width: 800,
  height: 1000,
  focal: { x: 0.5, y: 0.5 },
  record: { id: '7', filename: `${name}.svg`, mimeType: 'image/svg+xml', sizeBytes: SVG.length },
});

beforeEach(() => vi.stubEnv('CMS_URL', 'https://cms.example'));

it('the original of a picture is fetched once for the files of both locales', async () => {
  const cms = await fakeCms((_request, response) => response.end(SVG));
  const ana = picture(cms.origin, 'ana');
  const both = await Promise.all([fetchOriginal(ana), fetchOriginal({ ...ana })]);
  expect(both.map((file) => new TextDecoder().decode(file))).toEqual([SVG, SVG]);
  await fetchOriginal(picture(cms.origin, 'eva'));
  expect(cms.received).toHaveLength(2);
});
