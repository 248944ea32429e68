import sharp from 'sharp';
import type { Credit, Talent } from '~/model/talent';
import { createSheet } from '~/features/documents/sheet/createSheet';
import { packPhotos } from '~/features/documents/sheet/sheetPhoto';
import { renderPdf } from '~/features/documents/sheet/renderPdf';
import { rightsXmp } from '../../../../../cms/contract/pictureRights.ts';
import { everything, rights } from '../../../support/fixtures';

export const agency = {
  name: 'Foco Agencia',
  street: 'Calle de la Palma, 12',
  postalCode: '28004',
  city: 'Madrid',
  agent: {
    name: 'Elena Roldán',
    isPerson: true,
    phone: '+34 910 000 013',
    email: 'castings@foco-agencia.example',
  },
};

const PAGE = 'https://foco-agencia.example/actrices/ines-quiroga';

/** Returns the sheet of a talent with every field, some of them changed. */
export const sheetOf = (changes: Partial<Talent> = {}, more: Partial<typeof agency> = {}) => {
  const talent = { ...everything, ...changes };
  return createSheet(talent.locale, talent, { ...agency, ...more }, { page: PAGE, rights });
};

/** Returns as many credits as asked for, the latest first. */
export const manyCredits = (count: number): Credit[] =>
  Array.from({ length: count }, (_, index) => ({
    ...everything.cinema[0]!,
    title: `Obra número ${index + 1}`,
    year: 2026 - Math.floor(index / 3),
  }));

/** Creates a photograph that compresses badly. */
export const noisePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1600,
      height: 2000,
      channels: 3,
      background: '#777777',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

const plainPhoto = () =>
  sharp({ create: { width: 800, height: 1000, channels: 3, background: '#8a7f6c' } })
    .jpeg()
    .toBuffer();

/** Renders the sheet of a talent with a photograph, unless it has none. */
export async function renderSheet(
  sheet: ReturnType<typeof sheetOf>,
  original: Promise<Buffer> = plainPhoto(),
): Promise<Buffer> {
  const photo = sheet.photo
    ? await packPhotos.sheet(await original, { x: 0.5, y: 0.4 }, rightsXmp(rights))
    : undefined;
  return renderPdf(sheet, photo);
}
