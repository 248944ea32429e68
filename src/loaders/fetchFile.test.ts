import type { FileLink } from '~/model/media';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchFile, fetchOriginal } from './fetchMedia';
import { problemReport } from '~/session/problemReport';
import { fakeCms } from '../../tests/unit/loaders/fakeCms';

const PDF = '%PDF-1.7 a curriculum';

const linkTo = (origin: string): FileLink => ({
  url: '/files/cv-1.pdf',
  source: `${origin}/api/media/file/cv.pdf`,
  name: 'cv-1.pdf',
  sizeBytes: PDF.length,
  mimeType: 'application/pdf',
  record: { id: '7', filename: 'cv.pdf', mimeType: 'application/pdf', sizeBytes: PDF.length },
});

async function fetchFrom(
  respond: Parameters<typeof fakeCms>[0],
  record: Partial<FileLink['record']> = {},
) {
  const cms = await fakeCms(respond);
  vi.stubEnv('CMS_URL', cms.origin);
  vi.stubEnv('CMS_PATIENCE_SECONDS', '0.01');
  const link = linkTo(cms.origin);
  return fetchFile({ ...link, record: { ...link.record, ...record } });
}

const { argv } = process;
beforeEach(problemReport.start);
afterEach(() => {
  process.argv = argv;
  problemReport.end();
});

it('a file is fetched again after a 503', async () => {
  const body = await fetchFrom((_request, response, count) =>
    count === 0 ? response.writeHead(503).end() : response.end(PDF),
  );
  expect(new TextDecoder().decode(body)).toBe(PDF);
  expect(problemReport.end().problems).toEqual([]);
});

it('a broken file is omitted, and the report names its record and its path', async () => {
  expect(await fetchFrom((_request, response) => response.end(`${PDF}!`))).toBeUndefined();
  expect(problemReport.end().problems).toEqual([
    {
      collection: 'media',
      record: 'cv.pdf (id 7)',
      recordId: '7',
      locale: null,
      field: 'file',
      message: expect.stringContaining('File "/api/media/file/cv.pdf": has more than 21 bytes'),
      fallback: 'omitted',
    },
  ]);
});

it('an SVG that cannot be drawn is omitted, one that is drawn soon is not', async () => {
  const fetchSvg = (svg: string) =>
    fetchFrom((_request, response) => response.end(svg), {
      mimeType: 'image/svg+xml',
      sizeBytes: svg.length,
    });
  const path = '<path id="a" d="M0 0h9v9z"/><use href="#a"/>';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${path}</svg>`;
  expect(await fetchSvg(drawing)).toBeDefined();
  expect(await fetchSvg(drawing.replace('</svg>', ''))).toBeUndefined();
  expect(problemReport.end().problems[0]!.message).toContain('an SVG that can be drawn soon');
});

it('a broken file ends a strict build', async () => {
  process.argv = [...argv, '--strict'];
  await expect(fetchFrom((_request, response) => response.writeHead(404).end())).rejects.toThrow(
    'File "/api/media/file/cv.pdf": the CMS responded with status 404',
  );
});

it('the original of a picture is fetched once for the files of both locales', async () => {
  const cms = await fakeCms((_request, response) => response.end(PDF));
  vi.stubEnv('CMS_URL', cms.origin);
  const { record } = linkTo(cms.origin);
  const fetchNamed = (name: string) =>
    fetchOriginal({ url: `${cms.origin}/api/media/file/${name}`, record });
  const [first, second] = await Promise.all([fetchNamed('ana'), fetchNamed('ana')]);
  expect(second).toBe(first);
  await fetchNamed('eva');
  expect(cms.received).toHaveLength(2);
});
