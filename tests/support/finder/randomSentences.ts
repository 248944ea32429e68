import { SeededRandom } from '../random.ts';
import { CORPUS } from './corpus.ts';
import { CORPUS_ASIDE } from './corpus.ts';
import { randomPeople } from './randomPeople.ts';

const NOISE =
  'coser xyzzy ¿? 12345 , . «» " y o no sin de con la the of and or not 1,75 30-40 +'.split(' ');

/** Exchanges two letters, drops one or doubles one. */
function misspell(random: SeededRandom, word: string): string {
  const at = 1 + random.integer(Math.max(1, word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  return random.pick([before + after, before + letter + letter + after, word])!;
}

/** Returns sentences made of words and parts of real searches, of names, titles and noise. */
export function randomSentences(count: number, seed = 32): string[] {
  const random = new SeededRandom(seed);
  const searches = [...CORPUS, ...CORPUS_ASIDE].map(({ typed }) => typed);
  const words = [...new Set(searches.flatMap((typed) => typed.split(/\s+/)))];
  const people = randomPeople(100).map(({ talents }) => talents.es);
  const names = people.flatMap(({ name, studies, awards }) => [
    name,
    ...studies.map(({ school = name }) => school),
    ...awards.map(({ award }) => award.text),
  ]);
  const titles = people.flatMap(({ cinema }) =>
    cinema.flatMap(({ title, director = title, company = title, broadcaster = title }) => [
      title,
      director,
      company,
      broadcaster,
    ]),
  );
  const part = (): string => {
    const kind = random.integer(10);
    if (kind < 4) return random.pick(words)!;
    if (kind < 6) {
      const all = random.pick(searches)!.split(/\s+/);
      const from = random.integer(all.length);
      return all.slice(from, from + 1 + random.integer(4)).join(' ');
    }
    if (kind === 6) return random.pick(names)!;
    if (kind === 7) return random.pick(titles)!;
    if (kind === 8) return misspell(random, random.pick(words)!);
    return random.pick(NOISE)!;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + random.integer(5) }, part).join(' '),
  );
}
