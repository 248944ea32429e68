import { findValues } from '#contract/vocabulary.ts';
import { fold } from '#contract/words.ts';
import words from './words.json' with { type: 'json' };

/** Returns a text in lower case, without accents, with single spaces: signs such as "+" tell channels apart. */
const foldWords = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

/** What a heading or a word says about a credit: its list, its kind of work, the person's task. */
interface Kind {
  /** Name of the list; `none` for a section without credits, undefined if other words decide. */
  list?: string | undefined;
  kind?: string;
  /** The person's task, where it is the heading: "Guion". */
  role?: string;
}

const splitWords = (list: string): string[] => list.split(', ').map(foldWords);

/** Returns what each of the words in lists means. */
const mapWords = <T>(lists: readonly (readonly [string, T])[]): Map<string, T> =>
  new Map(lists.flatMap(([list, meaning]) => splitWords(list).map((word) => [word, meaning])));

const mapKinds = (groups: readonly (Kind & { words: string })[]): Map<string, Kind> =>
  mapWords(groups.map(({ words: list, ...kind }) => [list, kind]));

/** Words that name a list of credits, but no kind of work. */
const LIST_WORDS = mapKinds(words.kinds);
const HEADING_WORDS = mapKinds(words.headings);
/** Words of a heading that say nothing about the list. */
const HEADING_FILLERS = new Set(splitWords(words.fillers));
const NUMBER_WORDS = mapWords(Object.entries(words.numbers).map(([key, list]) => [list, key]));
const BROADCASTERS = new Set(splitWords(words.broadcasters));
const COMPANIES = new Set(splitWords(words.companies));
/** The first words of roles and titles that look like the name of a person. */
const ROLE_WORDS = new Set(splitWords(words.roles));

/** The list of credits of each kind of work. */
const LIST_OF_KIND = new Map([
  ['feature', 'cinema'],
  ['short', 'cinema'],
  ['documentary', 'cinema'],
  ['series', 'television'],
  ['tvFilm', 'television'],
  ['play', 'theatre'],
  ['musical', 'theatre'],
]);

/** Returns the list or the kind of work that a text names, if it is nothing else. */
function findKind(text: string): Kind | undefined {
  const list = LIST_WORDS.get(foldWords(text));
  const [kind] = findValues('workKinds', text);
  return list ?? (kind ? { list: LIST_OF_KIND.get(kind) ?? 'otherWork', kind } : undefined);
}

