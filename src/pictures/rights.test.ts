import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ogImages } from '~/features/documents/ogImage';
import { packPhotos } from '~/features/documents/sheet/sheetPhoto';
import { type PictureFile, renderPictureFile } from './pictureFile';
import {
  type AiChoice,
  DATA_MINING,
  type PictureRights,
  rightsXmp,
} from '#contract/pictureRights.ts';
import { readRights } from '../../tests/support/readXmp.ts';
import { rights } from '../../tests/unit/support/fixtures';

const background = '#8a7f6c';
const original = await sharp({ create: { width: 800, height: 1000, channels: 3, background } })
  .jpeg()
  .toBuffer();

const transformTo = (format: PictureFile['format']) => (xmp: string | undefined) =>
  renderPictureFile(original, { format, width: 400, height: 500, xmp });

/** Everything that the build makes of a photograph and that carries its rights. */
const FILES: [string, (xmp: string) => Promise<Uint8Array>][] = [
  ['AVIF', transformTo('avif')],
  ['JPEG', transformTo('jpg')],
  ['PNG', transformTo('png')],
  ['large photograph of the casting pack', (xmp) => packPhotos.large(original, xmp)],
  ['photograph of the sheet', (xmp) => packPhotos.sheet(original, { x: 0.5, y: 0.2 }, xmp)],
  ['Open Graph image', (xmp) => ogImages.render({ title: 'Ana', agencyName: 'Foco', xmp })],
];

describe.each(FILES)('the %s', (_name, make) => {
  it('carries who made it, whose it is and what machines may do with it', async () => {
    expect(await readRights(await make(rightsXmp(rights)))).toEqual({
      creator: 'Lucía Marañón',
      notice: 'Lucía Marañón',
      credit: 'Lucía Marañón',
      dataMining: 'http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-AIMLTRAINING',
      statement: 'https://foco-agencia.example/uso-de-las-imagenes',
    });
  });
});

describe('the rights of a picture', () => {
  const read = async (changes: Partial<PictureRights>) =>
    readRights(await packPhotos.large(original, rightsXmp({ ...rights, ...changes })));

  it.each([
    ['all', 'ALLOWED'],
    ['searchOnly', 'PROHIBITED-AIMLTRAINING'],
    ['none', 'PROHIBITED-EXCEPTSEARCHENGINEINDEXING'],
  ] as const)('follow the choice of the agency: %s', async (aiChoice, value) => {
    const { dataMining } = await read({ aiChoice });
    expect(dataMining).toBe(`http://ns.useplus.org/ldf/vocab/DMI-${value}`);
  });

  it('name the agency for a picture without a credit, and no page that there is not', async () => {
    const { creator, notice, credit, statement } = await read({
      credit: undefined,
      statement: undefined,
    });
    expect([creator, notice, credit]).toEqual(['Foco Agencia', '© Foco Agencia', 'Foco Agencia']);
    expect(statement).toBeUndefined();
  });

  it('keep every letter of a credit', async () => {
    const credit = 'A&B <“c”> "d" \'e\' ñ 周 😀';
    expect((await read({ credit })).creator).toBe(credit);
  });

  it('take some 700 bytes', async () => {
    const plain = await transformTo('avif')(undefined);
    for (const aiChoice of Object.keys(DATA_MINING) as AiChoice[]) {
      const labelled = await transformTo('avif')(rightsXmp({ ...rights, aiChoice }));
      expect(labelled.length - plain.length).toBeLessThan(1000);
    }
  });
});
