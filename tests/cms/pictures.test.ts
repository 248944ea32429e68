import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { rightsXmp } from '../../cms/contract/pictureRights.ts';
import { HEIC, heicOfSize } from '../support/heic/photograph.ts';
import { createPicture, hugePicture, upload } from './support/fixtureAgency.ts';
import { useTestCms } from './support/testCms.ts';

const cms = useTestCms();

afterAll(() => cms.close());

/** A position in degrees, minutes and seconds, as cameras write it. */
const GPS = {
  IFD0: { Make: 'Foco' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 1234/1', GPSLongitude: '3/1 42/1 0/1' },
};
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b45a32' } });

/** Uploads a file and returns the stored record, the stored bytes and what sharp reads of them. */
async function store(name: string, mimetype: string, data: Buffer) {
  const record = await upload(cms, name, mimetype, data);
  const stored = await readFile(path.join(process.env.MEDIA_DIR!, record.filename!));
  return { record, stored, metadata: await sharp(stored).metadata() };
}

/** Returns a JPEG with one data set of IPTC: 110 is the credit, 116 the copyright notice. */
function withIptc(jpeg: Buffer, dataSet: number, text: string): Buffer {
  const value = Buffer.from(text);
  const iptc = Buffer.concat([Buffer.from([0x1c, 2, dataSet, 0, value.length]), value]);
  const resource = Buffer.concat([
    Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0', 'latin1'),
    Buffer.from([iptc.length]),
    iptc,
    Buffer.alloc(iptc.length % 2),
  ]);
  const head = Buffer.from([0xff, 0xed, 0, resource.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, resource, jpeg.subarray(2)]);
}

const smallJpeg = await photograph(9, 9).jpeg().toBuffer();

async function colourAt(data: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(data).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  return [...(await pixel.toBuffer())];
}

const isNear = (colour: number[], expected: number[]) =>
  colour.every((value, index) => Math.abs(value - expected[index]!) <= 12);

describe('a stored picture has no metadata and is upright', () => {
  it('if it is a JPEG of a phone with a GPS position and an orientation', async () => {
    const jpeg = await photograph(400, 300)
      .withExif(GPS)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(jpeg).metadata()).orientation).toBe(6);
    const { record, stored, metadata } = await store('phone.jpg', 'image/jpeg', jpeg);
    expect(record).toMatchObject({ width: 300, height: 400, filesize: stored.length });
    expect(metadata).toMatchObject({ width: 300, height: 400 });
    expect([metadata.orientation, metadata.exif]).toEqual([undefined, undefined]);
    expect(stored.includes('Exif')).toBe(false);
  });

  it('if a phone has appended a video or a second picture with a position of its own', async () => {
    const jpeg = await photograph(400, 300).withExif(GPS).jpeg().toBuffer();
    const { stored } = await store('live.jpg', 'image/jpeg', Buffer.concat([jpeg, jpeg]));
    expect(stored.length).toBeLessThan(jpeg.length);
    expect(stored.includes('Exif')).toBe(false);
  });

  it.each(['png', 'webp', 'avif'] as const)('if it is a %s with EXIF', async (format) => {
    const data = await photograph(200, 100).withExif(GPS).toFormat(format).toBuffer();
    expect((await sharp(data).metadata()).exif).toBeDefined();
    const { stored, metadata } = await store(`a.${format}`, `image/${format}`, data);
    expect(metadata.exif).toBeUndefined();
    expect(stored.includes('Foco')).toBe(false);
  });

  it('if it is a PNG with a text or with bytes after its end', async () => {
    const png = await createPicture(40, 30);
    const { stored } = await store('text.png', 'image/png', Buffer.concat([png, HEIC]));
    expect(stored.includes('heic')).toBe(false);
  });
});

describe('the credit of a picture', () => {
  const COPYRIGHT = { IFD0: { Artist: 'Ana Autora', Copyright: 'De Ana Autora' } };
  const xmp = rightsXmp({ credit: 'Foto: Lucía M.', agencyName: '', aiChoice: 'all' });

  it.each(['jpeg', 'webp', 'avif'] as const)('is proposed from the XMP of a %s', async (format) => {
    const data = await photograph(90, 60)
      .withXmp(xmp)
      .withExif(COPYRIGHT)
      .toFormat(format)
      .toBuffer();
    const { record, metadata } = await store(`xmp.${format}`, `image/${format}`, data);
    expect(record.credit).toBe('Foto: Lucía M.');
    expect(metadata.xmp).toBeUndefined();
  });

  it('is proposed from EXIF without XMP, and from IPTC', async () => {
    const exif = await photograph(90, 60).withExif(COPYRIGHT).jpeg().toBuffer();
    expect((await store('exif.jpg', 'image/jpeg', exif)).record.credit).toBe('De Ana Autora');
    const iptc = withIptc(await photograph(91, 60).jpeg().toBuffer(), 110, 'Agencia Uno');
    expect((await store('iptc.jpg', 'image/jpeg', iptc)).record.credit).toBe('Agencia Uno');
  });

  it('stays what an editor wrote, and empty without a proposal', async () => {
    const data = await photograph(92, 60).withXmp(xmp).jpeg().toBuffer();
    const file = { name: 'own.jpg', mimetype: 'image/jpeg', data, size: data.length };
    const own = { alt: 'Retrato', credit: 'Yo misma' };
    const { credit } = await cms.payload.create({ collection: 'media', file, data: own });
    expect(credit).toBe('Yo misma');
    expect((await store('none.jpg', 'image/jpeg', smallJpeg)).record.credit ?? '').toBe('');
  });
});

