import words from './familyName.json' with { type: 'json' };

const setOf = (text: string) => new Set(text.split(' '));

/** Words that a family name can start with and that do not count when names are sorted. */
const PARTICLES = setOf(words.particles);
/** Articles: a name that starts with one, such as "La Ribot", is a stage name as a whole. */
const ARTICLES = setOf(words.articles);
/** Words that link two words of one family name: "Ortega y Gasset". */
const CONJUNCTIONS = setOf(words.conjunctions);
/** Given names that are often the second one of two: "Ana María", "Juan Carlos". */
const SECOND_NAMES = setOf(words.secondNames);
/** Given names that follow María, mostly with a particle: "María de los Ángeles", "María del Mar". */
const NAMES_OF_MARY = setOf(words.namesOfMary);

const lower = (word: string): string => word.toLocaleLowerCase('es');
const isParticle = (word: string): boolean => PARTICLES.has(lower(word).replace(/['’]$/, ''));

/** Joins particles and conjunctions to the words that they belong to: `["Juan", "de la Cruz"]`. */
function groupWords(words: readonly string[]): string[][] {
  const groups: string[][] = [];
  let open: string[] = [];
  for (const word of words) {
    if (CONJUNCTIONS.has(lower(word)) && groups.length > 1) {
      const last = groups.pop()!;
      // The group itself, not a copy: a text of such words would take the square of its length.
      last.push(...open, word);
      open = last;
    } else {
      open.push(word);
      if (isParticle(word)) continue;
      groups.push(open);
      open = [];
    }
  }
  // Particles at the end belong to no word: they are names themselves.
  return open.length > 0 ? [...groups, open] : groups;
}

function givenNameCount(groups: readonly string[][]): number {
  if (groups.length < 3) return 1;
  // Four names are two given ones and two family ones, as are three with a usual second name.
  if (groups.length > 3) return groups.length - 2;
  const [group = []] = groups.slice(1);
  const second = lower(group.at(-1) ?? '');
  const isGiven = NAMES_OF_MARY.has(second) || (group.length === 1 && SECOND_NAMES.has(second));
  return isGiven ? 2 : 1;
}

const withoutParticles = (words: readonly string[]): string => {
  const first = words.findIndex((word) => !isParticle(word));
  return words.slice(Math.max(first, 0)).join(' ');
};

/**
 * Guesses the family name by which a person is sorted, without the particles at its start. A name of
 * one word, and one that starts with an article, is its own family name.
 *
 * @example
 * guessFamilyName('Inés Quiroga Sanz') // 'Quiroga Sanz'
 * guessFamilyName('María José de la Cruz') // 'Cruz'
 */
export function guessFamilyName(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  if (ARTICLES.has(lower(first))) return words.join(' ');
  const groups = groupWords(words);
  const family = groups.slice(givenNameCount(groups)).flat();
  return family.length > 0 ? withoutParticles(family) : words.join(' ');
}

/**
 * Returns a name of an office's list as people write it.
 *
 * @example
 * readableName('DE LA ENCINA RUIZ, Lola') // 'Lola de la Encina Ruiz'
 */
export function readableName(text: string): string {
  const [family = '', given = '', ...others] = text.split(',').map((part) => part.trim());
  const name = family && given && others.length === 0 ? `${given} ${family}` : text;
  return name.replace(/(?<!\p{L})\p{Lu}[\p{Lu}\p{M}'’-]+(?!\p{L})/gu, (word) => {
    if (isParticle(word)) return lower(word);
    const isInitials = word.length < 3;
    return isInitials
      ? word
      : lower(word).replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toLocaleUpperCase('es'));
  });
}
