import { findValues, readRated } from '#contract/vocabulary.ts';
import { isItem } from './curriculumLines.ts';
import {
  ARTICLE,
  type Found,
  NOT,
  type Part,
  bare,
  bracketed,
  findStart,
  isInGroup,
  levelIn,
  moved,
  partsOf,
  placeOf,
} from './phrases.ts';

/*
 * The lists with levels: languages, accents, skills and licences. Whatever no list has stays as it is written, to be
 * chosen, where a list is read (`isListed`); of a sentence only what is known.
 */

const SKILL_LEVELS = ['pro', 'high', 'mid', 'basic'];
const ACCENT_LEVELS = ['native', ...SKILL_LEVELS];
const LANGUAGE_LEVELS = 'native bilingual bilingualAccent high highAccent mid basic'.split(' ');

const rowOf = (
  list: 'languages' | 'accents' | 'skills',
  value: string,
  level: string,
  part: Part,
  note = '',
): Found => {
  const name = list.slice(0, -1);
  return { list, cells: { [name]: value, level }, ...placeOf(part), ...(note && { note }) };
};

const LANGUAGE_LEAD =
  /^(?:(?:y|and|e|tambi[eé]n|adem[aá]s|hablo|chapurreo|el|some|algo de|un poco de|nociones de|idiomas?:?|mis (?:idiomas|lenguas) son|my|mi|tengo|i have|an?|un|en|de|i speak)\s+)+/i;

/** A language that a text begins with, or ends with after its level, and what is said about it. */
function findLanguage(text: string) {
  const words = text.replace(LANGUAGE_LEAD, '');
  const [, before, mother = before] =
    /^(\p{L}+)\s+(?:es\s+mi\s+(?:lengua|idioma)|is\s+my\s+(?:mother|native|first))/iu.exec(text) ??
    /^mi\s+(?:lengua|idioma)(?:\s\p{L}+)?\s+es\s+(?:el\s+)?((\p{L}+))/iu.exec(text) ??
    [];
  if (mother) return { values: findValues('languages', mother), said: 'nativo', name: mother };
  const short = bare(words);
  const rated = readRated('languages', short);
  const whole = readRated('languages', words);
  const { values, level, name } =
    rated.levels.length === 0 && whole.values.length > 0 && whole.levels.length > 0 ? whole : rated;
  const isLittle = /^(?:.*\s)?(?:chapurreo|some|algo de|un poco de|nociones de)\s/i.test(
    text.slice(0, text.length - words.length),
  );
  if (values.length > 0) return { values, said: level || (isLittle ? 'básico' : ''), name };
  const first = findStart('languages', short);
  return first
    ? { values: [first.value], said: short.slice(first.end), name }
    : { values, said: level, name: name || short };
}

