import { YEARS } from '../credits/creditParts.ts';
import { creditWords } from '../credits/creditWords.ts';
import { withoutCutBracket } from './phrases.ts';
import { piecesOf } from './works.ts';
import words from './words.json' with { type: 'json' };

type MeritList = 'studies' | 'awards';

/** Texts of fields by their names. */
type Cells = Record<string, string>;

/*
 * Studies and awards of a curriculum. A line is cut into its parts, and each part is what its words say: a year, a
 * school, a category, a result; the rest is the title, or the name of the award.
 */

const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

const trimmed = (text: string): string =>
  text.replace(/^[\s.,:;|•·/–—-]+/, '').replace(/[\s,.;:|•·/–—-]+$/, '');

/** A date with what leads to it; a year in quotes is of a title. */
const DATES = new RegExp(
  `\\s*[([]?\\s*(?:(?<!\\p{L})(?:en|in|el|al|l[’']any|del?|from|hasta|until|fins|entre|between|des(?:de|\\sdel?)|since)\\s+(?:el\\s+)?|(?:(?<=[([])curso|(?<!\\p{L})promoci[oó]n?(?:\\sde)?)\\s+)?${YEARS}(?![^«“]*[»”])\\s*[)\\]]?\\s*`,
  'giu',
);

/** Returns a line without its years, and the first of them; of several from one to another the last. */
function cutYears(line: string) {
  const [[, from = '', to = ''] = []] = line.matchAll(DATES);
  const year = /^\d+$/.test(to) ? from.slice(0, 4 - to.length) + to : from;
  const spaced = line
    .replace(DATES, (years) => {
      if (/^\s*[([]/.test(years)) return ' ';
      return /\)\s*$/.test(years) ? ') ' : ' , ';
    })
    .replace(/[\s,]+([,.)])/g, '$1');
  return { year, rest: trimmed(spaced) };
}

const upper = (words: string): string => words.charAt(0).toLocaleUpperCase('es') + words.slice(1);

/** Cuts a line at its separators, but not within brackets and quotes. */
const cutParts = (line: string, separator: RegExp): string[] =>
  piecesOf(line, separator)
    .map(({ text }) => trimmed(text))
    .filter(Boolean);

/** `\b` takes the last letter of "locución" for a word. */
const STOP =
  /(?<!(?<!\p{L})(?:dir|prof|lic|dipl|univ|dr|dra|st|sra?|fest|esp?|esc|bs|\p{Lu}))\.\s/giu;
const SEPARATOR = new RegExp(`\\t|\\s*[|•]\\s*|\\s[·–—/-]\\s|[,;:]\\s|${STOP.source}`, 'giu');

