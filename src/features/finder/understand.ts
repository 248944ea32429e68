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
import { type Term, facetOf, genderIs, toWishes } from './wishes';

/** Whether an item has been read: `kept` leaves what was said before for the next one. */
type Result = 'done' | 'kept' | undefined;

type ValueMeaning = Item['values'][number];

/** What a word was understood as. */
interface Choice {
  meaning: ValueMeaning;
  /** The word beside it that says so, which is read with it. */
  post?: Item | undefined;
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
const joinsLevel = (item: Item): boolean =>
  item.is('accent', 'language', 'over', 'overAfter', 'levelLink') || item.text === '-';

const isParticle = (item: Item): boolean => item.is('particles');

/** Whether a comma separates a level from what stands before it: it is that of all before the comma. */
const isBeforeComma = (item: Item | undefined): boolean => item?.after?.sign === ',';

const textOf = (item: Item | undefined): string => item?.text ?? '';

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
  /** How the next term goes with those before. */
  #link: Term['link'] = '';
  /** Whether a comma stands before the last "or". */
  #isAfterComma = false;
  /** The item that says that the next term is excluded. */
  #not: Item | undefined;
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
    this.#items.forEach((item) => this.#readItem(item));
    if (!isTyping) this.#readLostNegation();
  }

  /** Returns what the sentence asks for, and its parts that the sheets do not know. */
  understood(): { wishes: Wish[]; unknown: string[] } {
    return { wishes: toWishes(this.#terms), unknown: this.#joinUnknown() };
  }

  get #last(): Term | undefined {
    return this.#terms.at(-1);
  }

  /** Reads an item as terms; what the sheets do not know is set aside. */
  #readItem(item: Item): void {
    if (item.isRead) {
      // "acento andaluz y nivel alto de inglés": the level begins something else.
      if (this.#link === 'and' && item.level) this.#marker = undefined;
      return;
    }
    if (item.sign) return this.#readSign(item);
    const result =
      this.#readConditions(item) ??
      this.#readUnknown(item) ??
      this.#readRole(item) ??
      this.#readDirectorOf(item) ??
      this.#readNamed(item) ??
      this.#readValue(item) ??
      this.#readPerson(item) ??
      this.#readMark(item) ??
      this.#readLevel(item) ??
      this.#readColour(item);
    if (!result) this.#readGrammar(item);
    if (result === 'done') this.#forget();
  }

  /** Forgets what was said about the next term. */
  #forget(): void {
    this.#link = '';
    this.#not = undefined;
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
  #push(item: Term['item'], conditions: Condition[], more: Partial<Term> = {}): Result {
    const last = this.#last;
    const facet = facetOf(conditions[0]!);
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
    const not = this.#not !== undefined || isExcluded;
    const isApart = this.#link === 'or' && this.#isAfterComma;
    this.#terms.push({ conditions, facet, not, link: this.#link, isApart, item, ...more });
    return 'done';
  }

  /** Sets a negation aside that nothing followed which the sheets know: "ninguna experiencia". */
  #readLostNegation(end?: Item): void {
    for (let item = this.#not; item && item !== end; item = item.after) this.#unknown.push(item);
    this.#not = undefined;
  }

  #readSign(item: Item): void {
    const { sign } = item;
    if (this.#link === '') this.#link = 'comma';
    if (/[.;]/.test(sign)) this.#anyOf = undefined;
    if (sign === '/') this.#link = 'slash';
    else {
      this.#readLostNegation(item);
      this.#mode = undefined;
      this.#isNotNeeded = false;
    }
  }

  /** Reads ages, heights, days, and parts of names and titles. */
  #readConditions(item: Item): Result {
    const { conditions } = item;
    if (!conditions) return undefined;
    const [first] = conditions;
    const hasRole = first?.is === 'credit' && first.role !== undefined;
    const isRole = this.#isIn('role') && !hasRole && this.#pushRole(item);
    const isRead = isRole || this.#readYears(item, conditions);
    if (!isRead) {
      const isWith = first?.is === 'name' && this.#isColleague(item);
      const names = isWith ? this.#namesWith(first.words) : [];
      if (first?.is === 'name') this.#separateNames(first.words);
      const credits = names.map((name): Condition => ({ is: 'credit', with: name }));
      if (names.length > 0) this.#push(item, credits);
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
    const last = this.#last;
    // "actores con trabajos de los 90"
    const before = this.#items.slice(0, this.#items.indexOf(item)).slice(-4);
    const isOfWork = last?.facet === 'credit' || before.some((one) => one.is('works'));
    const isOfAward = last?.facet === 'awards' || last?.conditions[0]?.is === 'award';
    if (!isOfWork && !isOfAward) return false;
    const years = this.#yearsOf(item, first);
    if (years && isOfAward) this.#setAside(item);
    else if (years) this.#push(item, [{ is: 'credit', years }]);
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
    const last = this.#last;
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
    const [first] = this.#last?.conditions ?? [];
    if (this.#link !== 'comma' || first?.is !== 'name') return;
    if (this.#namesWith([...first.words, ...words]).length === 0) this.#link = 'or';
  }

  /** Takes an age, a height or days; "in her forties" speaks of a woman. */
  #pushMeasure(item: Item, conditions: Condition[]): void {
    const [first] = conditions;
    const [whose] = (first?.is === 'age' && /\b(?:her|his)\b/i.exec(this.#said(item))) || [];
    const value = whose?.toLowerCase() === 'her' ? 'woman' : 'man';
    if (whose) this.#push(item, [genderIs(value)]);
    this.#push(item, conditions);
  }

  /** Returns the folded names of people and directors that contain words. */
  #namesWith(words: readonly string[]): string[] {
    const people = this.#index.people.map(({ card }) => toPhrase(card.name));
    const directors = [...this.#lexicon.named.director.values()].flat();
    return [...new Set([...people, ...directors])].filter((name) =>
      words.every((word) => name.split(' ').includes(word)),
    );
  }

  #readUnknown(item: Item): Result {
    const hasValues = item.values.length > 0;
    if (item.isUnknown) {
      const isRole = this.#isIn('role') && this.#pushRole(item);
      const isMarked = this.#marker ?? this.#markerAfter(item);
      if (isRole || !(hasValues && isMarked)) {
        if (!isRole) this.#setAside(item);
        // "played a doctor or a nurse"
        const goesOn = !isRole && this.#isIn('role') && item.after?.is('or');
        this.#mode = goesOn ? 'role' : undefined;
        return 'done';
      }
    }
    const isSkin = this.#marker === 'skin' && hasValues;
    if (!isSkin) return this.#readUnknownAccent(item);
    // "piel negra que rapee": the look is one word, or several with "y" or "o" between.
    if (!item.after?.is('and', 'or')) this.#marker = undefined;
    return this.#setAside(item);
  }

  /** Sets an accent aside that no sheet can have: "con acento alemán", "Scottish or Irish accent". */
  #readUnknownAccent(item: Item): Result {
    if (!item.hasValueOf('citizenships', 'languages') || item.hasValueOf('accents'))
      return undefined;
    const [before, after] = [item.before, item.after];
    // "acento andaluz y alemán": a language of its own.
    const joins = (one?: Item) =>
      one?.is('or') || (one?.is('and') && !item.hasValueOf('languages'));
    const isListed = joins(before) && item.before?.before?.hasValueOf('accents', 'citizenships');
    const followsMarker = this.#marker === 'accent' && (before?.is('accent') || isListed);
    const post = this.#markerAfter(item);
    const precedesMarker = post?.marker === 'accent' && (post.item === after || joins(after));
    if (!followsMarker && !precedesMarker) return undefined;
    if (followsMarker && before!.is('accent')) this.#setAside(before!);
    this.#setAside(item);
    if (!precedesMarker || !after!.is('accent')) return 'done';
    after!.isRead = true;
    return this.#setAside(after!);
  }

  /** Whether somebody worked with, or a role, follows, or is joined to another: "con Ana y Eva". */
  #isIn(mode: 'with' | 'role'): boolean {
    const last = this.#last;
    const [first] = last?.conditions ?? [];
    const isSame = mode === 'with' ? last?.facet === 'with' : first?.is === 'credit' && first.role;
    // "worked with Joan Vidal but never Elena Prats"
    const isJoined =
      this.#link === 'and' ||
      this.#link === 'or' ||
      // "hizo de notario, de juez o de fiscal"
      (mode === 'role' && this.#link === 'comma') ||
      (mode === 'with' && /\b(?:no|not|nunca|never|tampoco|neither)\b/.test(textOf(this.#not)));
    return this.#mode === mode || (!!isSame && isJoined);
  }

  /** Whether a name is that of somebody worked with: "trabajado con Ana", "serie con Ana", "an Ana Ruiz film". */
  #isColleague(item: Item): boolean {
    if (item.after?.has('media')) return true;
    const isBeside = item.before?.is('nameMarker');
    const isWork = isBeside && item.before?.before?.has('media', 'title', 'billing');
    return isWork || this.#isIn('with');
  }

  #readRole(item: Item): Result {
    // "played the Marqués de Olmeda", a theatre
    // "hizo de sobrina o de nieta"
    const isRole = this.#mode === 'role' || (item.is('relation') && this.#isIn('role'));
    if (!isRole || item.isGlue || item.has('director')) return undefined;
    // "who plays piano"
    const before = item.past('before', isParticle);
    const isPlayed = item.hasValueOf('skills') && textOf(before).endsWith('plays');
    if (isPlayed) return undefined;
    if (!this.#pushRole(item)) return item.is('relation') ? this.#setAside(item) : undefined;
    this.#mode = undefined;
    return 'done';
  }

  /** Skips who is known by a work or a name that follows: "con el director de Delta norte", "con la directora Ana Ruiz". */
  #readDirectorOf(item: Item): Result {
    const isOfWork = item.after?.after?.has('title') || item.after?.has('name', 'director');
    return this.#mode === 'with' && item.hasValueOf('crafts') && isOfWork ? 'kept' : undefined;
  }

  /** Takes a role, with the words of it that follow: "Mrs Baptiste". */
  #pushRole(item: Item): boolean {
    const words = this.#roleWordsOf(item);
    if (words.length === 0) return false;
    for (let next = item.after; next?.isUnknown; next = next.after) {
      const more = this.#roleWordsOf(next);
      if (more.length === 0) break;
      words.push(...more);
      item.end = next.end;
      next.isRead = true;
    }
    this.#push(item, [{ is: 'credit', role: words.join(' ') }]);
    return true;
  }

  #roleWordsOf = (item: Item): string[] =>
    item.text.split(' ').filter((word) => this.#lexicon.named.role.has(word));

  #said = ({ start, end }: Item): string => this.#sentence.slice(start, end);

  /** Reads a title, or somebody: the person meant, or whom that person worked with. */
  #readNamed(item: Item): Result {
    const [title] = item.all('title');
    const [name] = item.all('name');
    const [director] = item.all('director');
    const known = name ?? director;
    if (!title && !known) return this.#readSchool(item);
    const compared = item.before;
    if (name && compared?.is('over', 'under'))
      return this.#readComparison(compared, item, name.name);
    // "Mei Zhou's castmates"
    const isPossessive = item.after?.is('colleagues') ?? false;
    const isWith = this.#isColleague(item) || isPossessive;
    this.#mode = undefined;
    if (!known || (title && !isWith)) {
      return this.#push(item, [{ is: 'credit', titles: [title!.name] }]);
    }
    const isDirector = director && item.before?.is('nameMarker');
    const isOfPeople = isDirector && item.past('before', ({ isPerson }) => !isPerson) !== undefined;
    return isWith || isOfPeople || !name
      ? this.#push(item, [{ is: 'credit', with: known.name }])
      : this.#push(item, [{ is: 'name', words: known.name.split(' ') }]);
  }

  /** Reads the whole name of a school or an award. */
  #readSchool(item: Item): Result {
    const named = item.all('school').map(({ name }): Condition => ({ is: 'school', words: name }));
    const won = item.all('award').map(({ name }): Condition => ({ is: 'award', words: name }));
    const conditions = [...named, ...won];
    return conditions.length > 0 ? this.#push(item, conditions) : undefined;
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
    return this.#push(span, [{ is: 'height', ...range }]);
  }

  #readValue(item: Item): Result {
    const choice = item.values.length > 0 ? this.#choose(item) : undefined;
    if (!choice) return undefined;
    if (choice.drop) return 'kept';
    if (this.#isSung(item, choice.meaning)) return this.#setAside(item);
    const { facet, values, feminine } = choice.meaning;
    const least = isRated(facet) ? item.least : undefined;
    const conditions = values.map((value): Condition => ({
      ...{ is: 'value', facet, value },
      ...(least && { least }),
    }));
    // "una guitarrista": the article says what the noun does not.
    const isFeminine = feminine || (feminine === false && /^unas?$/.test(textOf(item.before)));
    // "no andaluza", but not "menos las andaluzas"
    const isSaidOf = !this.#not || /\b(?:no|sea)$/.test(this.#not.text);
    const isWoman = isFeminine && choice.isPersonal === true && isSaidOf;
    if (facet === 'skills' && TWO_PEOPLE.test(this.#sentence.slice(0, item.end))) this.#link = 'or';
    this.#push(item, conditions, { isWoman });
    if (choice.post) choice.post.isRead = true;
    const marked: readonly WishFacet[] = this.#marker ? MARKED[this.#marker] : [];
    if (!marked.includes(facet)) this.#marker = undefined;
    this.#mode = undefined;
    return 'done';
  }

  /** Whether a dance is sung: "canta tango", "sings jazz". */
  #isSung(item: Item, meaning: ValueMeaning): boolean {
    const [singing] = item.before?.values.filter(({ isVerb }) => isVerb) ?? [];
    const isSinging = singing?.values.includes('canto') ?? false;
    const isSkill = meaning.facet === 'skills' && !meaning.isVerb;
    return isSinging && isSkill && this.#groupOf(meaning) !== this.#groupOf(singing!);
  }

  #readPerson(item: Item): Result {
    const [person] = item.all('person');
    if (!person) return undefined;
    const { gender, from, to } = person;
    // "rubia tipo choni" compares, "un tipo de 40" is a man.
    const isSaid = this.#terms.some(({ facet, isWoman }) => facet === 'gender' || isWoman);
    if (item.is('fillers') && isSaid) return undefined;
    // "gente cincuentona"
    const isOfPerson = !item.before?.is('notPeople');
    if (gender && isOfPerson) this.#push(item, [genderIs(gender)]);
    if (to > 0) {
      const last = to < 120 ? to : undefined;
      const age: Condition = { is: 'age', from: from || undefined, to: last };
      this.#push(item, [age], { isSuggested: true });
    }
    this.#marker = undefined;
    return 'done';
  }

  #readMark(item: Item): Result {
    const other = item.meanings.find((one) => 'conditions' in one);
    if (!other) return undefined;
    if (other.kind === 'media') {
      // "pelo castaño corto"
      if (this.#marker === 'hair') return this.#setAside(item);
      // "plays" is a verb in "plays guitar", "can play 15" and "plays a doctor".
      const next = item.past('after', isParticle);
      const isPlayed =
        next?.hasValueOf('skills') || next?.isUnknown || next?.conditions?.[0]?.is === 'age';
      if (item.is('fillers') && isPlayed) return undefined;
      // About the project: "para una serie".
      const isArticle = (one: Item) => one.is('definite', 'indefinite', 'possessive');
      const isProject = item.after?.is('project') || item.past('before', isArticle)?.is('purpose');
      if (isProject) return this.#setAside(item);
    }
    // A quality of a voice: "voz grave".
    const [first] = other.conditions;
    const isVoice = first?.is === 'value' && first.facet === 'voice' && item.length === 1;
    if (isVoice && (item.before?.isUnknown || item.after?.isUnknown)) {
      return this.#setAside(item);
    }
    const isWoman = other.feminine === true && !item.before?.is('notPeople');
    this.#push(item, other.conditions, { isWoman, isSuggested: first?.is === 'height' });
    this.#marker = undefined;
    return 'done';
  }

  /** Excludes the level of what was said before, "Basque but not native"; sets one aside that belongs to nothing. */
  #readLevel(item: Item): Result {
    if (!item.level) return undefined;
    const last = this.#last;
    const { level } = item.level;
    if (this.#not && last && !last.not && isRated(last.facet)) {
      const isHighest = level === 'native' || level === 'bilingual';
      // "que no sea nivel básico" asks for more.
      const least = isHighest ? level : LEVELS[LEVELS.indexOf(level) + 1]!;
      const isLower = (one: Level = 'basic') => LEVELS.indexOf(one) < LEVELS.indexOf(least);
      const conditions = last.conditions.map((one) =>
        one.is === 'value' && (isHighest || isLower(one.least)) ? { ...one, least } : one,
      );
      if (isHighest) return this.#push(item, conditions);
      last.conditions = conditions;
      return 'done';
    }
    const isWeak = item.all('level').some((one) => one.isWeak);
    // "fluent in Klingon": what it belongs to is named.
    const isNamed = item.before?.isUnknown || item.past('after', joinsLevel)?.isUnknown;
    return isWeak || isNamed ? 'done' : this.#setAside(item);
  }

  /** Sets a colour aside that is not one of hair or eyes: "dark skinned"; the last one may be incomplete. */
  #readColour(item: Item): Result {
    const isIncomplete = this.#isTyping && item === this.#items.at(-1);
    const isColour = item.values.length > 0 && item.all('grammar').length === 0;
    return isColour && !isIncomplete ? this.#setAside(item) : undefined;
  }

  /** Reads words that say how others are meant: "con acento", "no", "o", "trabajado con". */
  #readGrammar(item: Item): void {
    const marker = MARKERS.find((one) => item.is(one));
    const last = this.#last;
    if (this.#isLicence(item)) {
      this.#push(item, [{ is: 'value', facet: 'skills', value: CAR.values[0] }]);
      return this.#forget();
    }
    // "acento cubano, quitando a la gente de Madrid": what follows is not an accent.
    if (item.is('notPeople') && !marker) this.#marker = undefined;
    // "no hace falta inglés, pero sí francés"
    if (item.is('but')) this.#isNotNeeded = false;
    if (item.is('notNeeded')) this.#readNotNeeded(item);
    else if (item.is('anyOf')) this.#anyOf = this.#terms.length;
    else if (item.is('studied')) this.#readStudied(item);
    else if (item.is('with')) {
      if (item.text.startsWith('companera')) this.#push(item, [genderIs('woman')]);
      this.#mode = 'with';
    } else if (item.is('role')) {
      // "para hacer de abuela", "que haga de abuela" say who is looked for, not what they have played.
      const isWanted = item.before?.is('purpose') || /^haga/.test(item.text);
      if (!isWanted || !item.after?.has('person')) this.#mode = 'role';
    } else if (marker) this.#readMarker(item, marker);
    else if (last && this.#isNotBefore(item)) {
      last.not = true;
      this.#forget();
    } else if (item.is('not', 'nor')) this.#readNot(item);
    else if (item.is('or')) {
      // "rugby or football": of what the sheets do not know there is no alternative.
      this.#isAfterComma = this.#link === 'comma';
      const [first] = last?.conditions ?? [];
      const isRole = this.#mode === 'role' && first?.is === 'credit' && first.role;
      if (item.before && (isRole || this.#unknown.at(-1) !== item.before)) this.#link = 'or';
    } else if (item.is('and')) {
      if (this.#link !== 'or') this.#link = 'and';
      this.#readLostNegation(item);
    } else if (item.has('number', 'tens', 'month', 'season') || item.is('last')) {
      // They mean nothing without what they count, or without what is to happen then.
      if (!item.is('particles', 'fillers')) this.#setAside(item);
      this.#forget();
    }
  }

  /** Whether a negation excludes what stands before it: "y francés tampoco", "de Madrid no, que cante". */
  #isNotBefore(item: Item): boolean {
    const next = item.after;
    const isEnd = next ? next.sign !== '' : !this.#isTyping;
    const isBefore = item.text === 'tampoco' || (item.text === 'no' && isEnd);
    return isBefore && this.#last?.item.end === item.before?.end;
  }

  /** Excludes what follows. */
  #readNot(item: Item): void {
    this.#not = item;
    // "que no sea de Cuba" speaks of the person, whatever was said before.
    const next = /^(de|-)$/.test(textOf(item.after)) ? item.after?.after : item.after;
    // "not Spanish" too, unless languages have been said: "English, not French".
    const isOfPerson =
      /\b(sea|sean|isnt|arent|is not|are not|non)$/.test(item.text) ||
      (item.text === 'not' && this.#last?.facet !== 'languages');
    if (isOfPerson && next?.hasValueOf('citizenships', 'origins')) this.#marker = 'citizenship';
    else if (isOfPerson && next?.hasValueOf('places')) this.#marker = 'place';
  }

  /** Reads "no es necesario inglés" and "English not required": both ask for nothing. */
  #readNotNeeded(item: Item): void {
    const next = item.after;
    if (next && !next.sign && !next.is('and', 'or', 'but')) this.#isNotNeeded = true;
    else this.#terms.pop();
  }

  /** Sets "formada en" aside if neither a school, a teacher nor a skill follows. */
  #readStudied(item: Item): void {
    const isSchool = (one: Item | undefined) =>
      one?.has('school') || one?.conditions?.some(({ is }) => is === 'school');
    const next = item.past('after', (one) => one.is('particles', 'fillers'));
    const isRead = isSchool(next) || isSchool(item.before) || next?.hasValueOf('skills');
    if (!isRead) this.#setAside(item);
  }

  /** Whether "carnet" is that of a car: nothing says another one. */
  #isLicence(item: Item): boolean {
    const next = item.after;
    const isEnd = !next || next.sign !== '' || next.is('and', 'or');
    const isLicence = (one: ValueMeaning) => this.#groupOf(one) === this.#groupOf(CAR);
    const isOther = this.#items.some(({ values }) => values.some(isLicence));
    return isEnd && item.is('licence') && !isOther;
  }

  #readMarker(item: Item, marker: Marker): void {
    const isLost = this.#isOfNowhere(item, marker);
    const isSkin = marker === 'skin';
    const isNamed = this.#items.some((one) => one.hasValueOf('citizenships'));
    if (item.is('dual') && !isNamed) {
      this.#push(item, [{ is: 'count', of: 'citizenships', from: 2 }]);
      return this.#forget();
    }
    if (isLost || isSkin) this.#setAside(item);
    if (isLost) this.#forget();
    // In English it stands after the look: "dark skinned redhead".
    else if (!isSkin || item.all('grammar').some(({ locale }) => locale === 'es'))
      this.#marker = marker;
  }

  /** Whether no origin is beside "accent" or "passport": "inglés con acento", "no accent", "valid passport". */
  #isOfNowhere(item: Item, marker: Marker): boolean {
    // "actriz con melena"
    const isLook = item.before?.hasValueOf('hair') || item.after?.hasValueOf('hair');
    if (item.is('looseHair')) return !isLook && !item.after?.isUnknown;
    const next = item.past('after', (one) => !one.sign && (one.isGlue || Boolean(one.level)));
    if (marker === 'accent' && this.#not) return !next?.hasValueOf('accents');
    if (!/(acento|accent|pasaporte|passport)s?$/.test(item.text) || (this.#isTyping && !next))
      return false;
    const before = item.past('before', isParticle);
    const beside = item.past('after', isParticle);
    const isOrigin = (one: Item | undefined) =>
      one?.hasValueOf('accents', 'citizenships', 'origins');
    // "English with an accent" speaks of the language, "con acento alemán" and "scouse accent" of its accent.
    const isAccent = marker === 'accent';
    const isBefore = isAccent
      ? before?.isUnknown || (isOrigin(before) && !before?.hasValueOf('languages'))
      : isOrigin(before);
    return !isBefore && !isOrigin(next) && !next?.isUnknown && !beside?.hasValueOf('languages');
  }

  /** Gives levels to the languages, accents and skills beside them, the one before first. */
  #attachLevels(): void {
    for (const item of this.#items) {
      if (!item.level || item.isRead) continue;
      // "nativo o bilingüe": the lowest of those.
      const said = [item];
      let last = item;
      while (last.after?.is('or') && last.after.after?.level) {
        said.push(last.after, last.after.after);
        last = last.after.after;
      }
      const owner = this.#ownerOf(item, last);
      if (!owner) continue;
      const levels = said.map(({ level }) => level?.level);
      const least = LEVELS.find((one) => levels.includes(one))!;
      const side = owner.start < item.start ? 'before' : 'after';
      const shared = this.#sharing(owner, side, levels.includes('bilingual'));
      for (const one of [owner, ...shared]) one.least = least;
      for (const one of said) one.isRead = true;
    }
  }

  /**
   * Returns the languages that share a level with another one: "fluent in English and Catalan", "bilingüe
   * español-inglés".
   *
   * @param side where the language stands beside the level
   * @param isPair whether the level is that of two languages
   */
  #sharing(owner: Item, side: 'before' | 'after', isPair: boolean): Item[] {
    const isApart = side === 'before' && isBeforeComma(owner);
    // "japonés o coreano fluido"
    const isEither = side === 'before' && owner.before?.is('or');
    const isShared = side === 'after' || isPair || isApart || isEither;
    if (!owner.hasValueOf('languages') || !isShared) return [];
    const joins = (one: Item) =>
      (one.is('and', 'or') && one.text !== 'plus') ||
      /^[/&-]$/.test(one.text) ||
      (isApart && one.sign === ',');
    const shared: Item[] = [];
    for (let last = owner; ;) {
      const next = last.past(side, (one) => joins(one) || isParticle(one));
      // "inglés y francés básico": it has a level of its own.
      const isOwn = next?.[side]?.level !== undefined;
      const isJoined = isPair || next !== last[side];
      if (!next?.hasValueOf('languages') || !isJoined || isOwn) return shared;
      shared.push(next);
      last = next;
    }
  }

  /** Returns what stands before a level: "nadar, nivel pro", "French and German, both fluent". */
  #beforeLevel(item: Item): Item | undefined {
    const isBoth = (one: Item) => one.is('both') || /^(?:l[oa]s|dos)$/.test(one.text);
    let { before } = item;
    for (; before && (joinsLevel(before) || isBoth(before)); before = before.before) {
      if (isBoth(before)) before.isRead = true;
    }
    // "British accent, at least mid-level"
    return before?.sign === ','
      ? before.past('before', (one) => one.is('accent', 'language'))
      : before;
  }

  /** Returns the language, accent or skill that levels belong to, of which these are the first and the last. */
  #ownerOf(item: Item, last: Item): Item | undefined {
    const before = this.#beforeLevel(item);
    const after = last.past('after', joinsLevel);
    const isHeightWord = item.has('mark');
    // English levels stand before what they belong to.
    const isEnglish = item.all('level').some(({ locale }) => locale === 'en');
    const isAfterFirst = isEnglish || isBeforeComma(before);
    const owners = isAfterFirst
      ? [after, before]
      : [before, isHeightWord && item === last ? undefined : after];
    return owners.find((owner) => {
      const { values = [], least } = owner ?? {};
      const isFree = values.some(({ facet }) => isRated(facet)) && !least;
      // "bajo" is no level of a skill but in a list: "acento andaluz, flamenco alto, patines".
      const isEnd = (one: Item | undefined) => !one || one.sign !== '';
      const isListed = isEnd(item.before?.before) && isEnd(item.after);
      const isSkill = values.every(({ facet }) => facet === 'skills');
      return isFree && !(isHeightWord && isSkill && !isListed);
    });
  }

  /** Joins a role to the title that follows: "la fiscal de «Sala tercera»", "the mayor in …". */
  #attachRoles(): void {
    for (const item of this.#items) {
      const [quoted] = item.conditions ?? [];
      const [only, other] = (quoted?.is === 'credit' && quoted.titles) || [];
      const title = item.all('title')[0]?.name ?? (other ? undefined : only);
      const role = item.before?.is('particles') && item.past('before', isParticle);
      if (!title || !role || role.isRead) continue;
      const words = plainWords(this.#said(role));
      if (words.length === 0 || !words.every((word) => this.#lexicon.named.role.has(word)))
        continue;
      const isPlayed = this.#index.people.some(({ credits }) =>
        credits.some(
          (credit) =>
            words.every((word) => plainWords(credit.role).includes(word)) &&
            toPhrase(credit.work.title) === title,
        ),
      );
      if (!isPlayed) continue;
      item.conditions = [{ is: 'credit', titles: [title], role: words.join(' ') }];
      item.start = role.start;
      role.isRead = true;
    }
  }

  /** Returns the English word after a run of values that says what they are: "British and US accents". */
  #markerAfter({ after }: Item): { marker: Marker; item: Item } | undefined {
    for (let item = after; item; item = item.after) {
      const english = item.all('grammar').filter(({ locale }) => locale === 'en');
      const marker = MARKERS.find((one) => english.some(({ word }) => word === one));
      const joins = (one: Item) => one.sign || one.is('and', 'or', 'nor');
      if (marker && !['place', 'skin'].includes(marker)) return { marker, item };
      const isSibling = item.level ?? item.values.length > 0;
      // "British-accented"
      const isGoingOn = joins(item) || isSibling || item.text === '-' || item.text === 'not';
      if (item.isPerson || !isGoingOn) return undefined;
    }
    return undefined;
  }

  /** Chooses what a word means that can be a value of several facets. */
  #choose(item: Item): Choice | undefined {
    // "chicos sin inglés", "acento andaluz que no hable inglés" speak of the language.
    const isSpoken = /^(sin|without)$|\b(hable|hablen|habla|hablan|speak|speaks)$/;
    const spoken = isSpoken.test(textOf(item.before)) && !this.#markerAfter(item);
    const known = spoken && findValue(item, ['languages']);
    if (known) return { meaning: known };
    const marked = this.#chooseMarked(item);
    if (marked) return marked;
    // "bajo" is a height, because nobody plays it.
    const isHeight = item.length === 1 && item.has('mark') && item.hasValueOf('skills');
    const isPlayed = /^(toc|toqu|play|el$|the$)/.test(textOf(item.before));
    if (isHeight && !isPlayed && !this.#isAmongSkills(item)) return undefined;
    const before = item.before;
    const hasLevel = item.least ?? before?.level ?? item.after?.level;
    const language = findValue(item, ['languages']);
    if (language && hasLevel && !item.has('person')) return { meaning: language };
    const origin = this.#chooseOrigin(item);
    if (origin) return origin;
    const meaning = findValue(item, ORDER);
    if (!meaning) return undefined;
    if (meaning.isVerb && this.#isTakenUp(item, meaning)) return { meaning, drop: true };
    return { meaning, isPersonal: !before?.is('notPeople') };
  }

  /** Chooses by a word beside it: "acento argentino", "black hair". */
  #chooseMarked(item: Item): Choice | undefined {
    const post = this.#markerAfter(item);
    const meaning = post && findValue(item, MARKED[post.marker], true);
    // "black hair, green eyes": the word right after says more than the one before.
    if (meaning && post.item === item.after) return { meaning, post: post.item };
    // "acento colombiano, inglés fluido", "bilingual English, British accent": it has a level of its own.
    const isApart = item.after?.sign || this.#link === 'comma';
    const language = isApart && item.least && findValue(item, ['languages']);
    if (language) return { meaning: language };
    const before = this.#marker && findValue(item, MARKED[this.#marker], true);
    const chosen = before ?? meaning;
    return chosen && { meaning: chosen };
  }

  /** Chooses where somebody is from, if the word speaks of a person: "una argentina", "actor francés". */
  #chooseOrigin(item: Item): Choice | undefined {
    const origins: readonly WishFacet[] = ['origins', 'citizenships'];
    // "una argentina" is no country.
    const isOne = /^unas?$/.test(textOf(item.before));
    const feminine = item.values.find((one) => origins.includes(one.facet) && one.feminine);
    const origin = (isOne && feminine) || findValue(item, origins);
    // "de Canarias" is the islands, not women from there.
    const before = item.before?.is('definite') ? item.before.before : item.before;
    const isPlace = /^(de|en|desde)$/.test(textOf(before)) && item.hasValueOf('places');
    if (!origin || isPlace) return undefined;
    const isThing = item.before?.is('notPeople') ?? false;
    const isPersonAfter = this.#isPersonAfter(item);
    const isArticle = item.before?.is('indefinite');
    const isFeminine = origin.feminine === true && !isThing;
    const isOfPerson =
      isPersonAfter || isArticle || isFeminine || this.#isPersonBefore(item, origin);
    if (!isOfPerson) return undefined;
    return { meaning: origin, isPersonal: !isThing && !isPersonAfter };
  }

  /** Whether "y", "o" or a comma joins a skill to a thing of the same group: "chelo y bajo". */
  #isAmongSkills(item: Item): boolean {
    const own = findValue(item, ['skills']);
    return (['before', 'after'] as const).some((side) => {
      const other = item.past(side, (one) => one.sign !== '' || one.is('and', 'or'));
      const thing = other?.values.find((one) => one.feminine === undefined);
      return own && thing && other !== item[side] && this.#groupOf(thing) === this.#groupOf(own);
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
  #isTakenUp(item: Item, meaning: ValueMeaning): boolean {
    const next = item.past('after', (one) => isParticle(one) && !one.is('and', 'or'));
    const following = next?.values.find((one) => one.facet === 'skills' && !one.isVerb);
    const isSkill = meaning.facet === 'skills';
    return isSkill && !!following && this.#groupOf(following) === this.#groupOf(meaning);
  }

  /** Whether the words right before name a person whom the adjective agrees with: "actriz colombiana". */
  #isPersonBefore(item: Item, { feminine, locale }: ValueMeaning): boolean {
    const isLook = (one: Item) =>
      one.hasValueOf('citizenships', 'origins', 'hair') ||
      one.is('and', 'or', 'not') ||
      one.has('mark');
    const person = item.past('before', isLook);
    if (locale === 'en' || !person?.isPerson) return false;
    const isWoman =
      person.all('person').some(({ gender }) => gender === 'woman') ||
      person.values.some((one) => one.values.includes('actrices') || one.feminine);
    return isWoman === (feminine === true);
  }

  #isPersonAfter(item: Item): boolean {
    if (!item.values.some(({ locale }) => locale === 'en')) return false;
    const isLook = (one: Item) =>
      one.hasValueOf('hair', 'citizenships', 'origins') ||
      one.all('person').some(({ gender }) => !gender);
    const next = item.past('after', (one) => isLook(one) && !one.isPerson);
    const isDancer =
      next?.values.some(({ facet, isVerb }) => facet === 'skills' && !isVerb) &&
      /(er|or|ist|ian)s?$/.test(next.text);
    return next?.isPerson || isDancer || false;
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
): ReturnType<Reader['understood']> {
  if (!sentence.trim()) return { wishes: [], unknown: [] };
  return new Reader(index, sentence, today, isTyping && !/\s$/.test(sentence)).understood();
}
