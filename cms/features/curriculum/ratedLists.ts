import { type ListName, findValues } from '#contract/vocabulary.ts';
import { PRIVATE, isItem } from './curriculumLines.ts';
import {
  ARTICLE,
  type Found,
  NOT,
  type Part,
  bare,
  bracketed,
  fieldOf,
  findIn,
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

/** What stands before a language that somebody speaks: "en", "nivel de", "my". */
const BEFORE_LANGUAGE =
  /(?:^|(?<!\p{L})(?:el|la|del?|en|con|of|in|un|my|mi|some|the|algo|y|e|i|and|hablo|habla|escribo|entiendo|chapurreo|speak|idiomas?|también|además|sí)\s+|[(:“"«]\s*)$/iu;
const NATIVE = /^(?:native|bilingual)/;
const MOTHER = /(?<!\p{L})(?:matern|nativ|mi (?:lengua|idioma)(?!\p{L}))/iu;

/** The level that a text names, the framework's first: of "me defiendo (B2)" it is B2, but "C1 (bilingüe)" is bilingual. */
function levelOf(text: string, allowed: readonly string[]) {
  const code = /(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])/u.exec(text)?.[0];
  const isOne = (at: number, value: string) =>
    !/^[abc][12]/i.test(text.slice(at)) && (!code || NATIVE.test(value));
  const found = findIn('levels', text, isOne);
  const said = found ? text.slice(found.start, found.end) : (code ?? '');
  const level = levelIn(said, allowed) || (MOTHER.test(text) ? 'native' : '');
  return level ? { level, code: code === said ? code : '', words: said } : undefined;
}

/** A language that a text speaks of, with what is said of it besides. */
function languageIn(text: string) {
  const found = findIn('languages', text, (start) => {
    const before = text.slice(0, start);
    const last = before.trim().split(/\s+/).at(-1) ?? '';
    return BEFORE_LANGUAGE.test(before) || findValues('levels', last).length > 0;
  });
  return found && { ...found, before: text.slice(0, found.start), after: text.slice(found.end) };
}

/** Whether a text names a language with a level. */
export const isRatedLanguage = (text: string): boolean =>
  languageIn(text) !== undefined && levelOf(text, LANGUAGE_LEVELS) !== undefined;
export const namesLanguage = (text: string): boolean => languageIn(text) !== undefined;
export const namesLevel = (text: string): boolean =>
  text.split(' ').length <= 5 &&
  levelOf(text, LANGUAGE_LEVELS) !== undefined &&
  !namesLanguage(text);

const LANGUAGE_PARTS = /[;,•·|\t]\s*|[.:]\s+|\s[–—-]\s|\s?\/\s?|\s(?:y|e|i|and|pero|but)\s/;
const LANGUAGE_LEAD =
  /^(?:(?:y|and|e|tambi[eé]n|adem[aá]s|digamos|let['’]s say|say|hablo|escribo|el|mis|my|mi|tengo|i have|an?|un|en|de|i speak|idiomas?|languages?|lenguas?)(?:\s+|$))+/i;

/**
 * Reads the languages of a list or a sentence: each with the level of its part, or else of the next part that is a
 * level only, or of the language that stands beside it with "and".
 */
export function readLanguages(text: string, isListed = true): Found[] {
  // "Rioplatense, neutro, italiano"
  const names = partsOf(text, LANGUAGE_PARTS).map((part) => bare(part.text));
  const known = (list: ListName) => names.filter((one) => findValues(list, one).length > 0).length;
  if (isListed && known('accents') === names.length && known('languages') < names.length - 1)
    return readAccents(text);
  const rows: (Part & { language: string; level: string; note: string; isLater: boolean })[] = [];
  let end = 0;
  for (const { text: whole, start } of partsOf(text, LANGUAGE_PARTS)) {
    const joint = text.slice(end, start);
    end = start + whole.length;
    const [lead = ''] = LANGUAGE_LEAD.exec(whole) ?? [];
    const part = { text: whole.slice(lead.length), start: start + lead.length };
    if (NOT.test(bare(part.text))) continue;
    const found = languageIn(whole);
    const rated = levelOf(found ? `${found.after} ${found.before}` : whole, LANGUAGE_LEVELS);
    const last = rows.at(-1);
    if (found) {
      const rest = bare(found.before.replace(LANGUAGE_LEAD, '') + found.after);
      const level = rated?.level ?? '';
      const isLater = levelOf(found.after, LANGUAGE_LEVELS) !== undefined;
      rows.push({ ...part, language: found.value, level, note: rated?.code ?? rest, isLater });
      const isBeside = last !== undefined && /^\s*(?:\/|y|e|i|and)\s*$/i.test(joint);
      if (isBeside && !last.level && isLater) shareLevel(rows, level);
      else if (isBeside && !level && last.level && !last.isLater) rows.at(-1)!.level = last.level;
    } else if (rated && last && (!last.level || (rated.code && !NATIVE.test(last.level)))) {
      last.level = '';
      last.isLater = true;
      for (const row of rows) if (!row.level) row.text = text.slice(row.start, end);
      shareLevel(rows, rated.level);
      last.note = rated.code;
    } else {
      const name = bare(part.text);
      const level = levelOf(part.text, LANGUAGE_LEVELS);
      const own = level ? name.replace(level.words, '').trim() : name;
      if (isListed && isItem(own) && (!last || level) && !/[.!?]\s/.test(text.slice(0, part.start)))
        rows.push({ ...part, language: own, level: level?.level ?? '', note: '', isLater: true });
    }
  }
  return rows.map(({ language, level, note, ...part }) =>
    rowOf('languages', language, level, part, note),
  );
}

/** Gives a level to the last languages that have none. */
function shareLevel(rows: { level: string; isLater: boolean }[], level: string): void {
  for (const row of rows.toReversed()) {
    if (row.level && row.level !== level) return;
    row.level = level;
  }
}

/** "Con acento", "native", "trabajo el" */
const ACCENT_LEAD =
  /^\s*(?:(?:con|de|en|y|pero|pues|bien|tambi[eé]n|also|trabajo|hago|domino|imito|tengo|el|la|los|m[ií]o|un|una|poco|algo|some|bit|of|the|a|an|acentos?|accents?|native|nativ[oa])\s+)*/i;

export function readAccents(text: string, isListed = true): Found[] {
  return partsOf(text, /[.;,•·|]\s?|\s(?:y|e|i|and)\s|\s\/\s/).flatMap((item): Found[] => {
    if (NOT.test(bare(item.text)) || /^in\s/i.test(item.text)) return [];
    // "(Además del mío)", "En inglés: RP"
    const words = item.text.replace(/\([^()]*\)?|^[^:]+:/g, (said) => ' '.repeat(said.length));
    // "El inglés lo hablo con acento irlandés"
    const from = Math.max(0, words.search(/(?<!\p{L})acentos?\s/iu));
    const lead = from + ACCENT_LEAD.exec(words.slice(from))![0].length;
    const said = isListed
      ? findStart('accents', words.slice(lead))
      : findIn('accents', words.slice(lead));
    const end = lead + (said?.end ?? 0);
    const note = bracketed(item.text) || (said ? words.slice(end).trim() : '');
    const isNative = /^native|nativ|matern|de serie|natural|de cuna/i.test(note + item.text);
    const level = isNative ? 'native' : levelIn(note, ACCENT_LEVELS);
    const part = { text: isListed ? item.text : words.slice(0, end), start: item.start };
    if (said) return [rowOf('accents', said.value, level, part, level ? '' : note)];
    const own = bare(words.slice(lead));
    const isName =
      isListed &&
      isItem(own) &&
      !item.text.includes(':') &&
      !/^(?:claro|obvio|por supuesto)/i.test(own);
    return isName ? [rowOf('accents', own, level, item)] : [];
  });
}

export const LICENCE =
  /carn[eéè]|conduzco|(?:permisos?|perm[ií]s|registros?) (?:de condu|[ABCD]\d?(?!\p{L}))|licencias?(?!\p{L})|licen[cs]es?(?!\p{L})|t[ií]tulo de p/iu;
/** The vehicle that a text names, or the first one whose licence it does. */
const vehicleIn = (text: string): string | undefined =>
  findIn('skills', text, (_, value) => isInGroup(value, 'driving'))?.value;

const BETWEEN_LICENCES = /[;·•|]|[,.]\s|\s(?:y|e|i|and)\s|\s\/\s|\+/;
const codeIn = (text: string) =>
  /(?:^|[\s(])([ABCD]-?[12]?|AM|BE|B\+E)(?=$|[\s).,])/.exec(text)?.[1];
/** "Camión (B, A y C)", but "Carné de conducir A" and "A2 (coche propio)" */
const licenceIn = (text: string): string | undefined =>
  [bare(text), text]
    .flatMap((said) => [findValues('skills', `carné ${codeIn(said)}`)[0], vehicleIn(said)])
    .find(Boolean);

export function readLicences(text: string): Found[] {
  return partsOf(text, BETWEEN_LICENCES).flatMap((part): Found[] => {
    // "B (coche no tengo)"
    if (NOT.test(bare(part.text)) || /\bsacando\b(?!.*\btengo\b)/i.test(part.text)) return [];
    const skill = licenceIn(part.text);
    return skill ? [rowOf('skills', skill, '', part, codeIn(part.text))] : [];
  });
}

/** Reads a list of skills that begins with licences: "Carnet B y A2, natación, piano". */
function readLicencesFirst(text: string, group?: string): Found[] {
  const other = partsOf(text, BETWEEN_LICENCES).find((part) => !licenceIn(part.text));
  if (!other) return readLicences(text);
  return [
    ...readLicences(text.slice(0, other.start)),
    ...moved(readSkills(text.slice(other.start), group), other.start),
  ];
}

/** How somebody says a skill: "también toco el". */
const VERB =
  /^(?:(?:y|e|and|que|tambi[eé]n|adem[aá]s)\s+)*(?:(?:toc[oa]|bail[oa]|(?:hago|hace)(?!\sde\s)|he (?:hecho|practicado)|practic[oa]|jueg[oa](?: al?)?|mont[oa] (?:en|a)|domin[oa]|manej[oa]|sé|sabe|me defiendo (?:con|en)|i(?:['’]ve)?(?:\scan)?(?:\s(?:play|do(?:ne)?|practise))?)\s+)+/i;
/** What leads to a skill of the list, but can lead to anything else: "hice ocho años de", "trabajo con". */
const SKILL_LEAD =
  /^(?:(?:y|e|and|tambi[eé]n|adem[aá]s|en|con)\s+)+|^(?:[^()]*\s)?(?:(?:hice|llevo|tengo) \S+ a[ñn]os (?:de|haciendo)|emp(?:ec[eé]|ezado) con|trabaj[oa] con|edit[oa](?: v[ií]deos?)?(?: con)?)\s+/iu;
const LITTLE =
  /^(?:(?:un poco|un poquito|algo|nociones|conocimientos b[aá]sicos|a bit|a little|some)(?: (?:de|of))?)\s+/i;
const LEVEL = /\s*[:–-]?\s*\b((?:nivell?|level)\s+\p{L}+|\p{L}+\s+level(?!\p{L}))/iu;

/** What a part says of the skill before it: "Bici, mucho". */
const QUALIFIES = /^(?:much[oa]s?$|titulaci[oó]n|cintur[oó]n|certificad[oa])/i;
/** Joins a part that is a level only to the one before it: "Acordeón, nivel medio". */
const withLevels = (text: string, parts: Part[]): (Part & { rated?: string })[] =>
  parts.reduce<(Part & { rated?: string })[]>((items, { text: part, start }) => {
    const last = items.at(-1);
    const level = bare(part).replace(/^(?:a )?(?:nivell?|level)\s/i, '');
    if (!last || (!QUALIFIES.test(part) && findValues('levels', level).length === 0))
      return [...items, { text: part, start }];
    const whole = { text: text.slice(last.start, start + part.length), start: last.start };
    return [...items.slice(0, -1), { ...whole, rated: part }];
  }, []);

/** Reads an item of skills: its name without verb and level. */
function readSkill({ text, start, rated = '' }: Part & { rated?: string }, group?: string) {
  const verb = VERB.exec(text)?.[0] ?? SKILL_LEAD.exec(text)?.[0] ?? '';
  const said = bare(text.slice(0, text.length - rated.length).replace(/[\s,;]+$/, ''));
  // "Portés: alto"
  const [, before = '', after = ''] = /^([^:]+):\s+(.+)$/.exec(said) ?? [];
  const stated = levelIn(after, SKILL_LEVELS);
  const own = (stated ? before : said).replace(LEVEL, '').slice(verb.length);
  const level =
    stated ||
    levelIn(bracketed(text), SKILL_LEVELS) ||
    levelIn(rated || (LEVEL.exec(text)?.[1] ?? '').replace(/\slevel$/i, ''), SKILL_LEVELS) ||
    (LITTLE.test(own) ? 'basic' : '');
  const name = own
    .replace(LITTLE, '')
    .replace(/^(?:much[oa]s?|bastante|algun[oa]s?)\s+/i, '')
    .replace(ARTICLE, '')
    .replace(/\s+(?:desde|hace|cuando|since|con (?:\d|la|el|una?|mi))\s.*$/i, '');
  const found = findStart('skills', name, group);
  const rest = name.slice(found?.end).trim();
  const row =
    found &&
    rowOf('skills', found.value, level || levelIn(rest, SKILL_LEVELS), { text, start }, rest);
  return { row, name, level, hasVerb: VERB.test(text) };
}

/** Gives a skill the level of the one beside it: "Jazz y claqué (avanzado)". */
function withSharedLevels(text: string, rows: Found[]): Found[] {
  for (const [index, { cells, end }] of rows.entries()) {
    const next = rows[index + 1];
    if (next && !cells.level && /^\s(?:y|e|i|and|&)\s$/.test(text.slice(end, next.start)))
      // "La guitarra y un poco el piano"
      cells.level = LITTLE.test(text.slice(next.start)) ? '' : next.cells.level!;
  }
  return rows;
}

/** What somebody was before is no skill: "Antes de actor fui camarero". */
const PAST = /^(?:\p{L}+\s){0,4}(?:fui|trabaj[eé]|experiencia como|worked as)(?!\p{L})/iu;

/** Reads a list of skills; of those of a group only what belongs to it. */
export function readSkills(text: string, group?: string): Found[] {
  const sentences = partsOf(text, /\.\s+/);
  if (LICENCE.test(text) && sentences.length > 1)
    return sentences.flatMap((one) => moved(readSkills(one.text, group), one.start));
  // "Carnet de buceo" is no licence of the list.
  const [first] = partsOf(text, BETWEEN_LICENCES);
  const [beforeLicence = ''] = text.split(LICENCE);
  if (beforeLicence !== text && !/[,;·•|]/.test(beforeLicence) && licenceIn(first!.text))
    return readLicencesFirst(text, group);
  if (PAST.test(text)) return [];
  // "Acento vasco, valenciano y francés" among skills
  if (/^acentos?\s/i.test(text)) return readAccents(text);
  const items = withLevels(text, partsOf(text, /[,;•·|\t]|\s(?:[yei&/–—-]|and)\s|[.!]\s/));
  const unknown: Found[] = [];
  // "Canto: copla. Guitarra, básico": only the first sentence is singing.
  const next = group === 'voice' ? text.search(/(?<=\.\s+)\p{Lu}/u) : -1;
  if (next > 0)
    return [
      ...readSkills(text.slice(0, next), group),
      ...moved(readSkills(text.slice(next)), next),
    ];
  // A line with a year or a telephone tells something else.
  const isList = !/\b(?:19|20)\d\d\b/.test(text) && !PRIVATE.test(text);
  // "Música: txalaparta. Bailo swing" says more than its part.
  const own = items.some((item) => VERB.test(item.text)) ? undefined : group;
  const known = items.flatMap((item): Found[] => {
    const { row, name, level } = readSkill(item, own);
    if (!name || NOT.test(item.text)) return [];
    if (row) return [row];
    // "Canto, mezzosoprano"; "alto" is a level.
    const range = level ? undefined : findValues('voiceRanges', name)[0];
    if (range && !/^(?:alto|bajo)$/i.test(name)) return fieldOf('voiceRange', range, item);
    // Below "Otros" stand other things than skills: "Disponibilidad para viajar".
    if (isItem(name) && (level || group !== 'other') && isList)
      unknown.push(rowOf('skills', name, level, item));
    return [];
  });
  if (group !== 'voice') return [...withSharedLevels(text, known), ...unknown];
  // "Canto: copla y bolero" is singing.
  const styles = unknown.map(({ cells }) => cells.skill).join(', ');
  const cells = { skill: 'singing', level: '' };
  return [...known, ...unknown.map((row) => ({ ...row, cells, note: styles }))];
}

/** Reads what somebody can do of a sentence; what no list has only after a verb. */
export function readAbilities(text: string): Found[] {
  const parts = withLevels(text, partsOf(text, /[,;?\t]\s?|\s(?:y|e|and)\s/));
  let isAfterVerb = false;
  const found = parts.flatMap((part): Found[] => {
    if (NOT.test(part.text)) return [];
    const shown = part.text.replace(
      /^[^:]{3,40}:\s+|^.{3,60}\s(?:que|falta)\s+(?=(?:toc|bail|mont|practic|hag|cant))/,
      '',
    );
    const start = part.start + part.text.indexOf(shown);
    const { row, name, level, hasVerb } = readSkill({ ...part, text: shown, start });
    // "Bailo salsa y cumbia"
    const isNext = isAfterVerb && /^\p{Ll}+$/u.test(name);
    isAfterVerb = hasVerb && row !== undefined;
    if (row) return [row];
    // "Monto mis cortos (Premiere, nivel alto)"
    const inner = moved(readAbilities(bracketed(shown)), start + shown.indexOf('(') + 1);
    if (inner.length > 0) return inner;
    // "Toco el bombo en Semana Santa"
    const own = name.replace(/\s(?:en|con)\s.*$/, '');
    const isNamed = (hasVerb || isNext) && isItem(own) && own.split(' ').length <= 3;
    return isNamed ? [rowOf('skills', own, level, { text: shown, start })] : [];
  });
  return withSharedLevels(text, found);
}

/** Whether a text is a list, without a verb: "Horse riding, stage combat and hip hop", or a skill with its level. */
export function isListOfSkills(text: string): boolean {
  const items = withLevels(text, partsOf(text, /[,;\t]\s?|\s(?:y|e|and)\s/));
  const known = items.filter((one) => findStart('skills', one.text.replace(ARTICLE, '')));
  const isRated = known.some(({ rated }) => rated);
  return (isRated || known.length > 1) && known.length * 2 >= items.length;
}

/** Whether a text of a list has an item that the list knows. */
export const namesAny = (list: 'languages' | 'accents', text: string): boolean =>
  partsOf(text, /[.;,•·|–—\t-]\s?|\s(?:y|e|and)\s/).some((part) =>
    findStart(list, bare(part.text).replace(ARTICLE, '')),
  );