/** Returns what a heading stands for, or `undefined` if the line is none. */
function findHeading(line: string): Kind | undefined {
  const text = foldWords(line.replace(/[^\p{L}\s&/,-]+/gu, ' '));
  if (!text || text.length > 60 || /[\d"“«]/.test(line)) return undefined;
  const known = (text: string) => HEADING_WORDS.get(text) ?? findKind(text);
  const whole = known(text);
  if (whole) return whole;
  const parts = text
    .split(/\s*(?:\/|&|,|\s-+\s|\s(?:y|e|i|and)\s)\s*/)
    .filter((part) => part && !HEADING_FILLERS.has(part));
  const kinds = parts.map((part) => {
    const meant = part.split(' ').filter((word) => !HEADING_FILLERS.has(word));
    // "Dirección TV"
    const each = meant.length < 4 ? meant.map(known) : [];
    const both = each.every(Boolean) ? Object.assign({}, ...each.toReversed()) : undefined;
    return known(part) ?? known(meant.join(' ')) ?? (each.length > 0 ? (both as Kind) : undefined);
  });
  if (kinds.length === 0 || kinds.some((kind) => !kind)) return undefined;
  const lists = new Set(kinds.map((kind) => kind!.list));
  return kinds.length === 1 ? kinds[0] : { list: lists.size === 1 ? kinds[0]!.list : undefined };
}

const BROADCASTER =
  /^(canal|channel|cadena)\s\S|\S\s(tv|play|plus|network|televisi[oó]n)\+?$|^(tele|tv)\s?\w+$/i;

const COMPANY =
  /(\b(films?|filmes|cine|aie|producciones|productions?|pictures|entertainment|studios?|estudios|media|cinema|producers|audiovisual(es)?|visuals?|producties|produccions|zinema|ekoizpenak)|\bS\.?L\.?U?\.?|\bP\.?C\.?|\bS\.?A\.?|\bLtd\.?|\bInc\.?|\bLLC)$/i;

const VENUE =
  /^(teatros?|teatre|teatros? del?|theatre|theater|sala|salas|centro (dram|cult|de|párraga|conde)|centre|cdn|cntc|cía\.?|cia\.?|compañía|companyia|company|grupo\s|grup\s|colectivo\s|festival|auditorio|auditori|naves? |espacio|espai|matadero|casa de la cultura|palacio|corral|círculo|microteatro|royal |old vic|young vic|rsc|national |nt |donmar|almeida|lyric |bush |hampstead|soho |arcola|lliure|la abadía|pavón|el pavón|off )|\b(theatre|theater|teatro|playhouse|old vic|globe|festival|fringe|auditorium|arena|arts centre|repertory|rep|opera house|teatre)\b|^(cdn|cdg|cntc|rsc|tnc|nt|centro dramático.*|compañía nacional.*)$/i;

const SCHOOL =
  /^esc\.\s|^(r?esad|esaem|rada|lamda|nyu|ecam|escac|dantzerti|tai|itb|eits|cuarta pared|la manada|juilliard|guildhall|alra|uned|ucm|ucl|ual)\b|(?<!\p{L})(escuelas?|escola|[eé]cole|scuola|school|academia|academy|universi\w+|college|institut[oe]?|conservatori[ou]?m?|conservatoire|estudio|studio|centro|centre|laboratorio|actors|corazza|fundaci[oó]n|sala|esad\b|aula|acting studio|drama school|taller de teatro|facultad)/iu;

const NAME_PARTICLES =
  /^(de|del|la|las|los|el|y|i|e|van|von|der|da|di|do|dos|le|du|san|mc|mac|ben|al)$/i;
const NAME_WORD = /^(\p{Lu}[\p{L}'’-]*\.?|\p{Lu}\.(-?\p{Lu}\.)*)$/u;

const isOneName = (text: string): boolean => {
  const names = text.split(/\s+/);
  const [first = ''] = names;
  const isShort = names.length >= 2 && names.length <= 5;
  if (!isShort || !NAME_WORD.test(first) || NAME_PARTICLES.test(first)) return false;
  if (ROLE_WORDS.has(foldWords(first).replace('.', ''))) return false;
  return names.every((word) => NAME_WORD.test(word) || NAME_PARTICLES.test(word));
};

/** Says what a text of a list of credits means. */
export const creditWords = {
  numbers: NUMBER_WORDS,
  /** Patterns of labels, by what follows them and by the field that their text belongs to. */
  labels: words.labels,
  findKind,
  findBilling: (text: string) => findValues('billings', text)[0],
  findStatus: (text: string) => findValues('workStatuses', text)[0],
  findHeading,
  /** Whether a text is the name of a channel or a platform. */
  isBroadcaster: (text: string) =>
    BROADCASTERS.has(foldWords(text).replace(/\s+\+/g, '+')) ||
    (text.split(' ').length <= 4 && BROADCASTER.test(text)),
  /** Whether a text is the name of a production company. */
  isCompany: (text: string) => COMPANIES.has(foldWords(text)) || COMPANY.test(text.trim()),
  /** Whether a text is the name of a theatre, a festival or a theatre company. */
  isVenue: (text: string) => VENUE.test(text.trim()),
  isSchool: (text: string) => SCHOOL.test(text.trim()),
  /** Whether a text looks like the full names of one or more people. */
  areNames: (text: string) =>
    text.split(/\s+(?:y|e|i|and|&)\s+|\s*,\s*|\s*\/\s*/).every(isOneName) || isOneName(text),
};
