import { type ListName, findValues } from '#contract/vocabulary.ts';
import { placeList } from '../../fields/textList.ts';
import { isLongAgo, readBirth, readBirthPlace } from './birth.ts';
import type { Label } from './curriculumLines.ts';
import {
  ARTICLE,
  type Found,
  NOT,
  bare,
  bracketed,
  type Part,
  fieldOf,
  findIn,
  findStart,
  moved,
  partsOf,
} from './phrases.ts';

/*
 * The fields of a record: how the words of each are read, and where a sentence says them. What follows a label and
 * what a sentence says has the same readers.
 */

const PROFESSIONS = /[,;•·|\n]|\s(?:y|e|i|and|&)\s|\s?\/\s?|\s[–—-]\s/;

type ReadWords = (text: string) => Found[];

const HEIGHT =
  /(?<!\d)([12])\s?(?:[.,'’´]|m(?:etro(?: con)?)?)\s?(\d{2})(?!\d)|(?<!\d)(1\d{2}|2[0-2]\d)(?!\d)\s*(?:cm\b)?/;
const FEET = /(?<!\d)([4-7])\s?(?:['’′]|ft\.?|feet|foot)\s?(\d{1,2})?\s?(?:["”″]|''|in(?:ches)?)?/;

/** The tens and ones of "un metro setenta y dos", "uno setenta". */
const TENS = 'cincuenta sesenta setenta ochenta noventa'.split(' ');
const ONES = ' uno dos tres cuatro cinco seis siete ocho nueve'.split(' ');
const IN_WORDS = new RegExp(
  `(?<!\\p{L})((?:metro(?:\\s+con)?|uno)\\s+(${TENS.join('|')})(?:\\s+y\\s+(${ONES.slice(1).join('|')}))?)(?!\\p{L})`,
  'diu',
);

function readHeight(text: string): Found[] {
  const words = IN_WORDS.exec(text);
  if (words) {
    const [, said, tens = '', ones = ''] = words.map((one) => one?.toLowerCase() ?? '');
    const cm = 150 + 10 * TENS.indexOf(tens) + ONES.indexOf(ones);
    return fieldOf('heightCm', String(cm), { text: said!, start: words.index });
  }
  const metres = HEIGHT.exec(text);
  const found = metres ?? FEET.exec(text);
  if (!found) return [];
  const cm = metres
    ? (metres[3] ?? `${metres[1]}${metres[2]}`)
    : String(Math.round(Number(found[1]) * 30.48 + Number(found[2] ?? 0) * 2.54));
  return fieldOf('heightCm', cm, { text: found[0], start: found.index });
}

/** A shade that no list has changes the colour: "azul verdoso", "rubio oscuro". */
const SHADE =
  /^[\s/-]*(?:azul|verd|gris|marr|cast|miel|negr|rub|\p{L}+os[oa]s?$|oscur|clar|dark|light|blue|green|brown|gr[ae]y)/iu;
/** What leads to a colour or a length: "lo llevo", "my". */
const LEAD =
  /^(?:(?:y|and|lo|la|los|el|de|es|son|\p{L}+mente|muy|casi|ya|llevo|tengo|color|teñid[oa]s? de(?=\s(?:rub|casta|moren|negr|pelirr))|más|bastante|very|quite|my|is|are|has|with|a|big)\s+)+/iu;

/** Returns the colour that a text begins with, unless its shade is another one. */
function findColour(list: 'eyes' | 'hair', text: string) {
  const found = findStart(list, text);
  return found && !SHADE.test(text.slice(found.end)) ? found : undefined;
}

function readEyes(text: string): Found[] {
  const words = [bracketed(text), text.replace(LEAD, '')];
  const [colour] = words.flatMap((one) => findColour('eyes', one) ?? []);
  return fieldOf('eyes', colour?.value, { text, start: 0 });
}

const OTHER_PARTS =
  /(?<!\p{L})(?:ojos|eyes|barba|beard|bigote|piel|skin|voz|voice|mido|vivo)(?!\p{L})/iu;

function readHair(text: string): Found[] {
  return partsOf(text.split(OTHER_PARTS)[0]!).flatMap((part): Found[] => {
    const words = part.text.replace(LEAD, '');
    // "Rapado" is a length; one can stand before the colour: "long red".
    const isAll = findStart('hairLengths', words)?.end === words.length;
    const from = findColour('hair', words) ? 0 : words.search(/\s/) + 1;
    const colour = isAll ? undefined : findColour('hair', words.slice(from));
    const end = from + (colour?.end ?? 0);
    const start = part.start + part.text.length - words.length + from;
    const shown = { text: words.slice(from, end), start };
    const said = `${words.slice(0, from)}${words.slice(end)}`.trim();
    // "Cortito", "a la altura de los hombros"
    const plain = said.replace(/[()]/g, ' ').replace(/(?:it|u?[ií]sim)(?=[oa]s?(?!\p{L}))/giu, '');
    const length = findIn('hairLengths', plain);
    return [
      ...fieldOf('hair', colour?.value, shown, length ? '' : said),
      ...fieldOf('hairLength', length?.value, part),
    ];
  });
}

/** Reads a field whose words begin with a value of a list. */
const valueOf =
  (field: string, list: ListName): ReadWords =>
  (text) =>
    fieldOf(field, findStart(list, text.replace(/[.,;]/g, ' '))?.value, { text, start: 0 });

/** "Y DNI español", "también nacionalidad italiana" */
const PAPERS = /^(?:(?:también|tengo|la|DNI|pasaporte|nacionalidad)\s+)+/i;

function readCitizenships(text: string): Found[] {
  const [sentence = ''] = text.split(/\.\s/);
  const found = partsOf(sentence).flatMap(
    (part) => findStart('countries', bare(part.text).replace(PAPERS, ''))?.value ?? [],
  );
  return fieldOf('citizenships', [...new Set(found)].join('; '), { text, start: 0 });
}

function readPlayingAge(text: string): Found[] {
  const [, from, to] = /(\d{1,2})\s*(?:-|–|a|to|y)\s*(\d{1,2})/.exec(text) ?? [];
  const part = { text, start: 0 };
  return [...fieldOf('playingAgeFrom', from, part), ...fieldOf('playingAgeTo', to, part)];
}

/** What no town has: a number, a street, a part of a house. */
const NO_TOWN =
  /\d|^\p{L}$|^(?:[cr]\/|avda?\.|av\.|pza\.|pl\.|pg\.|urb\.)|^(?:calle|avenida|avinguda|plaza|pla[cç]a|praza|r[uú]a|carrer|paseo|passeig|camino|cam[ií]|camiño|traves[ií]a|urbanizaci[oó]n|ronda|rambla|kale|finca|pol[ií]gono|edificio|bloque|portal|escalera|piso|puerta|local)\s|^(?:gran v[ií]a|bajo|[aá]tico|entresuelo|principal)(?!\p{L})|\s(?:kalea|etorbidea|hiribidea|enparantza|izquierda|derecha)$/iu;

function readHome(text: string): Found[] {
  const plain = text.replace(/\([^()]*\)/g, (said) => ' '.repeat(said.length));
  const [place = ''] = /^.+?(?=\.?\s*$|[.;]\s|\s[|•·](?:\s|$))/.exec(plain) ?? [];
  // "London, United Kingdom" is one place, "A Coruña / Base en Madrid" are two.
  const all = placeList
    .split(place.replace(/ i (?=\p{Lu})/gu, ' y '))
    // "Madrid y de vez en cuando en París"
    .map((one) => one.replace(/^(?:(?:[Bb]ase )?(?:\p{Ll}+ )*(?:en|a)|\d{5}) (?=\p{Lu})/u, ''))
    .filter((one) => !NO_TOWN.test(one));
  const towns = all.filter((one) => findValues('countries', one).length === 0);
  const places = placeList.join(towns.length > 0 ? towns : all);
  return fieldOf('homeBase', places, { text: place, start: 0 });
}

/** Returns a name as people write it: one in capitals gets small letters. */
export const namesIn = (text: string): string =>
  text === text.toUpperCase()
    ? text
        .toLowerCase()
        .replace(/(?:^|[\s'’-])\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/\s(?:De|Del|La|Las|Los|Y|I|Da|Do|Dos)(?=\s)/g, (particle) =>
          particle.toLowerCase(),
        )
        .trim()
    : text.trim();

/** "Ruiz Mas, Ana" */
const LAST_FIRST = /^(\p{Lu}[\p{L}'’ -]+), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u;
const readName =
  (field: string): ReadWords =>
  (text) => {
    // "Ana Ruiz Mas. Nacida en…", but "M. Ana Ruiz"
    const [own = ''] = text.split(/(?<=\p{L}{3})\.(?:\s|$)/u);
    const [name = ''] = LAST_FIRST.exec(own) ?? /^[^(),]*[^\s(),]/.exec(own) ?? [];
    return fieldOf(field, namesIn(name.replace(LAST_FIRST, '$2 $1')), { text: name, start: 0 });
  };

/** How the words of each field are read that stand after its label. */
export const FIELDS: Record<
  Exclude<Label, 'website' | 'imdb' | 'instagram' | 'tiktok' | 'video'>,
  ReadWords
> = {
  name: readName('fullName'),
  legalName: readName('legalName'),
  artisticName: readName('artisticName'),
  sections: readProfession,
  birthDate: readBirth,
  birthPlace: readBirthPlace,
  citizenships: readCitizenships,
  homeBase: readHome,
  heightCm: readHeight,
  eyes: readEyes,
  hair: readHair,
  beard: valueOf('beard', 'beards'),
  voiceRange: valueOf('voiceRange', 'voiceRanges'),
  playingAge: readPlayingAge,
};

const NAME = (least: number) =>
  `(\\p{Lu}[\\p{L}'’-]+(?:\\s(?:(?:de|del|la|los|i|y)\\s){0,2}\\p{Lu}[\\p{L}'’-]+){${least},4})`;
const named = (cue: string, least: number): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${cue})\\s*[:,]?\\s+${NAME(least)}`, 'du');

/** Towns: "Las Palmas de G.C.", "Vigo, Lugo y en León"; "Mayor 5" is a street. */
const TOWN = String.raw`(?:\p{Lu}\.)*\p{Lu}[\p{L}'’-]*`;
const PLACES = String.raw`(${TOWN}(?:(?:\s|\s?\/\s?|,\s(?=en\s|a\s|${TOWN}(?:,|\sy)\s\p{Lu}))(?:(?:del?|d[ao]|las?|los|el|y|i|e|and|en|a|tambi[eé]n)\s)*${TOWN})*)(?![\p{L}'’-]|\s\d)`;

/** `\b` and letters with accents do not go together. */
const word = (pattern: string, after = ''): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})${after}`, 'diu');

/** What a name follows. */
const NAMES =
  "[MmSs]e llam[oa]|[Mm]i nombre es|[Ss][oó][yc](?: (?:la|el|en)(?=[^,.]+, (?:act|dir|gui)))?|[Mm]y name is|I['’]m|I am|[Qq]uien \\p{Ll}+ escribe,|[Ee]m dic|[Oo]s escribe|Ella es|Él es|[Rr]epresentad[oa]|(?:[Rr]e)?[Pp]resent(?:o|amos)(?: a)?|(?:[Ss]aludos?|[Aa]brazos?|[Rr]egards)(?=,?[^.,(]*\\.?$)|(?:[Pp]erfil|[Cc]urr[ií]culum|material|CV) de";

type Cues = Partial<Record<keyof typeof FIELDS, RegExp[]>>;

/** How a sentence says a field: in the group of a pattern, or as a whole. */
const SENTENCES: Cues = {
  name: [
    named(NAMES, 1),
    // "Irati Mendiola, nacida en…", "Nacida en Lugo, Ana Gil es actriz"
    new RegExp(
      `(?<=^(?:(?:La|El)(?:\\s\\p{Ll}+){1,4}\\s)?|,\\s(?:(?:la|el)(?:\\s\\p{Ll}+){0,4}\\s)?)(?!(?:S[oó][yc]|Mi|My|Hola|Hello|Hi|Dear|Buen[oa]s|Bon|Querid[oa]|Estimad[oa]|Kaixo)\\s)${NAME(1)},?\\s+(?=nacid|born|act(?:or|riz|ress)|(?:de )?\\d\\d años|(?:\\([^)]*\\)\\s)?(?:es|is|lives|viu|(?!que|una|para|desde|donde|sobre|entre|contra)(?:ha \\p{Ll}+o|(?:se )?\\p{Ll}{2,}[aeó]))\\s)`,
      'du',
    ),
  ],
  artisticName: [
    named(
      '(?:[Aa]rt[ií]sticamente|[Nn]om(?:bre)? (?:art[ií]stico?|profesional)|[Ss]tage name|[Pp]rofe(?:s|ss)ionall?y|[Pp]rofesionalmente|[Kk]nown|[Cc]onoc\\p{Ll}+|[Ff]irm[oa]|[Pp]resento|[Ff]igur[oa]|[Cc]artel(?:es)?|[Ss]algo|[Pp]usieron|[Pp]on(?:me|edme|go)(?:\\ss[oó]lo)?|[Cc]r[eé]ditos?(?:,? siempre)?|[Cc]redit(?:ed|s)|[Bb]illed|[Aa]lways worked|aka)(?:(?:\\s\\p{Ll}+){0,5}\\s(?:como|as|es|is|soy|ponen|ver[aáeé]i?s|me llamo))?|[Gg]o by|[Ff]irmo (?:todo|siempre)',
      0,
    ),
  ],
  legalName: [
    named(
      '[Ff]ull name is|[Nn]ombre (?:completo|entero|real) es|(?:DNI|pasaporte|passport)(?:,?\\s(?:pone|dice|says|soy|me llamo|figura(?: como)?|(?:salgo|aparezco) como))?',
      1,
    ),
    new RegExp(`${NAME(1)}\\s+(?:on (?:my passport|paper)|en (?:el|mi) (?:DNI|pasaporte))`, 'du'),
  ],
  birthDate: [word('nac[ií]|nacid[oa]|naci[oó]|born|nascut|nascuda|d\\.?o\\.?b|soy de|natural de')],
  heightCm: [
    /(?<![\d.,/:-])((?:1[.,'’´]\d|2[.,'’´][01])\d)(?![\d/%-]|[.,]\d)/d,
    /(?<!\d)([12]\s?m\s?\d{2}(?!\d)|[12]\d{2}\s?cm(?!\p{L})|[4-7]['’′]\s?\d{1,2}(?:["”″]|''))/diu,
    word('mido|mide|med[ií]a|altura|estatura|estat|alçada|height|tall', '(.*)'),
    IN_WORDS,
  ],
  playingAge: [word('edad|playing (?:age|range)|doy (?:entre|de)|aparento', '(.*)')],
  hair: [
    /(?<![\p{L}-])([\p{L}-]{2,20}(?:\s[\p{L}-]{2,20})?)\s+hair\b/diu,
    word('pelo|cabello|cabells?|hair', '(.*)'),
    word('((?:(?:media|mitja)\\s+)?melena.*)'),
  ],
  citizenships: [
    word(
      'nacionali\\p{L}+|nationalit\\p{L}+|citizenship|ciudadan[ií]a|pasaportes?|both passports',
      '\\s*[:,]?\\s*(?:es\\s|is\\s)?(.*)',
    ),
    // "Española": a language is not a woman.
    /^(\p{Lu}\p{Ll}+a)$/du,
    /(?<!\p{L})(\p{Lu}\p{L}+(?:(?: passport| DNI)? (?:and|&) \p{Lu}\p{L}+)*) (?:passports?|DNI)(?!\p{L})/du,
  ],
  voiceRange: [
    word(
      '(?<!(?:la|el|the|saxo(?:f[oó]n)?) )(bass-baritone|mezzo(?:-?soprano)?|soprano|contralto|contratenor|tenor|bar[ií]tono|baritone|(?<=voz (?:de|soy) )bajo|(?<=voice is (?:a )?)bass|(?<=sing(?:ing)? \\()alto)',
    ),
  ],
  homeBase: [
    new RegExp(
      String.raw`(?<!\p{L})(?:[Vv]iv(?:o|e|imos|iendo|ienda)|[Rr]esid\p{L}+|[Mm]udad[oa]|[Bb]ased?(?! on)|(?<!una )[Cc]asa|[Pp]iso?|[Aa]lojamiento|[Aa]partamento|[Dd]epartamento|[Dd]omicilio|[Ll]levo(?:(?:\s\S+){1,3}\s(?:años|vida))?(?=\s(?:en|viviendo)\s)|[Rr]adi[cq]\p{L}+|[Aa]fincad[oa]|[Ii]nstalad[oa]|[Ee]stablecid[oa]|[Ll]iv(?:es?|ing)|[Vv]iu|[Vv]isc|(?:time|tiempo|muev[eo]|caballo)(?=\s(?:between|entre)\s))(?:\s(?!(?:(?<!hace )una?|su|el|las?|los|de|art\p{L}+)\s)[\p{Ll}\d]+){0,6}?\s(?:entre|en|in|between|al?)\s+${PLACES}`,
      'dgu',
    ),
    // "En Lugo tengo piso", "Lugo, donde tiene casa", "Cork, where I still live"
    new RegExp(
      `(?<!(?:nac|born|nasc)[^,.]{0,20})(?!En |Nac|Born)${PLACES}(?: in \\d{4})?,? (?:que es )?(?:también )?(?:(?:donde|where I) )?(?:still )?(?:viv[eo]|resid[eo]|live|(?:tengo|tiene) (?:casa|piso|alojamiento))(?!\\p{L})`,
      'du',
    ),
    /(?<=(?:vivo|resido) en )(?!(?:una?|el|las?|los|casa|pareja|san(?:ta)?)\s)(\p{Ll}+)/du,
  ],
};

/** How a clause of it does. */
const PARTS: Cues = {
  eyes: [
    word('ojos|eyes|ulls?', '\\s+(?:(?:de\\s+)?color\\s+|son\\s+|are\\s+|los\\s+tengo\\s+)?(.+)$'),
    /(?:^|\s)(\p{L}+(?:\s\p{L}+)?)\s+eyes\b/diu,
  ],
  // "Castaña", "soy rubia"
  hair: [
    /^(?:(?:soy|sigo siendo|es)\s+(?:muy\s+)?)?((?:casta|rub|moren|rapad|pelirr|canos|calv|rossa?$)\p{L}*(?:\s(?:clar|oscur|natural)\p{L}*)?)(?:\sde (?:pelo|cabello))?(?:\s\(.*)?$/diu,
  ],
  beard: [
    /(?<!\p{L})((?:(?:sin )?barba|bigote(?! no)|perilla|barbud[oa]|beard|moustache|goatee|stubble|\S*shaven|afeitado).*)/diu,
  ],
  citizenships: [
    word("soy|citizen of|i am|i['’]m", '\\s+(?:de\\s+)?(\\p{L}+)'),
    // "A 30-year-old British actor"
    /(?:^|(?:i['’]m|am|is)\s)an?\s(?:\S+-old\s)?(\p{L}+)\s(?:act|direct|screenw|writ)/diu,
    // "Actriz colombiana", "la actriz y cantante cubana"
    /(?:^|(?:soy|es)\s)(?:una?\s|la\s|el\s)?(?:act|direct|guion)\p{L}+(?:\sy\s\p{L}+)?\s+(\p{L}+)/diu,
  ],
};

/** Cuts a sentence where it begins to speak of another thing. */
const CLAUSES =
  /,(?!\d)\s?|[;:]\s|\s[·•|/–-]\s|\s(?:y|and)\s(?=con\s|el\s|los\s|tengo|ojos|my|mido|soy|vivo|llevo|\d)/;

/** Reads what a sentence says about the person; a line of the head has the birth without a word for it. */
export function readFacts(text: string, isHead: boolean): Found[] {
  const clauses = partsOf(text, CLAUSES);
  // "Pelo gris que no me tiño" is no denial.
  const isDenied = (at: number) =>
    NOT.test(bare(text.slice(clauses.findLast(({ start }) => start <= at)?.start ?? 0, at)));
  const readCues = (cues: Cues, area: Part): Found[] =>
    (Object.entries(cues) as [keyof typeof FIELDS, RegExp[]][]).flatMap(([field, patterns]) =>
      patterns.flatMap((pattern) => {
        const all = pattern.global ? area.text.matchAll(pattern) : [pattern.exec(area.text)];
        return [...all].flatMap((match) => {
          const [from, to] = match?.indices?.[1] ?? [0, area.text.length];
          if (!match || isDenied(area.start + (from || match.index))) return [];
          return moved(FIELDS[field](area.text.slice(from, to)), area.start + from);
        });
      }),
    );
  const found = [
    ...readCues(SENTENCES, { text, start: 0 }),
    ...clauses.flatMap((one) => readCues(PARTS, one)),
  ];
  return [...found, ...readSections(text), ...(isHead && isLongAgo(text) ? readBirth(text) : [])];
}

/** What follows a profession, but "directora de arte" is another one. */
const OF_PROFESSION =
  /^\s+(?:(?:de|en)\s+(?:cine|teatro|tv|televisi|publicidad|series|escena)|\p{L}+$)/iu;

/** Returns what a part of a sentence says that somebody is: "an English actress living in Madrid". */
function professionIn(text: string): string | undefined {
  const found = findIn('sections', text, (start) => text.slice(0, start).split(' ').length <= 3);
  const before = text.slice(0, found?.start);
  if (!found || NOT.test(before) || /(?<!\p{L})(?:de|del|of|to)\s/iu.test(before)) return undefined;
  const rest = text.slice(found.end);
  const isOther = /^\s+(?:de|of)\s/i.test(rest) && !OF_PROFESSION.test(rest);
  return isOther && !/^act/.test(found.value) ? undefined : found.value;
}

/** Reads what somebody is in a line that says nothing else: "Directora y guionista". */
export function readProfession(text: string): Found[] {
  const parts = partsOf(text, PROFESSIONS);
  // Who is an actor can be a dancer or a presenter, too.
  const isShort = parts.every((part) =>
    /^[^\s\d:@]+(?:(?<!\p{L}{3}\.)\s+[^\s\d:@]+){0,4}$/u.test(part.text),
  );
  const values = parts.map((part) => professionIn(part.text));
  const others = parts.filter((_, index) => !values[index]).map((part) => part.text);
  const found = [...new Set(values.filter(Boolean))].join('; ');
  return isShort && others.length < parts.length
    ? fieldOf('sections', found, { text, start: 0 }, others.join(', '))
    : [];
}

/** What leads to a profession or to the name before it: "soy", "Ana Gil is" */
const IS = new RegExp(
  `^(?:.*(?<!\\p{L})(?:${NAMES}|[Ss][oó]c|[Tt]rabaj[oa] (?:como|de))\\s|(?:${NAME(1)}\\s)?(?:[EeÉé]s|is)\\s|(?=${NAME(1)}$))`,
  'u',
);

/** Reads what somebody is: "soy actriz", "I'm Ana Gil, an English actress living in…". */
function readSections(text: string): Found[] {
  let isSaid = text.length < 40;
  const parts = partsOf(text, PROFESSIONS).flatMap((part) => {
    const isCue = IS.test(part.text);
    const own = part.text.replace(IS, '').replace(ARTICLE, '');
    // "Dirigir es…" and "Actores como él…" are nobody's.
    const isOwn = !/^(?:direcc|dirig|escribi|gui[oó]n |\p{L}+(?:ing|[aeo]s) )/iu.test(own);
    const begins = part.start === 0 && isOwn && findStart('sections', own);
    const value = isSaid || isCue || begins ? professionIn(own) : undefined;
    isSaid = isCue || Boolean(begins) || (isSaid && part.text.split(' ').length < 8);
    return value ? [{ value, part }] : [];
  });
  const [first, last] = [parts[0]?.part, parts.at(-1)?.part];
  if (!first || !last) return [];
  const values = [...new Set(parts.map(({ value }) => value))].join('; ');
  const end = last.start + last.text.length;
  return fieldOf('sections', values, { text: text.slice(first.start, end), start: first.start });
}
