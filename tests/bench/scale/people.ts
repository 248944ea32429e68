import sharp from 'sharp';
import { SeededRandom } from '../../support/random.ts';

const GIVEN = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elena', 'Fermín', 'Gala', 'Hugo', 'Inés', 'Jon'];
const FAMILY = ['Arrieta', 'Bermejo', 'Cañas', 'Durán', 'Egea', 'Ferrer', 'Gil', 'Haro', 'Ibarra'];
const WORDS = [
  'la',
  'obra',
  'que',
  'nadie',
  'quiso',
  'ver',
  'hasta',
  'el',
  'final',
  'del',
  'verano',
];
const SECTIONS = ['actress', 'actor', 'newTalent', 'director'] as const;
const LANGUAGES = ['spanish', 'catalan', 'galician', 'basque'];

const range = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

function createText(random: SeededRandom, count: number): string {
  const text = range(count, () => random.pick(WORDS)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const createCredit = (random: SeededRandom, producer: 'company' | 'venue') => ({
  year: 2000 + random.integer(26),
  title: createText(random, 3),
  role: createText(random, 2),
  director: `${random.pick(GIVEN)} ${random.pick(FAMILY)}`,
  [producer]: createText(random, 2),
});

/** Returns the data of one talent, about as much as the fullest talent of the sample has. */
export function createPerson(number: number): Record<string, unknown> {
  const random = new SeededRandom(number);
  return {
    name: `${random.pick(GIVEN)} ${random.pick(FAMILY)} ${random.pick(FAMILY)} ${number}`,
    slug: `persona-${number}`,
    sections: [SECTIONS[number % SECTIONS.length]],
    list: ['actresses', 'actors', 'discover', 'directors'][number % SECTIONS.length],
    visibility: 'listed',
    birthDate: `${1950 + random.integer(55)}-03-15T12:00:00.000Z`,
    heightCm: 150 + random.integer(45),
    homeBase: [createText(random, 1)],
    biography: range(6, () => `${createText(random, 40)}.`).join('\n\n'),
    languages: LANGUAGES.map((language) => ({ language, level: 'high' })),
    cinema: range(8, () => createCredit(random, 'company')),
    television: range(8, () => createCredit(random, 'company')),
    theatre: range(6, () => createCredit(random, 'venue')),
    studies: range(3, () => ({
      year: 2000,
      title: createText(random, 4),
      school: createText(random, 2),
    })),
    awards: range(2, () => ({
      year: 2020,
      award: createText(random, 3),
      work: createText(random, 2),
      result: 'won',
    })),
    videos: [
      {
        kind: 'showreel',
        title: createText(random, 2),
        url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      },
    ],
    _status: 'published',
  };
}

/** Draws a small, unique portrait: the benchmark measures the number of images, not of pixels. */
export async function drawPortrait(number: number): Promise<Buffer> {
  const random = new SeededRandom(number);
  const colour = () => `rgb(${random.integer(256)},${random.integer(256)},${random.integer(256)})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="75">
    <rect width="60" height="75" fill="${colour()}"/><circle cx="30" cy="30" r="18" fill="${colour()}"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}
