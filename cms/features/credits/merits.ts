import { creditWords } from './creditWords.ts';
import words from './words.json' with { type: 'json' };

type MeritList = 'studies' | 'awards';

/*
 * Studies and awards of a curriculum. A line is cut into its parts, and each part is what its words say: a year, a
 * school, a category, a result; the rest is the title, or the name of the award.
 */

const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

/** A year or a range of years, with what leads to it and its brackets. */
const YEARS =
  /\s*[([]?\s*(?:\b(?:en|in|del?|from|entre|between|desde|since)\s+)?(?:\b(?:(?:ener|febrer|marz|may|juni|juli|agost)o|abril|[a-z]{4,7}bre)\s+(?:del?\s+|of\s+)?)?\b((?:19|20)\d\d)(?:\s*(?:[-–—/]|\ba\b|\bto\b|\bal\b|\by\b|\band\b)\s*((?:19|20)?\d\d|act(?:ual(?:idad)?)?\.?|present|hoy)(?!\d))?\s*[)\]]?\s*/gi;

/** Returns a line without its years, and the last year that studies have ended in, or the first one. */
function cutYears(line: string, isLast: boolean) {
  const [found] = line.matchAll(YEARS);
  const [, from = '', to = ''] = found ?? [];
  const until = /^\d+$/.test(to) ? from.slice(0, 4 - to.length) + to : from;
  // The year of an award comes first: "por «Ondarreta 1937»" has another one.
  let isFirst = true;
  const rest = line
    .replace(YEARS, (years) => {
      if (!isLast && !isFirst) return years;
      isFirst = false;
      return /^\s*[([]/.test(years) ? ' ' : /\)\s*$/.test(years) ? ') ' : ' , ';
    })
    .replace(/^[\s.,:;|–—-]+|[\s,;:|–—-]+$/g, '')
    .replace(/\s*,(?:\s*,)+/g, ',')
    .replace(/[\s,]*\s+([,.)])|,+(\))/g, '$1$2')
    .replace(/ {2,}/g, ' ');
  return { year: isLast ? until : from, rest };
}

const upper = (words: string): string => words.charAt(0).toLocaleUpperCase('es') + words.slice(1);

const trimmed = (text: string): string =>
  text.replace(/^[\s.,:;|•·–—-]+/, '').replace(/[\s,.;:|•·–—-]+$/, '');

/** Cuts a line at its separators, but not within brackets and quotes. */
function cutParts(line: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  let last = 0;
  for (const { index, 0: sign } of line.matchAll(separator)) {
    const before = line.slice(last, index);
    depth += (before.match(/[(«“]/g)?.length ?? 0) - (before.match(/[)»”]/g)?.length ?? 0);
    parts[parts.length - 1] += before;
    if (depth > 0) parts[parts.length - 1] += sign;
    else parts.push('');
    last = index + sign.length;
  }
  parts[parts.length - 1] += line.slice(last);
  return parts.map(trimmed).filter(Boolean);
}

/** `\b` takes the last letter of "locución" for a word. */
const STOP = /(?<!(?<!\p{L})(?:dir|prof|dr|dra|st|sra?|fest|esc|\p{Lu}))\.\s/giu;
const SEPARATOR = new RegExp(`\\t|\\s·\\s|\\s*[|•]\\s*|\\s[–—-]\\s|[,;:]\\s|${STOP.source}`, 'giu');

