import { OTHERS, PRIVATE } from './curriculumLines.ts';
import { readFacts } from './facts.ts';
import { URL_PATTERN } from './links.ts';
import { type Found, NOT, type Part, bare, findIn, moved, partsOf } from './phrases.ts';
import {
  LICENCE,
  isListOfSkills,
  readAbilities,
  readAccents,
  readLanguages,
  readLicences,
  isRatedLanguage,
  namesLanguage,
  namesLevel,
} from './ratedLists.ts';

/*
 * What somebody tells in sentences. A word begins a topic ("hablo", "toco"), and what follows belongs to it until
 * another one begins.
 */

type Topic = (text: string) => Found[];

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const readSpoken: Topic = (text) => readLanguages(text, false);
const readSpokenAccents: Topic = (text) => readAccents(text, false);
const nothing: Topic = () => [];

/** The words that begin a topic. */
const TOPICS: readonly [cue: RegExp, topic: Topic][] = [
  [
    word('hablo|i speak|es mi (?:lengua|idioma)|mis? (?:idiomas?|lenguas?)|biling[uü]e|chapurreo'),
    readSpoken,
  ],
  [word('acentos?|accents?'), readSpokenAccents],
  [LICENCE, readLicences],
  [
    word(
      'toc[oa]|cant[oa]|bail[oa]|hago|he (?:hecho|practicado)|practic[oa]|jueg[oa]|mont[oa]|buceo|nado|esqu[ií]o|patino|domin[oa]|manej[oa]|sé|sabe|me defiendo|(?:hice|llevo|tengo) \\S+ a[ñn]os|emp(?:ec[eé]|ezado) con|trabaj[oa] con|edit[oa]|i (?:can|play|sing|dance|ride|swim|ski|dive|box|fence)',
    ),
    readAbilities,
  ],
  // "Esgrima también: cinco años"
  [word('tambi[eé]n$'), (text) => readAbilities(text.replace(/:.*/, ''))],
];
/** What ends a denial: "No hablo francés, pero sí inglés". */
const BUT = word('pero|but|s[ií]|aunque');

/** What is said of languages, and of no accent. */
const OF_LANGUAGE = /\b(?:[ABC][12]|nivel|hablo)\b/i;

/** Whether a part names a language whose level it has, or one of the next parts before another language. */
function isRated([part, ...next]: readonly Part[]): boolean {
  if (!part || !namesLanguage(part.text)) return false;
  return [part, ...next.slice(0, 3)].some(({ text }) => isRatedLanguage(text) || namesLevel(text));
}

/** Cuts a sentence into its topics; a denied verb denies what follows it. */
function topicsOf(text: string): (Part & { topic: Topic })[] {
  const topics: (Part & { topic: Topic })[] = [];
  const parts = partsOf(text, /:\)\s|[,;?]\s?|:\s|\s(?:y|e|and)\s|\s(?=(?:pero|but|aunque)\s)/);
  for (const [index, part] of parts.entries()) {
    const last = topics.at(-1);
    const isAccent =
      /(?<!\p{L})acentos?\s/iu.test(part.text) ||
      (last?.topic === readSpokenAccents && !OF_LANGUAGE.test(part.text));
    const named =
      isAccent && findIn('accents', part.text)
        ? readSpokenAccents
        : isRated(parts.slice(index))
          ? readSpoken
          : undefined;
    const told = named ? undefined : TOPICS.find(([pattern]) => pattern.test(bare(part.text)));
    const [cue, own] = told ?? [/^/, named];
    const isDenied = own !== undefined && NOT.test(part.text.slice(0, part.text.search(cue)));
    const topic = isDenied ? nothing : (own ?? (BUT.test(part.text) ? nothing : undefined));
    if (last && (!topic || topic === last.topic))
      last.text = text.slice(last.start, part.start + part.text.length);
    else topics.push({ ...part, topic: topic ?? nothing });
  }
  return topics;
}

function readTopics(text: string): Found[] {
  // "Horse riding, stage combat and hip hop"
  if (!LICENCE.test(text) && isListOfSkills(text)) return readAbilities(text);
  return topicsOf(text).flatMap((one) => moved(one.topic(one.text), one.start));
}

/** What is the person's own of a sentence about others: "I was born in Leeds … to a Nigerian father". */
function ownPart(text: string): string {
  // "Soy Ana Gil, la madre de Vega": somebody else writes.
  if (/(?<!\p{L})(?:padre|madre|agente|representante|mother|father|agent) (?:de|of)\s/iu.test(text))
    return '';
  const before = text.slice(0, OTHERS.exec(text)?.index ?? 0);
  const ends = [...before.matchAll(/[,;(]|\s(?:con|with|y|and|porque|because|pero|but|que)\s/gi)];
  const [own = before.slice(0, ends.at(-1)?.index ?? 0)] =
    /^.*?\d{4}(?=\s+(?:to|de)\s)/.exec(text) ?? [];
  return own;
}

const blank = (said: string): string => ' '.repeat(said.length);
const ALL_PRIVATE = new RegExp(PRIVATE.source, 'giu');

/** Reads a sentence about the person. */
export function readSentence(sentence: string, isHead: boolean): Found[] {
  // "(Lampiño, como mi padre)", "Mi hermana es rubia y yo soy morena"
  const text = sentence
    .replace(/\([^()]*\)|^[^()]*?(?=(?:[,;]|\s(?:y|pero|and|but))\s(?:yo|I)\s)/g, (said) =>
      OTHERS.test(said) ? blank(said) : said,
    )
    .replace(URL_PATTERN, blank)
    .replace(ALL_PRIVATE, blank);
  const own = OTHERS.test(text) ? ownPart(text) : text;
  return OTHERS.test(own) ? [] : [...readFacts(own, isHead), ...readTopics(own)];
}
