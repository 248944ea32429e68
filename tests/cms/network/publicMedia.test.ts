import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRights } from '../../support/readXmp.ts';
import { createPicture, fillEmptyAgency, upload } from '../support/fixtureAgency.ts';
import { READER_KEY, authorisedBy, publish, useTestCms } from '../support/testCms.ts';

const cms = useTestCms({ PAYLOAD_LOG_LEVEL: 'silent', CMS_PUBLIC_MEDIA: 'true' });

const names: Record<string, string> = {};
const ids: Record<string, number | string> = {};

const NAMES = ['photo', 'gallery', 'poster', 'block', 'slide', 'team', 'draft', 'unused'];

beforeAll(async () => {
  const picture = await createPicture(400, 500);
  for (const name of NAMES) {
    const { id, filename } = await upload(cms, `${name}.png`, 'image/png', picture);
    Object.assign(names, { [name]: filename });
    Object.assign(ids, { [name]: id });
  }
  await fillEmptyAgency(cms);
  const url = 'https://youtu.be/dQw4w9WgXcQ';
  const talent = await publish(cms, 'Ana Pública', {
    visibility: 'unlisted',
    photo: ids.photo,
    gallery: [{ picture: ids.gallery }],
    videos: [{ kind: 'showreel', title: 'Reel', url, poster: ids.poster }],
  });
  const { payload } = cms;
  const draft = { photo: ids.draft } as never;
  await payload.update({ collection: 'talents', id: talent.id, draft: true, data: draft });
  const blocks = [{ blockType: 'picture', picture: ids.block }];
  const where = { slug: { equals: 'nosotras' } };
  await payload.update({ collection: 'pages', where, locale: 'es', data: { blocks } as never });
  const slides = [{ picture: ids.slide, headline: 'Uno', url: '/actrices' }];
  const home = { slides, _status: 'published' } as never;
  await payload.updateGlobal({ slug: 'home', locale: 'es', data: home });
  const team = [{ name: 'Eva', photo: ids.team }] as never;
  await payload.updateGlobal({ slug: 'agency', locale: 'es', data: { team } as never });
});

const request = (path: string, headers: HeadersInit = {}) => fetch(cms.url + path, { headers });
const fetchFile = (name: string, headers?: HeadersInit) =>
  request(`/api/media/file/${name}`, headers);

describe('with an image service, anyone', () => {
  it.each(['photo', 'gallery', 'poster', 'block', 'slide', 'team'])(
    'fetches a file that a published record uses: %s',
    async (name) => {
      expect((await fetchFile(names[name]!)).status).toBe(200);
    },
  );

  it('fetches no file of a draft or of no record, nor a thumbnail', async () => {
    for (const name of [names.draft!, names.unused!, 'photo-320x400.webp', 'none.png']) {
      const { status } = await fetchFile(name);
      expect([name, status]).toEqual([name, 403]);
      if (name !== 'none.png') {
        expect((await fetchFile(name, authorisedBy(READER_KEY))).status).toBe(200);
      }
    }
  });

  it('does not list files', async () => {
    expect((await request('/api/media')).status).toBe(401);
    expect((await request(`/api/media/${ids.photo}`)).status).toBe(401);
    const guess = authorisedBy('wrong');
    expect((await request('/api/media', guess)).status).toBe(401);
    expect((await request('/api/media/count?where[filename][like]=photo', guess)).status).toBe(401);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'gets a %s with its rights, as the agency sets them, and an account the stored file',
    async (format) => {
      const { payload } = cms;
      const data = await sharp({
        create: { width: 400, height: 500, channels: 3, background: '#b45a32' },
      })
        .toFormat(format)
        .toBuffer();
      const type = `image/${format}`;
      const { id, filename, checksum } = await upload(cms, `rights.${format}`, type, data);
      await payload.update({ collection: 'media', id, data: { credit: 'Lucía & Hnas.' } });
      await publish(cms, `Con ${format}`, { photo: id });
      for (const [aiCrawlers, value] of [
        ['none', 'PROHIBITED-EXCEPTSEARCHENGINEINDEXING'],
        ['searchOnly', 'PROHIBITED-AIMLTRAINING'],
      ] as const) {
        await payload.updateGlobal({ slug: 'agency', data: { aiCrawlers } as never });
        const response = await fetchFile(filename!);
        expect(response.headers.get('content-type')).toBe(type);
        expect(response.headers.get('vary')).toBe('Authorization, Cookie');
        const body = Buffer.from(await response.arrayBuffer());
        expect(await sharp(body).metadata()).toMatchObject({ width: 400, height: 500 });
        expect(await readRights(body)).toEqual({
          creator: 'Lucía & Hnas.',
          notice: 'Lucía & Hnas.',
          credit: 'Lucía & Hnas.',
          dataMining: `http://ns.useplus.org/ldf/vocab/DMI-${value}`,
          statement: 'http://localhost:4321/uso-de-las-imagenes',
        });
      }
      const stored = await fetchFile(filename!, authorisedBy(READER_KEY));
      const hash = createHash('sha256').update(Buffer.from(await stored.arrayBuffer()));
      expect(hash.digest('hex')).toBe(checksum);
    },
  );

  it('gets the headers of a file by HEAD, as by GET', async () => {
    const path = `${cms.url}/api/media/file/${names.photo}`;
    const [got, head] = [await fetch(path), await fetch(path, { method: 'HEAD' })];
    expect(head.status).toBe(200);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
      expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)]);
    }
    expect(await head.text()).toBe('');
    expect((await got.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });
});
