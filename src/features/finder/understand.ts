import {
  type Condition,
  type FinderIndex,
  LEVELS,
  type Level,
  type Range,
  type Wish,
  type WishFacet,
  isRated,
} from './finderIndex';
import { type Item, readItems } from './items';
import { type Lexicon, getLexicon } from './lexicon';
import { Tokens } from './tokens';
import { facetValues, plainWords, toPhrase, valueOf } from './vocabulary';
import { type Term, toWishes } from './wishes';

/** What a sentence asks for, and what was set aside. */
interface Understood {
  wishes: Wish[];
  /** The parts of the sentence that the sheets do not know. */
  unknown: string[];
}

/** Whether an item has been read: `kept` leaves what was said before for the next one. */
type Result = 'done' | 'kept' | undefined;

type ValueMeaning = Item['values'][number];

/** What a word was understood as. */
interface Choice {
  meaning: ValueMeaning;
  /** The item of the word beside it that says so, which is read with it. */
  post?: number | undefined;
  /** Whether it says no more than the word that follows. */
  drop?: boolean;
  /** Whether its gender is that of a person. */
  isPersonal?: boolean;
}

/** The words of the grammar that make what is beside them a value of a facet. */
const MARKED = {
  accent: ['accents'],
  language: ['languages'],
  citizenship: ['citizenships', 'origins'],
  place: ['places'],
  hair: ['hair'],
  eyes: ['eyes'],
  skin: [],
} as const satisfies Record<string, readonly WishFacet[]>;

type Marker = keyof typeof MARKED;
const MARKERS = Object.keys(MARKED) as Marker[];

const WOMAN = { is: 'value', facet: 'gender', value: 'woman' } as const;

/** What "carnet" means alone. */
const CAR = { facet: 'skills', values: [valueOf('skills', 'carLicence')] } as const;

/** Who does something: "a juggler", "una malabarista". */
const DOER = '(?:una?|an?) \\S+(?:er|or|ist|ian|ora|ista|ero|era|rina?|ante)';
/** Two people, not one who does both: "a juggler and a puppeteer". */
const TWO_PEOPLE = new RegExp(`\\b${DOER} (?:and|y|e) ${DOER}$`, 'i');

/** Which facet a word of several means that nothing around it decides. */
const ORDER: readonly WishFacet[] = [
  ...(['lists', 'crafts', 'skills', 'languages', 'hair', 'eyes', 'places'] as const),
  ...(['citizenships', 'origins', 'accents', 'gender', 'awards'] as const),
];

/** Returns the first meaning of an item in these facets, in their order. */
function findValue(
  { values }: Item,
  facets: readonly WishFacet[],
  isMarked = false,
): ValueMeaning | undefined {
  for (const facet of facets) {
    const isFound = (one: ValueMeaning) => one.facet === facet && (isMarked || !one.needsMarker);
    const found = values.find(isFound);
    if (found) return found;
  }
  return undefined;
}

/** Whether an item only joins a level to what it belongs to. */
const joinsLevel = (item: Item | undefined): boolean =>
  item !== undefined &&
  (item.is('accent', 'language', 'over', 'overAfter', 'levelLink') || item.text === '-');

class Reader {
  readonly #index: FinderIndex;
  readonly #lexicon: Lexicon;
  readonly #sentence: string;
  /** `YYYY-MM-DD` */
  readonly #today: string;
  readonly #items: readonly Item[];
  /** Whether the last word may be incomplete. */
  readonly #isTyping: boolean;

  readonly #terms: Term[] = [];
  readonly #unknown: Item[] = [];
  /** Items that have been read with another one. */
  readonly #used = new Set<number>();
  /** The levels of languages, accents and skills, by their item. */
  readonly #levels = new Map<number, Level>();
  /** How the next term goes with those before. */
  #link: Term['link'] = '';
  /** Whether a comma stands before the last "or". */
  #isAfterComma = false;
  /** The item that says that the next term is excluded. */
  #notAt: number | undefined;
  /** The number of terms before "one of these", which makes those of the next facet alternatives. */
  #anyOf: number | undefined;
  /** Whether what follows is said not to be needed. */
  #isNotNeeded = false;
  /** The word that says what the values after it are. */
  #marker: Marker | undefined;
  /** Whether a name or a role follows. */
  #mode: 'with' | 'role' | undefined;

  constructor(index: FinderIndex, sentence: string, today: string, isTyping: boolean) {
    this.#index = index;
    this.#lexicon = getLexicon(index);
    this.#sentence = sentence;
    this.#today = today;
    this.#isTyping = isTyping;
    this.#items = readItems(new Tokens(sentence, this.#lexicon), today, isTyping);
    this.#attachLevels();
    this.#attachRoles();
    this.#items.forEach((item, at) => this.#readItem(item, at));
    if (!isTyping) this.#readLostNegation(this.#items.length);
  }

  understood(): Understood {
    return { wishes: toWishes(this.#terms), unknown: this.#joinUnknown() };
  }

  /** Reads an item as terms; what the sheets do not know is set aside. */
  #readItem(item: Item, at: number): void {
    if (this.#used.has(at)) {
      // "acento andaluz y nivel alto de inglés": the level begins something else.
      if (this.#link === 'and' && item.level) this.#marker = undefined;
      return;
    }
    if (item.sign) return this.#readSign(item, at);
    const result =
      this.#readConditions(item, at) ??
      this.#readUnknown(item, at) ??
      this.#readRole(item, at) ??
      this.#readDirectorOf(item, at) ??
      this.#readNamed(item, at) ??
      this.#readValue(item, at) ??
      this.#readPerson(item, at) ??
      this.#readMark(item, at) ??
      this.#readLevel(item, at) ??
      this.#readColour(item);
    if (!result) this.#readGrammar(item, at);
    if (result === 'done') this.#forget();
  }

  /** Forgets what was said about the next term. */
  #forget(): void {
    this.#link = '';
    this.#notAt = undefined;
  }

  #setAside(item: Item): Result {
    if (this.#link === 'or') this.#endList();
    this.#unknown.push(item);
    return 'done';
  }

  /** Makes what commas join alternatives: the last one of "trompeta, gaita o ukelele" is unknown. */
  #endList(): void {
    const [before, last] = this.#terms.slice(-2);
    if (last?.link === 'comma' && last.facet === before?.facet) last.link = 'or';
  }

