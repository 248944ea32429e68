import { creditWords } from './creditWords.ts';

/*
 * Studies and awards of a curriculum. A line is cut into its parts, and each part is what its words say: a year, a
 * school, a category, a result; the rest is the title, or the name of the award.
 */

/** A year or a range of years, with what leads to it and its brackets. */
const YEARS =
  /\s*[([]?\s*(?:\b(?:en|in|de|from|entre|between|desde)\s+)?(?:\b(?:(?:ener|febrer|marz|may|juni|juli|agost)o|abril|[a-z]{4,7}bre)\s+(?:del?\s+|of\s+)?)?\b((?:19|20)\d\d)(?:\s*(?:[-–—/]|\ba\b|\bto\b|\bal\b|\by\b|\band\b)\s*((?:19|20)?\d\d|act(?:ual(?:idad)?)?\.?|present|hoy)(?!\d))?\s*[)\]]?\s*/gi;

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

const SEPARATOR =
  /\t|\s·\s|\s*[|•]\s*|\s[–—-]\s|,\s|;\s|:\s|(?<!\b(?:dir|prof|dr|dra|st|sra?|\p{Lu}))\.\s/giu;

/** The first words of a title: a school's name can have some of them too. */
const TITLE =
  /^(?:curs|taller|seminar|m[aàá]ster|gra(?:do|u)\b|lli?cenciat|diplom|t[ií]tulo|t[ií]tol|b\.?a\.?\b|b\.?sc|b\.?f\.?a|m\.?a\.?\b|m\.?f\.?a|ph\.?d|workshop|course|degree|t[eé]cnic|interpretaci|masterclass|posgrado|postgrado|doctorad|clases?\b|entrenamiento|training|bachelor|foundation|ciclo|monogr[aá]fico|laboratorio de|intensiv|formaci[oó]n)/i;
const isSchool = (text: string): boolean => !TITLE.test(text) && creditWords.isSchool(text);

const LEAD =
  /^(?:(?:y|and|then|luego|despu[eé]s|tambi[eé]n|adem[aá]s|lo [uú]ltimo ha sido|more recently|m[aá]s recientemente),?\s+)*(?:(?:en|in)\s+\p{Lu}[\p{L}]+(?:\s\p{Lu}\p{L}+)?,\s+)?(?:(?:hice|he hecho|he estudiado|estudi[eé]|me (?:form[eé]|he formado)|curs[eé]|i\s(?:studied|did|trained)|studied|did|trained|the|an?|una?|el|la)\s+(?:en\s+\p{Lu}\p{L}+\s+(?=un))?)*(?:(?:at|en)\s+(?:la\s+|el\s+|the\s+)?)?(?:(?:\p{L}+|\d+)\s+a[ñn]os\s+(?:en|de)\s+(?:el\s+|la\s+)?)?/iu;
const TEACHER = /,?\s+(?:con|c\/|with|de la mano de|impartid[oa] por|taught by|amb)\s+(?=\p{Lu})/iu;
const NAME = /^\p{Lu}[\p{L}'’.-]+(?:\s(?:(?:de|del|la|y|and|i|van|von)\s)*\p{Lu}[\p{L}'’.-]*)+/u;

