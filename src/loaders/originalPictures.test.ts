import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchOriginal } from './fetchMedia';
import { problemReport } from '~/session/problemReport';
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

describe('the original of a picture', () => {
  it('is fetched once for the files of both locales', async () => {
    const cms = await fakeCms((_request, response) => response.end(SVG));
    const ana = picture(cms.origin, 'ana');
    const both = await Promise.all([fetchOriginal(ana), fetchOriginal({ ...ana })]);
    expect(both.map((file) => new TextDecoder().decode(file))).toEqual([SVG, SVG]);
    await fetchOriginal(picture(cms.origin, 'eva'));
    expect(cms.received).toHaveLength(2);
  });

  it('is omitted and named in the report once when the CMS does not have it', async () => {
    problemReport.start();
    const cms = await fakeCms((_request, response) => response.writeHead(404).end());
    const deleted = picture(cms.origin, 'deleted');
    expect(await fetchOriginal(deleted)).toBeUndefined();
    expect(await fetchOriginal({ ...deleted })).toBeUndefined();
    expect(problemReport.end().problems.map(({ message }) => message)).toEqual([
      'File "/api/media/file/deleted.svg": the CMS responded with status 404',
    ]);
  });
});
