import { creditWords } from '../credits/creditWords.ts';
import { GREETING, HEAD_LINES, TALK, startsPart } from './curriculumLines.ts';
import { namesIn, readProfession } from './facts.ts';
import { type Line, plain } from './pastedText.ts';

/* The name above a curriculum, and the full one below it. */

/** What stands at the top of a curriculum and is no name of a person. */
const NO_PERSON =
  /(?<!\p{L})(?:curr[ií]culum|cv|r[eé]sum[eé]|hoja de vida|ficha|management|agencia|agency|represent\p{L}+|talents?|casting|artist[as]*|dossier|book)(?!\p{L})/iu;
/** The title of the document before the name: "CV – Ana Ruiz", "Currículum de Ana Ruiz". */
const DOCUMENT =
  /^(?:curr[ií]culum|cv|hoja de vida|ficha|dossier|book|artista|act(?:or|riz)(?=:))(?:\s(?:vitae|art[ií]stic[oa]|t[eé]cnica))*(?:\s?[:|–—-])?\s+(?:de\s+)?(?=\p{Lu})/iu;

function nameOf({ text }: Line): string {
  const name = text
    .replace(DOCUMENT, '')
    .replace(
      /(?:\s[-–—/@+]|\s[67]\d\d\s?\d|[|·•,;(\t]|\.\s(?=\p{Lu}\p{Ll})|(?<=\p{L}\s+\p{L}{2,})\s{3}(?!\p{Lu}+$)).*$/u,
      '',
    )
    .trim();
  const isName =
    // The "i" of a Catalan name is no English one.
    !TALK.test(name.replace(/\si\s(?=\p{Lu})/u, ' ')) &&
    /^[\p{L}.'’ -]{5,60}$/u.test(name) &&
    /\s/.test(name) &&
    !startsPart(text) &&
    !/\|.*(?:19|20)\d\d/.test(text);
  return isName && !NO_PERSON.test(name) && creditWords.areNames(namesIn(name)) ? name : '';
}

/** Returns the name of the person as it is written, with its line: the first one, or one in capitals below it. */
export function findName(lines: readonly Line[]) {
  const [top] = lines;
  // A name can have several lines: "ANA RUIZ", "MAS".
  const end = lines.findIndex(
    ({ text }, index) =>
      !/^\p{Lu}{3,}(?: \p{Lu}{3,})?$/u.test(text) ||
      startsPart(text) ||
      NO_PERSON.test(text) ||
      (index > 0 && readProfession(text).length > 0),
  );
  if (end > 1) {
    const words = lines.slice(0, Math.min(end, 3));
    const name = words.map(({ text }) => text).join(' ');
    const at = words.flatMap((line, index) => (index > 0 ? [line.at[0]!, ...line.at] : line.at));
    return { line: { ...top!, text: name, at }, name };
  }
  const isMail = lines.slice(0, 3).some(({ text }) => GREETING.test(text));
  const first = lines.find((line, index) => {
    const name = nameOf(line);
    const isCapitals = name === name.toUpperCase();
    // "Ana Ruiz - actriz"
    const hasProfession = readProfession(line.text.slice(name.length)).length > 0;
    // "Ana Ruiz Mas (en los carteles Ana Mas)"
    const hasOther = /\(.*(?:cartel|art[ií]stic|nombre|firm)/i.test(line.text);
    if (isMail) return name && (isCapitals || hasProfession || hasOther) && index < HEAD_LINES;
    // The column beside it can stand before it.
    const isProfession = readProfession(lines[index + 1]?.text ?? '').length > 0;
    // "Currículum artístico" and "Actriz" can stand above it.
    const isTop = lines
      .slice(0, index)
      .every((one) => NO_PERSON.test(one.text) || readProfession(one.text).length > 0);
    return name && (isTop || (isCapitals && (index < 3 || isProfession)));
  });
  return first && { line: first, name: nameOf(first) };
}

/**
 * Whether a text is the full name of somebody of whom a shorter one is shown.
 *
 * @param isHead whether it stands at the top, where one name in common is enough: "Paco Gil", "Francisco Gil Mas"
 */
export function isFullName(text: string, shown: string, isHead: boolean): boolean {
  const words = shown.split(' ');
  const isIn = (word: string) => plain(text).includes(plain(word));
  return (
    words.length > 1 &&
    text.split(' ').length > words.length &&
    !NO_PERSON.test(text) &&
    creditWords.areNames(text) &&
    (isHead ? words.some((word) => word.length > 3 && isIn(word)) : words.every(isIn))
  );
}
