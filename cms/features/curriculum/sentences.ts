import { findValues } from '#contract/vocabulary.ts';
import { OTHERS, PRIVATE } from './curriculumLines.ts';
import { readFacts } from './facts.ts';
import { URL_PATTERN } from './links.ts';
import { type Found, NOT, type Part, bare, findIn, moved, partsOf } from './phrases.ts';
import {
  LICENCE,
  isListOfSkills,
  readAccents,
  readLanguages,
  readLicences,
  readSkills,
  namesLanguage,
  namesLevel,
  tellsSkill,
} from './ratedLists.ts';

/*
 * What somebody tells in sentences. A word begins a topic ("hablo", "toco"), and what follows belongs to it until
 * another one begins.
 */

type Topic = (text: string) => Found[];

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const readSpokenAccents: Topic = (text) => readAccents(text, false);
const readAbilities: Topic = (text) => readSkills(text, 'told');
const nothing: Topic = () => [];

/** The words that begin a topic. */
const TOPICS: readonly [cue: RegExp, topic: Topic][] = [
  [
    word(
      'habl[oa]r?|parl[oa]|fal[oa]|i speak|speaking|es mi (?:lengua|idioma)|mi lengua|idiomas?|lenguas|(?:bi|tri)ling[uü]es?|chapurreo',
    ),
    readLanguages,
  ],
  [word('acentos?|accents?'), readSpokenAccents],
  [LICENCE, (text) => [...readLicences(text), ...readSkills(text, 'other')]],
  [
    word(
      'toc[oa]|cant[oa]|bail[oa]|ball[oa]|hago|faig|he (?:hecho|practicado)|practic[oa]|jue?g[oa]|m[ou]nt[oa]|buceo|nado|nedo|esqu[ií]o|patino|escalo|surfeo|cocino|pinto|rapeo|recito|improviso|cabalgo|navego|domin[oa]|manej[oa]|sé|sabe|me defiendo|tambi[eé]n$|i (?:can|play|sing|dance|ride|swim|ski|dive|box|fence)',
    ),
    readAbilities,
  ],
];

/** What is said of languages, and of no accent. */
const OF_LANGUAGE = /\b(?:[ABC][12]|nivel|(?<!cuando )hablo)\b/i;
const SPOKEN_IN = word('(?:trabaj|rued|rod|act[uú]|grab|manej)\\p{L}*(?: bien)? en|uso .*el');

/** Says an accent without the word: "me sale el mexicano", "el neutro lo hago". */
const TRIED = word('me salen?|imito|neutr[oa]l?');

/** Cuts a sentence into its topics; a denied verb denies what follows it. */
function topicsOf(text: string): (Part & { topic: Topic })[] {
  const topics: (Part & { topic: Topic })[] = [];
  const parts = partsOf(
    text,
    /:\)\s|[,;?·•|]\s?|:\s|\s(?:[yei&]|and)\s|\s(?=(?:per[oò]|but|aunque)\s)/,
  );
  for (const [index, part] of parts.entries()) {
    const last = topics.at(-1);
    const isSpoken = namesLanguage(part.text);
    const isAccent =
      /(?<!\p{L})acentos?\s/iu.test(part.text) ||
      (TRIED.test(part.text) && !isSpoken) ||
      (last?.topic === readSpokenAccents && !OF_LANGUAGE.test(part.text));
    // Its level can be that of one of the next parts.
    const isRated = parts
      .slice(index, index + 4)
      .some(
        ({ text: said }) =>
          namesLevel(said) && (said.split(' ').length <= 5 || namesLanguage(said)),
      );
    const named =
      isAccent && findIn('accents', part.text)
        ? readSpokenAccents
        : isSpoken && (isRated || SPOKEN_IN.test(part.text))
          ? readLanguages
          : undefined;
    const told = named
      ? ([/^/, named] as const)
      : TOPICS.find(([pattern]) => pattern.test(bare(part.text)));
    const [cue, own] = told ?? (tellsSkill(part.text) ? [/$/, readAbilities] : [/^/, undefined]);
    const isDenied = own !== undefined && NOT.test(part.text.slice(0, part.text.search(cue)));
    const topic = isDenied ? nothing : own;
    if (last && (!topic || topic === last.topic))
      last.text = text.slice(last.start, part.start + part.text.length);
    else topics.push({ ...part, topic: topic ?? nothing });
  }
  return topics;
}

function readTopics(text: string): Found[] {
  // "Horse riding, stage combat and hip hop"
  if (isListOfSkills(text)) return readAbilities(text);
  // "Gallego, castellano"
  const items = partsOf(text).map((item) => findValues('languages', bare(item.text))[0]);
  if (items.length > 1 && items.every(Boolean)) return readLanguages(text);
  return topicsOf(text).flatMap((one) => moved(one.topic(one.text), one.start));
}

const blank = (said: string): string => ' '.repeat(said.length);

/** Where a sentence about others goes on about the person. */
const OWN_AGAIN =
  /.*(?:[,;:]\s+|\s(?:y|pero|i|però)\s+)((?:(?:yo|jo) (?=(?:\p{L}+ )?(?:\p{L}+o|sé|soy|sóc)(?!\p{L}))|a m[ií] |(?:tambi[eé]n |adem[aá]s )?(?:hablo|parlo|toco|bailo|monto|vivo|soy|tengo|mido|hago|juego|conduzco|sé) |(?<=[,;:]\s)I ).*)$/isu;

/** What is the person's own of a sentence about others: "I was born in Leeds … to a Nigerian father". */
function ownPart(text: string): string {
  // "Soy Ana Gil, la madre de Vega": somebody else writes.
  if (
    /(?<!\p{L})(?:(?:padre|madre|agente|representante|mother|father|agent) (?:de|of)|soy su)\s/iu.test(
      text,
    )
  )
    return '';
  const before = text.slice(0, OTHERS.exec(text)?.index ?? 0);
  const ends = [...before.matchAll(/[,;(]|\s(?:con|with|y|and|porque|because|pero|but|que)\s/gi)];
  const [own = before.slice(0, ends.at(-1)?.index ?? 0)] =
    /^.*?\d{4}(?=\s+(?:to|de)\s)/.exec(text) ?? [];
  // "Mi hermana baila, yo canto"
  const [, next = ''] = OWN_AGAIN.exec(text) ?? [];
  return next && !OTHERS.test(next)
    ? own + blank(text.slice(own.length, -next.length)) + next
    : own;
}

const ALL_PRIVATE = new RegExp(PRIVATE.source, 'giu');

/** Reads a sentence about the person. */
export function readSentence(sentence: string, isHead: boolean): Found[] {
  // "(Lampiño, como mi padre)", "Mi hermana es rubia y yo soy morena"
  const text = sentence
    .replace(
      /\([^()]*\)|^(?:Hij[oa] )?[Dd]e (?:padres?|madre)\s[^,]*|^[^()]*?(?=(?:[,;]|\s(?:y|pero|and|but))\s(?:yo|I)\s)|[Mm]i personaje [^,;:]*|(?:(?<=[,;]\s)de|(?<!\p{L})(?:[Pp]or|[Gg]racias a|[Tt]hanks to)) (?:mis? |my )?\p{L}+/gu,
      (said) => (OTHERS.test(said) || said.includes('personaje') ? blank(said) : said),
    )
    .replace(URL_PATTERN, blank)
    .replace(ALL_PRIVATE, blank);
  const own = OTHERS.test(text) ? ownPart(text) : text;
  return OTHERS.test(own) ? [] : [...readFacts(own, isHead), ...readTopics(own)];
}
