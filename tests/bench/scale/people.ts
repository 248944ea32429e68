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

function words(random: SeededRandom, count: number): string {
  const text = range(count, () => random.pick(WORDS)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const credit = (random: SeededRandom, behind: 'company' | 'venue') => ({
  year: 2000 + random.integer(26),
  title: words(random, 3),
  role: words(random, 2),
  director: `${random.pick(GIVEN)} ${random.pick(FAMILY)}`,
  [behind]: words(random, 2),
});

/** The data of a person of the generated agency: about as much as a full page of the sample has. */
export function personOf(number: number): Record<string, unknown> {
  const random = new SeededRandom(number);
  return {
    name: `${random.pick(GIVEN)} ${random.pick(FAMILY)} ${random.pick(FAMILY)} ${number}`,
    slug: `persona-${number}`,
    sections: [SECTIONS[number % SECTIONS.length]],
    list: ['actresses', 'actors', 'discover', 'directors'][number % SECTIONS.length],
    visibility: 'listed',
    birthDate: `${1950 + random.integer(55)}-03-15T12:00:00.000Z`,
    heightCm: 150 + random.integer(45),
    homeBase: words(random, 1),
    biography: range(6, () => `${words(random, 40)}.`).join('\n\n'),
    languages: LANGUAGES.map((language) => ({ language, level: 'high' })),
    cinema: range(8, () => credit(random, 'company')),
    television: range(8, () => credit(random, 'company')),
    theatre: range(6, () => credit(random, 'venue')),
    studies: range(3, () => ({ year: 2000, title: words(random, 4), school: words(random, 2) })),
    awards: range(2, () => ({
      year: 2020,
      award: words(random, 3),
      work: words(random, 2),
      result: 'won',
    })),
    videos: [
      {
        kind: 'showreel',
        title: words(random, 2),
        url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      },
    ],
    _status: 'published',
  };
}

/** A small picture that no other person has: what is measured is the number, not the pixels. */
export async function portraitOf(number: number): Promise<Buffer> {
  const random = new SeededRandom(number);
  const colour = () => `rgb(${random.integer(256)},${random.integer(256)},${random.integer(256)})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="75">
    <rect width="60" height="75" fill="${colour()}"/><circle cx="30" cy="30" r="18" fill="${colour()}"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}
