import { findValues } from '#contract/vocabulary.ts';
import { OTHERS, PRIVATE, isItem } from './curriculumLines.ts';
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

const rowOf = (list: string, value: string, level: string, part: Part, note = ''): Found => {
  const name = list.slice(0, -1);
  return { list, cells: { [name]: value, level }, ...placeOf(part), ...(note && { note }) };
};

/** What stands before a language that somebody speaks: "en", "nivel de", "my". */
const BEFORE_LANGUAGE =
  /(?:^|(?<!\p{L})(?:el|la|del?|en|con|of|in|un|my|mi|some|the|algo|y|e|i|and|habl[oa]r?|parl[oa]|fal[oa]|escribo|entiendo|chapurreo|speak(?:s|ing)?|idiomas?|también|además|sí)\s+|(?<!\p{L})[dl]['’]|[(:“"«]\s*)$/iu;
const NATIVE = /^(?:native|bilingual)/;

/** The level that a text names, the framework's first: of "me defiendo (B2)" it is B2, but "C1 (bilingüe)" is bilingual. */
function levelOf(text: string, allowed: readonly string[]) {
  const code = /(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])/u.exec(text)?.[0];
  const isOne = (at: number, value: string) =>
    !/^[abc][12]/i.test(text.slice(at)) && (!code || NATIVE.test(value));
  const found = findIn('levels', text, isOne);
  const said = found ? text.slice(found.start, found.end) : (code ?? '');
  const level = levelIn(said, allowed);
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

export const namesLanguage = (text: string): boolean => languageIn(text) !== undefined;
export const namesLevel = (text: string): boolean => levelOf(text, LANGUAGE_LEVELS) !== undefined;

const LANGUAGE_PARTS =
  /[;,•·|\t]\s*|[.:]\s+|\s[–—-]\s|\s?\/\s?|\s(?:[yei&]|and|pero|but|with)\s|(?<!\sl[oae])\s(?=hablo\s)/;

/**
 * Reads the languages of a list or a sentence: each with the level of its part, or else of the next part that is a
 * level only, or of the language that stands beside it with "and".
 */
export function readLanguages(text: string, isListed = false): Found[] {
  const rows: (Part & { language: string; level: string; note: string; isLater: boolean })[] = [];
  let end = 0;
  for (const { text: whole, start } of partsOf(text, LANGUAGE_PARTS)) {
    const joint = text.slice(end, start);
    end = start + whole.length;
    const found = languageIn(whole);
    if (NOT.test(bare(whole))) {
      // "Alemán: lo estudié, pero no lo hablo"
      if (!found && /habl|speak/i.test(whole)) rows.pop();
      continue;
    }
    const part = { text: whole.slice(found?.start), start: start + (found?.start ?? 0) };
    const rated = levelOf(found ? `${found.before} ${found.after}` : whole, LANGUAGE_LEVELS);
    const last = rows.at(-1);
    if (found) {
      const isLater = levelOf(found.after, LANGUAGE_LEVELS) !== undefined;
      const isBeside = last !== undefined && /^\s*(?:[/yei&]|and)\s*$/i.test(joint);
      // "Fluent French and Spanish"
      const shared = isBeside && !last.isLater && found.before.length < 4 ? last.level : '';
      const level = rated?.level ?? shared;
      const note = rated?.code ?? bare(found.after);
      rows.push({ ...part, language: found.value, level, note, isLater });
      // "Gallego e inglés (C1)"
      if (isBeside && isLater && !/\([ABC][12]/.test(whole)) shareLevel(rows, level);
    } else if (rated && last && (!last.level || (rated.code && !NATIVE.test(last.level)))) {
      Object.assign(last, { level: '', isLater: true, note: rated.code });
      shareLevel(rows, rated.level);
    } else if (isListed && (!last || rated)) {
      // "Ladino (alto)" is asked for, "hablado: alto" and "título C1" are not.
      const language = bare(whole.replace(rated?.words ?? '', ''));
      const isName =
        isItem(language) && !/^(?:hablad|escrit|le[ií]d|t[ií]tul|certific)/i.test(language);
      if (isName)
        rows.push({ ...part, language, level: rated?.level ?? '', note: '', isLater: true });
    }
  }
  // "Inglés (C1, acento británico)"
  const accents = [...text.matchAll(/\(([^()]*\b(?:acentos?|accents?)\b[^()]*)\)/giu)];
  return [
    ...rows.map((row) => rowOf('languages', row.language, row.level, row, row.note)),
    ...accents.flatMap(({ index, 1: said = '' }) => moved(readAccents(said, false), index + 1)),
  ];
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
  /^\s*(?:(?:con|de|en|y|pero|pues|bien|tambi[eé]n|also|trabajo|hago|domino|imito|tengo|el|la|los|m[ií]o|un|una|poco|algo|some|bit|of|the|a|an|acentos?|accents?|native|nativ[oa]|es|is|puedo|s[eé]|hacer|imitar|can|do|good|great|decent|passable|buen|gran)\s+)*/i;

const BETWEEN_ACCENTS = /[.;,•·|]\s?|\s(?:[yei&]|and|como|per[oò]|but)\s|\s\/\s/;
export function readAccents(text: string, isListed = true): Found[] {
  return partsOf(text, BETWEEN_ACCENTS).flatMap((item): Found[] => {
    if (NOT.test(bare(item.text)) || /^in\s/i.test(item.text)) return [];
    // "(Además del mío)", "En inglés: RP"
    const words = item.text.replace(/\([^()]*\)?|^[^:]+:/g, (said) => ' '.repeat(said.length));
    // "El inglés lo hablo con acento irlandés"
    const from = Math.max(0, words.search(/(?<!\p{L})acentos?\s/iu));
    const lead = from + ACCENT_LEAD.exec(words.slice(from))![0].length;
    const said = findIn('accents', words.slice(lead));
    const end = lead + (said?.end ?? 0);
    const note = bracketed(item.text) || (said ? words.slice(end).trim() : '');
    const isNative = /^native|nativ|matern|de serie|natural|de cuna/i.test(note + item.text);
    const level = isNative ? 'native' : levelIn(note, ACCENT_LEVELS);
    const part = isListed ? item : { text: words.slice(lead, end), start: item.start + lead };
    if (said) return [rowOf('accents', said.value, level, part, level ? '' : note)];
    const own = bare(words.slice(lead));
    const isSaid = /:|^(?:claro|obvio|por supuesto)/i.test(item.text);
    return isListed && isItem(own) && !isSaid ? [rowOf('accents', own, level, item)] : [];
  });
}

export const LICENCE =
  /carn[eéè]|conduzco|(?:permisos?|perm[ií]s|registros?) (?:de condu|[ABCD]\d?(?!\p{L}))|licencias?(?!\p{L})|licen[cs]es?(?!\p{L})|t[ií]tulo de p|(?<!\p{L})(?:el [ABCD]$|[ABCD]\d? de conducir)/iu;
const BETWEEN_LICENCES = /[;·•|]|[,.]\s|\s(?:[yei&]|and)\s|\s\/\s|\+/;
const codeIn = (text: string) =>
  /(?:^|[\s(])([ABCD]-?[12]?|AM|BE|B\+E)(?=$|[\s).,])/.exec(text)?.[1];
/** The vehicle that a text names, or the first one whose licence it does: "Camión (B, A y C)", but "Carné de conducir A" and "A2 (coche propio)" */
const licenceIn = (text: string): string | undefined =>
  [bare(text), text]
    .flatMap((said) => [
      findValues('skills', `carné ${codeIn(said)}`)[0],
      findIn('skills', said, (_, value) => isInGroup(value, 'driving'))?.value,
    ])
    .find(Boolean);

const LEARNING = /(?<!\p{L})sac(?:[oa]|aré|[aá]ndo\p{L}*)(?!\p{L}|.*\btengo\b)/iu;
export function readLicences(text: string): Found[] {
  return partsOf(text, BETWEEN_LICENCES).flatMap((part): Found[] => {
    // "B (coche no tengo)"
    if (NOT.test(bare(part.text)) || LEARNING.test(part.text)) return [];
    const skill = licenceIn(part.text);
    if (!skill) return [];
    // "Coche y moto (carnets A y B)"
    const inner = readLicences(bracketed(part.text)).flatMap((one) =>
      one.note ? { ...one, ...placeOf(part) } : [],
    );
    return [rowOf('skills', skill, '', part, codeIn(part.text)), ...inner];
  });
}

/** How somebody says a skill, whatever its name is: "también toco el". */
const VERB =
  /^(?:(?:y|e|i|and|que|pero|però|but|tambi[eé]n|adem[aá]s)\s+)*(?:(?:rid(?:e|ing) an?|(?:toc|bail|ball)(?:[oa]|ar)|(?:hago|hace|faig|fa)(?!\sde\s)|he (?:hecho|practicado)|practic[oa]|jue?g[oa](?: al?)?|m[ou]nt[oa] (?:en|a)|domin[oa]|manej[oa]|sé|sabe|me defiendo (?:con|en)|i(?:['’]ve)?(?:\scan)?(?:\s(?:play|do(?:ne)?|practise|trained in))?)\s+)+/i;
/** What stands before a verb or a skill and says nothing of it. */
const ADVERBS = 'y|e|i|and|además|también|ahora|hoy|ya|aún|siempre|lately|por \\p{L}+|\\p{L}+mente';
/** What a person is at a skill: "monitora de esquí", "a strong swimmer". */
const TITLES =
  '(?:profesora?|instructora?|monitora?|maestr[oa]|bailar[ií]na?|jugadora?|campe[oó]na?|t[ií]tulo|titulaci[oó]n)(?: de \\p{L}+)? de|an?|good|keen|strong|confident|trained|qualified|experienced';
/** What leads to a skill of the list, but can lead to anything else: "llevo ocho años de", "tuve que aprender a". */
const LEAD = new RegExp(
  [
    `^(?:(?:${ADVERBS}|que|pero|sí|yo|me|se|lo|si hace falta|(?:des)?de \\p{L}+|tuve)\\s+)*`,
    "(?:he (?!visto|dirigido|escrito)(?:\\p{Ll}+o|fet)|(?:hice|llevo|tengo|soy|he fet) (?:\\S+ )?(?:años|anys|nivel|experiencia|formación|conocimientos|título|titulación|cinturón \\p{L}+)(?: de| en)?|empecé|hice|faig|i(?:[’'](?:m|ve))? (?!love|like|hate|watch)\\p{Ll}+|(?:doy|imparto) clases? de|(?:soy|es|fui)|\\p{L}+[aei]r",
    '|(?!(?:pelo|vivo|tengo|como|veo|odio|dirijo|escribo|cuando|aprend\\p{L}+|\\p{L}+[ai]do|dirig\\p{L}+|escrib\\p{L}+)\\s)\\p{L}{2,}[oó])\\s+',
    `(?:(?:${TITLES}|que|me|lo|ya|también|además|mucho|bien|(?:algo|poco)(?: de)?|\\S+ years of|al|en|in|con|haciendo|yo mism[oa]|el|la|los|las|un[oa]s?|the|\\p{L}+(?:[aei]r|ndo|ing))\\s+)*$`,
  ].join(''),
  'iu',
);
/** Returns the words that lead to a skill of the list. */
function leadOf(text: string): string {
  const isOne = (at: number) => at === 0 || LEAD.test(text.slice(0, at));
  return text.slice(0, findIn('skills', text.slice(0, 120), isOne)?.start ?? 0);
}
/** Whether a part of a sentence tells a skill of the list. */
export const tellsSkill = (text: string): boolean => leadOf(text) !== '';
const JOINT = new RegExp(`^(?:(?:${ADVERBS}|en|con|${TITLES})\\s+)+`, 'iu');
const LITTLE =
  /(?<!\p{L})(?:un poco|un poquito|una mica|algo|nocione?s|conocimientos b[aá]sicos|a bit|a little|some)\s+(?:(?:de|of)\s+|d['’])?/iu;
const LEVEL = /\s*[:–-]?\s*\b((?:nivell?|level)\s+\p{L}+|\p{L}+\s+level(?!\p{L}))/iu;

/** What a part says of the skill before it: "Bici, mucho", "Golf: no". */
const QUALIFIES =
  /^(?:(?:much[oa]s?|sí|no|nada)$|sin\s|titulaci[oó]n|cintur[oó]n|certificad[oa]|desde(?! entonces)|since)/i;
/** Joins a part that is a level only to the one before it: "Acordeón, nivel medio". */
const withLevels = (text: string, parts: Part[]): (Part & { rated?: string })[] =>
  parts.reduce<(Part & { rated?: string })[]>((items, { text: part, start }) => {
    const last = items.at(-1);
    const level = (bare(part) || bracketed(part)).replace(/^(?:a )?(?:nivell?|level)\s/i, '');
    // "Patino, ponme nivel básico"
    const isRated = LEVEL.test(bare(part)) && !findIn('skills', part);
    if (!last || !(isRated || QUALIFIES.test(part) || findValues('levels', level).length > 0))
      return [...items, { text: part, start }];
    const whole = { text: text.slice(last.start, start + part.length), start: last.start };
    return [...items.slice(0, -1), { ...whole, rated: part }];
  }, []);

/** Reads an item of skills: its name without verb and level. */
function readSkill({ text, start, rated = '' }: Part & { rated?: string }, group?: string) {
  const verb = leadOf(text) || (VERB.exec(text)?.[0] ?? JOINT.exec(text)?.[0] ?? '');
  const said = bare(text.slice(0, text.length - rated.length).replace(/[\s,;:]+$/, ''));
  const own = said.slice(verb.length).replace(LEVEL, '');
  const level =
    levelIn(bracketed(text.replace(/^(sing\w* \()alto\b/i, '$1')), SKILL_LEVELS) ||
    levelIn(rated, SKILL_LEVELS) ||
    levelIn((LEVEL.exec(text)?.[1] ?? '').replace(/\slevel$/i, ''), SKILL_LEVELS) ||
    (LITTLE.test(text) ? 'basic' : '');
  const name = own
    .replace(LITTLE, '')
    .replace(ARTICLE, '')
    .replace(/(?:^|\s+)(?:desde|hace|cuando|since|con (?:\d|la|el|una?|mi))\s.*$/i, '');
  const found = findStart('skills', name, group);
  const rest = name.slice(found?.end).trim();
  // "Lengua de signos" among skills
  const language = name.length > 3 ? findValues('languages', name)[0] : undefined;
  const row = found
    ? rowOf('skills', found.value, level || levelIn(rest, SKILL_LEVELS), { text, start }, rest)
    : language &&
      rowOf('languages', language, levelOf(text, LANGUAGE_LEVELS)?.level ?? '', { text, start });
  // "Bailo (jazz, claqué)"
  const inner = bracketed(text);
  const listed = isListOfSkills(inner) ? readSkills(inner, 'told') : [];
  const rows = row ? [row] : moved(listed, start + text.indexOf('(') + 1);
  return { rows, name, level, hasVerb: VERB.test(text) };
}

const IS_SHARED = /^(?!(?:toc|juego|monto|hago|i )).*(?:\(|level|nivel)/i;
/** Gives a skill the level of the one beside it: "Jazz y claqué (avanzado)". */
function withSharedLevels(text: string, rows: Found[]): Found[] {
  for (const [index, { cells, end }] of rows.entries()) {
    const next = rows[index + 1];
    if (next && cells.level === '' && /^\s(?:y|e|i|and|&)\s$/.test(text.slice(end, next.start)))
      // "La guitarra y un poco el piano", "monto y nado bien"
      cells.level = IS_SHARED.test(text.slice(next.start, next.end)) ? next.cells.level! : '';
  }
  return rows;
}

const BETWEEN = /[,;?·•|\t]\s?|:\s|\s(?:[yei&]|and)\s/;
const SKILL_PARTS = /[,;•·|\t]|:\s|\s(?:[yei&/–—-]|and)\s|[.!]\s/;

/** Reads a list of skills: of a group what belongs to it, of a sentence (`told`) what no list has only after a verb. */
export function readSkills(text: string, group?: string): Found[] {
  // "Piano, carnet B y A2, natación", but "Carnet de buceo" is no licence of the list.
  const parts = partsOf(text, BETWEEN_LICENCES);
  const first = parts.findIndex((part) => LICENCE.test(part.text) && licenceIn(part.text));
  if (first >= 0) {
    const next = parts.find((part, index) => index > first && !licenceIn(part.text));
    const [from, to] = [parts[first]!.start, next?.start ?? text.length];
    return [
      ...readSkills(text.slice(0, from), group),
      ...moved(readLicences(text.slice(from, to)), from),
      ...moved(readSkills(text.slice(to), group), to),
    ];
  }
  // "Acento vasco, valenciano y francés" among skills
  if (/^acentos?\s/i.test(text)) return readAccents(text);
  const items = withLevels(text, partsOf(text, group === 'told' ? BETWEEN : SKILL_PARTS));
  const unknown: Found[] = [];
  // "Canto: copla. Guitarra, básico": only the first sentence is singing.
  const sung = group === 'voice' ? text.search(/(?<=\.\s+)\p{Lu}/u) : -1;
  // A line with a year or a telephone tells something else.
  const isList = !/\b(?:19|20)\d\d\b/.test(text) && !PRIVATE.test(text);
  // "Música: txalaparta. Bailo swing" says more than its part.
  const isTold = group === 'told' || items.some((item) => VERB.test(item.text));
  const known = items.flatMap((item): Found[] => {
    const own = isTold || (sung > 0 && item.start >= sung) ? undefined : group;
    const sings = own === 'voice';
    const { rows, name: said, level, hasVerb } = readSkill(item, own);
    const name = group === 'told' ? said.replace(/\s(?:en|con)\s.*$/, '') : said;
    if (NOT.test(bare(item.text))) return [];
    if (rows.length > 0) return rows;
    // "Canto, mezzosoprano"
    const range = findValues('voiceRanges', name.replace(/^(?:voz|veu|voice)\s(?:de\s)?/i, ''))[0];
    if (range)
      return [
        ...fieldOf('voiceRange', range, item),
        ...(sings ? [rowOf('skills', 'singing', level, item)] : []),
      ];
    // "Canto: boleros" is singing. Below "Otros" stand other things than skills: "Disponibilidad para viajar".
    const isNamed =
      group === 'told' ? hasVerb && name.split(' ').length <= 3 : level || group !== 'other';
    if (isItem(name) && isNamed && isList && !OTHERS.test(name))
      unknown.push(rowOf('skills', sings ? 'singing' : name, level, item, sings ? name : ''));
    return [];
  });
  return [...withSharedLevels(text, known), ...unknown];
}

/** Whether a text is a list, without a verb: "Horse riding, stage combat and hip hop", or a skill with its level. */
export function isListOfSkills(text: string): boolean {
  const items = withLevels(text, partsOf(text, BETWEEN));
  const known = items.filter((one) =>
    findStart('skills', one.text.replace(JOINT, '').replace(ARTICLE, '')),
  );
  const isMany = known.length > 1 || known[0]?.rated;
  return !NOT.test(text) && Boolean(isMany) && known.length * 2 >= items.length;
}

/** Whether a text of a list has an item that the list knows. */
export const namesAny = (list: 'languages' | 'accents', text: string): boolean =>
  partsOf(text, /[.;,•·|–—\t-]\s?|\s(?:[yei&]|and)\s/).some((part) =>
    findStart(list, bare(part.text).replace(ARTICLE, '')),
  );
