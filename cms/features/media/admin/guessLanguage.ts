import type { Choice } from '../../../fields/choices.ts';

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/**
 * Returns the key of the language that a file is named after in Spanish or English, such as
 * `voz-euskera.mp3`, or `undefined`.
 */
export function guessLanguage(fileName: string, languages: readonly Choice[]): string | undefined {
  const words = wordsOf(fileName.replace(/\.\w+$/, ''));
  const names = (label: string) => {
    const wanted = wordsOf(label.replace(/\(.*\)/, ''));
    return wanted.every((word) => words.includes(word)) ? wanted.length : 0;
  };
  // "Lengua de signos española" has more words than "español".
  const [best] = languages
    .map(({ value, label }) => ({ value, score: Math.max(names(label.es), names(label.en)) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  return best?.value;
}
