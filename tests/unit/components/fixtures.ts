import type { Picture } from '~/loaders/schemas/media';
import type { Talent } from '~/loaders/schemas/talent';
import type { Text } from '~/loaders/schemas/fields';

export const spanish = (text: string): Text => ({ text, lang: 'es' });
export const english = (text: string): Text => ({ text, lang: 'en' });

const record = (filename: string, mimeType: string, sizeBytes: number) => ({
  id: '1',
  filename,
  mimeType,
  sizeBytes,
});

export const picture: Picture = {
  url: 'https://cms.example/media/portrait.jpg',
  width: 1600,
  height: 2000,
  alt: spanish('Retrato de Inés'),
  focal: { x: 0.5, y: 0.25 },
  mimeType: 'image/jpeg',
  record: record('portrait.jpg', 'image/jpeg', 250_000),
};

/** A talent with a name only. */
export const nameOnly: Talent = {
  recordId: '1',
  locale: 'es',
  name: 'Inés Quiroga',
  slug: 'ines-quiroga',
  sections: ['actress'],
  list: 'actresses',
  position: undefined,
  photo: undefined,
  gallery: [],
  birthDate: undefined,
  playingAge: undefined,
  citizenships: [],
  homeBase: undefined,
  heightCm: undefined,
  eyes: undefined,
  hair: undefined,
  languages: [],
  accents: [],
  skills: [],
  cinema: [],
  television: [],
  theatre: [],
  studies: [],
  awards: [],
  biography: undefined,
  videos: [],
  curriculum: undefined,
  website: undefined,
  imdb: undefined,
  isListed: true,
  previousSlugs: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const credit = {
  year: 2025,
  title: 'La marea baja',
  role: spanish('Nuria'),
  director: 'Elena Prats',
  company: 'Norte Films',
};

/** A talent with every field. */
export const everything: Talent = {
  ...nameOnly,
  photo: picture,
  gallery: [picture],
  birthDate: '1990-02-28',
  playingAge: { from: 28, to: 38 },
  citizenships: ['ES', 'AR'],
  homeBase: spanish('Madrid'),
  heightCm: 168,
  eyes: 'brown',
  hair: 'black',
  languages: [
    { language: 'spanish', level: 'native' },
    { language: 'english', level: 'bilingualAccent' },
    { language: 'french', level: 'mid' },
  ],
  accents: [{ accent: 'castilian', level: 'native' }],
  skills: [{ skill: 'fencing', level: 'pro' }],
  cinema: [credit],
  television: [{ ...credit, title: 'La raya del sur', year: undefined }],
  theatre: [{ ...credit, title: 'La gaviota', company: 'Teatro del Surco' }],
  studies: [{ year: 2012, title: spanish('Interpretación'), school: 'RESAD' }],
  awards: [
    { year: 2025, award: spanish('Premio Faro'), work: 'La marea baja', result: 'won' },
    { year: undefined, award: spanish('Premio del público'), work: undefined, result: 'nominated' },
  ],
  biography: { parts: [{ html: '<p>Nació en Madrid.</p>' }], lang: 'es' },
  videos: [
    {
      kind: 'videobook',
      title: spanish('Videobook'),
      source: { type: 'vimeo', id: '76979871', hash: 'ab12' },
      durationSeconds: 192,
      publishedOn: '2026-03-12',
      poster: picture,
    },
    {
      kind: 'showreel',
      title: spanish('Escena'),
      source: {
        type: 'file',
        file: {
          url: '/files/scene.mp4',
          source: 'https://cms.example/media/scene.mp4',
          name: 'scene.mp4',
          sizeBytes: 1_000_000,
          mimeType: 'video/mp4',
          record: record('scene.mp4', 'video/mp4', 1_000_000),
        },
      },
      durationSeconds: undefined,
      publishedOn: undefined,
      poster: undefined,
    },
  ],
  curriculum: {
    url: '/files/ines.pdf',
    source: 'https://cms.example/media/ines.pdf',
    name: 'ines.pdf',
    sizeBytes: 84_213,
    mimeType: 'application/pdf',
    record: record('ines.pdf', 'application/pdf', 84_213),
  },
  website: 'https://ines.example/',
  imdb: 'https://www.imdb.com/name/nm0000001/',
};