/** Returns a pattern of the words of a list, with or without accents and a capital. */
const anyOf = (list: string): string =>
  list
    .replace(/[áéíóú]/g, (letter) => `[${letter}${letter.normalize('NFD').charAt(0)}]`)
    .replace(/(?<=^|, )\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
    .replaceAll('.', '\\.?')
    .replaceAll(', ', '|');
const { told } = words;
const STUDIED = anyOf(told.studied);
const DEGREE = `(?:${anyOf(told.degrees)})[\\p{L}.]*`;
const WINS = anyOf(told.wins);
const BECOMES = anyOf(told.becomes);
const STUDY = word(`${STUDIED}|${DEGREE}`);
/** The first words of a title: a school's name can have some of them too. */
const TITLE = new RegExp(`^(?:${DEGREE}|${anyOf(told.titles)})`, 'iu');
const isSchool = (text: string): boolean =>
  !TITLE.test(text) && (creditWords.isSchool(text) || /^esc\.\s/i.test(text));

/** Words of a sentence that belong to no title and no name. */
const SAYS = word('que|me|se|lo|fue|es|va|sigue|eh|nos|si|which|that|it|was|i|since|and|ago|who');
const NOT = word('no|nunca|tampoco|ni|never|not');
/** What leads to a title: "y en Madrid hice el", "donde estudié hasta graduarme como", "después el". */
const LEAD = new RegExp(
  `^((?:(?!\\sque\\s).)*?)(?<!\\p{L})(?:(?:${STUDIED}|(?!aquí|así|allí|ahí)\\p{L}{3,}[éí]|hice|hecho|hacer|did|took)[\\s,]+(?:en\\s+(?:\\p{Lu}\\p{L}+[\\s,]+)?(?=un)|al?\\s|estudios de\\s)?(?:hasta\\s)?(?:(?:graduar|licenciar|titular)me (?:como|en)\\s)?|(?=(?:an?|una?|el|mi|my|the)\\s+(?:[\\p{L}-]+\\s){0,2}${DEGREE}\\s))`,
  'iu',
);
const YEARS_AT =
  /^(?:(?:\p{L}+|\d+)\s+(?:a[ñn]os|years)\s+)?(?:(?:en|de|at|of)\s+(?:el\s+|la\s+|the\s+)?(?!\p{Lu}))?/iu;
const ARTICLE = /^(?:an?|una?|uno de|el|la|the|my|mi|varios)\s+/;

const NAME_WORD = "(?:\\p{Lu}\\.|\\p{Lu}[\\p{L}ªº'’-]+)";
const NAME = `${NAME_WORD}(?:\\s(?:(?:de|del|la|las|los|da|do|y|i|and|van|von)\\s){0,2}${NAME_WORD})*`;
const IS_NAME = new RegExp(`^${NAME}$`, 'u');
/** A teacher, with a school in brackets: "con Ana Gil (Espacio Raíz)", "tutor: Ana Gil". */
const TEACHER = new RegExp(
  `[,.;]?\\s*(?<!\\p{L})(?:que\\s)?(?:[Cc]on|c\\/|[Ww]ith|amb|[Ii]mparten?|impartid[oa] por|dict[oó]|(?:given|led)(?: online)? by|taught by|de la mano de|(?:donde )?tuve (?:de|como) \\p{L}+ a|(?:[Tt]utor|[Pp]rof|[Pp]rofesor|[Tt]eacher)(?:as?|es)?\\.?\\s*:?)\\s+(?:doña?\\s)?((?:(?:el|la)\\s)?${NAME})(?!\\p{L})(?:\\s*\\(([^()]*)\\))?`,
  'gu',
);

/** What leads to a teacher in a cell of its own. */
const BY = /^(?:con|c\/|with|impartid[oa] por|profesora?:?|prof\.)\s+(?=\p{Lu})/iu;

/** Returns the cells of a line of studies; undefined of one that is none. */
function readStudy(line: string, isTold: boolean): Record<string, string> | undefined {
  const { year, rest } = cutYears(line, true);
  if (isTold && NOT.test(line)) return undefined;
  // The cells of a table are its parts: "Canto, técnica EVT", "con Helena Ruiz", "2016".
  const cells = line.split('\t').map((cell) => trimmed(cutYears(cell, true).rest));
  const filled = cells.filter(Boolean);
  if (filled.length > 1) {
    const at = filled.findIndex((cell) => TITLE.test(cell) || !isSchool(cell));
    const [title = ''] = filled.splice(Math.max(at, 0), 1);
    const others = filled.map((cell) => cell.replace(BY, ''));
    return { ...(year && { year }), title: upper(title), school: others.join(', ') };
  }
  const schools: string[] = [];
  const titles: string[] = [];
  const untaught = rest.replace(TEACHER, (_said, name: string, inner = '') => {
    const isPlace = /^\p{Lu}/u.test(inner);
    schools.push(name, ...(isPlace ? [inner] : []));
    return isPlace || !inner ? '\t' : ` (${inner})\t`;
  });
  const hasTeacher = schools.length > 0;
  const [lead = '', before = ''] = LEAD.exec(untaught) ?? [];
  const [, place] =
    /(?<!\p{L})(?:en|at|in)\s+(?:(?:la|el|the)\s+)?(\p{Lu}[^,]*)/u.exec(before) ?? [];
  const text = (lead ? untaught.slice(lead.length).replace(YEARS_AT, '') : untaught).replace(
    /^(?:(?:y|e|and|then|luego|despu[eé]s|tambi[eé]n|m[aá]s tarde),?\s+)+/i,
    '',
  );
  if (!/\p{L}{3}/u.test(text)) return undefined;
  const sentences = cutParts(text, STOP);
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
    const isInner = isSchool(inner) || IS_NAME.test(inner);
    const { title: said, school } = splitAtSchool((isInner ? own : part).replace(ARTICLE, ''));
    const title = said.replace(/^\(([^()]*)\)$/, '$1');
    // A place after the school belongs to it.
    const isFollowed = isInner && /^\p{Lu}/u.test(title) && !isSchool(inner);
    const isPlace =
      (schools.length > 0 || isFollowed) &&
      titles.length > 0 &&
      /^\p{Lu}[\p{L}\d'’ ]{1,40}(?:\([^()]*\))?$/u.test(title);
    const isNamed = isSchool(title) || isPlace;
    const town = isInner ? ` (${inner})` : '';
    // What somebody says besides is no title: "lo dejé por el violín".
    if (titles.length > 0 && !isNamed && SAYS.test(title)) continue;
    if (title) (isNamed ? schools : titles).push(isNamed ? title + town : title);
    if (school) schools.push(school + town);
    if (isInner && !isNamed && !school) schools.push(inner);
  }
  if (place) schools.push(place);
  // Without a known school it is what stands after the title.
  const isKnown = schools.length > 0;
  const [title = schools.shift(), ...others] = titles;
  if (!isKnown) schools.push(...others.splice(0));
  // The school first: "Binger Filmlab, laboratorio de guion".
  if (!isKnown && title && schools.length === 1 && TITLE.test(schools[0]!) && !TITLE.test(title))
    return { ...(year && { year }), title: upper(schools[0]!), school: title };
  const own = [title, ...others]
    .filter(Boolean)
    .join(', ')
    .replace(/\s(?:que|which|that)\s.*/, '');
  const proofs = [year, isKnown || hasTeacher, TITLE.test(own) || STUDY.test(line)];
  if (!own || proofs.filter(Boolean).length < (isTold ? 2 : 1)) return undefined;
  return {
    ...(year && { year }),
    title: upper(own),
    ...(schools.length > 0 && { school: schools.join(', ') }),
  };
}

/** How the name of a school begins that belongs to what is studied: "Máster de la Universidad…". */
const OWN_SCHOOL =
  /^(?:universi|escuela|escola|r?esad|academia|institut|conservatori|facultad|school|college)/i;

/** What a degree is in, where any other course is at a place: "Licenciatura en Filología", "Formación en Danza". */
const DEGREE_IN =
  /^(?:\S+|(?:licencia|gra[du]|m[aáà]ster|diplom|titul|t[ií]tulo|doctor|experto|post?grado|especial|t[eé]cnic|b\.?a\.?\s|ciclo)[^,]*)\sen\s/i;

/** Cuts "Taller de doblaje en Estudio Sonoblanco", but not "Licenciatura en Filología". */
function splitAtSchool(text: string) {
  const joints = text.matchAll(
    /(?:(?:^|\s+)(?:en|at|in|por|from|del?)\s+|\s+a\s+)(?:(?:el|la|the|los)\s+)?(?=\p{Lu}|escuela |academia |universidad )|\s+(?:a|per)\s+l[’'](?=\p{Lu})/gu,
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
        /^\s+(?:at|por|de)\s/.test(cut) ||
        (/^\s+en\s/.test(cut) && !DEGREE_IN.test(text)) ||
        /^\p{Lu}{3,}(?:\/\p{Lu}{3,})?$/u.test(school));
    if (isNamed || (isOwn ? OWN_SCHOOL.test(school) : creditWords.isSchool(school)))
      return { title, school };
  }
  return { title: text, school: '' };
}

const RESULTS: readonly [RegExp, string][] = [
  [/finalist/i, 'finalist'],
  [/nomina|nominee|candidat|shortlist|preseleccion/i, 'nominated'],
  [/menci[oó]n|special mention|honou?rable mention|menció/i, 'mention'],
  [
    /secci[oó]n oficial|official selection|sel(?:ecci[oó]n?|\.) oficial|(?<!pre)seleccionad/i,
    'selection',
  ],
];
const RESULT_WORD = new RegExp(
  `^(?:tambi[eé]n\\s+|que\\s+)*(?:me nominaron|(?:(?:i\\s+)?(?:${BECOMES})\\s+)?(?:nominad[oa]s?|nominaci[oó]n|nominations?|nominated|nominee|finalistas?|finalist|candidat[oa]s?|candidatura|shortlisted|ganador[ae]?s?|premiad[oa]s?|galardonad[oa]s?|distinguid[oa]s?|winners?|won|no gan[oó]|sel(?:ecci[oó]n?|\\.) oficial|secci[oó]n oficial|official selection))(?:\\s+(?:(?:a|al|en|for|at|to|in|como|as|de|del|con)\\s+)?(?:(?:la|las|el|los|the|a)\\s+)?|$)`,
  'i',
);
const TELLS_RESULT = new RegExp(`(?<!\\p{L})(?:${WINS}|premi|ganador|mejor|best|award|llev)`, 'iu');
const WON = new RegExp(`^.*?(?<!\\p{L})(?:${WINS})[\\s,]+(?:(?:el|la|un|una|the|an?)\\s+)?`, 'iu');
const BECAME = new RegExp(`\\s(?:${BECOMES})\\s.*$`, 'u');
const WINS_THEN = new RegExp(`(?<!\\p{L})(${WINS}),\\s`, 'u');
/** What others won: "el premio se lo llevó…", "recayó en…" */
const THEIRS = /(?:^|,\s)[^,]*(?<!\p{L})(?:se (?:l[oa]s? )?llev|me lo llev|recay)\p{L}.*$/u;
const CATEGORY =
  /^(?:(?:a|al|como|por|de|en|as|for)\s+)?(?:(?:la|el|the)\s+)?(?:mejor|millor|best|outstanding|menci[oó]n|menció|special mention|premio? (?:del|de la) (?:p[uú]b|jur|cr[ií]t)|premi del|audience award|jury (?:prize|award)|toda una|toda la|trayectoria|revelaci[oó]n|actor |actriz |actress )/i;
const AWARD =
  /premi|award|prize|festival|\bfest\b|muestra|certamen|concurso|trofeo|medalla|beca|gal[ae]|semana|mostra|goya|feroz|\bmax\b|biznaga|bafta|oscar|emmy|uni[oó]n de actores/i;
/** "A la mejor", "como mejor" */
const TO_BEST = /^(?:(?:al?|como|as|for|por|de)\s+)?(?:(?:la|el|the)\s+)?(?=mejor|best|millor)/i;
/** Where a line goes on with the category, the festival or the work. */
const JOINTS =
  /\s+(?=(?:al?|a la|como|as|for|en la categor[ií]a de)\s+(?:(?:la|el|the)\s+)?(?:mejor|millor|best|toda una|toda la|trayectoria)\b)|(?<!(?:^|\s)(?:la|el|al|the|de|a|como|por|for|as|del|won))\s+(?=(?:[Mm]ejor|[Bb]est)\s\p{L})|(?<=[Mm]enci[oó]n especial(?: del jurado)?)\s+(?=\p{Lu})|\s+(?:en|at|in)\s+(?:(?:el|la|los|las|the)\s+)?(?=\p{Lu}|premios?\s|festival\s|certamen\s)/gu;
/** What leads to a work: "por su papel en", "con el piloto de". */
const TO_WORK =
  '(?:^|,?\\s+)(?:[Pp]or|for|per|with|[Cc]on|amb)\\s+(?:(?:el|la|mi|su|my|his|her|the)\\s+\\p{Ll}+\\s+(?:(?:de|en|in|of)\\s+)?)?';
const WORK = new RegExp(`${TO_WORK}(?!(?:Best|Mejor|Millor|Outstanding)\\b)(?=[«“"]|\\p{Lu})`, 'u');
/** The end of what stands before the title of a work. */
const TO_TITLE = new RegExp(
  `(?:${TO_WORK}|(?:^|\\s)(?:mi|my|el|la)\\s+(?:serie|corto|largo|obra|pel[ií]cula|film|short)\\s+)$`,
  'u',
);
/** "Por «Tregua» me dieron el premio…", "Tregua recibió…" */
const WORK_FIRST = new RegExp(
  `^(?:y\\s+|que\\s+)*(?:[Pp]or\\s+|[Cc]on\\s+|for\\s+)?(?!(?:I|Y|Me|Con|Por|En|In|(?:El|La|Mi) \\p{Ll}+ (?:${WINS}|${BECOMES}))\\s)([«“"][^»”"]+[»”"]|\\p{Lu}[^,;]*?),?\\s+((?:${WINS}|${BECOMES})[\\s,].+)$`,
  'u',
);
/** How somebody tells an award. */
const AWARDED = word(
  `premi(?:o|os|ad[oa])|galard\\p{L}+|nominad[oa]|nominaron|nominaci[oó]n|finalista|menci[oó]n especial|special mention|me dieron|gan[eé]|won|nominated|shortlisted|awards?`,
);
/** How a part of a sentence begins that tells studies or an award. */
const BEGIN = `(?:(?:y|que|tambi[eé]n|adem[aá]s|despu[eé]s|luego|m[aá]s (?:tarde|recientemente)|con posterioridad|ya|then|later|(?!donde)\\p{Ll}+(?:\\s\\p{Ll}+){0,3}(?=\\s(?:el|una?|an?|the)\\s(?:[\\p{L}-]+\\s){0,2}${DEGREE}\\s)|(?:en|in) (?:\\p{Lu}\\p{L}+|(?:19|20)\\d\\d),?(?!\\s(?:y|and|adem[aá]s|luego|despu[eé]s)\\s))\\s+)*(?:(?:el|la|una?|mi|the|an?)\\s+(?:[\\p{L}-]+\\s(?=(?:[\\p{L}-]+\\s)?(?:course|workshop|intensive|degree)))?)?(?:(?:${STUDIED}|${DEGREE}|${WINS}|hice|complet[eé]|asist[ií]|premios?|finalista|menci[oó]n|(?:${BECOMES}) (?:nominad|finalist)[oa]|I (?:did|won|got|was))(?!\\p{L})|(?:en|in|at) (?:el|la|los|the) (?:premi|festival|certam|concurs|muestra)|(?:(?:por|con|for) )?[«“"\\p{Lu}](?!est |ejor )[^,;–-]{1,40},? (?:${WINS}|${BECOMES}|me)\\s)`;

/** Letters without accents, as many as before. */
const flat = (text: string): string =>
  [...text]
    .map((one) => one.normalize('NFD').charAt(0))
    .join('')
    .toLowerCase();

/** Cuts the title of one of the person's works out of a line, with what leads to it. */
function cutTitle(line: string, titles: readonly string[]) {
  const whole = flat(line);
  for (const title of titles.toSorted((one, other) => other.length - one.length)) {
    const start = title.length > 2 ? whole.indexOf(flat(title)) : -1;
    const end = start + title.length;
    const before = line.slice(0, start).replace(/[«“"]$/, '');
    const isApart = !/\p{L}$/u.test(before) && !/^\p{L}/u.test(line.slice(end));
    if (start < 0 || !isApart || !/^[\p{Lu}\p{N}¿¡]/u.test(line.slice(start))) continue;
    if (/(?:premios?|festival|awards?)(?: (?:de|del))?\s$/i.test(before)) continue;
    const lead = TO_TITLE.exec(before)?.index;
    return {
      work: title,
      text: `${before.slice(0, lead)} | ${line.slice(end).replace(/^[»”"]/, '')}`,
    };
  }
  return { text: line };
}

/** Returns the cells of a line of awards; undefined of one that names none. */
function readAward(
  told: string,
  titles: readonly string[],
  isTold: boolean,
): Record<string, string> | undefined {
  const line = isTold ? told.replace(THEIRS, '') : told;
  const { year, rest } = cutYears(line, false);
  const isAward = AWARD.test(line) || /\b(?:mejor|best|millor)\b/i.test(line);
  const result = RESULTS.find(([pattern]) => pattern.test(line))?.[1] ?? 'won';
  if (!isAward && result === 'won') return undefined;
  // "El Goya, por ahora, lo miro por la tele"
  if (isTold && result === 'won' && !TELLS_RESULT.test(line)) return undefined;
  // "Carbón blanco: Premio Faro"
  const [, label = ''] = /^(\p{Lu}[^:.«“"\d]{2,50}):\s/u.exec(line) ?? [];
  const isWork = label !== '' && ![AWARD, CATEGORY, RESULT_WORD].some((one) => one.test(label));
  const known = isWork
    ? { work: label, text: rest.slice(label.length + 1) }
    : cutTitle(rest, titles);
  // What stands in brackets is a result or a category, or it belongs to the name.
  const text = known.text
    .replace(WORK_FIRST, known.work ? '$&' : '$2 por $1')
    .replace(/,?\s*\(([^()]*)\)/g, (whole, inner: string) =>
      [RESULT_WORD, CATEGORY, /^(?:por|for)\s|^\W*$/].some((one) => one.test(inner))
        ? ` | ${inner} | `
        : whole,
    );
  const [head = '', after] = text.replace(WINS_THEN, '$1 ').split(WORK);
  const quoted = /[«“"]([^»”"]+)[»”"]/.exec(head);
  let work: string | undefined =
    known.work ??
    (after && (/^[«“"]([^»”"]+)/.exec(after)?.[1] ?? cutParts(after, SEPARATOR)[0])) ??
    quoted?.[1];
  const parts = cutParts(head.replace(quoted?.[0] ?? '', ''), SEPARATOR).flatMap((part) =>
    cutParts(part.replace(WON, ''), JOINTS),
  );
  // What stands after the work: "por «Tregua», Premios Cierzo".
  if (after) parts.push(...cutParts(after, SEPARATOR).slice(1));
  const said = parts
    .map((part) =>
      trimmed(
        part
          .replace(RESULT_WORD, '')
          .replace(BECAME, '')
          .replace(/^(?:a|en|de|at|in) (?:los|las|la|el|the) (?=\p{Lu})/u, '')
          .replace(
            /^(?:(?:en|in) (?:la|the) )?(?:categor[ií]a|category)\s*:?\s+(?:de\s+|of\s+)?/i,
            '',
          ),
      ),
    )
    .filter((one) => one && !(isTold && (NOT.test(one) || SAYS.test(one))));
  const categories = said.filter((part) => CATEGORY.test(part));
  const others = said.filter((part) => !CATEGORY.test(part));
  const named = others.filter((part) => AWARD.test(part));
  const [award = categories[0]] = named.length > 0 ? named : others;
  if (!award) return undefined;
  const left = others.filter((part) => part !== award);
  const isTitle = left.length > 0 && !AWARD.test(left[0]!) && !/,\s/.test(line);
  if (!work && isTitle) work = left.pop();
  const category = categories.filter((part) => part !== award).join(', ');
  // "Premio a mejor actriz, Festival de Alcalá"
  const names = [award, ...left].filter(
    (part, _, all) => all.length < 2 || !/^(?:premios?|prizes?|awards?)$/i.test(part),
  );
  // What is told has a name: "Premios, los que recuerdo" has none.
  if (isTold && !names.some((one) => /[^\p{Lu}]\p{Lu}/u.test(one))) return undefined;
  return {
    ...(year && { year }),
    award: upper(names.join(', ').replace(TO_BEST, '')),
    ...(category && { category: upper(category.replace(TO_BEST, '')) }),
    ...(work && { work: trimmed(work) }),
    result,
  };
}

/** Where a sentence goes on with another one: at a semicolon, after a year, before what begins one. */
export const BETWEEN_MERITS = new RegExp(
  `;\\s+(?:y\\s+)?|(?<=\\b(?:19|20)\\d\\d\\)?)(?:,?\\s+(?:y|and)\\s+(?=\\D)|(?<=[-–]\\d{4})\\s(?=una?\\s))|(?:(?<!(?:^|,\\s)(?:ya )?(?:[Ee]n|[Ii]n) (?:\\d{4}|\\p{Lu}\\p{L}+)),\\s+(?:(?:y|and|pero)\\s+)?|\\s(?:y|and)\\s)(?=${BEGIN})|${STOP.source}(?=\\p{Lu})`,
  'gu',
);

/** Returns the list to which a sentence belongs that tells studies or awards. */
export const toldMerit = (text: string): MeritList | undefined =>
  AWARDED.test(text) ? 'awards' : STUDY.test(text) ? 'studies' : undefined;

/**
 * Returns the cells of a line of studies or awards, none of a line that is neither.
 *
 * @param titles the titles of the person's works
 * @param isTold whether the line is a part of a sentence: there a year alone is no proof of studies
 */
export const readMerit = (
  list: MeritList,
  line: string,
  titles: readonly string[] = [],
  isTold = false,
): Record<string, string> =>
  (list === 'studies' ? readStudy(line, isTold) : readAward(line, titles, isTold)) ?? {};
