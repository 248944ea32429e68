import type { PictureRights } from '../../../cms/contract/pictureRights.ts';
import type { Agency } from '~/model/agency';
import type { Text } from '~/model/fields';
import type { Picture } from '~/model/media';
import { agencyModel } from '~/model/agency';
import { talentModel } from '~/model/talent';
import { media, talent } from '../loaders/records.fixture';

export const spanish = (text: string): Text => ({ text, lang: 'es' });
export const english = (text: string): Text => ({ text, lang: 'en' });

/** Parses a record with the addresses of an example CMS. */
function parsed<T>(parse: () => T): T {
  const { CMS_URL } = process.env;
  process.env.CMS_URL = 'https://cms.example';
  try {
    return parse();
  } finally {
    if (CMS_URL === undefined) delete process.env.CMS_URL;
    else process.env.CMS_URL = CMS_URL;
  }
}

/** Parses a talent as the CMS returns it, in Spanish. */
export const parseTalent = (record: object) => parsed(() => talentModel.schema('es').parse(record));

const portrait = media('portrait', {
  alt: 'Retrato de Inés',
  url: '/media/portrait.jpg',
  filesize: 250_000,
  width: 1600,
  height: 2000,
  focalX: 50,
  focalY: 25,
  checksum: null,
  credit: 'Elena Prats',
  takenOn: '2026-01-15',
});

const file = (filename: string, mimeType: string, filesize: number, durationSeconds?: number) => ({
  ...media(filename, { url: `/media/${filename}`, filename, mimeType, filesize, checksum: null }),
  alt: null,
  width: null,
  height: null,
  durationSeconds,
});
const audio = file('voice.m4a', 'audio/mp4', 32_000, 8);

const minimal = talent(1, { name: 'Inés Quiroga', slug: 'ines-quiroga', shareId: 'k3v9x0a7qz' });

const credit = {
  year: 2025,
  title: 'La marea baja',
  kind: 'feature',
  role: 'Nuria',
  billing: 'lead',
  director: 'Elena Prats',
  company: 'Norte Films',
  status: 'released',
};

/** A talent with every field, as the CMS returns it. */
export const fullRecord = {
  ...minimal,
  familyName: 'Quiroga',
  castAs: ['woman'],
  photo: portrait,
  gallery: [{ picture: portrait }],
  age: 36,
  playingAgeFrom: 28,
  playingAgeTo: 38,
  citizenships: ['ES', 'AR'],
  homeBase: ['Madrid'],
  availability: 'Disponible en enero',
  availableFrom: '2026-01-01',
  availableUntil: '2099-01-31',
  heightCm: 168,
  eyes: 'brown',
  hair: 'black',
  hairLength: 'long',
  beard: 'moustache',
  voiceRange: 'contralto',
  unavailable: [{ from: '2098-03-01', until: '2098-03-20' }],
  genres: ['comedy'],
  projects: [
    { title: 'Marea alta', kind: 'feature', state: 'inDevelopment', logline: 'Un barco.' },
  ],
  instagram: 'ines.q',
  tiktok: 'inesq',
  pressName: 'Clara Ibáñez',
  pressEmail: 'prensa@ines.example',
  pressPhone: '+34 600 000 000',
  agenciesAbroad: [{ country: 'GB', agency: 'Northern Talent', website: 'https://north.example/' }],
  languages: [
    { language: 'spanish', level: 'native' },
    { language: 'english', level: 'bilingualAccent' },
    { language: 'french', level: 'mid' },
  ],
  accents: [{ accent: 'castilian', level: 'native' }],
  skills: [{ skill: 'fencing', level: 'pro' }],
  cinema: [credit],
  television: [
    {
      ...credit,
      title: 'La raya del sur',
      year: undefined,
      kind: 'series',
      billing: 'regular',
      season: 2,
      episodes: 8,
      broadcaster: 'Canal Sur',
      status: 'inProduction',
    },
  ],
  theatre: [{ ...credit, title: 'La gaviota', kind: 'play', company: 'Teatro del Surco' }],
  otherWork: [{ ...credit, title: 'Faro', kind: 'dubbing', role: undefined, billing: 'voice' }],
  studies: [{ year: 2012, title: 'Interpretación', school: 'RESAD' }],
  awards: [
    {
      year: 2025,
      award: 'Premio Faro',
      category: 'Mejor actriz',
      work: 'La marea baja',
      result: 'won',
    },
    { award: 'Premio del público', result: 'nominated' },
  ],
  biography: 'Nació en Madrid.',
  videos: [
    {
      id: 'videobook',
      kind: 'videobook',
      title: 'Videobook',
      url: 'https://vimeo.com/76979871/ab12',
      durationSeconds: 192,
      tones: ['drama', 'period'],
      work: 'La marea baja',
      publishedOn: '2026-03-12',
      poster: portrait,
    },
    {
      id: 'showreel',
      kind: 'showreel',
      title: 'Escena',
      file: file('scene.mp4', 'video/mp4', 1_000_000),
    },
  ],
  voiceClips: [
    { kind: 'language', language: 'french', file: audio },
    { kind: 'accent', accent: 'argentinian', file: audio },
    { kind: 'narration', file: audio },
  ],
  curriculum: file('ines.pdf', 'application/pdf', 84_213),
  agentId: 'agent-1',
  checkedOn: '2026-10-01',
  position: 3,
  previousSlugs: [{ list: 'actresses', slug: 'ines-garcia' }],
  website: 'https://ines.example/',
  imdb: 'https://www.imdb.com/name/nm0000001/',
};

/** A talent with a name only. */
export const nameOnly = parseTalent(minimal);

/** A talent with every field. */
export const everything = parseTalent(fullRecord);

export const picture: Picture = everything.photo!;

/** The rights of a picture of the agency. */
export const rights: PictureRights = {
  credit: 'Lucía Marañón',
  agencyName: 'Foco Agencia',
  aiChoice: 'searchOnly',
  statement: 'https://foco-agencia.example/uso-de-las-imagenes',
};

/** The agency. */
export const agency: Agency = agencyModel.schema('es').parse({
  updatedAt: '2026-01-01T00:00:00.000Z',
  name: 'Foco',
  city: 'Madrid',
  phones: [{ number: '+34 910 000 012' }],
  socials: [{ network: 'instagram', url: 'https://social.example/foco' }],
  aiCrawlers: 'searchOnly',
});