/** Returns a pattern of the words of a list, with or without accents and a capital. */
const anyOf = (list: string): string =>
  list
    .replace(/[áéíóú]/g, (letter) => `[${letter}${letter.normalize('NFD').charAt(0)}]`)
    .replace(/(?<=^|, )\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
    .replaceAll('.', '\\.?')
    .replaceAll(', ', '|');
/** What people say of studies and awards; degrees, titles, results and awards by the beginnings of their words. */
const { told } = words;
const STUDIED = anyOf(told.studied);
const DEGREE = `(?:${anyOf(told.degrees)})[\\p{L}.]*`;
/** What a school is called, with a name before it: "London School". */
const SCHOOL = `(?:\\p{Lu}\\p{L}+\\s)?(?:${anyOf(told.schools)})\\p{L}*`;
const WINS = anyOf(told.wins);
const BECOMES = anyOf(told.becomes);
const AWARDED = word(`(?:${anyOf(told.awarded)})\\p{L}*|gan[eé]`);
const STUDY = word(
  `^(?:el|un[oa]|otr[oa]) de|${STUDIED}|${DEGREE}|hice (?:un|dos|tres|cuatro|cinco) años? de|en (?:la |el )?${SCHOOL}`,
);
/** The first words of a title: a school's name can have some of them too. */
const TITLE = new RegExp(`^(?:${DEGREE}|${anyOf(told.titles)})`, 'iu');
/** "UNED", "ESADCyL", "IES Norte" */
const ACRONYM =
  /^(?!B\.?A|M\.?A)\p{Lu}{2,6}(?:\/\p{Lu}+|\p{Ll}\p{Lu})*(?:\s(?:de\s)?\p{Lu}\p{Ll}.*)?$/u;
const isSchool = (text: string): boolean =>
  !TITLE.test(text) && (creditWords.isSchool(text) || ACRONYM.test(text));

/** Words of a sentence that belong to no title and no name. */
const SAYS = word(anyOf(told.says));
const NOT = word('no|nunca|tampoco|ni|never|not');
const TAKEN = `${STUDIED}|(?!aquí|así|allí|ahí)\\p{L}{3,}[éí]|${anyOf(told.takes)}`;
const A_DEGREE = `(?:an?|una?|el|mi|my|the)\\s+(?:[\\p{L}-]+\\s){0,2}(?:${DEGREE}|laboratorio)\\s`;
/** What leads to a title: "y en Madrid hice el", "donde estudié hasta graduarme como", "después el". */
const LEAD = new RegExp(
  `^((?:(?!\\sque\\s).)*?)(?<!\\p{L})(?:(?:${TAKEN})[\\s,]+(?:en\\s+(?:\\p{Lu}\\p{L}+[\\s,]+)?(?=un|dos|tres|el (?:${DEGREE}|programa))|al?\\s|estudios de\\s|hasta\\s)?(?:(?:graduar|licenciar|titular)me (?:como|en)\\s)?|(?<!\\s(?:en|at|in)\\s)(?=${A_DEGREE}))`,
  'iu',
);
const CONNECTIVE =
  /^(?:(?:y|e|i|and|then|luego|despu[eé]s|tamb(?:i[eé]n|é)|m[aá]s tarde|de|s[oó][yc]|[eé]s|en(?=\s[^,]+\s(?:en|a|por|per)\s)),?\s+)+/i;
const ARTICLE = /^(?:(?:an?|una?|(?:uno|otr[oa]|el) de|el|la|the|my|mi|varios)\s+|l[’'])+/;

const NAME_WORD = "(?:\\p{Lu}\\.|\\p{Lu}[\\p{L}ªº'’-]+)";
const NAME = `${NAME_WORD}(?:\\s(?:(?:de|del|la|las|los|da|do|y|i|and|of|van|von)\\s){0,2}${NAME_WORD})*`;
const IS_NAME = new RegExp(`^${NAME}$`, 'u');
const TAUGHT_BY = `(?:${anyOf(told.taughtBy)}|(?!${DEGREE})\\p{Ll}+[ai]d[oa]s? por)[.:]*\\s+(?:(?:do[nñ]a?|en|na)\\s|l[’']|(?:el|la)\\s\\p{Ll}+\\s)?`;
const BY = new RegExp(`^${TAUGHT_BY}(?=(?:(?:el|la|the)\\s)?\\p{Lu})`, 'u');
/** A teacher, with a school in brackets: "con Ana Gil (Espacio Raíz)", "tutor: Ana Gil". */
const TEACHER = new RegExp(
  `[,.;]?\\s*(?<!\\p{L})(?:que\\s)?${TAUGHT_BY}((?:(?:el|la|the)\\s)?${NAME})(?!\\p{L})(?:\\s(?:de|como) tutora?)?(?:\\s*\\(([^()]*)\\))?`,
  'gu',
);

/** Whoever teaches, or would like to study, has not studied there: "Doy clases en la Escuela Norte". */
const TEACHES = word(anyOf(told.teaches));

const study = (year: string, title: string, schools: readonly string[]): Cells => ({
  ...(year && { year }),
  // "Clases de canto (desde 2018, prof. Ana Gil)" leaves a bracket.
  title: upper(trimmed(withoutCutBracket(title))),
  ...(schools.length > 0 && { school: schools.map(trimmed).join(', ') }),
});

/** "En la ESAD de Murcia, donde me licencié en Arte Dramático", "en la especialidad de Textual" */
const WHERE =
  /\s(?:en|con) la especialidad (?:de|en)\s|,\sdonde (?:me )?\p{L}+(?:[éí]|uve)(?:\sen)?\s(?:(?:el|mi)\s(?:t[ií]tulo|grado)\s(?:de|en)\s)?(?=\p{Lu}|\d{4})/u;
/** "El verso lo estudié con Ana Gil" */
const OBJECT = new RegExp(`^(?:[Ee]l|[Ll]a|[Ll][oa]s) (.{3,40}?) l[oa]s? (${TAKEN})(?=\\s)`, 'u');
/** "(Sala Norte, con Ana Gil)" */
const ITS_TEACHER = new RegExp(`\\s*\\(([^()]*,\\s${TAUGHT_BY}${NAME})\\)`, 'u');

/** Returns the cells of a line of studies; undefined of one that is none. */
function readStudy(whole: string, isTold: boolean, isListed: boolean): Cells | undefined {
  const line = whole.replace(OBJECT, '$2 $1 ').replace(WHERE, ', ').replace(ITS_TEACHER, ', $1');
  if ((isTold && NOT.test(line)) || TEACHES.test(line)) return undefined;
  // "Cámara: «El actor y el plano»"
  const { year, rest } = cutYears(line.replace(/:\s+(?=[«“"])/, ' '));
  // The cells of a table are its parts: "actualmente", "Canto, técnica EVT", "con Helena Ruiz", "2016".
  const inCells = line.split('\t').map((cell) => cutYears(cell).rest.replace(BY, ''));
  const cells = inCells.filter((cell) => !/^(?:actualmente|desde .*|)$/i.test(cell));
  if (cells.length > 1) {
    const at = cells.findIndex((cell) => !isSchool(cell));
    const [title = ''] = cells.splice(Math.max(at, 0), 1);
    return study(year, title, cells);
  }
  const schools: string[] = [];
  const titles: string[] = [];
  const teachers: string[] = [];
  const cutTeachers = (text: string) =>
    text.replace(TEACHER, (_said, name: string, inner = '') => {
      const isPlace = /^\p{Lu}/u.test(inner);
      teachers.push(name, ...(isPlace ? [inner] : []));
      return isPlace || !inner ? '\t' : ` (${inner})\t`;
    });
  const [lead = '', before = ''] = (isTold && LEAD.exec(rest)) || [];
  const untaught = cutTeachers(rest.slice(lead.length));
  const place = /(?<!\p{L})(?:en|at|in)\s+(?:(?:la|el|the)\s+)?(\p{Lu}[^,]*)/u.exec(
    cutTeachers(before),
  )?.[1];
  const sentences = cutParts(untaught.replace(CONNECTIVE, ''), STOP);
  // "Escuela de Teatro, Rosario. Actuación"
  const isSchoolFirst =
    sentences.length > 1 && isSchool(sentences[0]!.split(',')[0]!) && !isSchool(sentences[1]!);
  if (isSchoolFirst) sentences.push(sentences.shift()!);
  for (const part of sentences.flatMap((one) => cutParts(one, SEPARATOR))) {
    const [, own = part, inner = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(part) ?? [];
    // "Westbury School (BA Hons)"
    if (TITLE.test(inner) && isSchool(own)) {
      titles.push(inner);
      schools.push(splitAtSchool(own).school || own);
      continue;
    }
    const isInner = !TITLE.test(inner) && (isSchool(inner) || IS_NAME.test(inner));
    const { title, school } = splitAtSchool((isInner ? own : part).replace(ARTICLE, ''));
    // A place after the school, or with a town, belongs to it.
    const isPlace =
      ([...teachers, ...schools].length > 0 || IS_NAME.test(inner)) &&
      titles.length > 0 &&
      /^\p{Lu}[\p{L}\d'’ ]{1,40}(?:\([^()]*\))?$/u.test(title);
    const isNamed = isSchool(title) || isPlace;
    const town = isInner ? ` (${inner})` : '';
    // What somebody says besides is no title: "lo dejé por el violín".
    if (titles.length > 0 && SAYS.test(title)) continue;
    if (title) (isNamed ? schools : titles).push(isNamed ? title + town : title);
    if (school) schools.push(school + town);
    if (isInner && !isNamed) schools.push(inner);
  }
  if (place) schools.push(place);
  const isKnown = [...teachers, ...schools].length > 0;
  const [title = schools.shift() ?? teachers.shift(), ...others] = titles;
  // Without a known school it is what stands after the title.
  if (!isKnown) schools.push(...others.splice(0));
  const own = [title, ...others].join(', ');
  const isTitle = TITLE.test(own);
  const isTaught = isListed && IS_NAME.test(schools[0] ?? '');
  const isStudied = isTaught || (lead !== '' && (isKnown || isTitle));
  const proofs = [year, isKnown, isTitle || STUDY.test(line), isStudied, DEGREE_IN.test(own)];
  if (!title || proofs.filter(Boolean).length < (isListed ? 1 : 2)) return undefined;
  return study(year, own, [...teachers, ...schools]);
}

/** How the name of a school begins that belongs to what is studied: "Máster de la Universidad…". */
const OWN_SCHOOL =
  /^(?:universi|escuela|escola|r?esad|academia|institut|conservatori|facultad|fundaci|estudio|school|college)|\s(?:academy|school|college|university)$/i;

/** What a degree is in, where any other course is at a place: "Licenciatura en Filología", "Formación en Danza". */
const DEGREE_IN =
  /^(?:(?:curso de )?(?:l?lic\.?(?:encia)?|gra[du]|m[aáà]ster|maestr|diplom|titul|t[ií]tulo|forma|estudi|doctor|experto|post?grado|especial|t[eé]cnic|b\.?a\.?\s|ciclo)[^,]*)\sen\s/i;

/** Cuts "Taller de doblaje en Estudio Sonoblanco", but not "Licenciatura en Filología". */
function splitAtSchool(text: string) {
  const joints = text.matchAll(
    /(?:(?:^|\s+)(?:en|at|in|por|per|from|del?)\s+|\s+a\s+)(?:(?:el|la|the|los)\s+)?(?=\p{Lu}|(?:escuela|escola|academia|universi\p{L}+|estudio|conservatori\p{L}*|institut\p{L}*)\s)|\s+(?:a|per)\s+l[’'](?=\p{Lu})/gu,
  );
  for (const { index, 0: cut } of [...joints].reverse()) {
    const school = text.slice(index + cut.length);
    // "Máster de La Nave"
    const title = text.slice(0, index);
    const isTheirs =
      /^(?:La|El|Las|Los)\s/.test(school) ||
      // "Programa Writers' Room de Cabañal Talent"
      (/^(?![Tt][ií]t|[Gg]ra|[Mm][aá]s|[Dd]ip|[Ll]ic).*\s\p{Lu}/u.test(title) &&
        /^\p{Lu}\S+(?:\s\p{Lu}\S+)+$/u.test(school));
    const isOwn = /^\s+del?\s/.test(cut) && (!isTheirs || isSchool(title));
    // "En Tramalab", "at Sonora 5", "en la UPV/EHU"
    const isNamed =
      !isOwn &&
      (index === 0 ||
        /^\s+(?:at|por|per|de)\s/.test(cut) ||
        (/^\s+en\s/.test(cut) && !DEGREE_IN.test(text)));
    if (isNamed || (isOwn ? OWN_SCHOOL.test(school) || ACRONYM.test(school) : isSchool(school)))
      return { title, school };
  }
  return { title: text, school: '' };
}

const RESULTS = Object.entries(told.results).map(
  ([result, list]) => [word(`(?:${anyOf(list)})\\p{L}*`), result] as const,
);
/** What leads to a category or an award: "nominada a la", "también fui finalista en el". */
const RESULT_WORD = new RegExp(
  `^(?:tambi[eé]n\\s|que\\s|una?\\s|an?\\s)*(?:(?:[^\\s,]+\\s){0,4}?(?:me|(?:me\\s)?(?:${BECOMES}))\\s(?:an?\\s|una?\\s)?)?(?:${anyOf(told.resultWords)})\\p{L}*(?:\\s+(?:(?:als?|a|en|for|at|to|in|como|as|del?|con)\\s+)?(?:(?:las?|els?|los|the|a)\\s+)?|$)|^(?:${BECOMES})(?:\\s(?=mejor|millor|best)|$)`,
  'iu',
);
const WON = new RegExp(
  `^.*?(?<!\\p{L})(?:${WINS})(?:[\\s,]+|$)(?:(?:est[ea] año|all[ií])\\s)?(?:(?:el|la|una?|the|an?(?! l))\\s+)?`,
  'iu',
);
const CATEGORY =
  /^(?:(?:a|al|como|por|de|en|as|for)\s+)?(?:(?:la|el|the)\s+)?(?:mejor|millor|best|outstanding|menci[oó]n|menció|special mention|premio? (?:del|de la) (?:p[uú]b|jur|cr[ií]t)|premi del|audience award|jury (?:prize|award)|toda una|toda la|trayectoria|revelaci[oó]n|actor |actriz |actress )/i;
const AWARD =
  /premi|award|prize|festival|\bfest\b|muestra|certamen|concurso|trofeo|medalla|beca|gal[ae]|semana (?:de|del|internacional)|mostra|goya|feroz|\bmax\b|biznaga|bafta|oscar|emmy|uni[oó]n de actores/i;
/** "A la mejor", "como mejor" */
const TO_BEST = /^(?:(?:al?|como|as|for|por|de)\s+)?(?:(?:la|el|the)\s+)?(?=mejor|best|millor)/i;
/** "Como revelación", "a la dirección novel" */
const TO_CATEGORY = /^(?:com(?:o|\sa)|al|a la)\s(?=\p{Ll})/u;
/** Where a line goes on with the category, the festival or the work. */
const JOINTS =
  /\s+(?=com(?:o|\sa)\s)|(?<=[Pp]remi.*\s\p{Lu}.*)\s+(?=(?:al|a la)\s(?!premi|certam|concurs|gal)\p{Ll})|(?<!(?:^|\s)com)\s+(?=(?:al?|a la|as|for|en la categor[ií]a de)\s+(?:(?:la|el|the)\s+)?(?:[Mm]ejor|[Mm]illor|[Bb]est|toda una|toda la|trayectoria)\b)|(?<!(?:^|\s)(?:la|el|al|the|de|a|como|por|for|as|del|won))\s+(?=(?:[Mm]ejor|[Bb]est)\s\p{L})|(?<=[Mm]enci[oó]n especial(?: del jurado)?)\s+(?=\p{Lu})|(?<!(?:[Ff]estival|[Cc]ertamen|[Mm]uestra|[Cc]oncurso)(?:\s\p{Lu}\p{L}+)+|(?:^|\s)[Cc]ortos)\s+(?:y\s)?(?:en|at|in|als?(?=\s(?:[Ff]est|[Pp]remis|[Cc]ert|[Mm]ostra)))\s+(?:(?:el|la|los|las|the)\s+)?(?=\p{Lu}|premios?\s|festival\s|certamen\s)/gu;
/** What leads to a work: "por su papel en", "con el piloto de". */
const TO_WORK =
  '(?:^|,?\\s+)(?:[Pp]or|for|per|with|[Cc]on|amb)\\s+(?:(?:el|la|mi|su|my|his|her|the)\\s+(?:\\p{Ll}+\\s+){1,3}?(?:(?:de|en|in|of)\\s+)?)?';
const WORK = new RegExp(`${TO_WORK}(?!Best|Mejor|Millor|Outstanding)(?=[«“"]|\\p{Lu})(.*)`, 'u');
/** The end of what stands before the title of a work. */
const TO_TITLE = new RegExp(
  `(?:${TO_WORK}|(?:^|\\s)(?:mi|my|el|la)\\s+(?:serie|corto|largo|obra|pel[ií]cula|film|short)\\s+)$`,
  'u',
);
/** "Por «Tregua» me dieron el premio…", "Tregua recibió…" */
const WORK_FIRST = new RegExp(
  `^(?:[^:«“"\\d]{2,60}:\\s+)?(?:y\\s+|que\\s+)*(?:(?:[Pp]or|[Cc]on|for)\\s+)?(?:(?:[Ss]u|[Mm]i|[Ee]l|[Ll]a)\\s(?:\\p{Ll}+,?\\s){1,3}(?=[«“"]))?(?!.{2,40}(?:despu[eé]s|tarde|later|siguiente) |(?:I|Last|Y|Ese|Me|Con|Por|En|In|(?:El|La|Mi) \\p{Ll}+ (?:${WINS}|${BECOMES}))\\s)([«“"][^»”"]+[»”"]|\\p{Lu}[^\\s,;]*(?:\\s[^\\s,;]+){0,5}?),?\\s+((?:${WINS}|${BECOMES})[\\s,].+)$`,
  'u',
);
const THE_AWARD = '(?:el|la|los|the) (?=premi|festival|certam|concurs|muestra)';
/** "En el Festival de Cine me dieron el premio…" */
const FESTIVAL_FIRST = new RegExp(
  `^(?:y )?(?:(?:en|in|at) )?${THE_AWARD}(.+?) ((?:me )?(?:${WINS}|${BECOMES}) .+)$`,
  'iu',
);
/** Letters without accents, as many as before. */
const flat = (text: string): string =>
  text.replace(/[À-ſ]/g, (one) => one.normalize('NFD').charAt(0)).toLowerCase();

/** Cuts the title of one of the person's works out of a line, with what leads to it. */
function cutTitle(line: string, titles: readonly string[]) {
  const whole = flat(line);
  for (const title of titles.toSorted((one, other) => other.length - one.length)) {
    const start = title.length > 2 ? whole.indexOf(flat(title)) : -1;
    const end = start + title.length;
    const before = line.slice(0, start).replace(/[«“"]$/, '');
    const isApart = !/\p{L}$/u.test(before) && !/^\p{L}/u.test(line.slice(end));
    if (start < 0 || !isApart || !/^[\p{Lu}\p{N}¿¡]/u.test(line.slice(start))) continue;
    const lead = TO_TITLE.exec(before)?.index;
    return {
      work: title,
      text: `${before.slice(0, lead)} | ${line.slice(end).replace(/^[»”"]/, '')}`,
    };
  }
  return { text: line };
}

/** What in brackets is a result, a category or a work; anything else belongs to the name before it. */
const IN_BRACKETS = new RegExp(
  `${RESULT_WORD.source}|${CATEGORY.source}|^(?:por|for)\\s|^\\W*$`,
  'iu',
);
/** What leads to the name of an award or a category: "en los", "en la categoría de". */
const TO_NAME =
  /^(?:(?:[Ee]n|[Ii]n) (?:la|the) )?[Cc]ateg(?:or[ií]a|ory)\s*:?\s+(?:de\s+|of\s+)?|^(?:(?:(?:a|en|de|at|in) )?(?:los|las|la|el|the)|dels?) (?=\p{Lu})/u;

/** Whoever was on a jury has won nothing. */
const JURY = /^(?:(?:miembro|part) (?:del?|of) )?(?:el |the )?(?:jurado|jury)\s/i;
/** Words beside the name of an award: "edición de 2018", "además". */
const BESIDE =
  /^y\s|(?:^|\s)(?:edici[oó]n|año|adem[aá]s|tambi[eé]n|estuvo|estuve)(?:\s(?:de|en))?$/i;

/** What is told has a name: "Premios, los que recuerdo" has none. */
const IS_NAMED = /[^\p{Lu}]\p{Lu}|^(?!Premi|Award|Prize|Mejor|Best)\p{Lu}\p{L}{2,}$/u;

/** Returns the cells of a line of awards; undefined of one that names none. */
function readAward(line: string, titles: readonly string[], isTold: boolean): Cells | undefined {
  const { rest } = cutYears(line);
  // The years in brackets before the verb are those of works.
  const verb = isTold ? (WON.exec(line)?.[0].length ?? 0) : 0;
  const years = [line.slice(verb), line.slice(0, verb).replace(/\([^()]*\)/g, ' ')];
  const year = years.map((text) => cutYears(text).year).find(Boolean) ?? '';
  const isAward = AWARD.test(line) || /\b(?:mejor|best|millor)\b/i.test(line);
  const result = RESULTS.find(([pattern]) => pattern.test(line))?.[1] ?? 'won';
  if ((!isAward && result === 'won') || JURY.test(line)) return undefined;
  // "Carbón blanco: Premio Faro"
  const [, label = ''] = /^(\p{Lu}[^:.«“"\d]{2,50}):\s/u.exec(isTold ? '' : line) ?? [];
  const isWork = ![AWARD, IN_BRACKETS].some((one) => one.test(label));
  const known = cutTitle(rest, isWork ? [...titles, label] : titles);
  const text = known.text
    .replace(/ (?:(?:d?el|ese) mismo año|(?:the|that) same year)$/, '')
    .replace(WORK_FIRST, known.work ? '$&' : '$2 por $1')
    .replace(FESTIVAL_FIRST, '$1 | $2')
    .replace(/,?\s*\(([^()]*)\)/g, (whole, inner: string) =>
      IN_BRACKETS.test(inner) ? ` | ${inner} | ` : whole,
    );
  const [head = '', after = ''] = text.split(WORK);
  const quoted = /[«“"]([^»”"]+)[»”"]/.exec(head);
  // What stands after the work: "por «Tregua», Premios Cierzo".
  const [afterWork, ...beyond] = cutParts(after, SEPARATOR);
  let work: string | undefined =
    known.work ?? /[«“"]([^»”"]+)/.exec(after)?.[1] ?? afterWork ?? quoted?.[1];
  const parts = cutParts(head.replace(quoted?.[0] ?? '', ''), SEPARATOR);
  // "En 2021 rodé un corto, lo mejor que he hecho: con él gané el Premio Sur"
  const won = isTold ? parts.findIndex((part) => WON.test(part)) : -1;
  const said = parts
    .filter((part, index) => index >= won || AWARD.test(part) || CATEGORY.test(part))
    .flatMap((part) => cutParts(part.replace(WON, ''), JOINTS))
    .concat(beyond)
    .map((part) => part.replace(BESIDE, '').replace(RESULT_WORD, ''))
    .map((part) => trimmed(part.replace(TO_NAME, '')))
    .filter((one) => one && !(isTold && [NOT, SAYS].some((words) => words.test(one))));
  const isCategory = (part: string) => CATEGORY.test(part) || TO_CATEGORY.test(part);
  const categories = said.filter(isCategory);
  const others = said.filter((part) => !isCategory(part));
  const named = others.filter((part) => AWARD.test(part));
  const [award = categories[0]] = named.length > 0 ? named : others;
  if (!award) return undefined;
  const left = others.filter((part) => part !== award);
  const isTitle = !isTold && left.length > 0 && !AWARD.test(left[0]!) && !/,\s/.test(line);
  if (!work && isTitle) work = left.pop();
  const category = categories.filter((part) => part !== award).join(', ');
  // "Premio a mejor actriz, Festival de Alcalá"
  const names = [award, ...left].filter(
    (part, _, all) => all.length < 2 || !/^(?:premios?|prizes?|awards?)$/i.test(part),
  );
  if (isTold && !names.some((one) => IS_NAMED.test(one))) return undefined;
  // A sentence can begin with another year than that of the award.
  const [ofAward = '', edition = year] = /\s((?:19|20)\d\d)$/.exec(names.join(', ')) ?? [];
  const name = names.join(', ').slice(0, -ofAward.length || undefined);
  return {
    ...(edition && { year: edition }),
    award: upper(name.replace(TO_BEST, '')),
    ...(category && { category: upper(category.replace(TO_BEST, '').replace(TO_CATEGORY, '')) }),
    ...(work && { work: trimmed(work).replace(/^\((.+)\)$/, '$1') }),
    result,
  };
}

/** What can precede the words that tell studies or an award: "más tarde, en Madrid, ". */
const BEFORE = `(?:(?!donde|con\\s(?:el|la|una?)\\s(?!${DEGREE}))(?:[\\p{Ll}-]+|(?:en|in|el|al) (?:\\p{Lu}\\p{L}+|\\d{4}),?(?!\\s(?:y|and|adem[aá]s)\\s))\\s+){0,5}?`;
const TELLS = [
  '(?:un[oa]|otr[oa]|el) de\\s(?!(?:la )?mejor)|(?:su|mi) (?:\\p{Ll}+ ){1,2}?\\p{Ll}+,? [«“"]',
  `(?:(?:${STUDIED})(?!\\sen (?:el )?\\d{4})|${DEGREE}(?!\\s(?:19|20)\\d\\d)|${WINS}|entren[oé]|me (?!gradu|licenci|titul)\\p{L}{3,}(?:[éí]|[ae]ron)|${anyOf(told.begins)}|(?:${BECOMES}) (?:nomina|finalist|ganador|guanyador|seleccionad|shortlist|millor|mejor)\\p{L}*)(?!\\p{L})`,
  A_DEGREE,
  `${NAME} (?:${STUDIED})`,
  `(?:en|in|at) ${THE_AWARD}`,
  // "Por Tregua me dieron"
  `(?:(?:por|con|for) )?[«“"\\p{Lu}](?!est |ejor )[^,;\\d–-]{1,40},? (?:${WINS}|${BECOMES}|me)\\s`,
].join('|');
/** "En Madrid,", "ya en 2010," and "Por Norte," lead to what follows the comma. */
const PLACE =
  '(?:^|,\\s)(?:ya )?(?:[Ee]n|[Ii]n) (?:\\d{4}|\\p{Lu}\\p{L}+)|(?:^|\\.\\s)(?:Por|Con) \\p{Lu}[^,.;]{1,60}';
/** Where a sentence goes on with another one: at a semicolon, after a year, before what begins one. */
export const BETWEEN_MERITS = new RegExp(
  [
    ';\\s+(?:y\\s+)?',
    // "Hubo dos alegrías: mejor actor en el Festival Faro"
    `(?<=^[^:\\d«“"]\\P{Lu}{2,80}):\\s(?=(?:\\p{Ll}+ )?(?:${DEGREE}|título|mejor|premi|finalist))`,
    '(?<=\\b(?:19|20)\\d\\d\\)?),?\\s+(?:y|e|i|and)\\s+(?=\\D)',
    `,?\\s(?:y|e|i|and)\\s(?=(?:nomina|finalist|ganador|guanyador)\\p{L}*\\s|\\p{Ll}{3,}ó\\s|(?:este|ese|this) (?:mismo )?(?:año|year)\\s|(?:en \\p{Ll}+ )?(?:en|a|at)\\s(?:(?:el|la|the)\\s|l[’'])?${SCHOOL})`,
    `(?:(?<!${PLACE}),\\s+(?:(?:y|e|i|and|pero)\\s+)?|\\s(?:y|e|i|and)\\s)(?=${BEFORE}(?:${TELLS}))`,
    `${STOP.source}(?=["“«]?\\p{Lu})`,
  ].join('|'),
  'gu',
);

/** Returns the list to which a sentence belongs that tells studies or awards. */
export const toldMerit = (text: string): MeritList | undefined =>
  AWARDED.test(text) ? 'awards' : STUDY.test(text) ? 'studies' : undefined;

/**
 * Returns the cells of a line of studies or awards, none of a line that is neither.
 *
 * @param titles the titles of the person's works
 * @param isTold whether the line is a part of a sentence
 * @param isListed whether it stands below a heading: elsewhere a year alone is no proof of studies
 */
export const readMerit = (
  list: MeritList,
  line: string,
  titles: readonly string[] = [],
  isTold = false,
  isListed = !isTold,
): Cells =>
  (list === 'studies' ? readStudy(line, isTold, isListed) : readAward(line, titles, isTold)) ?? {};
