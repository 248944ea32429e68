import { findValues } from '#contract/vocabulary.ts';
import { OTHERS, PRIVATE, plainOf } from './curriculumLines.ts';
import { FIELDS, namesIn } from './facts.ts';
import { readLinks } from './links.ts';
import { type Found, bare, moved, partsOf } from './phrases.ts';
import words from './words.json' with { type: 'json' };

/* Contacts of a curriculum: links, and towns. Telephones, mails and streets are never read. */

const TOWNS = new Set(words.towns.split(', ').map(plainOf));

/** Whether a text says nothing but towns: "Madrid / Vigo", "London, United Kingdom". */
function areTowns(text: string): boolean {
  const places = partsOf(bare(text), /,|\s[/–—-]\s|\s[ye]\s/).map((part) => plainOf(part.text));
  const others = places.filter((place) => !TOWNS.has(place));
  return others.length < places.length && others.every((one) => findValues('countries', one)[0]);
}

/** Reads contacts, and the facts of a line without labels: "Lugo · 600 000 001 · ana.example", "1,70 / Madrid". */
export function readContacts(text: string): Found[] {
  return partsOf(text, /\s(?:[·|•/]|\/\/)\s|\s{3,}/).flatMap((part) => {
    if (PRIVATE.test(part.text)) return [];
    // "Agencia Norte · Vigo · 600 000 001" is where the agent is.
    const isOwn = areTowns(part.text) && !OTHERS.test(text);
    const homes = isOwn ? FIELDS.homeBase(part.text.replace(/\s[–—-]\s/g, ' / ')) : [];
    return moved([...readLinks(part.text, 'links'), ...homes], part.start);
  });
}

/** The town of an address: "C/ del Olivo 7, 46000 Valencia", "Rúa da Troia 14, 3º B, Lugo" */
const TOWN = /(?:\b\d{5}(?:,|\s-)?\s+|\d[^,]*,\s(?:[^,]*\d[^,]*,\s)?)(\p{Lu}[\p{L}' -]+)\.?$/diu;

/** Reads the town of an address. */
export function readAddress(text: string): Found[] {
  const [start, end] = TOWN.exec(text)?.indices?.[1] ?? [];
  return start === undefined ? [] : moved(FIELDS.homeBase(namesIn(text.slice(start, end))), start);
}
