import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { type Bilingual, bilingual } from '../../texts/labels.ts';

/** Least length of a new password, in characters. */
const MIN_LENGTH = 12;
/** zxcvbn's third of four steps: an attacker needs at least 10^8 guesses. */
const MIN_SCORE = 3;
/** The cost of an estimate grows faster than the length; a longer password is strong enough. */
const MAX_ESTIMATED_LENGTH = 64;

const TOO_SHORT = bilingual(
  `Escribe al menos ${MIN_LENGTH} caracteres (por ejemplo cuatro palabras sin relación)`,
  `Enter at least ${MIN_LENGTH} characters (for example four unrelated words)`,
);
const TOO_COMMON = bilingual(
  'Esta contraseña se adivina pronto: elige otra (por ejemplo cuatro palabras sin relación)',
  'This password is easy to guess: choose another one (for example four unrelated words)',
);

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loads the dictionaries (3 MB) with the first password, since most processes never check one. */
async function createEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

/**
 * Returns what is wrong with a new password and what to do, or `undefined` if it is long enough and
 * not a common one.
 *
 * @param known names and addresses that an attacker knows; their words do not count
 */
export async function findPasswordProblem(
  password: string,
  known: string[] = [],
): Promise<Bilingual | undefined> {
  const characters = [...password];
  if (characters.length < MIN_LENGTH) return TOO_SHORT;
  estimator ??= createEstimator();
  const start = characters.slice(0, MAX_ESTIMATED_LENGTH).join('');
  const words = known.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((w) => w.length > 2);
  // zxcvbn counts 10^4 guesses for each further part of a password, so a known word with a year and two
  // signs would pass: what is left without known words must be strong, too.
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = words.length ? start.replace(new RegExp(longestFirst.join('|'), 'giu'), '') : start;
  const { score } = (await estimator).check(rest, words);
  return score < MIN_SCORE ? TOO_COMMON : undefined;
}
