import { findValues } from '#contract/vocabulary.ts';
import { creditWords } from '../credits/creditWords.ts';
import { LABELS, OTHERS, PRIVATE, plainOf, startsPart } from './curriculumLines.ts';
import { FIELDS, namesIn } from './facts.ts';
import { readLinks } from './links.ts';
import { type Found, moved, partsOf } from './phrases.ts';
import { readSentence } from './sentences.ts';

/* Contacts of a curriculum: links, and towns. Telephones, mails and streets are never read. */

/** What separates the contacts of a line. */
const SEPARATOR = /\s(?:[·|•]|\/\/)\s|\s{3,}|\t/;

/** Whether a line has several contacts: "Lugo · 600 000 001 · ana.example", "Lugo / Vigo". */
export const isContactLine = (text: string): boolean =>
  (SEPARATOR.test(text) && /@\w|\.\p{L}+\/|\d{3} ?\d{3}|[12][.,]\d{2} ?m/u.test(text)) ||
  (text.includes(' / ') && areTowns(text));

/** Towns in capitals and small letters, with slashes between them: "A Coruña / Palma de Mallorca" */
const PLACES = /^\p{Lu}\p{L}*(?: (?:\/|del?|las?|los|el|do|da|i|y|\p{Lu}\p{L}*))*$/u;

/** Words of towns that look like names of people: "Santiago de Compostela", "A Coruña" */
const TOWN_WORDS =
  /^(?:A|O|San|Santa|Santo|La|Las|Los|El|Ciudad|Palma|Puerto|Santiago|Vila\p{L}*|Villa\p{L}*)\s/u;

/** Lists whose values stand alone beside contacts: "Española", "Mezzosoprano" */
const NO_TOWNS = ['countries', 'voiceRanges', 'languages', 'skills'] as const;

/** Whether a text can be nothing but towns: no name, label, heading or profession. */
const areTowns = (text: string): boolean =>
  PLACES.test(text) &&
  (TOWN_WORDS.test(text) || !creditWords.areNames(text)) &&
  text.split(' / ').every((one) => !LABELS.has(plainOf(one)) && !startsPart(one)) &&
  NO_TOWNS.every((list) => text.split(' / ').every((one) => !findValues(list, one).length));

/** Reads a line of contacts: "Madrid / Las Palmas", "Lugo · 600 000 001 · ana.example". */
export function readContacts(text: string): Found[] {
  return partsOf(text, SEPARATOR).flatMap((part) => {
    if (PRIVATE.test(part.text)) return [];
    const homes = areTowns(part.text)
      ? FIELDS.homeBase(part.text)
      : readSentence(part.text, false).filter(({ cells }) => cells.homeBase);
    // "Agencia Norte · Vigo · 600 000 001" is where the agent is.
    const own = OTHERS.test(text) ? [] : homes;
    return moved([...readLinks(part.text, 'links'), ...own], part.start);
  });
}

/** The town of an address: "C/ del Olivo 7, 46000 Valencia", "Rúa da Troia 14, 3º B, Lugo" */
const TOWN = /(?:\b\d{5}(?:,|\s-)?\s+|\d[^,]*,\s(?:[^,]*\d[^,]*,\s)?)(\p{Lu}[\p{L}' -]+)\.?$/diu;

/** Reads the town of an address. */
export function readAddress(text: string): Found[] {
  const [start, end] = TOWN.exec(text)?.indices?.[1] ?? [];
  return start === undefined ? [] : moved(FIELDS.homeBase(namesIn(text.slice(start, end))), start);
}
