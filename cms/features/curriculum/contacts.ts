import { findValues } from '#contract/vocabulary.ts';
import { creditWords } from '../credits/creditWords.ts';
import { LABELS, PRIVATE, findSection, plainOf } from './curriculumLines.ts';
import { FIELDS, namesIn } from './facts.ts';
import { readLinks } from './links.ts';
import { type Found, moved, partsOf } from './phrases.ts';
import { readSentence } from './sentences.ts';

/* Contacts of a curriculum: links, and towns. Telephones, mails and streets are never read. */

/** What separates the contacts of a line. */
const SEPARATOR = /\s(?:[·|•]|\/\/)\s|\s{3,}|\t/;

/** Whether a line has several contacts: "Lugo · 600 000 001 · ana.example". */
export const isContactLine = (text: string): boolean =>
  SEPARATOR.test(text) && /@\w|\.\p{L}+\/|\d{3} ?\d{3}/u.test(text);

/** Towns in capitals and small letters, with slashes between them. */
const PLACES = /^\p{Lu}[\p{L} ]+(?: \/ \p{Lu}[\p{L} ]+)*$/u;

/** Words of towns that look like names of people: "Santiago de Compostela", "A Coruña" */
const TOWN_WORDS =
  /^(?:A|O|San|Santa|Santo|La|Las|Los|El|Ciudad|Palma|Puerto|Santiago|Vila\p{L}*|Villa\p{L}*)\s/u;

/** Whether a text can be nothing but towns: no name, label, heading or profession. */
const areTowns = (text: string): boolean =>
  PLACES.test(text) &&
  (TOWN_WORDS.test(text) || !creditWords.areNames(text)) &&
  !LABELS.has(plainOf(text)) &&
  !findSection(text) &&
  findValues('sections', text).length === 0;

/** Reads a line of contacts: "Madrid / Las Palmas", "Lugo · 600 000 001 · ana.example". */
export function readContacts(text: string): Found[] {
  const parts = partsOf(text, SEPARATOR);
  const isBesidePrivate = parts.some((part) => PRIVATE.test(part.text));
  const isList = isBesidePrivate || / [/|] /.test(text);
  return parts.flatMap((part) => {
    if (PRIVATE.test(part.text)) return [];
    const homes =
      isList && areTowns(part.text)
        ? FIELDS.homeBase(part.text)
        : readSentence(part.text, false).filter(({ cells }) => cells.homeBase);
    return moved([...readLinks(part.text, 'links'), ...homes], part.start);
  });
}

/** The town of an address: "C/ del Olivo 7, 46000 Valencia", "Rúa da Troia 14, 3º B, Lugo" */
const TOWN =
  /(?:\b\d{5}(?:,|\s-)?\s+|\d[^,]*,\s(?:[^,]*\d[^,]*,\s)?(?!(?:bajo|[aá]tico|piso|puerta|entresuelo)(?!\p{L})))(\p{Lu}[\p{L}' -]+)\.?$/diu;

/** Reads the town of an address. */
export function readAddress(text: string): Found[] {
  const [start, end] = TOWN.exec(text)?.indices?.[1] ?? [];
  return start === undefined ? [] : moved(FIELDS.homeBase(namesIn(text.slice(start, end))), start);
}