  /** Takes what an item asks for into the sentence's terms. */
  #push(
    item: Term['item'],
    facet: string,
    conditions: Condition[],
    more: Partial<Term> = {},
  ): Result {
    const last = this.#terms.at(-1);
    if (this.#isNotNeeded) return 'done';
    // "carné de camión / tractor" are alternatives, "mujer / 30-40 / canto" is a list, "ES nativo / EN C1" too.
    const isLevelled = [conditions[0], last?.conditions[0]].some(
      (one) => one?.is === 'value' && one.facet === 'languages' && one.least,
    );
    const isFirst = this.#terms.length === this.#anyOf;
    if (!isFirst && last?.facet !== facet) this.#anyOf = undefined;
    if (this.#anyOf !== undefined && !isFirst && this.#link !== '') this.#link = 'or';
    if (this.#link === 'slash') this.#link = last?.facet === facet && !isLevelled ? 'or' : 'comma';
    // "no rubio o pelirrojo" excludes both, "excepto Ana Ruiz y Eva Gil" too.
    const between = last ? this.#sentence.slice(last.item.end, item.start) : '';
    const isJoined =
      facet !== 'skills' && /^\s+(?:y|e|and|&)\s+(?:(?:a|de|los|las|the)\s+)*$/i.test(between);
    const isExcluded =
      (this.#link === 'or' || isJoined) && last?.not === true && last.facet === facet;
    const not = this.#notAt !== undefined || isExcluded;
    const isApart = this.#link === 'or' && this.#isAfterComma;
    this.#terms.push({ conditions, facet, not, link: this.#link, isApart, item, ...more });
    return 'done';
  }

  /** Sets a negation aside that nothing followed which the sheets know: "ninguna experiencia". */
  #readLostNegation(end: number): void {
    if (this.#notAt !== undefined) this.#unknown.push(...this.#items.slice(this.#notAt, end));
    this.#notAt = undefined;
  }

  #readSign({ sign }: Item, at: number): void {
    if (this.#link === '') this.#link = 'comma';
    if (/[.;]/.test(sign)) this.#anyOf = undefined;
    if (sign === '/') this.#link = 'slash';
    else {
      this.#readLostNegation(at);
      this.#mode = undefined;
      this.#isNotNeeded = false;
    }
  }

  /** Reads ages, heights, days, and parts of names and titles. */
  #readConditions(item: Item, at: number): Result {
    const { conditions } = item;
    if (!conditions) return undefined;
    const [first] = conditions;
    const hasRole = first?.is === 'credit' && first.role !== undefined;
    const isRole = this.#isIn('role') && !hasRole && this.#pushRole(item, at);
    const isRead = isRole || this.#readYears(item, conditions);
    if (!isRead) {
      const isWith = first?.is === 'name' && this.#isColleague(at);
      const names = isWith ? this.#namesWith(first.words) : [];
      if (first?.is === 'name') this.#separateNames(first.words);
      const credits = names.map((name): Condition => ({ is: 'credit', with: name }));
      if (names.length > 0) this.#push(item, 'with', credits);
      else if (!this.#joinName(item, first)) this.#pushMeasure(item, conditions);
    }
    this.#mode = undefined;
    this.#marker = undefined;
    return 'done';
  }

  /**
   * Reads this year or a decade beside a work as years of works: "teatro en los 90". Those of awards are not
   * known. Returns whether it has read them.
   */
  #readYears(item: Item, [first]: readonly Condition[]): boolean {
    const last = this.#terms.at(-1);
    // "actores con trabajos de los 90"
    const before = this.#items.slice(0, this.#items.indexOf(item)).slice(-4);
    const isOfWork = last?.facet === 'credit' || before.some((one) => one.is('works'));
    const isOfAward = last?.facet === 'awards' || last?.conditions[0]?.is === 'award';
    if (!isOfWork && !isOfAward) return false;
    const years = this.#yearsOf(item, first);
    if (years && isOfAward) this.#setAside(item);
    else if (years) this.#push(item, 'credit', [{ is: 'credit', years }]);
    return years !== undefined;
  }

  #yearsOf(item: Item, asked: Condition | undefined): Range | undefined {
    if (asked?.is === 'credit') return asked.years;
    const year = Number(this.#today.slice(0, 4));
    if (asked?.is === 'available') {
      const isThisYear = asked.from === `${year}-01-01` && asked.to === `${year}-12-31`;
      return isThisYear ? { from: year, to: year } : undefined;
    }
    if (asked?.is !== 'age' || !asked.from || asked.from < 50 || asked.from % 10) return undefined;
    // "los años 90", "en los noventa"
    const said = this.#sentence.slice(Math.max(0, item.start - 10), item.end);
    const isDecade = /\b(?:los|the)\s+(?:años\s+)?[\p{L}\d]+$/iu.test(said);
    return isDecade ? { from: 1900 + asked.from, to: 1909 + asked.from } : undefined;
  }

  /** Adds a part of a name to the one right before it, if somebody has both: "excepto Ousmane Sarr". */
  #joinName(item: Item, part: Condition | undefined): boolean {
    const last = this.#terms.at(-1);
    const [first, other] = last?.conditions ?? [];
    if (!last || first?.is !== 'name' || other || part?.is !== 'name') return false;
    const all = [...first.words, ...part.words];
    const isNext = /^\s+$/.test(this.#sentence.slice(last.item.end, item.start));
    if (!isNext || this.#namesWith(all).length === 0) return false;
    last.conditions = [{ is: 'name', words: all }];
    last.item = { start: last.item.start, end: item.end };
    return true;
  }

  /** Makes a part of a name one of another person if nobody has both: "Marchena, Zubiri". */
  #separateNames(words: readonly string[]): void {
    const [first] = this.#terms.at(-1)?.conditions ?? [];
    if (this.#link !== 'comma' || first?.is !== 'name') return;
    if (this.#namesWith([...first.words, ...words]).length === 0) this.#link = 'or';
  }

  /** Takes an age, a height or days; "in her forties" speaks of a woman. */
  #pushMeasure(item: Item, conditions: Condition[]): void {
    const [first] = conditions;
    const is = first?.is === 'credit' && first.with ? 'with' : (first?.is ?? '');
    const [whose] = (is === 'age' && /\b(?:her|his)\b/i.exec(this.#said(item))) || [];
    const value = whose?.toLowerCase() === 'her' ? 'woman' : 'man';
    if (whose) this.#push(item, 'gender', [{ is: 'value', facet: 'gender', value }]);
    this.#push(item, is, conditions);
  }

  /** Returns the folded names of people and directors that contain words. */
  #namesWith(words: readonly string[]): string[] {
    const people = this.#index.people.map(({ card }) => toPhrase(card.name));
    const directors = [...this.#lexicon.named.director.values()].flat();
    return [...new Set([...people, ...directors])].filter((name) =>
      words.every((word) => name.split(' ').includes(word)),
    );
  }

  #readUnknown(item: Item, at: number): Result {
    const hasValues = item.values.length > 0;
    if (item.isUnknown) {
      const isRole = this.#isIn('role') && this.#pushRole(item, at);
      const isMarked = this.#marker ?? this.#markerAfter(at);
      if (isRole || !(hasValues && isMarked)) {
        if (!isRole) this.#setAside(item);
        // "played a doctor or a nurse"
        const goesOn = !isRole && this.#isIn('role') && this.#items[at + 1]?.is('or');
        this.#mode = goesOn ? 'role' : undefined;
        return 'done';
      }
    }
    const isSkin = this.#marker === 'skin' && hasValues;
    if (!isSkin) return this.#readUnknownAccent(item, at);
    // "piel negra que rapee": the look is one word, or several with "y" or "o" between.
    if (!this.#items[at + 1]?.is('and', 'or')) this.#marker = undefined;
    return this.#setAside(item);
  }

  /** Sets an accent aside that no sheet can have: "con acento alemán", "Scottish or Irish accent". */
  #readUnknownAccent(item: Item, at: number): Result {
    if (!item.hasValueOf('citizenships', 'languages') || item.hasValueOf('accents'))
      return undefined;
    const [before, after] = [this.#items[at - 1], this.#items[at + 1]];
    // "acento andaluz y alemán": a language of its own.
    const joins = (one?: Item) =>
      one?.is('or') || (one?.is('and') && !item.hasValueOf('languages'));
    const isListed = joins(before) && this.#items[at - 2]?.hasValueOf('accents', 'citizenships');
    const followsMarker = this.#marker === 'accent' && (before?.is('accent') || isListed);
    const post = this.#markerAfter(at);
    const precedesMarker = post?.marker === 'accent' && (post.at === at + 1 || joins(after));
    if (!followsMarker && !precedesMarker) return undefined;
    if (followsMarker && before!.is('accent')) this.#setAside(before!);
    this.#setAside(item);
    if (!precedesMarker || !after!.is('accent')) return 'done';
    this.#used.add(at + 1);
    return this.#setAside(after!);
  }

  /** Whether somebody worked with, or a role, follows, or is joined to another: "con Ana y Eva". */
  #isIn(mode: 'with' | 'role'): boolean {
    const last = this.#terms.at(-1);
    const [first] = last?.conditions ?? [];
    const isSame = mode === 'with' ? last?.facet === 'with' : first?.is === 'credit' && first.role;
    // "worked with Joan Vidal but never Elena Prats"
    const isJoined =
      this.#link === 'and' ||
      this.#link === 'or' ||
      // "hizo de notario, de juez o de fiscal"
      (mode === 'role' && this.#link === 'comma') ||
      (mode === 'with' &&
        /\b(?:no|not|nunca|never|tampoco|neither)\b/.test(this.#textAt(this.#notAt ?? -1)));
    return this.#mode === mode || (!!isSame && isJoined);
  }

  /** Whether a name is that of somebody worked with: "trabajado con Ana", "serie con Ana", "an Ana Ruiz film". */
  #isColleague(at: number): boolean {
    if (this.#items[at + 1]?.has('media')) return true;
    const isBeside = this.#items[at - 1]?.is('nameMarker');
    const isWork = isBeside && this.#items[at - 2]?.has('media', 'title', 'billing');
    return isWork || this.#isIn('with');
  }

  #readRole(item: Item, at: number): Result {
    // "played the Marqués de Olmeda", a theatre
    // "hizo de sobrina o de nieta"
    const isRole = this.#mode === 'role' || (item.is('relation') && this.#isIn('role'));
    if (!isRole || item.isGlue || item.has('director')) return undefined;
    let before = at - 1;
    while (this.#items[before]?.is('particles')) before--;
    // "who plays piano"
    const isPlayed = item.hasValueOf('skills') && this.#textAt(before).endsWith('plays');
    if (isPlayed) return undefined;
    if (!this.#pushRole(item, at)) return item.is('relation') ? this.#setAside(item) : undefined;
    this.#mode = undefined;
    return 'done';
  }

  /** Skips who is known by a work or a name that follows: "con el director de Delta norte", "con la directora Ana Ruiz". */
  #readDirectorOf(item: Item, at: number): Result {
    const isOfWork =
      this.#items[at + 2]?.has('title') || this.#items[at + 1]?.has('name', 'director');
    return this.#mode === 'with' && item.hasValueOf('crafts') && isOfWork ? 'kept' : undefined;
  }

  /** Takes a role, with the words of it that follow: "Mrs Baptiste". */
  #pushRole(item: Item, at: number): boolean {
    const words = this.#roleWordsOf(item);
    if (words.length === 0) return false;
    for (let next = at + 1; this.#items[next]?.isUnknown; next++) {
      const more = this.#roleWordsOf(this.#items[next]!);
      if (more.length === 0) break;
      words.push(...more);
      item.end = this.#items[next]!.end;
      this.#used.add(next);
    }
    this.#push(item, 'credit', [{ is: 'credit', role: words.join(' ') }]);
    return true;
  }

  #roleWordsOf = (item: Item): string[] =>
    item.text.split(' ').filter((word) => this.#lexicon.named.role.has(word));

  #said = ({ start, end }: Item): string => this.#sentence.slice(start, end);

  /** Reads a title, or somebody: the person meant, or whom that person worked with. */
  #readNamed(item: Item, at: number): Result {
    const [title] = item.all('title');
    const [name] = item.all('name');
    const [director] = item.all('director');
    const known = name ?? director;
    if (!title && !known) return this.#readSchool(item);
    const compared = this.#items[at - 1];
    if (name && compared?.is('over', 'under'))
      return this.#readComparison(compared, item, name.name);
    // "Mei Zhou's castmates"
    const isPossessive = this.#items[at + 1]?.is('colleagues') ?? false;
    const isWith = this.#isColleague(at) || isPossessive;
    this.#mode = undefined;
    if (!known || (title && !isWith)) {
      return this.#push(item, 'credit', [{ is: 'credit', titles: [title!.name] }]);
    }
    const isDirector = director && this.#items[at - 1]?.is('nameMarker');
    const isOfPeople = isDirector && this.#items.slice(0, at).some(({ isPerson }) => isPerson);
    return isWith || isOfPeople || !name
      ? this.#push(item, 'with', [{ is: 'credit', with: known.name }])
      : this.#push(item, 'name', [{ is: 'name', words: known.name.split(' ') }]);
  }

  /** Reads the whole name of a school or an award. */
  #readSchool(item: Item): Result {
    const named = item.all('school').map(({ name }): Condition => ({ is: 'school', words: name }));
    const won = item.all('award').map(({ name }): Condition => ({ is: 'award', words: name }));
    const conditions = [...named, ...won];
    return conditions.length > 0 ? this.#push(item, 'school', conditions) : undefined;
  }

  /** Reads "más alto que Iker Zubiri"; sets aside what is no comparison of heights: "younger than …". */
  #readComparison(compared: Item, item: Item, name: string): Result {
    const other = this.#index.people.find(({ card }) => toPhrase(card.name) === name);
    const height = compared.is('taller', 'shorter') ? other?.height : undefined;
    if (height === undefined) {
      this.#setAside(compared);
      return this.#setAside(item);
    }
    const range = compared.is('taller') ? { from: height + 1 } : { to: height - 1 };
    const span = { start: compared.start, end: item.end };
    return this.#push(span, 'height', [{ is: 'height', ...range }]);
  }

  #readValue(item: Item, at: number): Result {
    const choice = item.values.length > 0 ? this.#choose(item, at) : undefined;
    if (!choice) return undefined;
    if (choice.drop) return 'kept';
    if (this.#isSung(choice.meaning, at)) return this.#setAside(item);
    const { facet, values, feminine } = choice.meaning;
    const least = isRated(facet) ? this.#levels.get(at) : undefined;
    const conditions = values.map((value): Condition => ({
      ...{ is: 'value', facet, value },
      ...(least && { least }),
    }));
    // "una guitarrista": the article says what the noun does not.
    const isFeminine = feminine || (feminine === false && /^unas?$/.test(this.#textAt(at - 1)));
    // "no andaluza", but not "menos las andaluzas"
    const isSaidOf = this.#notAt === undefined || /\b(?:no|sea)$/.test(this.#textAt(this.#notAt));
    const isWoman = isFeminine && choice.isPersonal === true && isSaidOf;
    if (facet === 'skills' && TWO_PEOPLE.test(this.#sentence.slice(0, item.end))) this.#link = 'or';
    this.#push(item, facet, conditions, { isWoman });
    if (choice.post !== undefined) this.#used.add(choice.post);
    const marked: readonly WishFacet[] = this.#marker ? MARKED[this.#marker] : [];
    if (!marked.includes(facet)) this.#marker = undefined;
    this.#mode = undefined;
    return 'done';
  }

  /** Whether a dance is sung: "canta tango", "sings jazz". */
  #isSung(meaning: ValueMeaning, at: number): boolean {
    const [singing] = this.#items[at - 1]?.values.filter(({ isVerb }) => isVerb) ?? [];
    const isSinging = singing?.values.includes('canto') ?? false;
    const isSkill = meaning.facet === 'skills' && !meaning.isVerb;
    return isSinging && isSkill && this.#groupOf(meaning) !== this.#groupOf(singing!);
  }

  #readPerson(item: Item, at: number): Result {
    const [person] = item.all('person');
    if (!person) return undefined;
    const { gender, from, to } = person;
    // "rubia tipo choni" compares, "un tipo de 40" is a man.
    const isSaid = this.#terms.some(({ facet, isWoman }) => facet === 'gender' || isWoman);
    if (item.is('fillers') && isSaid) return undefined;
    // "gente cincuentona"
    const isOfPerson = !this.#items[at - 1]?.is('notPeople');
    if (gender && isOfPerson)
      this.#push(item, 'gender', [{ is: 'value', facet: 'gender', value: gender }]);
    if (to > 0) {
      const last = to < 120 ? to : undefined;
      const age: Condition = { is: 'age', from: from || undefined, to: last };
      this.#push(item, 'age', [age], { isSuggested: true });
    }
    this.#marker = undefined;
    return 'done';
  }

  #readMark(item: Item, at: number): Result {
    const other = item.meanings.find((one) => 'conditions' in one);
    if (!other) return undefined;
    if (other.kind === 'media') {
      // "pelo castaño corto"
      if (this.#marker === 'hair') return this.#setAside(item);
      // "plays" is a verb in "plays guitar", "can play 15" and "plays a doctor".
      const next = this.#items.slice(at + 1).find((one) => !one.is('particles'));
      const isPlayed =
        next?.hasValueOf('skills') || next?.isUnknown || next?.conditions?.[0]?.is === 'age';
      if (item.is('fillers') && isPlayed) return undefined;
      // About the project: "para una serie".
      let before = at - 1;
      while (this.#items[before]?.is('definite', 'indefinite', 'possessive')) before--;
      const isProject = this.#items[at + 1]?.is('project') || this.#items[before]?.is('purpose');
      if (isProject) return this.#setAside(item);
    }
    // A quality of a voice: "voz grave".
    const isVoice = other.facet === 'voice' && item.length === 1;
    if (isVoice && [at - 1, at + 1].some((place) => this.#items[place]?.isUnknown)) {
      return this.#setAside(item);
    }
    const isWoman = other.feminine === true && !this.#items[at - 1]?.is('notPeople');
    this.#push(item, other.facet, other.conditions, { isWoman });
    this.#marker = undefined;
    return 'done';
  }

  /** Excludes the level of what was said before, "Basque but not native"; sets one aside that belongs to nothing. */
  #readLevel(item: Item, at: number): Result {
    if (!item.level) return undefined;
    const last = this.#terms.at(-1);
    const { level } = item.level;
    if (this.#notAt !== undefined && last && !last.not && isRated(last.facet)) {
      const isHighest = level === 'native' || level === 'bilingual';
      // "que no sea nivel básico" asks for more.
      const least = isHighest ? level : LEVELS[LEVELS.indexOf(level) + 1]!;
      const isLower = (one: Level = 'basic') => LEVELS.indexOf(one) < LEVELS.indexOf(least);
      const conditions = last.conditions.map((one) =>
        one.is === 'value' && (isHighest || isLower(one.least)) ? { ...one, least } : one,
      );
      if (isHighest) return this.#push(item, last.facet, conditions);
      last.conditions = conditions;
      return 'done';
    }
    const isWeak = item.all('level').some((one) => one.isWeak);
    // "fluent in Klingon": what it belongs to is named.
    let next = at + 1;
    while (joinsLevel(this.#items[next])) next++;
    const isNamed = [at - 1, next].some((place) => this.#items[place]?.isUnknown);
    return isWeak || isNamed ? 'done' : this.#setAside(item);
  }

  /** Sets a colour aside that is not one of hair or eyes: "dark skinned"; the last one may be incomplete. */
  #readColour(item: Item): Result {
    const isIncomplete = this.#isTyping && item === this.#items.at(-1);
    const isColour = item.values.length > 0 && item.all('grammar').length === 0;
    return isColour && !isIncomplete ? this.#setAside(item) : undefined;
  }

  /** Reads words that say how others are meant: "con acento", "no", "o", "trabajado con". */
  #readGrammar(item: Item, at: number): void {
    const marker = MARKERS.find((one) => item.is(one));
    const last = this.#terms.at(-1);
    if (this.#isLicence(item, at)) {
      this.#push(item, 'skills', [{ is: 'value', facet: 'skills', value: CAR.values[0] }]);
      return this.#forget();
    }
    // "acento cubano, quitando a la gente de Madrid": what follows is not an accent.
    if (item.is('notPeople') && !marker) this.#marker = undefined;
    // "no hace falta inglés, pero sí francés"
    if (item.is('but')) this.#isNotNeeded = false;
    if (item.is('notNeeded')) this.#readNotNeeded(at);
    else if (item.is('anyOf')) this.#anyOf = this.#terms.length;
    else if (item.is('studied')) this.#readStudied(item, at);
    else if (item.is('with')) {
      if (item.text.startsWith('companera')) this.#push(item, 'gender', [WOMAN]);
      this.#mode = 'with';
    } else if (item.is('role')) {
      // "para hacer de abuela", "que haga de abuela" say who is looked for, not what they have played.
      const isWanted = this.#items[at - 1]?.is('purpose') || /^haga/.test(item.text);
      if (!isWanted || !this.#items[at + 1]?.has('person')) this.#mode = 'role';
    } else if (marker) this.#readMarker(item, at, marker);
    else if (last && this.#isNotBefore(item, at)) {
      last.not = true;
      this.#forget();
    } else if (item.is('not', 'nor')) this.#readNot(item, at);
    else if (item.is('or')) {
      // "rugby or football": of what the sheets do not know there is no alternative.
      this.#isAfterComma = this.#link === 'comma';
      const [first] = last?.conditions ?? [];
      const isRole = this.#mode === 'role' && first?.is === 'credit' && first.role;
      if (at > 0 && (isRole || this.#unknown.at(-1) !== this.#items[at - 1])) this.#link = 'or';
    } else if (item.is('and')) {
      if (this.#link !== 'or') this.#link = 'and';
      this.#readLostNegation(at);
    } else if (item.has('number', 'tens', 'month', 'season') || item.is('last')) {
      // They mean nothing without what they count, or without what is to happen then.
      if (!item.is('particles', 'fillers')) this.#setAside(item);
      this.#forget();
    }
  }

  /** Excludes what follows. */
  /** Whether a negation excludes what stands before it: "y francés tampoco", "de Madrid no, que cante". */
  #isNotBefore(item: Item, at: number): boolean {
    const next = this.#items[at + 1];
    const isEnd = next ? next.sign !== '' : !this.#isTyping;
    const isBefore = item.text === 'tampoco' || (item.text === 'no' && isEnd);
    return isBefore && this.#terms.at(-1)?.item.end === this.#items[at - 1]?.end;
  }

  #readNot(item: Item, at: number): void {
    this.#notAt = at;
    // "que no sea de Cuba" speaks of the person, whatever was said before.
    const next = this.#items[/^(de|-)$/.test(this.#textAt(at + 1)) ? at + 2 : at + 1];
    // "not Spanish" too, unless languages have been said: "English, not French".
    const isOfPerson =
      /\b(sea|sean|isnt|arent|is not|are not|non)$/.test(item.text) ||
      (item.text === 'not' && this.#terms.at(-1)?.facet !== 'languages');
    if (isOfPerson && next?.hasValueOf('citizenships', 'origins')) this.#marker = 'citizenship';
    else if (isOfPerson && next?.hasValueOf('places')) this.#marker = 'place';
  }

  /** Reads "no es necesario inglés" and "English not required": both ask for nothing. */
  #readNotNeeded(at: number): void {
    const next = this.#items[at + 1];
    if (next && !next.sign && !next.is('and', 'or', 'but')) this.#isNotNeeded = true;
    else this.#terms.pop();
  }

  /** Sets "formada en" aside if neither a school, a teacher nor a skill follows. */
  #readStudied(item: Item, at: number): void {
    const isSchool = (one: Item | undefined) =>
      one?.has('school') || one?.conditions?.some(({ is }) => is === 'school');
    const next = this.#items.slice(at + 1).find((one) => !one.is('particles', 'fillers'));
    const isRead = isSchool(next) || isSchool(this.#items[at - 1]) || next?.hasValueOf('skills');
    if (!isRead) this.#setAside(item);
  }

  /** Whether "carnet" is that of a car: nothing says another one. */
  #isLicence(item: Item, at: number): boolean {
    const next = this.#items[at + 1];
    const isEnd = !next || next.sign !== '' || next.is('and', 'or');
    const isLicence = (one: ValueMeaning) => this.#groupOf(one) === this.#groupOf(CAR);
    const isOther = this.#items.some(({ values }) => values.some(isLicence));
    return isEnd && item.is('licence') && !isOther;
  }

  #readMarker(item: Item, at: number, marker: Marker): void {
    const isLost = this.#isOfNowhere(item, at, marker);
    const isSkin = marker === 'skin';
    const isNamed = this.#items.some((one) => one.hasValueOf('citizenships'));
    if (item.is('dual') && !isNamed) {
      this.#push(item, 'count', [{ is: 'count', of: 'citizenships', from: 2 }]);
      return this.#forget();
    }
    if (isLost || isSkin) this.#setAside(item);
    if (isLost) this.#forget();
    // In English it stands after the look: "dark skinned redhead".
    else if (!isSkin || item.all('grammar').some(({ locale }) => locale === 'es'))
      this.#marker = marker;
  }

  /** Whether no origin is beside "accent" or "passport": "inglés con acento", "no accent", "valid passport". */
  #isOfNowhere(item: Item, at: number, marker: Marker): boolean {
    // "actriz con melena"
    const isLook = [at - 1, at + 1].some((place) => this.#items[place]?.hasValueOf('hair'));
    if (item.is('looseHair')) return !isLook && !this.#items[at + 1]?.isUnknown;
    const isAfter = (one: Item) => one.sign || !(one.isGlue || one.level);
    const next = this.#items.slice(at + 1).find(isAfter);
    if (marker === 'accent' && this.#notAt !== undefined) return !next?.hasValueOf('accents');
    if (!/(acento|accent|pasaporte|passport)s?$/.test(item.text) || (this.#isTyping && !next))
      return false;
    const isBare = (one: Item) => !one.is('particles');
    const before = this.#items.slice(0, at).findLast(isBare);
    const beside = this.#items.slice(at + 1).find(isBare);
    const isOrigin = (one: Item | undefined) =>
      one?.hasValueOf('accents', 'citizenships', 'origins');
    // "English with an accent" speaks of the language, "con acento alemán" and "scouse accent" of its accent.
    const isAccent = marker === 'accent';
    const isBefore = isAccent
      ? before?.isUnknown || (isOrigin(before) && !before?.hasValueOf('languages'))
      : isOrigin(before);
    return !isBefore && !isOrigin(next) && !next?.isUnknown && !beside?.hasValueOf('languages');
  }

  #textAt = (at: number): string => this.#items[at]?.text ?? '';

  /** Gives levels to the languages, accents and skills beside them, the one before first. */
  #attachLevels(): void {
    this.#items.forEach((item, at) => {
      if (!item.level || this.#used.has(at)) return;
      // "nativo o bilingüe": the lowest of those.
      const levels = [item.level.level];
      let end = at;
      while (this.#items[end + 1]?.is('or') && this.#items[end + 2]?.level) {
        end += 2;
        levels.push(this.#items[end]!.level!.level);
      }
      const owner = this.#ownerOf(item, at, end);
      if (owner === undefined) return;
      const level = LEVELS.find((one) => levels.includes(one))!;
      const isPair = levels.includes('bilingual');
      for (const one of [owner, ...this.#sharing(owner, owner < at ? at : end, isPair)]) {
        this.#levels.set(one, level);
      }
      for (let place = at; place <= end; place++) this.#used.add(place);
    });
  }

  /**
   * Returns the places of the languages that share a level with another one: "fluent in English and Catalan",
   * "bilingüe español-inglés".
   *
   * @param isPair whether the level is that of two languages
   */
  #sharing(owner: number, at: number, isPair: boolean): number[] {
    const step = Math.sign(owner - at);
    const isApart = step < 0 && this.#isApart(owner);
    // "japonés o coreano fluido"
    const isEither = step < 0 && this.#items[owner + step]?.is('or');
    const isShared = step > 0 || isPair || isApart || isEither;
    if (!this.#items[owner]!.hasValueOf('languages') || !isShared) return [];
    const joins = (item: Item | undefined) =>
      (item?.is('and', 'or') && item.text !== 'plus') ||
      /^[/&-]$/.test(item?.text ?? '') ||
      (isApart && item?.sign === ',');
    const shared: number[] = [];
    for (let place = owner + step; ; place += step) {
      const before = place;
      while (joins(this.#items[place]) || this.#items[place]?.is('particles')) place += step;
      // "inglés y francés básico": it has a level of its own.
      const isOwn = this.#items[place + step]?.level !== undefined;
      const isJoined = isPair || place !== before;
      if (!this.#items[place]?.hasValueOf('languages') || !isJoined || isOwn) return shared;
      shared.push(place);
    }
  }

  /** Returns the place of what stands before a level: "nadar, nivel pro", "French and German, both fluent". */
  #beforeLevel(at: number): number {
    let before = at - 1;
    const isBoth = () =>
      this.#items[before]?.is('both') || /^(?:l[oa]s|dos)$/.test(this.#textAt(before));
    while (joinsLevel(this.#items[before]) || isBoth()) {
      if (isBoth()) this.#used.add(before);
      before--;
    }
    if (this.#items[before]?.sign !== ',') return before;
    // "British accent, at least mid-level"
    do before--;
    while (this.#items[before]?.is('accent', 'language'));
    return before;
  }

  /** Whether a comma separates a level from what stands before it: it is that of all before the comma. */
  #isApart = (before: number): boolean => this.#items[before + 1]?.sign === ',';

  /** Returns the place of the language, accent or skill that a level belongs to. */
  #ownerOf(item: Item, at: number, end: number): number | undefined {
    let after = end + 1;
    const before = this.#beforeLevel(at);
    while (joinsLevel(this.#items[after])) after++;
    const isHeightWord = item.has('mark');
    // English levels stand before what they belong to.
    const isEnglish = item.all('level').some(({ locale }) => locale === 'en');
    const isAfterFirst = isEnglish || this.#isApart(before);
    const owners = isAfterFirst
      ? [after, before]
      : [before, isHeightWord && end === at ? -1 : after];
    return owners.find((place) => {
      const { values = [] } = this.#items[place] ?? {};
      const isFree = values.some(({ facet }) => isRated(facet)) && !this.#levels.has(place);
      // "bajo" is no level of a skill but in a list: "acento andaluz, flamenco alto, patines".
      const isEnd = (one: Item | undefined) => !one || one.sign !== '';
      const isListed = isEnd(this.#items[at - 2]) && isEnd(this.#items[at + 1]);
      const isSkill = values.every(({ facet }) => facet === 'skills');
      return isFree && !(isHeightWord && isSkill && !isListed);
    });
  }

  /** Joins a role to the title that follows: "la fiscal de «Sala tercera»", "the mayor in …". */
  #attachRoles(): void {
    this.#items.forEach((item, at) => {
      const [quoted] = item.conditions ?? [];
      const [only, other] = (quoted?.is === 'credit' && quoted.titles) || [];
      const title = item.all('title')[0]?.name ?? (other ? undefined : only);
      let before = at - 1;
      while (before > 0 && this.#items[before]!.is('particles')) before--;
      const role = before < at - 1 ? this.#items[before] : undefined;
      if (!title || !role || this.#used.has(before)) return;
      const words = plainWords(this.#said(role));
      if (words.length === 0 || !words.every((word) => this.#lexicon.named.role.has(word))) return;
      const isPlayed = this.#index.people.some(({ credits }) =>
        credits.some(
          (credit) =>
            words.every((word) => plainWords(credit.role).includes(word)) &&
            toPhrase(credit.work.title) === title,
        ),
      );
      if (!isPlayed) return;
      item.conditions = [{ is: 'credit', titles: [title], role: words.join(' ') }];
      item.start = role.start;
      this.#used.add(before);
    });
  }

  /** Returns the English word after a run of values that says what they are: "British and US accents". */
  #markerAfter(at: number): { marker: Marker; at: number } | undefined {
    for (let next = at + 1; next < this.#items.length; next++) {
      const item = this.#items[next]!;
      const english = item.all('grammar').filter(({ locale }) => locale === 'en');
      const marker = MARKERS.find((one) => english.some(({ word }) => word === one));
      const joins = (one: Item) => one.sign || one.is('and', 'or', 'nor');
      if (marker && !['place', 'skin'].includes(marker)) return { marker, at: next };
      const isSibling = item.level ?? item.values.length > 0;
      // "British-accented"
      const isGoingOn = joins(item) || isSibling || item.text === '-' || item.text === 'not';
      if (item.isPerson || !isGoingOn) return undefined;
    }
    return undefined;
  }

  /** Chooses what a word means that can be a value of several facets. */
  #choose(item: Item, at: number): Choice | undefined {
    // "chicos sin inglés", "acento andaluz que no hable inglés" speak of the language.
    const isSpoken = /^(sin|without)$|\b(hable|hablen|habla|hablan|speak|speaks)$/;
    const spoken = isSpoken.test(this.#textAt(at - 1)) && !this.#markerAfter(at);
    const known = spoken && findValue(item, ['languages']);
    if (known) return { meaning: known };
    const marked = this.#chooseMarked(item, at);
    if (marked) return marked;
    // "bajo" is a height, because nobody plays it.
    const isHeight = item.length === 1 && item.has('mark') && item.hasValueOf('skills');
    const isPlayed = /^(toc|toqu|play|el$|the$)/.test(this.#textAt(at - 1));
    if (isHeight && !isPlayed && !this.#isAmongSkills(item, at)) return undefined;
    const before = this.#items[at - 1];
    const hasLevel = this.#levels.has(at) || before?.level || this.#items[at + 1]?.level;
    const language = findValue(item, ['languages']);
    if (language && hasLevel && !item.has('person')) return { meaning: language };
    const origin = this.#chooseOrigin(item, at);
    if (origin) return origin;
    const meaning = findValue(item, ORDER);
    if (!meaning) return undefined;
    if (meaning.isVerb && this.#isTakenUp(at, meaning)) return { meaning, drop: true };
    return { meaning, isPersonal: !before?.is('notPeople') };
  }

  /** Chooses by a word beside it: "acento argentino", "black hair". */
  #chooseMarked(item: Item, at: number): Choice | undefined {
    const post = this.#markerAfter(at);
    const meaning = post && findValue(item, MARKED[post.marker], true);
    // "black hair, green eyes": the word right after says more than the one before.
    if (meaning && post.at === at + 1) return { meaning, post: post.at };
    // "acento colombiano, inglés fluido", "bilingual English, British accent": it has a level of its own.
    const isApart = this.#items[at + 1]?.sign || this.#link === 'comma';
    const language = isApart && this.#levels.has(at) && findValue(item, ['languages']);
    if (language) return { meaning: language };
    const before = this.#marker && findValue(item, MARKED[this.#marker], true);
    const chosen = before ?? meaning;
    return chosen && { meaning: chosen };
  }

  /** Chooses where somebody is from, if the word speaks of a person: "una argentina", "actor francés". */
  #chooseOrigin(item: Item, at: number): Choice | undefined {
    const origins: readonly WishFacet[] = ['origins', 'citizenships'];
    // "una argentina" is no country.
    const isOne = /^unas?$/.test(this.#textAt(at - 1));
    const feminine = item.values.find((one) => origins.includes(one.facet) && one.feminine);
    const origin = (isOne && feminine) || findValue(item, origins);
    // "de Canarias" is the islands, not women from there.
    const before = this.#items[at - 1]?.is('definite') ? at - 2 : at - 1;
    const isPlace = /^(de|en|desde)$/.test(this.#textAt(before)) && item.hasValueOf('places');
    if (!origin || isPlace) return undefined;
    const isThing = this.#items[at - 1]?.is('notPeople') ?? false;
    const isPersonAfter = this.#isPersonAfter(item, at);
    const isArticle = this.#items[at - 1]?.is('indefinite');
    const isFeminine = origin.feminine === true && !isThing;
    const isOfPerson = isPersonAfter || isArticle || isFeminine || this.#isPersonBefore(at, origin);
    if (!isOfPerson) return undefined;
    return { meaning: origin, isPersonal: !isThing && !isPersonAfter };
  }

  /** Whether "y", "o" or a comma joins a skill to a thing of the same group: "chelo y bajo". */
  #isAmongSkills(item: Item, at: number): boolean {
    const own = findValue(item, ['skills']);
    return [-1, 1].some((step) => {
      let place = at + step;
      while (this.#items[place]?.sign || this.#items[place]?.is('and', 'or')) place += step;
      const thing = this.#items[place]?.values.find((one) => one.feminine === undefined);
      return own && thing && place !== at + step && this.#groupOf(thing) === this.#groupOf(own);
    });
  }

  #groupOf = ({
    facet,
    values: [value],
  }: {
    facet: WishFacet;
    values: readonly string[];
  }): string | undefined =>
    facetValues(this.#index, facet).find((one) => one.value === value)?.group;

  /** Whether a noun of the same group follows a verb, which then says no more: "conduce un tractor". */
  #isTakenUp(at: number, meaning: ValueMeaning): boolean {
    let next = at + 1;
    while (this.#items[next]?.is('particles') && !this.#items[next]?.is('and', 'or')) next++;
    const following = this.#items[next]?.values.find(
      (one) => one.facet === 'skills' && !one.isVerb,
    );
    const isSkill = meaning.facet === 'skills';
    return isSkill && !!following && this.#groupOf(following) === this.#groupOf(meaning);
  }

  /** Whether the words right before name a person whom the adjective agrees with: "actriz colombiana". */
  #isPersonBefore(at: number, { feminine, locale }: ValueMeaning): boolean {
    const isLook = (item: Item | undefined) =>
      item?.hasValueOf('citizenships', 'origins', 'hair') ||
      item?.is('and', 'or', 'not') ||
      item?.has('mark');
    let before = at - 1;
    while (isLook(this.#items[before])) before--;
    const person = this.#items[before];
    if (locale === 'en' || !person?.isPerson) return false;
    const isWoman =
      person.all('person').some(({ gender }) => gender === 'woman') ||
      person.values.some((one) => one.values.includes('actrices') || one.feminine);
    return isWoman === (feminine === true);
  }

  #isPersonAfter({ values }: Item, at: number): boolean {
    if (!values.some(({ locale }) => locale === 'en')) return false;
    const isLook = (item: Item | undefined) =>
      item?.hasValueOf('hair', 'citizenships', 'origins') ||
      item?.all('person').some(({ gender }) => !gender);
    let next = at + 1;
    while (isLook(this.#items[next]) && !this.#items[next]!.isPerson) next++;
    const item = this.#items[next];
    const isDancer =
      item?.values.some(({ facet, isVerb }) => facet === 'skills' && !isVerb) &&
      /(er|or|ist|ian)s?$/.test(item.text);
    return item?.isPerson || isDancer || false;
  }

  /** Returns what was set aside as it is written; parts that follow each other are one. */
  #joinUnknown(): string[] {
    const spans: { start: number; end: number }[] = [];
    for (const { start, end } of this.#unknown) {
      const last = spans.at(-1);
      const between = last && this.#sentence.slice(last.end, start);
      if (between && /^\s+(?:del?\s+)?$/.test(between)) last.end = end;
      else spans.push({ start, end });
    }
    return spans.map(({ start, end }) => this.#sentence.slice(start, end).replace(/["«»“”]/g, ''));
  }
}

/**
 * Understands a sentence, in Spanish, English or both, as wishes, and names what it sets aside.
 *
 * @param today the current day, `YYYY-MM-DD`
 * @param isTyping whether the last word may be incomplete
 * @example understand(index, 'mujer de unos 40 que cante y patine, no catalana', '2026-11-24')
 */
export function understand(
  index: FinderIndex,
  sentence: string,
  today: string,
  isTyping = false,
): Understood {
  if (!sentence.trim()) return { wishes: [], unknown: [] };
  return new Reader(index, sentence, today, isTyping && !/\s$/.test(sentence)).understood();
}
