import {
  type Condition,
  type FinderIndex,
  LEVELS,
  type Level,
  type Wish,
  type WishFacet,
  isRated,
} from './finderIndex';
import { type Lexicon, type Meaning, getLexicon } from './lexicon';
import { readDays } from './dates';
import { readRange } from './measures';
import { type Token, Tokens } from './tokens';
import { facetValues } from './vocabulary';
import { plainWords, toPhrase } from './words';

/** What a sentence asks for, and what was set aside. */
interface Understood {
  wishes: Wish[];
  /** The parts of the sentence that the sheets do not know. */
  unknown: string[];
}

type MeaningOf<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>;
type ValueMeaning = MeaningOf<'value'>;

/** A phrase of a sentence: what it can mean, or what it asks for. */
interface Item {
  at: number;
  length: number;
  start: number;
  end: number;
  meanings: Meaning[];
  conditions?: Condition[];
  /** Of ages that a noun only suggests: "chica". */
  isSuggested?: boolean;
  unknown?: string;
}

type Link = 'or' | 'and' | 'nor' | 'comma' | '';

/** Whether an item has been read: `kept` leaves what was said before for the next one. */
type Result = 'done' | 'kept' | undefined;

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

/** Something asked for, with how it goes with what was asked for before. */
interface Term {
  conditions: Condition[];
  facet: string;
  not: boolean;
  link: Link;
  item: Item;
  isSuggested?: boolean | undefined;
}

/** The words of the grammar that make what is beside them a value of a facet. */
const MARKERS = ['accent', 'language', 'citizenship', 'place', 'hair', 'eyes', 'skin'] as const;
type Marker = (typeof MARKERS)[number];

const MARKED: Record<Marker, readonly WishFacet[]> = {
  accent: ['accents'],
  language: ['languages'],
  citizenship: ['citizenships', 'origins'],
  place: ['places'],
  hair: ['hair'],
  eyes: ['eyes'],
  skin: [],
};

/** Which facet a word of several means that nothing around it decides. */
const ORDER: readonly WishFacet[] = [
  ...(['lists', 'crafts', 'skills', 'languages', 'hair', 'eyes', 'places', 'accents'] as const),
  ...(['citizenships', 'origins', 'gender'] as const),
];

/** Facets of which a person has one value: several of them are alternatives. */
const EXCLUSIVE = ['lists', 'gender', 'hair', 'eyes', 'age', 'height', 'name'];

/** Kinds of words that mean nothing without what they count. */
const NUMBERED = ['number', 'tens', 'month', 'season'];

class Reader {
  readonly #index: FinderIndex;
  readonly #lexicon: Lexicon;
  readonly #tokens: Tokens;
  readonly #sentence: string;
  readonly #today: string;
  readonly #isTyping: boolean;

