import sharp from 'sharp';
import { Chance } from '../../incremental/chance.ts';

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

function words(chance: Chance, count: number): string {
  const text = range(count, () => chance.oneOf(WORDS)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const credit = (chance: Chance, behind: 'company' | 'venue') => ({
  year: 2000 + chance.below(26),
  title: words(chance, 3),
  role: words(chance, 2),
  director: `${chance.oneOf(GIVEN)} ${chance.oneOf(FAMILY)}`,
  [behind]: words(chance, 2),
});

/** The data of a person of the generated agency: about as much as a full page of the sample has. */
export function personOf(number: number): Record<string, unknown> {
  const chance = new Chance(number);
  return {
    name: `${chance.oneOf(GIVEN)} ${chance.oneOf(FAMILY)} ${chance.oneOf(FAMILY)} ${number}`,
    slug: `persona-${number}`,
    sections: [SECTIONS[number % SECTIONS.length]],
    list: ['actresses', 'actors', 'discover', 'directors'][number % SECTIONS.length],
    visibility: 'listed',
    birthDate: `${1950 + chance.below(55)}-03-15T12:00:00.000Z`,
    heightCm: 150 + chance.below(45),
    homeBase: words(chance, 1),
    biography: range(6, () => `${words(chance, 40)}.`).join('\n\n'),
    languages: LANGUAGES.map((language) => ({ language, level: 'high' })),
    cinema: range(8, () => credit(chance, 'company')),
    television: range(8, () => credit(chance, 'company')),
    theatre: range(6, () => credit(chance, 'venue')),
    studies: range(3, () => ({ year: 2000, title: words(chance, 4), school: words(chance, 2) })),
    awards: range(2, () => ({
      year: 2020,
      award: words(chance, 3),
      work: words(chance, 2),
      result: 'won',
    })),
    videos: [
      {
        kind: 'showreel',
        title: words(chance, 2),
        url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      },
    ],
    _status: 'published',
  };
}

/** A small picture that no other person has: what is measured is the number, not the pixels. */
export async function portraitOf(number: number): Promise<Buffer> {
  const chance = new Chance(number);
  const colour = () => `rgb(${chance.below(256)},${chance.below(256)},${chance.below(256)})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="75">
    <rect width="60" height="75" fill="${colour()}"/><circle cx="30" cy="30" r="18" fill="${colour()}"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}