/** Returns the row of a language: its own level counts, or else that of the framework or a certificate. */
function languageRow(language: string, words: string, part: Part): Found {
  const [framework] = /\b[ABC][12]\b/.exec(part.text) ?? [];
  const said = words.replace(/\(.*$/, '').replace(/^[\s:,–-]+|[\s.]+$/g, '');
  const ownKey = levelIn(said, LANGUAGE_LEVELS);
  const text = ownKey || !framework ? said : framework;
  const level = ownKey || levelIn(text, LANGUAGE_LEVELS);
  const isNote = /^[abc][12]\b/i.test(text) || !level;
  return rowOf('languages', language, level, part, isNote ? text : '');
}

/** Whether several languages stand between dashes: "Castellano nativo - Inglés B1". */
const isDashed = (text: string): boolean =>
  text.split(/\s[–—-]\s/).filter((one) => findStart('languages', one.trim())).length > 1;

export function readLanguages(text: string, isListed = true): Found[] {
  const columns = text.split('\t');
  // "Euskara" and "Lengua materna" are two cells
  const isTable = columns.length > 1 && languagesIn(columns[0]!) !== undefined;
  const separator = isDashed(text) ? /[.;,•·|–—-]\s/ : /[.;,•·|]\s/;
  const items = isTable
    ? [{ text: columns.filter(Boolean).slice(0, 2).join(': '), start: 0 }]
    : withLevels(partsOf(text, separator));
  return items.flatMap((item) => {
    if (NOT.test(item.text)) return [];
    const shown = isTable ? { text, start: 0 } : item;
    const several = languagesIn(item.text);
    if (several) {
      const [, shared = ''] = /^[^:(]+[:(]\s*([^()]*)\)?$/.exec(item.text) ?? [];
      const last = several.at(-1)!.said || shared;
      return several.map(({ values: [language = ''], said, text: own, start }) => {
        const part =
          several.length > 1 && (said || /[(]/.test(own))
            ? { text: own, start: item.start + start }
            : shown;
        return {
          ...languageRow(
            language,
            // "BSL Level 2 (basic)"
            [said, bracketed(own)].find((one) => levelIn(one, LANGUAGE_LEVELS)) || said || last,
            part,
          ),
          ...placeOf(shown),
        };
      });
    }
    const { said, name } = findLanguage(item.text);
    const isOne = isListed && isItem(bare(name)) && !/[.!?]\s/.test(text.slice(0, item.start));
    return isOne ? [rowOf('languages', bare(name), levelIn(said, LANGUAGE_LEVELS), shown)] : [];
  });
}

/** Joins a part that is a level only to the language before it: "Árabe, nociones". */
const withLevels = (parts: Part[]): Part[] =>
  parts.reduce<Part[]>((items, part) => {
    const last = items.at(-1);
    if (last && !/[:(]/.test(last.text) && findValues('levels', part.text).length > 0)
      return [...items.slice(0, -1), { ...last, text: `${last.text}: ${part.text}` }];
    return [...items, part];
  }, []);

/** Returns the languages of "castellano y euskara (nativos)", if each part is one. */
function languagesIn(text: string) {
  const whole = findLanguage(text);
  if (whole.values.length > 0 && !/\s(?:y|e|i|and)\s|\//.test(text))
    return [{ ...whole, text, start: 0 }];
  const found = partsOf(text, /\s(?:y|e|i|and)\s|\s?\/\s?/).map((part) => ({
    ...part,
    ...findLanguage(part.text),
  }));
  if (found.length > 0 && found.every(({ values }) => values.length > 0)) return found;
  return whole.values.length > 0 ? [{ ...whole, text, start: 0 }] : undefined;
}

/** "Con acento", "native", "trabajo el" */
const ACCENT_LEAD =
  /^(?:(?:con|de|en|y|pero|bien|trabajo|hago|domino|imito|tengo|el|la|los|un|una|poco|algo|some|bit|of|the|a|an|acentos?|accents?|native|nativ[oa])\s+)+/i;

export function readAccents(text: string, isListed = true): Found[] {
  return partsOf(text, /[.;,•·|]\s?|\s(?:y|e|and)\s|\s\/\s/).flatMap((item): Found[] => {
    if (NOT.test(bare(item.text)) || /^(?:in|en)\s/i.test(item.text)) return [];
    // "Me han llamado para hacer acento cubano"
    const words = bare(item.text)
      .replace(
        /^.*\s(?=acentos?\s)|^.*\bgood at\s+|^can do (?:an?\s)?(?:passable|decent|good)\s+/i,
        '',
      )
      .replace(ACCENT_LEAD, '');
    const found = findStart('accents', words);
    const note = bracketed(item.text) || (found ? words.slice(found.end) : '');
    const isNative = /^native|nativ|matern|de serie|natural|de cuna/i.test(note + item.text);
    const level = isNative ? 'native' : levelIn(note, ACCENT_LEVELS);
    if (found) return [rowOf('accents', found.value, level, item)];
    return isListed && isItem(words) ? [rowOf('accents', words, level, item)] : [];
  });
}

export const LICENCE =
  /carn[eéè]|permisos? de (?:conducir|conducción)|licencia|licen[cs]e|t[ií]tulo de p/i;
/** The vehicle that a text names, or the first one whose licence it does. */
const vehicleIn = (text: string): string | undefined =>
  [...text.matchAll(/(?<![\p{L}\p{N}])\p{L}/gu)]
    .map(({ index }) => findStart('skills', text.slice(index))?.value)
    .find((value) => value !== undefined && isInGroup(value, 'driving'));

export function readLicences(text: string): Found[] {
  return partsOf(text, /[;]|,\s|\s(?:y|e|and)\s|\s\/\s|\+/).flatMap((part): Found[] => {
    if (NOT.test(part.text)) return [];
    const code = /(?:^|[\s(])([ABCD][12]?|AM|BE|B\+E)(?=$|[\s).,])/.exec(part.text)?.[1];
    const skill =
      // "Camión (B, A y C)", but "A2 (coche propio)"
      vehicleIn(bare(part.text)) ??
      findValues('skills', `carné ${code}`)[0] ??
      vehicleIn(part.text) ??
      (/conducir|driving|^(?:s[ií]|yes)$/i.test(part.text) ? 'carLicence' : undefined);
    return skill ? [rowOf('skills', skill, '', part, code)] : [];
  });
}

/** How somebody says a skill: "también toco el". */
const VERB =
  /^(?:(?:y|e|and|tambi[eé]n|adem[aá]s)\s+)*(?:(?:toc[oa]|bail[oa]|hago|hace|he (?:hecho|practicado)|practic[oa]|jueg[oa](?: al?)?|mont[oa] (?:en|a)|domin[oa]|manej[oa]|s[eé]|sabe|me defiendo (?:con|en)|i(?:['’]ve)?(?:\scan)?(?:\s(?:play|done?|practise))?)\s+)+/i;
const SKILL_LEAD = /^(?:(?:y|e|and|tambi[eé]n|adem[aá]s)\s+)+/i;
const LITTLE =
  /^(?:(?:un poco|algo|nociones|conocimientos b[aá]sicos|a bit|a little|some)(?: (?:de|of))?)\s+/i;
/** What somebody does with a verb of its own. */
const DOING = new Map(
  Object.entries({ nado: 'natación', esquío: 'esquí', patino: 'patinaje', escalo: 'escalada' }),
);
const LEVEL = /\s*[:–-]?\s*\b((?:nivel|level)\s+\p{L}+)/iu;

/** Reads an item of skills: its name without verb and level. */
function readSkill({ text, start }: Part, group?: string) {
  const verb = VERB.exec(text)?.[0] ?? SKILL_LEAD.exec(text)?.[0] ?? '';
  const own = bare(text).replace(LEVEL, '').slice(verb.length);
  const level =
    levelIn(bracketed(text) || (LEVEL.exec(text)?.[1] ?? ''), SKILL_LEVELS) ||
    (LITTLE.test(own) ? 'basic' : '');
  const name = own
    .replace(LITTLE, '')
    .replace(/^(?:much[oa]s?|bastante|algun[oa]s?)\s+/i, '')
    .replace(ARTICLE, '')
    .replace(/^\p{L}+/u, (word) => DOING.get(word.toLowerCase()) ?? word)
    .replace(/\s+(?:desde|hace|cuando|since|con (?:\d|la|el|una?|mi))\s.*$/i, '');
  const found = findStart('skills', name, group);
  const rest = name.slice(found?.end).trim();
  const row =
    found &&
    rowOf('skills', found.value, level || levelIn(rest, SKILL_LEVELS), { text, start }, rest);
  return { row, name, level, hasVerb: VERB.test(text) };
}

/** Reads a list of skills; of those of a group only what belongs to it. */
export function readSkills(text: string, group?: string): Found[] {
  // "Claqué" and "Medio" are two cells.
  const [first = '', rated = '', ...more] = text.split('\t').filter((cell) => cell.trim());
  if (more.length === 0 && findValues('levels', rated).length > 0)
    return readSkills(first, group).map((row) => ({
      ...row,
      cells: { ...row.cells, level: levelIn(rated, SKILL_LEVELS) },
      end: text.length,
    }));
  const sentences = partsOf(text, /\.\s+/);
  if (LICENCE.test(text) && sentences.length > 1)
    return sentences.flatMap((one) => moved(readSkills(one.text, group), one.start));
  if (LICENCE.test(text) && !/[,;·•|]/.test(text.split(LICENCE)[0]!)) return readLicences(text);
  const items = partsOf(text, /[,;•·|\t]|\s(?:y|e|and|&|[–—-])\s|\s\/\s|[.!]\s/);
  const unknown: Found[] = [];
  // "Música: txalaparta. Bailo swing" says more than its part.
  const own = items.some((item) => VERB.test(item.text)) ? undefined : group;
  const known = items.flatMap((item): Found[] => {
    const { row, name, level } = readSkill(item, own);
    if (!name || NOT.test(item.text)) return [];
    const isLicence = LICENCE.test(name) || /^patr[oó]n de/i.test(name);
    const licence = isLicence ? vehicleIn(item.text) : undefined;
    if (row ?? licence) return [row ?? rowOf('skills', licence!, '', item)];
    if (isItem(name)) unknown.push(rowOf('skills', name, level, item));
    return [];
  });
  if (group !== 'voice') return [...known, ...unknown];
  // "Canto: copla y bolero" is singing.
  const styles = unknown.map(({ cells }) => cells.skill).join(', ');
  const cells = { skill: 'singing', level: '' };
  return [...known, ...unknown.map((row) => ({ ...row, cells, note: styles }))];
}

/** Reads what somebody can do of a sentence; what no list has only after a verb. */
export function readAbilities(text: string): Found[] {
  return partsOf(text, /[,;?]\s?|\s(?:y|e|and)\s/).flatMap((part): Found[] => {
    if (NOT.test(part.text)) return [];
    const shown = part.text
      .replace(/^[^:]{3,40}:\s+/, '')
      .replace(/^i\s+(?:can\s+)?(?=sing|dance|swim|ski|box|fence|dive|ride)/i, '');
    const start = part.start + part.text.indexOf(shown);
    const { row, name, level, hasVerb } = readSkill({ text: shown, start });
    if (row) return [row];
    const isNamed = hasVerb && isItem(name) && name.split(' ').length <= 3;
    return isNamed ? [rowOf('skills', name, level, { text: shown, start })] : [];
  });
}

/** Whether a sentence is a list, without a verb: "Horse riding, stage combat and hip hop". */
export function isListOf(list: 'languages' | 'skills', text: string): boolean {
  const items = partsOf(text, /[,;]\s?|\s(?:y|e|and)\s/);
  const lead = list === 'languages' ? LANGUAGE_LEAD : ARTICLE;
  const known = items.filter((one) => findStart(list, one.text.replace(lead, '')));
  return known.length > 1 && known.length * 2 >= items.length;
}

/** Whether a text of a list has an item that the list knows. */
export const namesAny = (list: 'languages' | 'accents', text: string): boolean =>
  partsOf(text, /[.;,•·|–—\t-]\s?|\s(?:y|e|and)\s/).some((part) =>
    findStart(list, bare(part.text).replace(ARTICLE, '')),
  );