/** Returns the cells of a line of studies; undefined of one that is none. */
function readStudy(line: string): Record<string, string> | undefined {
  const { year, rest } = cutYears(line, true);
  const text = rest
    .replace(
      /^(?:(?:y|luego|despu[eé]s)\s+)*en (\p{Lu}[^,]+), donde (?:hice|curs[eé]|estudi[eé]) (?:el |un )?(.+)$/u,
      '$2, $1',
    )
    .replace(LEAD, '');
  if (!/\p{L}{3}/u.test(text)) return undefined;
  const schools: string[] = [];
  const titles: string[] = [];
  for (const part of cutParts(text, SEPARATOR)) {
    const [before, teacher = ''] =
      ` ${part.replace(/^prof(?:esora?)?\.?\s+(?=\p{Lu})/iu, 'con ')}`.split(TEACHER);
    const whole = before!.trim();
    const [, own = whole, inner] = /^(.+?)\s*\(([^()]+)\)$/.exec(whole) ?? [];
    // "Westbury School (BA Hons)"
    if (!teacher && inner !== undefined && TITLE.test(inner) && isSchool(own)) {
      titles.push(inner);
      schools.push(own);
      continue;
    }
    const isInner = inner !== undefined && (isSchool(inner) || NAME.test(inner));
    const { title, school } = splitAtSchool(isInner ? own : whole);
    // A place after the school belongs to it.
    const isPlace =
      schools.length > 0 &&
      titles.length > 0 &&
      /^\p{Lu}[\p{L}'’ ]{2,40}(?:\([^()]*\))?$/u.test(title);
    if (title) (isSchool(title) || isPlace ? schools : titles).push(title);
    if (school) schools.push(school);
    if (isInner) schools.push(inner);
    const [, name = teacher.replace(/\s+(?:at|en)\s+(?=\p{Lu})/u, ', '), place] =
      /^(.+?)\s*\(([^()]+)\)$/.exec(teacher) ?? [];
    schools.push(...[name, place].filter((one): one is string => Boolean(one)));
  }
  // Without a known school it is what stands after the title.
  const isKnown = schools.length > 0;
  const [title = isKnown ? schools.shift() : undefined, ...others] = titles;
  if (!isKnown) schools.push(...others);
  // The school first: "Binger Filmlab, laboratorio de guion".
  if (!isKnown && title && schools.length === 1 && TITLE.test(schools[0]!) && !TITLE.test(title))
    return { ...(year && { year }), title: upper(schools[0]!), school: title };
  const own = isKnown ? [title, ...others].filter(Boolean).join(', ') : title;
  const isStudy = year || TITLE.test(own ?? '') || isKnown;
  if (!own || !isStudy) return undefined;
  return {
    ...(year && { year }),
    title: upper(own),
    ...(schools.length > 0 && { school: schools.join(', ') }),
  };
}

/** How the name of a school begins that belongs to what is studied: "Máster de la Universidad…". */
const OWN_SCHOOL =
  /^(?:universi|escuela|escola|r?esad|academia|institut|conservatori|facultad|school|college)/i;

/** Cuts "Taller de doblaje en Estudio Sonoblanco", but not "Licenciatura en Filología". */
function splitAtSchool(text: string) {
  const joints = text.matchAll(
    /\s+(?:en|at|a|in|por|from|del?)\s+(?:(?:el|la|the|los)\s+)?(?=\p{Lu}|escuela |academia |universidad )/gu,
  );
  for (const { index, 0: cut } of [...joints].reverse()) {
    const school = text.slice(index + cut.length);
    const isOwn = /^\s+del?\s/.test(cut) ? OWN_SCHOOL : undefined;
    // "Comunicación Audiovisual en la UPV/EHU"
    const isShort = /^\s+(?:en|at)\s/.test(cut) && /^\p{Lu}{3,}(?:\/\p{Lu}{3,})?$/u.test(school);
    if (isOwn ? isOwn.test(school) : isShort || creditWords.isSchool(school))
      return { title: text.slice(0, index), school };
  }
  return { title: text, school: '' };
}

const RESULTS: readonly [RegExp, string][] = [
  [/finalist/i, 'finalist'],
  [/nomina|nominee|candidat|shortlist|preseleccion/i, 'nominated'],
  [/menci[oó]n|special mention|honou?rable mention|menció/i, 'mention'],
  [/secci[oó]n oficial|official selection|selecci[oó]n oficial/i, 'selection'],
];
const RESULT_WORD =
  /^(?:tambi[eé]n\s+)?(?:(?:fui|estuve|was|i\s+was)\s+)?(?:nominad[oa]s?|nominaci[oó]n|nominations?|nominated|nominee|finalistas?|finalist|candidat[oa]s?|candidatura|shortlisted|ganador[ae]?s?|premiad[oa]s?|winners?|won|no gan[oó])(?:\s+(?:(?:a|al|en|for|at|to|in|como|as|de|del)\s+)?(?:(?:la|las|el|los|the)\s+)?|$)/i;
const WON =
  /^.*?\b(?:me dieron|gan[eé]|recib[ií]|obtuve|won|received)\s+(?:(?:el|la|un|una|the|an?)\s+)?/i;
const CATEGORY =
  /^(?:(?:a|al|como|por|de|en|as|for)\s+)?(?:(?:la|el|the)\s+)?(?:mejor|millor|best|outstanding|menci[oó]n|menció|special mention|premio? (?:del|de la) (?:p[uú]b|jur|cr[ií]t)|premi del|audience award|jury (?:prize|award)|toda una|toda la|trayectoria|revelaci[oó]n|actor |actriz |actress )/i;
const AWARD =
  /premi|award|prize|festival|muestra|certamen|concurso|trofeo|medalla|beca|gal[ae]|semana|mostra|goya|feroz|\bmax\b|biznaga|bafta|oscar|emmy|uni[oó]n de actores/i;
/** "A la mejor", "como mejor" */
const TO_BEST = /^(?:(?:al?|como|as|for|por)\s+)?(?:(?:la|el|the)\s+)?(?=mejor|best|millor)/i;
/** Where a line goes on with the category, the festival or the work. */
const JOINTS =
  /\s+(?=(?:al?|a la|como|as|for|en la categor[ií]a de)\s+(?:(?:la|el|the)\s+)?(?:mejor|millor|best|toda una|toda la|trayectoria)\b)|\s+(?:en|at|in)\s+(?:(?:el|la|los|las|the)\s+)?(?=\p{Lu})/giu;
const WORK =
  /(?:^|,?\s+)(?:por|for|per|with|con)\s+(?:su (?:papel|trabajo|interpretaci[oó]n) en\s+|(?:his|her) role in\s+)?(?!(?:Best|Mejor|Millor|Outstanding)\b)(?=[«“"]|\p{Lu})/u;

/** "Por «Tregua» me dieron el premio…" */
const WORK_FIRST = /^(?:y\s+)?(?:por|con|for)\s+([«“"][^»”"]+[»”"]),?\s+(.+)$/i;

/** Returns the cells of a line of awards; undefined of one that names none. */
function readAward(
  line: string,
  isWork: (text: string) => boolean,
): Record<string, string> | undefined {
  const { year, rest } = cutYears(line, false);
  const isAward = AWARD.test(line) || /\b(?:mejor|best|millor)\b/i.test(line);
  const result = RESULTS.find(([pattern]) => pattern.test(line))?.[1] ?? 'won';
  if (!isAward && result === 'won') return undefined;
  // What stands in brackets is a result, a category or a work, or it belongs to the name.
  const text = rest
    .replace(WORK_FIRST, '$2 por $1')
    .replace(/,?\s*\(([^()]*)\)/g, (whole, inner: string) =>
      [RESULT_WORD, CATEGORY, /^(?:por|for)\s/].some((one) => one.test(inner)) || isWork(inner)
        ? ` | ${inner} | `
        : whole,
    );
  const [head = '', after] = text.split(WORK);
  let work: string | undefined =
    after && (/^[«“"]([^»”"]+)/.exec(after)?.[1] ?? cutParts(after, SEPARATOR)[0]);
  const quoted = /[«“"]([^»”"]+)[»”"]/.exec(head);
  work ??= quoted?.[1];
  const parts = cutParts(head.replace(quoted?.[0] ?? '', ''), SEPARATOR).flatMap((part) =>
    isWork(part) ? part : cutParts(part.replace(WON, ''), JOINTS),
  );
  // What stands after the work: "por «Tregua», Premios Cierzo".
  if (after) parts.push(...cutParts(after, SEPARATOR).slice(1));
  const said = parts
    .map((part) =>
      trimmed(
        part
          .replace(RESULT_WORD, '')
          .replace(/^(?:categor[ií]a|category)\s*:?\s+(?:de\s+|of\s+)?/i, ''),
      ),
    )
    .filter(Boolean);
  const categories = said.filter((part) => CATEGORY.test(part));
  const title = said.find(isWork);
  work ??= title;
  const others = said.filter((part) => !CATEGORY.test(part) && part !== title);
  const named = others.filter((part) => AWARD.test(part));
  const [award = categories[0]] = named.length > 0 ? named : others;
  if (!award) return undefined;
  const left = others.filter((part) => part !== award);
  const isTitle = left.length > 0 && !AWARD.test(left[0]!) && !/,\s/.test(line);
  if (!work && isTitle) work = left.pop();
  const category = categories.filter((part) => part !== award).join(', ');
  // "Premio a mejor actriz, Festival de Alcalá"
  const names = [award, ...left].filter(
    (part, _, all) => all.length < 2 || !/^premios?$/i.test(part),
  );
  return {
    ...(year && { year }),
    award: upper(names.join(', ').replace(TO_BEST, '')),
    ...(category && { category: upper(category.replace(TO_BEST, '')) }),
    ...(work && { work: trimmed(work) }),
    result,
  };
}

/**
 * Returns the cells of a line of studies or awards, none of a line that is neither.
 *
 * @param isWork whether a text is the title of one of the person's works
 */
export const readMerit = (
  list: 'studies' | 'awards',
  line: string,
  isWork: (text: string) => boolean = () => false,
): Record<string, string> => (list === 'studies' ? readStudy(line) : readAward(line, isWork)) ?? {};
