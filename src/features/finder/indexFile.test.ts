import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createIndex } from './createIndex';
import type { IndexPerson } from './finderIndex';
import { getLexicon } from './lexicon';
import { packIndex, unpackIndex } from './indexFile';
import type { Talent } from '~/model/talent';
import { randomPeople } from '../../../tests/support/finder/randomPeople';
import { samplePeople } from '../../../tests/support/finder/samplePeople';
import { everything } from '../../../tests/unit/support/fixtures';

const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** The size of the index at 1,000 people, in bytes after Brotli 5. */
const MAX_SIZE = 100_000;

test('an index is the same after its way through the file', async () => {
  for (const people of [await samplePeople(), randomPeople(200)]) {
    for (const locale of ['es', 'en'] as const) {
      const index = throughJson(createIndex(locale, people));
      expect(throughJson(unpackIndex(throughJson(packIndex(index))))).toEqual(index);
    }
  }
});

test('portraits keep their files, whoever named them', async () => {
  const [person] = await samplePeople();
  const size = { width: 400, height: 500 };
  const pictures = [
    {
      avif: '/_astro/a-1-320x400.avif 320w, /_astro/a-1-400x500.avif 400w',
      fallback: '/_astro/a-1-320x400.jpg',
    },
    {
      avif: '/_astro/a-1-320x400.avif 320w, /_astro/a-1-400x500.avif 400w',
      fallback: '/_astro/a-1-320x400.png',
    },
    {
      avif: '/_astro/a-1-320x400.avif 320w, /_astro/a-2-400x500.avif 400w',
      fallback: '/_astro/a-1-320x400.jpg',
    },
    { avif: 'https://cdn.example/w=320/ana.jpg 320w', fallback: 'https://cdn.example/ana.jpg' },
  ].map((files) => ({ ...size, ...files, focal: '10% 20%', colour: '#369' }));
  const people = pictures.map((picture) => ({ ...person!, picture }));
  const file = throughJson(packIndex(createIndex('es', people)));
  expect(JSON.stringify(file).match(/\.avif 320w/g)).toHaveLength(2);
  const unpacked = unpackIndex(file).people.map(({ card }) => card.picture);
  expect(throughJson(unpacked)).toEqual(pictures);
});

test('what a place has in parentheses is a place too', () => {
  const at = (...places: string[]) => ({ ...everything, places });
  const talents = { es: at('Coslada (Madrid)', 'Sevilla'), en: at('Coslada (Madrid)', 'Seville') };
  const { people, places } = createIndex('es', [{ talents }]);
  const values = people[0]!.has.places!.map(({ value }) => value);
  expect(values).toEqual(['coslada', 'madrid', 'sevilla']);
  expect(places[values[2]!]).toEqual({ es: ['Sevilla'], en: ['Seville'] });
});

test('videos are in the index with their tones, and their titles in both languages', () => {
  const [video] = everything.videos;
  const titled = (text: string, lang: 'es' | 'en') =>
    ({ ...everything, videos: [{ ...video!, title: { text, lang } }] }) satisfies Talent;
  const talents = { es: titled('Escena de acción', 'es'), en: titled('Action scene', 'en') };
  const { kind, tones } = video!;
  const title = 'Escena de acción\nAction scene';
  expect(createIndex('en', [{ talents }]).people[0]!.videos).toEqual([{ kind, tones, title }]);
});

test('an index of another version is refused', async () => {
  const file = packIndex(createIndex('es', await samplePeople()));
  expect(() => unpackIndex({ ...file, version: 0 })).toThrow(RangeError);
  expect(unpackIndex(packIndex(createIndex('es', []))).people).toEqual([]);
});

test.each<[string, (person: IndexPerson) => unknown]>([
  ['name is an object', ({ card }) => Object.assign(card, { name: { es: 'Ana' } })],
  ['list is unknown', ({ card }) => Object.assign(card, { list: 'constructor' })],
  ['card is missing', (person) => Object.assign(person, { card: undefined })],
  ['picture is a text', ({ card }) => Object.assign(card, { picture: '/ana.jpg' })],
  ['languages are a text', ({ has }) => Object.assign(has, { languages: 'frances' })],
  ['credit has no title', ({ credits }) => Object.assign(credits[0]!.work, { title: null })],
  ['credits are missing', (person) => Object.assign(person, { credits: undefined })],
  ['schools are numbers', (person) => Object.assign(person, { schools: [1, 2] })],
])('a person whose %s is left out, and the others are found', async (_name, change) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const index = throughJson(createIndex('es', await samplePeople()));
  const broken = throughJson(index.people.find(({ credits }) => credits.length > 0)!);
  change(broken);
  const people = [broken, ...index.people.slice(1), null];
  const unpacked = unpackIndex(throughJson({ ...packIndex(index), people }));
  expect(unpacked.people).toHaveLength(index.people.length - 1);
  expect(console.error).toHaveBeenCalledOnce();
  expect(() => getLexicon(unpacked)).not.toThrow();
});

test('what an index says of lists, countries and places is left out where it cannot be read', async () => {
  const file = packIndex(createIndex('es', await samplePeople()));
  const { lists, countries, places } = unpackIndex(
    throughJson({
      ...file,
      lists: { ...file.lists, constructor: 'x', actors: { es: 'Actores' } as never },
      countries: { ...file.countries, ES: 'España' as never },
      places: { madrid: { es: [], en: [] }, bilbao: null as never },
    }),
  );
  expect(Object.keys(lists)).toEqual(['actresses', 'discover', 'directors']);
  expect(countries.ES).toBeUndefined();
  expect(countries.FR).toHaveLength(2);
  expect(places).toEqual({});
});

test('a file of which nobody can be read is an error, and words of it never keep the page busy', async () => {
  const index = createIndex('es', await samplePeople());
  const people = [{ card: { name: {} } }];
  expect(() => unpackIndex({ ...packIndex(index), people })).toThrow(/1 of 1 people/);
  const wrong = { ...index, people: people as never };
  expect(() => getLexicon(wrong)).toThrow();
  expect(() => getLexicon(wrong)).toThrow();
});

test('the index has nothing that the public pages do not show', () => {
  const director: Talent = { ...everything, list: 'directors', sections: ['director'] };
  const people = [everything, director].map((talent) => ({ talents: { es: talent, en: talent } }));
  const index = createIndex('es', people);
  expect(JSON.stringify(index)).not.toContain('1990');
  const [, last] = index.people;
  expect([last!.height, last!.ages, last!.has.hair]).toEqual([undefined, undefined, []]);
});

test('the file of a thousand people is small and has no address of a picture', () => {
  const json = JSON.stringify(packIndex(createIndex('es', randomPeople(1000))));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  expect(brotliCompressSync(json, { params }).length).toBeLessThanOrEqual(MAX_SIZE);
  expect(json).not.toContain('.avif');
});