  #items: readonly Item[] = [];
  readonly #terms: Term[] = [];
  readonly #unknown: Item[] = [];
  /** Items that have been read with another one. */
  readonly #used = new Set<number>();
  /** The levels of languages, accents and skills, by their item. */
  readonly #levels = new Map<number, Level>();
  /** How the next term goes with those before, and whether it is excluded. */
  #link: Link = '';
  #not = false;
  /** The item that says "no". */
  #notAt = 0;
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
    this.#tokens = new Tokens(sentence, this.#lexicon);
  }

  read(): Understood {
    this.#items = this.#readItems();
    this.#resolve();
    return { wishes: this.#toWishes(this.#terms), unknown: this.#joinUnknown(this.#unknown) };
  }

  #item(at: number, length: number, more: Partial<Item>): Item {
    const first = this.#tokens.list[at]!;
    const last = this.#tokens.list[at + length - 1]!;
    return { at, length, start: first.start, end: last.end, meanings: [], ...more };
  }

  #readItems(): Item[] {
    const { list } = this.#tokens;
    const items: Item[] = [];
    for (let at = 0; at < list.length;) {
      const item = this.#readItem(at);
      items.push(item);
      at += item.length;
    }
    return items;
  }

  #readItem(at: number): Item {
    const token = this.#tokens.list[at]!;
    if (token.kind === 'quote') return this.#item(at, 1, this.#readQuote(token));
    const isNamed = ({ kind }: Meaning) =>
      kind === 'title' || kind === 'name' || kind === 'director';
    const named = this.#tokens.longest(at, isNamed);
    const phrase = this.#tokens.longest(at);
    if (named && named.length > 1 && named.length >= (phrase?.length ?? 0)) {
      return this.#item(at, named.length, { meanings: named.meanings });
    }
    const days = readDays(this.#tokens, at, this.#today);
    if (days) {
      const { from, to, length } = days;
      return this.#item(at, length, { conditions: [{ is: 'available', from, to }] });
    }
    const range = readRange(this.#tokens, at);
    if (range && range.length >= (phrase?.length ?? 0)) {
      return this.#item(at, range.length, { conditions: [{ is: range.of, ...range.range }] });
    }
    if (phrase) return this.#item(at, phrase.length, { meanings: phrase.meanings });
    if (token.kind === 'sign') return this.#item(at, 1, {});
    return this.#item(at, 1, this.#readOther(token, at));
  }

  /** Reads a word that is no phrase: part of a name, a title or a director's name. */
  #readOther({ text, raw }: Token, at: number): Partial<Item> {
    const { names, titleWords, directorWords } = this.#lexicon;
    const isLast = at === this.#tokens.list.length - 1;
    if (names.has(text)) return { conditions: [{ is: 'name', words: [text] }] };
    const titles = titleWords.get(text);
    if (titles && text.length > 2) return { conditions: [{ is: 'credit', titles }] };
    const directors = directorWords.get(text);
    if (directors && text.length > 2) {
      return { conditions: directors.map((name) => ({ is: 'with', name, label: name })) };
    }
    if (isLast && this.#isTyping) {
      // The word is not complete: names and titles that begin so, or nothing yet.
      if (text.length > 2 && [...names].some((name) => name.startsWith(text))) {
        return { conditions: [{ is: 'name', words: [text] }] };
      }
      const begun = [...titleWords].filter(([word]) => text.length > 2 && word.startsWith(text));
      if (begun.length > 0) {
        return {
          conditions: [{ is: 'credit', titles: [...new Set(begun.flatMap(([, found]) => found))] }],
        };
      }
      return {};
    }
    return { unknown: raw };
  }

  #readQuote({ text, raw }: Token): Partial<Item> {
    const { titleWords, phrases, names } = this.#lexicon;
    const words = plainWords(raw);
    if (words.length === 0) return {};
    const titles = [...new Set(words.flatMap((word) => titleWords.get(word) ?? []))].filter(
      (title) => ` ${title} `.includes(` ${text} `),
    );
    if (titles.length > 0) return { conditions: [{ is: 'credit', titles }] };
    const meanings = (phrases.get(text) ?? []).filter(
      ({ kind }) => kind === 'name' || kind === 'director',
    );
    if (meanings.length > 0) return { meanings };
    if (words.every((word) => names.has(word))) return { conditions: [{ is: 'name', words }] };
    return { unknown: raw };
  }

  #isGrammar = (item: Item | undefined, ...words: string[]): boolean =>
    this.#all(item, 'grammar').some(({ word }) => words.includes(word));

  #isPerson = (item: Item | undefined): boolean =>
    this.#all(item, 'person').length > 0 ||
    this.#values(item).some(({ facet }) => ['lists', 'crafts'].includes(facet));

  /** Returns the meanings of an item that are of a kind. */
  #all = <Kind extends Meaning['kind']>(item: Item | undefined, kind: Kind): MeaningOf<Kind>[] =>
    (item?.meanings ?? []).filter((one): one is MeaningOf<Kind> => one.kind === kind);

  #values = (item: Item | undefined): ValueMeaning[] => this.#all(item, 'value');

  #levelOf = (item: Item | undefined): Level | undefined => this.#all(item, 'level')[0]?.level;

  #isGlue = (item: Item): boolean =>
    !item.conditions &&
    item.unknown === undefined &&
    (item.meanings.length === 0 || item.meanings.every(({ kind }) => kind === 'grammar'));

  /** Returns the English word after a run of values that says what they are: "British and US accents". */
  #markerAfter(at: number): { marker: Marker; at: number } | undefined {
    for (let next = at + 1; next < this.#items.length; next++) {
      const item = this.#items[next]!;
      const english = this.#all(item, 'grammar').filter(({ locale }) => locale === 'en');
      const marker = MARKERS.find((one) => english.some(({ word }) => word === one));
      if (marker && !['place', 'skin'].includes(marker)) return { marker, at: next };
      const isConnector = this.#isGrammar(item, 'and', 'or', 'nor') || this.#isComma(item);
      const isSibling = this.#values(item).length > 0 || this.#levelOf(item);
      if (this.#isPerson(item) || !(isConnector || isSibling)) return undefined;
    }
    return undefined;
  }

  #isComma = (item: Item | undefined): boolean =>
    item?.meanings.length === 0 &&
    !item.conditions &&
    item.unknown === undefined &&
    /^[,;/+.&]$/.test(this.#tokens.list[item.at]!.raw);

  /** Takes what an item asks for into the sentence's terms. */
  #push = (item: Item, facet: string, conditions: Condition[], isSuggested = false): void => {
    const [not, link] = [this.#not, this.#link];
    this.#terms.push({ conditions, facet, not, link, item, isSuggested });
  };

  /** Reads the items one after the other as terms; what the sheets do not know is set aside. */
  #resolve(): void {
    this.#attachLevels();
    this.#attachRoles();
    const readers = [
      this.#readUnknown,
      this.#readRole,
      this.#readNamed,
      this.#readValue,
      this.#readPerson,
      this.#readMark,
      this.#readLevel,
    ];
    this.#items.forEach((item, at) => {
      if (this.#used.has(at)) {
        // "acento andaluz y nivel alto de inglés": the level begins something else.
        if (this.#link === 'and' && this.#levelOf(item)) this.#marker = undefined;
        return;
      }
      if (this.#isComma(item)) return this.#readComma(item, at);
      let result: Result = item.conditions ? this.#readConditions(item) : undefined;
      for (const read of readers) result ??= read(item, at);
      if (!result) this.#readGrammar(item, at);
      if (result !== 'done') return;
      this.#link = '';
      this.#not = false;
    });
    if (!this.#isTyping) this.#readLostNegation(this.#items.length);
  }

  /** Sets a negation aside that nothing followed which the sheets know: "ninguna experiencia". */
  #readLostNegation(end: number): void {
    if (this.#not) this.#unknown.push(...this.#items.slice(this.#notAt, end));
    this.#not = false;
  }

  #readComma(item: Item, at: number): void {
    if (this.#link === '') this.#link = 'comma';
    if (['/', '+', '&'].includes(this.#tokens.list[item.at]!.raw)) this.#link = 'and';
    else {
      this.#readLostNegation(at);
      this.#mode = undefined;
    }
  }

  /** Reads ages, heights, days, and parts of names and titles. */
  #readConditions(item: Item): Result {
    const [first] = item.conditions!;
    const isRole = this.#mode === 'role' && first !== undefined && this.#pushRole(item);
    if (!isRole) this.#pushConditions(item);
    this.#mode = undefined;
    this.#marker = undefined;
    return 'done';
  }

  #readUnknown = (item: Item, at: number): Result => {
    const isUnknown = item.unknown !== undefined || this.#isGrammar(item, 'unknown');
    const hasValues = this.#values(item).length > 0;
    if (isUnknown) {
      const isRole = this.#mode === 'role' && this.#pushRole(item);
      const isMarked = this.#marker ?? this.#markerAfter(at);
      if (isRole || !(hasValues && isMarked)) {
        if (!isRole) this.#unknown.push(item);
        this.#mode = undefined;
        return 'done';
      }
    }
    if (this.#marker !== 'skin' || !(hasValues || isUnknown)) return undefined;
    this.#unknown.push(item);
    return 'done';
  };

  #readRole = (item: Item): Result => {
    if (this.#mode !== 'role' || this.#isGlue(item) || !this.#pushRole(item)) return undefined;
    this.#mode = undefined;
    return 'done';
  };

  #readNamed = (item: Item, at: number): Result => {
    const isNamed = item.meanings.some(({ kind }) => ['name', 'director', 'title'].includes(kind));
    if (!isNamed) return undefined;
    this.#pushNamed(at);
    this.#mode = undefined;
    return 'done';
  };

  #readValue = (item: Item, at: number): Result => {
    const choice = this.#values(item).length > 0 ? this.#choose(at) : undefined;
    if (!choice) return undefined;
    if (choice.drop) return 'kept';
    const { facet, values, feminine } = choice.meaning;
    this.#push(item, facet, this.#conditionsOf(facet, values, this.#levels.get(at)));
    if (choice.post !== undefined) this.#used.add(choice.post);
    if (feminine && !this.#not && choice.isPersonal) item.isSuggested = true;
    if (this.#marker && !MARKED[this.#marker].includes(facet)) this.#marker = undefined;
    this.#mode = undefined;
    return 'done';
  };

  #readPerson = (item: Item): Result => {
    const [person] = this.#all(item, 'person');
    if (!person) return undefined;
    const { gender, from, to } = person;
    if (gender) this.#push(item, 'gender', [{ is: 'value', facet: 'gender', value: gender }]);
    if (to > 0) {
      const last = to < 120 ? to : undefined;
      this.#push(item, 'age', [{ is: 'age', from: from || undefined, to: last }], true);
    }
    this.#marker = undefined;
    return 'done';
  };

  #readMark = (item: Item, at: number): Result => {
    const other = item.meanings.find(({ kind }) => ['mark', 'billing', 'media'].includes(kind));
    if (!other || this.#isVerbOfSkill(at, other)) return undefined;
    if (this.#isSetAside(at, other)) {
      this.#unknown.push(item);
      return 'done';
    }
    this.#pushOther(other, item);
    this.#marker = undefined;
    return 'done';
  };

  /** Whether a word such as "plays" is a verb: "plays guitar". */
  #isVerbOfSkill(at: number, { kind }: Meaning): boolean {
    if (kind !== 'media' || !this.#isGrammar(this.#items[at], 'fillers')) return false;
    const next = this.#items.slice(at + 1).find((item) => !this.#isGrammar(item, 'particles'));
    return this.#values(next).some(({ facet }) => facet === 'skills');
  }

  /** Whether a word is about the project, "para una serie", or a quality of a voice, "voz grave". */
  #isSetAside(at: number, other: Meaning): boolean {
    if (other.kind === 'media') {
      let before = at - 1;
      while (/^(un|una|el|la|a|an|the|our|nuestro|nuestra)$/.test(this.#phraseAt(before))) {
        before--;
      }
      return /^(para|for)$/.test(this.#phraseAt(before));
    }
    const isVoice =
      other.kind === 'mark' && other.mark === 'voice' && this.#items[at]!.length === 1;
    const isUnknown = (item: Item | undefined) =>
      item?.unknown !== undefined || this.#isGrammar(item, 'unknown');
    return isVoice && (isUnknown(this.#items[at - 1]) || isUnknown(this.#items[at + 1]));
  }

  /** Sets a level aside that belongs to nothing. */
  #readLevel = (item: Item): Result => {
    if (!this.#levelOf(item)) return undefined;
    if (!this.#all(item, 'level').some(({ isWeak }) => isWeak)) this.#unknown.push(item);
    return 'done';
  };

  /** Reads words that say how others are meant: "con acento", "no", "o", "trabajado con". */
  #readGrammar(item: Item, at: number): void {
    const is = (...words: string[]) => this.#isGrammar(item, ...words);
    const marker = MARKERS.find((one) => is(one));
    if (is('with')) this.#mode = 'with';
    else if (is('role')) this.#mode = 'role';
    else if (marker) this.#readMarker(at, marker);
    else if (is('not')) {
      this.#not = true;
      this.#notAt = at;
    } else if (is('nor')) {
      this.#link = 'nor';
      this.#not = true;
      this.#notAt = at;
    } else if (is('or')) this.#link = 'or';
    else if (is('and')) {
      if (this.#link !== 'or') this.#link = 'and';
      this.#readLostNegation(at);
    } else if (item.meanings.some(({ kind }) => NUMBERED.includes(kind))) {
      if (!is('particles', 'fillers')) this.#unknown.push(item);
      this.#link = '';
      this.#not = false;
    } else if (is('fillers') && !is('particles', 'notPeople') && this.#link === 'comma') {
      // A new part of the sentence; "y que sepa" still goes on.
      this.#link = '';
    }
  }

  #readMarker(at: number, marker: Marker): void {
    const isLost = this.#not && marker === 'accent' && !this.#hasValueNear(at, 'accents');
    if (isLost || marker === 'skin') this.#unknown.push(this.#items[at]!);
    if (isLost) {
      this.#link = '';
      this.#not = false;
    } else this.#marker = marker;
  }

  #phraseAt = (at: number): string => (this.#items[at] ? this.#phraseOf(this.#items[at]) : '');

  #phraseOf = (item: Item): string =>
    this.#tokens.list
      .slice(item.at, item.at + item.length)
      .map(({ text }) => text)
      .join(' ');

  #hasValueNear(at: number, facet: WishFacet): boolean {
    const next = this.#items
      .slice(at + 1)
      .find((item) => !this.#isGlue(item) || this.#isComma(item));
    return this.#values(next).some((one) => one.facet === facet);
  }

  /** Gives levels to the languages, accents and skills beside them, the one before first. */
  #attachLevels(): void {
    let last: number | undefined;
    this.#items.forEach((item, at) => {
      const level = this.#levelOf(item);
      if (!level) {
        if (!this.#isGrammar(item, 'or')) last = undefined;
        return;
      }
      // "nativo o bilingüe": the lower of both.
      const isOther = last !== undefined && this.#isGrammar(this.#items[at - 1], 'or');
      const owner = isOther ? last : this.#ownerOf(at);
      if (owner === undefined) return;
      const known = isOther ? this.#levels.get(owner) : undefined;
      const isLower = !known || LEVELS.indexOf(level) < LEVELS.indexOf(known);
      if (isLower) this.#levels.set(owner, level);
      this.#used.add(at);
      last = owner;
    });
  }

  /** Joins a role to the title that follows: "la fiscal de «Sala tercera»", "the mayor in …". */
  #attachRoles(): void {
    this.#items.forEach((item, at) => {
      const [title] = this.#all(item, 'title');
      let before = at - 1;
      while (before > 0 && this.#isGrammar(this.#items[before], 'particles')) before--;
      const role = before < at - 1 ? this.#items[before] : undefined;
      if (!title || !role || this.#used.has(before)) return;
      const words = plainWords(this.#sentence.slice(role.start, role.end));
      const isRole = words.length > 0 && words.every((word) => this.#lexicon.roleWords.has(word));
      if (!isRole) return;
      const isPlayed = this.#index.people.some(({ credits }) =>
        credits.some(
          ({ work, role: text }) =>
            words.every((word) => plainWords(text).includes(word)) &&
            toPhrase(work.title) === title.title,
        ),
      );
      if (!isPlayed) return;
      item.conditions = [{ is: 'credit', titles: [title.title], role: words.join(' ') }];
      item.start = role.start;
      this.#used.add(before);
    });
  }

  /** Returns the place of the language, accent or skill that a level belongs to. */
  #ownerOf(at: number): number | undefined {
    const item = this.#items[at]!;
    const isBetween = (place: number) =>
      this.#items[place] !== undefined &&
      (this.#isGrammar(this.#items[place], 'accent', 'language') ||
        this.#isOnlyParticle(this.#items[place]));
    let [before, after] = [at - 1, at + 1];
    while (isBetween(before)) before--;
    while (isBetween(after)) after++;
    const isHeightWord = item.meanings.some((one) => one.kind === 'mark');
    // English levels stand before what they belong to.
    const owners = this.#all(item, 'level').some(({ locale }) => locale === 'en')
      ? [after, before]
      : [before, isHeightWord ? -1 : after];
    return owners.find((place) => {
      const values = this.#values(this.#items[place]);
      const isRatedValue = values.some(({ facet }) => isRated(facet)) && !this.#levels.has(place);
      // "bajo" is no level of a skill.
      return isRatedValue && !(isHeightWord && values.every(({ facet }) => facet === 'skills'));
    });
  }

  #isOnlyParticle = (item: Item): boolean =>
    item.meanings.length > 0 &&
    item.meanings.every(({ kind }) => kind === 'grammar') &&
    this.#isGrammar(item, 'particles', 'fillers', 'this') &&
    ['de', 'en', 'in', 'of', 'level', 'nivel', 'con', 'with', 'un', 'a'].includes(
      this.#phraseOf(item),
    );

  /** Chooses what a word means that can be a value of several facets. */
  #choose(at: number): Choice | undefined {
    const marked = this.#chooseMarked(at);
    if (marked) return marked;
    if (this.#isHeightAlone(at)) return undefined;
    const item = this.#items[at]!;
    const before = this.#items[at - 1];
    const hasLevel = this.#levelOf(before) ?? this.#levelOf(this.#items[at + 1]);
    const language = this.#find(item, ['languages']);
    if (language && hasLevel && !item.meanings.some((one) => one.kind === 'person'))
      return { meaning: language };
    const origin = this.#chooseOrigin(at);
    if (origin) return origin;
    const meaning = this.#find(item, ORDER);
    if (!meaning) return undefined;
    if (meaning.isVerb && this.#isTakenUp(at, meaning)) return { meaning, drop: true };
    return { meaning, isPersonal: !this.#isGrammar(before, 'notPeople') };
  }

  /** Returns the first meaning of an item in these facets, in their order. */
  #find(item: Item, facets: readonly WishFacet[], isMarked = false): ValueMeaning | undefined {
    const values = this.#values(item).filter(({ needsMarker }) => isMarked || !needsMarker);
    for (const facet of facets) {
      const found = values.find((one) => one.facet === facet);
      if (found) return found;
    }
    return undefined;
  }

  /** Chooses by a word beside it: "acento argentino", "black hair". */
  #chooseMarked(at: number): Choice | undefined {
    const item = this.#items[at]!;
    const post = this.#markerAfter(at);
    const meaning = post && this.#find(item, MARKED[post.marker], true);
    const isNext = post?.at === at + 1;
    // "black hair, green eyes": the word right after says more than the one before.
    if (meaning && isNext) return { meaning, post: post.at };
    const before = this.#marker && this.#find(item, MARKED[this.#marker], true);
    const chosen = before ?? meaning;
    return chosen && { meaning: chosen };
  }

  /** Whether a word such as "bajo" is a height, because nobody plays it. */
  #isHeightAlone(at: number): boolean {
    const item = this.#items[at]!;
    return (
      item.length === 1 &&
      this.#values(item).some(({ facet }) => facet === 'skills') &&
      item.meanings.some(({ kind }) => kind === 'mark') &&
      !/^(toc|toqu|play|el$|the$)/.test(this.#phraseAt(at - 1))
    );
  }

  /** Chooses where somebody is from, if the word speaks of a person: "una argentina", "actor francés". */
  #chooseOrigin(at: number): Choice | undefined {
    const item = this.#items[at]!;
    const before = this.#items[at - 1];
    const origin = this.#find(item, ['origins', 'citizenships']);
    if (!origin) return undefined;
    const isThing = this.#isGrammar(before, 'notPeople');
    const isPersonAfter = this.#isPersonAfter(at);
    const isArticle = /^(un|una|unos|unas|a|an)$/.test(this.#phraseAt(at - 1));
    const isFeminine = origin.feminine === true && !isThing;
    const isOfPerson = isPersonAfter || isArticle || isFeminine || this.#isPersonalRun(at)(origin);
    if (!isOfPerson) return undefined;
    const accent = this.#not ? this.#find(item, ['accents']) : undefined;
    return accent
      ? { meaning: accent }
      : { meaning: origin, isPersonal: !isThing && !isPersonAfter };
  }

  /** Whether a noun of the same group follows a verb, which then says no more: "conduce un tractor". */
  #isTakenUp(at: number, meaning: ValueMeaning): boolean {
    if (meaning.facet !== 'skills') return false;
    let next = at + 1;
    while (/^(el|la|los|las|un|una|a|the|en|de)$/.test(this.#phraseAt(next))) next++;
    const groupOf = (value: string | undefined) =>
      facetValues(this.#index, 'skills').find((one) => one.value === value)?.group;
    const following = this.#values(this.#items[next]).find(
      ({ facet, isVerb }) => facet === 'skills' && !isVerb,
    );
    return following !== undefined && groupOf(following.values[0]) === groupOf(meaning.values[0]);
  }

  /** Whether the words right before name a person whom the adjective agrees with: "actriz colombiana". */
  #isPersonalRun(at: number): (origin: ValueMeaning) => boolean {
    return ({ feminine, locale }) => {
      if (locale === 'en') return false;
      let before = at - 1;
      while (
        before >= 0 &&
        (this.#values(this.#items[before]).some((one) =>
          ['citizenships', 'origins', 'hair'].includes(one.facet),
        ) ||
          this.#isGrammar(this.#items[before], 'and', 'or', 'not') ||
          this.#items[before]!.meanings.some((one) => one.kind === 'mark'))
      ) {
        before--;
      }
      if (!this.#isPerson(this.#items[before])) return false;
      const isWoman = this.#items[before]!.meanings.some(
        (one) =>
          (one.kind === 'person' && one.gender === 'woman') ||
          (one.kind === 'value' && (one.values.includes('actrices') || one.feminine)),
      );
      return isWoman ? feminine === true : !feminine;
    };
  }

  #isPersonAfter(at: number): boolean {
    const isEnglish = this.#values(this.#items[at]).some(({ locale }) => locale === 'en');
    if (!isEnglish) return false;
    let next = at + 1;
    while (
      next < this.#items.length &&
      (this.#values(this.#items[next]).some((one) =>
        ['hair', 'citizenships', 'origins'].includes(one.facet),
      ) ||
        this.#items[next]!.meanings.some((one) => one.kind === 'person' && !one.gender))
    ) {
      if (this.#isPerson(this.#items[next])) return true;
      next++;
    }
    const item = this.#items[next];
    const isDancer =
      this.#values(item).some(({ facet, isVerb }) => facet === 'skills' && !isVerb) &&
      /(er|or|ist|ian)s?$/.test(this.#phraseAt(next));
    return this.#isPerson(item) || isDancer;
  }

  #conditionsOf(
    facet: WishFacet,
    values: readonly string[],
    least: Level | undefined,
  ): Condition[] {
    return values.map((value) => ({
      ...{ is: 'value', facet, value },
      ...(least && isRated(facet) && { least }),
    }));
  }

  #pushConditions(item: Item): void {
    const [first] = item.conditions!;
    const names = this.#mode === 'with' && first?.is === 'name' ? this.#namesWith(first.words) : [];
    if (names.length === 0) return this.#push(item, first?.is ?? '', item.conditions!);
    const conditions = names.map((name): Condition => ({ is: 'with', name, label: name }));
    this.#push(item, 'with', conditions);
  }

  /** Returns the folded names of people and directors that contain words. */
  #namesWith(words: readonly string[]): string[] {
    const people = this.#index.people.map(({ card }) => plainWords(card.name).join(' '));
    const directors = [...new Set([...this.#lexicon.directorWords.values()].flat())];
    return [...new Set([...people, ...directors])].filter((name) =>
      words.every((word) => name.split(' ').includes(word)),
    );
  }

  #pushRole(item: Item): boolean {
    const words = plainWords(this.#sentence.slice(item.start, item.end)).filter((word) =>
      this.#lexicon.roleWords.has(word),
    );
    if (words.length === 0) return false;
    this.#push(item, 'credit', [{ is: 'credit', role: words.join(' ') }]);
    return true;
  }

  #pushNamed(at: number): void {
    const item = this.#items[at]!;
    const [title] = this.#all(item, 'title');
    const [name] = this.#all(item, 'name');
    const [director] = this.#all(item, 'director');
    const before = this.#phraseAt(at - 1);
    const hasPeople = this.#items.slice(0, at).some((one) => this.#isPerson(one));
    const isWith =
      this.#mode === 'with' || (director && hasPeople && /^(de|por|by|con|with)$/.test(before));
    if (title && this.#mode !== 'with') {
      return this.#push(item, 'credit', [{ is: 'credit', titles: [title.title] }]);
    }
    const known = name ?? director;
    if (!known) return;
    if (isWith || !name) {
      return this.#push(item, 'with', [
        { is: 'with', name: known.name, label: this.#sentence.slice(item.start, item.end) },
      ]);
    }
    this.#push(item, 'name', [{ is: 'name', words: known.name.split(' ') }]);
  }

  #pushOther(other: Meaning, item: Item): void {
    if (other.kind === 'billing')
      this.#push(item, 'credit', [{ is: 'credit', billing: other.billing }]);
    else if (other.kind === 'media') {
      const credit: Condition = { is: 'credit', kinds: other.kinds };
      // Dubbing is a skill too.
      const skill: Condition = { is: 'value', facet: 'skills', value: 'doblaje' };
      this.#push(item, 'credit', other.kinds.includes('dubbing') ? [credit, skill] : [credit]);
    } else if (other.kind === 'mark') {
      const { mark } = other;
      if (mark === 'video' || mark === 'voice')
        this.#push(item, mark, [{ is: 'value', facet: mark, value: '1' }]);
      else
        this.#push(item, mark, [
          { is: 'height', ...(mark === 'tall' ? { from: 175 } : { to: 165 }) },
        ]);
    }
  }

  #toWishes(terms: Term[]): Wish[] {
    const kept = this.#adjust(terms);
    const groups: { terms: Term[]; facet: string }[] = [];
    kept.forEach((term) => {
      const last = groups.at(-1);
      const same = groups
        .slice(-3)
        .reverse()
        .find((group) => group.facet === term.facet && group.terms[0]!.not === term.not);
      const isExclusive = EXCLUSIVE.includes(term.facet) && !term.not && term.facet !== 'name';
      if (term.link === 'or' && last && last.terms[0]!.not === term.not) {
        const target = same ?? last;
        // "inglés, francés o italiano": the comma is an "or" too.
        while (!same && target.terms.at(-1)!.link === 'comma' && groups.length > 1) break;
        target.terms.push(term);
        this.#mergeCommas(groups, target);
        return;
      }
      if (isExclusive && same && term.link !== '') {
        same.terms.push(term);
        return;
      }
      groups.push({ terms: [term], facet: term.facet });
    });
    return groups.map(({ terms: [first, ...others] }) => ({
      any: [first!, ...others].flatMap(({ conditions }) => conditions),
      not: first!.not,
      spans: [first!, ...others].map(({ item }): [number, number] => [item.start, item.end]),
    }));
  }

  /** Adds what commas join to the alternatives before an "or". */
  #mergeCommas(
    groups: { terms: Term[]; facet: string }[],
    target: { terms: Term[]; facet: string },
  ): void {
    for (let at = groups.indexOf(target) - 1; at >= 0; at--) {
      const group = groups[at]!;
      const next = groups[at + 1]!;
      if (
        group.facet !== target.facet ||
        next.terms[0]!.link !== 'comma' ||
        group.terms[0]!.not !== target.terms[0]!.not
      )
        return;
      target.terms.unshift(...group.terms);
      groups.splice(at, 1);
    }
  }

  /** Lets what is said clearly take the place of what a word only suggests. */
  #adjust(terms: Term[]): Term[] {
    const isOf = (facet: string) => (term: Term) => term.facet === facet && !term.not;
    let kept = terms;
    if (kept.some((term) => isOf('age')(term) && !term.isSuggested)) {
      kept = kept.filter((term) => !(term.facet === 'age' && term.isSuggested));
    }
    if (kept.some(isOf('height'))) {
      kept = kept.filter(({ facet }) => facet !== 'tall' && facet !== 'short');
    }
    const suggests = kept.find(({ item }) => item.isSuggested && item.conditions === undefined);
    const hasPeople = kept.some((term) => isOf('gender')(term) || isOf('lists')(term));
    if (suggests && !hasPeople) {
      const woman: Condition = { is: 'value', facet: 'gender', value: 'woman' };
      kept = [
        { conditions: [woman], facet: 'gender', not: false, link: '', item: suggests.item },
        ...kept,
      ];
    }
    const valueOf = ({ conditions: [first] }: Term) => (first?.is === 'value' ? first.value : '');
    // "female actor" is an actress.
    const isWoman = kept.some((term) => isOf('gender')(term) && valueOf(term) === 'woman');
    const hasList = kept.filter(isOf('lists'));
    if (isWoman && hasList.length === 1 && valueOf(hasList[0]!) === 'actores') {
      hasList[0]!.conditions = [{ is: 'value', facet: 'lists', value: 'actrices' }];
    }
    // Those who direct and write are not cast: their gender is a value of its own.
    if (kept.some(isOf('crafts'))) {
      kept = kept.map((term) =>
        term.facet === 'gender'
          ? {
              ...term,
              conditions: term.conditions.map((one) =>
                one.is === 'value' ? { ...one, value: `${one.value}-behind` } : one,
              ),
            }
          : term,
      );
    }
    return this.#mergeCredits(kept);
  }

  /** Makes one credit of a billing and the work or kind of work beside it: "protagonista de «Cota 900»". */
  #mergeCredits(terms: Term[]): Term[] {
    const creditOf = ({ conditions, not }: Term) =>
      !not && conditions.length === 1 && conditions[0]!.is === 'credit' ? conditions[0] : undefined;
    const credits = terms.filter((term) => creditOf(term));
    const billing = credits.find((term) => creditOf(term)!.billing);
    if (!billing) return terms;
    const others = credits.filter(
      (term) => term !== billing && !creditOf(term)!.billing && term.link !== 'or',
    );
    const work = others.find((term) => creditOf(term)!.titles) ?? others[0];
    if (!work) return terms;
    const merged = { ...creditOf(work)!, ...creditOf(billing)! };
    const [first, second] = [billing, work].sort((a, b) => a.item.start - b.item.start);
    const item = { ...first!.item, end: second!.item.end };
    return terms
      .filter((term) => term !== second)
      .map((term) => (term === first ? { ...term, item, conditions: [merged] } : term));
  }

  /** Returns what was set aside as it is written; parts that follow each other are one. */
  #joinUnknown(items: readonly Item[]): string[] {
    const spans: [start: number, end: number][] = [];
    for (const { start, end } of items) {
      const last = spans.at(-1);
      if (last && /^\s+$/.test(this.#sentence.slice(last[1], start))) last[1] = end;
      else spans.push([start, end]);
    }
    return spans.map((span) => this.#sentence.slice(...span).replace(/["«»“”]/g, ''));
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
  return new Reader(index, sentence, today, isTyping && !/\s$/.test(sentence)).read();
}