describe('a stored picture has the size and the colours of the web', () => {
  it('with 4000 pixels on its longer side at most', async () => {
    const jpeg = await photograph(6000, 3000).jpeg().toBuffer();
    const { record } = await store('large.jpg', 'image/jpeg', jpeg);
    expect(record).toMatchObject({ width: 4000, height: 2000 });
  });

  it('with the colour of its background, not of its foreground, for the time until it is loaded', async () => {
    const create = { width: 150, height: 200, channels: 3, background: '#000' } as const;
    const picture = photograph(400, 500).composite([{ input: { create } }]);
    const { record } = await store('b.jpg', 'image/jpeg', await picture.jpeg().toBuffer());
    const colour = record.colour!.match(/[\da-f]{2}/g)!.map((hex) => parseInt(hex, 16));
    expect(colour).toSatisfy((found: number[]) => isNear(found, [180, 90, 50]));
  });

  it('without one where it has transparent parts, or is a drawing', async () => {
    const create = { width: 100, height: 100, channels: 4, background: '#b45a3280' } as const;
    const { record } = await store('c.png', 'image/png', await sharp({ create }).png().toBuffer());
    expect(record.colour).toBeNull();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect((await upload(cms, 'd.svg', 'image/svg+xml', svg)).colour).toBeNull();
  });

  it('in sRGB if it was in Display P3', async () => {
    const jpeg = await photograph(40, 30).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    const { stored, metadata } = await store('p3.jpg', 'image/jpeg', jpeg);
    expect(metadata.icc).toBeUndefined();
    expect(await colourAt(stored, 5, 5)).toSatisfy((colour: number[]) =>
      isNear(colour, [180, 90, 50]),
    );
  });
});

describe('a HEIC', () => {
  it.each([
    ['IMG_0001.HEIC', 'image/heic'],
    ['IMG_0002.HEIC', 'application/octet-stream'],
    ['IMG_0003.jpg', 'image/jpeg'],
  ])('named %s of type %s becomes an upright JPEG without metadata', async (name, type) => {
    const { record, stored, metadata } = await store(name, type, HEIC);
    expect(record).toMatchObject({ mimeType: 'image/jpeg', width: 320, height: 480 });
    expect(record.filename).toBe(`${path.parse(name).name}.jpg`);
    expect([metadata.format, metadata.exif, metadata.icc]).toEqual(['jpeg', undefined, undefined]);
    expect(await colourAt(stored, 100, 100)).toSatisfy((c: number[]) => isNear(c, [220, 60, 50]));
    expect(await colourAt(stored, 100, 400)).toSatisfy((c: number[]) => isNear(c, [30, 90, 190]));
  });

  it.each<[string, string, string, Buffer, RegExp]>([
    ['cut off', 'a.heic', 'image/heic', HEIC.subarray(0, 1100), /^No se puede leer la imagen/],
    [
      'a page',
      'b.heic',
      'image/heic',
      Buffer.from('<html>'.repeat(9)),
      /^No se puede leer la imagen/,
    ],
    ['a bomb', 'c.heic', 'image/heic', heicOfSize(30_000, 30_000), /30000 píxeles: redúcela/],
    ['a lie', 'd.heic', 'image/heic', heicOfSize(7000, 7000), /^No se puede leer la imagen/],
    ['a large PNG', 'e.png', 'image/png', Buffer.from(hugePicture(30_000)), /30000 × 30000/],
    ['a JPEG named SVG', 'f.svg', 'image/svg+xml', smallJpeg, /no es/],
  ])('is refused with a reason if it is %s', async (_title, name, type, data, reason) => {
    const error: unknown = await upload(cms, name, type, data).catch((e: unknown) => e);
    const { errors } = (error as { data: { errors: { message: string }[] } }).data;
    expect(errors[0]!.message).toMatch(reason);
  });
});
