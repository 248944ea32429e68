import {
  LEVELS,
  type Condition,
  type FinderIndex,
  type Level,
  type Wish,
  type WishFacet,
  isRated,
} from './finderIndex';
import { type Item, readItems } from './items';
import { type Lexicon, type Meaning, type Named, getLexicon } from './lexicon';
import { Tokens } from './tokens';
import { TONES } from './vocabulary';
import { plainWords } from '#contract/words.ts';
import { type Term, facetOf, toWishes } from './wishes';

/*
 * Reads the phrases of a sentence from left to right with six rules: a marker ("acento", "pelo", "trabajado con")
 * says what its neighbours are; a word of several facets is of the one that fits best (`#weigh`); a level belongs
 * to the language, accent or skill beside it; a negation excludes what follows, and what "or" and "ni" join to it;
 * what is said of a project ("rodaje en Granada") is no wish; what is left over is named, if it is no filler.
 */

/** What a sentence asks for. */
interface Understood {
  wishes: Wish[];
  /** What the records do not hold, as the sentence says it. */
  unknown: string[];
  /** What the sentence says of the project: "largometraje", "Granada", "abril". */
  project: string[];
  /** What the sentence says is not needed. */
  optional: string[];
}

/** What the words of the grammar make of what is beside them: values of facets, or something named. */
const MARKERS = new Map<string, readonly WishFacet[] | Named>([
  ['project', ['places']],
  ['accent', ['accents']],
  ['hair', ['hair', 'hairLength']],
  ['eyes', ['eyes']],
  ['citizenship', ['citizenships', 'origins']],
  ['place', ['places']],
  ['language', ['languages']],
  ['skin', []],
  ['permit', []],
  ['video', ['tones']],
  ['like', []],
  ['with', 'with'],
  ['role', 'role'],
  ['studied', 'school'],
  ['titled', 'title'],
]);

/** The markers that take a value beside them with them where it is none of theirs: "acento alemán", "piel negra". */
const STRICT = ['accent', 'hair', 'eyes', 'skin', 'permit'];

interface Marker {
  kind: string;
  item: Item;
}

function markerOf(item: Item): Marker | undefined {
  const kind = [...MARKERS.keys()].find((one) => item.is(one));
  return kind ? { kind, item } : undefined;
}

const facetsOf = (marker: Marker | undefined): readonly WishFacet[] => {
  const meant = MARKERS.get(marker?.kind ?? '') ?? [];
  return typeof meant === 'string' ? [] : meant;
};
const namedOf = (marker: Marker | undefined): Named | undefined => {
  const meant = MARKERS.get(marker?.kind ?? '');
  return typeof meant === 'string' ? meant : undefined;
};

/** Which facet a word means that nothing around it decides; the later ones win. */
const ORDER: readonly WishFacet[] = [
  ...(['awards', 'gender', 'accents', 'origins', 'citizenships', 'places'] as const),
  ...(['beard', 'hairLength', 'voiceRange', 'eyes', 'hair'] as const),
  ...(['languages', 'skills', 'projects', 'crafts', 'lists'] as const),
];

const isParticle = (item: Item) => item.isGlue && item.is('particles', 'fillers');
const isArticle = (item: Item) => item.is('definite', 'indefinite', 'possessive');
const isJoint = (item: Item) => item.sign !== '' || item.is('and', 'or', 'nor');
const isBreak = (item: Item) => item.sign !== '' && item.sign !== '-';
const joinsLevel = (item: Item) =>
  item.is('levelLink', 'language', 'accent', 'overAfter', 'over', 'both') || item.sign === '-';
const isLook = (item: Item) =>
  item.is('and', 'or', 'not', 'mark') || item.has('citizenships', 'origins', 'hair');

/** A level with the items that say it. */
interface Rated {
  level: Level;
  items: Item[];
}

const rankOf = (level: Level): number => LEVELS.indexOf(level);

class Reader {
  readonly #sentence: string;
  /** Whether the sentence has small letters, beside which capitals say something. */
  readonly #isMixed: boolean;
  readonly #lexicon: Lexicon;
  readonly #items: readonly Item[];
  readonly #terms: Term[] = [];
  readonly #unknown: Item[] = [];
  readonly #project: Item[] = [];
  readonly #optional: Item[] = [];
  readonly #levels = new Map<Item, Rated>();
  /** What says less than the next term: "canta" before "ópera". */
  readonly #kept: Item[] = [];
  /** How the next term goes with those before. */
  #link: Term['link'] = '';
  /** What excludes the next term. */
  #not: Item | undefined;
  /** What says what the next items are. */
  #marker: Marker | undefined;
  /** What all that follows in the clause is: not needed, or what is to be sent. */
  #rest: 'optional' | 'project' | undefined;

  constructor(index: FinderIndex, sentence: string, today: string, isTyping: boolean) {
    this.#sentence = sentence;
    this.#isMixed = sentence !== sentence.toUpperCase();
    this.#lexicon = getLexicon(index);
    this.#items = readItems(new Tokens(sentence, this.#lexicon, isTyping), today);
    for (const item of this.#items) if (item.is('level')) this.#attachLevel(item);
    for (const item of this.#items) if (item.is('level') && !item.isRead) this.#joinLevel(item);
    for (const item of this.#items) if (!item.isRead) this.#read(item, isTyping && !item.after);
  }

  understood(): Understood {
    const isLeft = (item: Item) => !item.isRead && !item.isFiller;
    return {
      wishes: toWishes(this.#terms),
      unknown: this.#textsOf((item) => this.#unknown.includes(item) || isLeft(item)),
      project: this.#textsOf((item) => this.#project.includes(item)),
      optional: this.#textsOf((item) => this.#optional.includes(item)),
    };
  }

  /** Returns the texts of some items; those with at most "of" or an article between them are one. */
  #textsOf(isWanted: (item: Item) => boolean): string[] {
    const spans: Item[][] = [];
    for (const item of this.#items.filter(isWanted)) {
      const last = spans.at(-1);
      const isBetween = (one: Item) => (one.is('of') || isArticle(one)) && !isWanted(one);
      const before = item.past('before', isBetween);
      if (last && before === last.at(-1)) last.push(item);
      else spans.push([item]);
    }
    return spans.map((items) =>
      this.#sentence.slice(items[0]!.start, items.at(-1)!.end).replace(/["«»“”()]/g, ''),
    );
  }

  /** Gives a level to the language, accent or skill beside it, and to the languages joined to that. */
  #attachLevel(item: Item): void {
    const [{ level, locale }] = item.all('level') as [Meaning];
    const isFree = (one: Item | undefined): one is Item =>
      !!one && !this.#levels.has(one) && one.all('value').some(({ facet }) => isRated(facet!));
    const after = item.past('after', joinsLevel);
    const near = item.past('before', joinsLevel);
    const before = near?.sign === ',' ? near.past('before', joinsLevel) : near;
    // English levels stand before what they belong to; "inglés, nativo de catalán".
    const sides = locale === 'en' || before !== near ? [after, before] : [before, after];
    const owner = sides.find(isFree);
    if (!owner) return;
    item.isRead = true;
    const side = owner === after ? 'after' : 'before';
    const joins = (one: Item) =>
      (one.isGlue && one.is('particles', 'and', 'or')) || /^[/&-]$/.test(one.sign);
    for (let one: Item | undefined = owner; isFree(one);) {
      this.#levels.set(one, { level: level!, items: [item] });
      const next: Item | undefined = one.past(side, joins);
      one = next?.has('languages') ? next : undefined;
    }
  }

  /** Lets a level that "or" joins to another one stand for both: "francés nativo o bilingüe" is the lower. */
  #joinLevel(item: Item): void {
    const [{ level }] = item.all('level') as [Meaning];
    for (const side of ['before', 'after'] as const) {
      const other = item[side]?.is('or') ? item[side][side] : undefined;
      for (const [owner, rated] of this.#levels) {
        if (!other || !rated.items.includes(other)) continue;
        item.isRead = true;
        const lower = rankOf(level!) < rankOf(rated.level) ? level! : rated.level;
        this.#levels.set(owner, { level: lower, items: [...rated.items, item] });
      }
    }
  }

  #read(item: Item, isIncomplete: boolean): void {
    const rest = isBreak(item) || item.is('but') ? undefined : this.#rest;
    if (rest === 'optional') this.#setOptional([item]);
    else if (rest === 'project') this.#setProject(item);
    else if (
      !this.#readSign(item) &&
      !this.#readRole(item) &&
      !this.#readConditions(item) &&
      !this.#readUnknown(item, isIncomplete) &&
      !this.#readNamed(item) &&
      !this.#readValue(item) &&
      !this.#readPerson(item) &&
      !this.#readCredit(item)
    )
      this.#readGrammar(item);
  }

  #setAside(...items: Item[]): true {
    // "without a beard"
    const near = items[0]!.past('before', isParticle);
    const named = near && near === this.#not ? [near, ...items] : items;
    this.#unknown.push(...named);
    return this.#forget(named);
  }

  #setOptional(items: readonly Item[]): void {
    for (const item of items) item.isRead = true;
    this.#optional.push(...items.filter((item) => !item.isFiller));
  }

  /** Takes what an item says as that of the project, as the places, days and words beside it. */
  #setProject(item: Item): true {
    this.#project.push(item);
    if (item.is('credit', 'projectTerm')) this.#marker = { kind: 'project', item };
    return this.#forget([item]);
  }

  /** Whether an item belongs to what is said of the project before it: "serie diaria de TVE". */
  #isOfProject(item: Item): boolean {
    // "Rodaje: abril, Granada"
    const isBetween = (one: Item) =>
      one.sign === ':' || (one.sign === ',' && !this.#isKnownName(item));
    const near = item.past('before', (one) => isParticle(one) || isBetween(one));
    return (
      this.#marker?.kind === 'project' &&
      !!near &&
      (near === this.#marker.item || near === this.#project.at(-1))
    );
  }

  #forget(items: readonly Item[]): true {
    for (const item of items) item.isRead = true;
    this.#link = '';
    this.#not = undefined;
    return true;
  }

  #push(items: readonly Item[], conditions: Condition[], more: Partial<Term> = {}): true {
    const last = this.#terms.at(-1);
    const [first] = items as [Item];
    const facet = facetOf(conditions[0]!);
    const isSame = last?.facet === facet;
    const rated = this.#levels.get(first);
    // "camión / tractor" are alternatives, "mujer / 30-40 / canto" is a list, "ES/EN" speaks both.
    if (this.#link === 'slash')
      this.#link = isSame && !rated && !first.text.startsWith('code ') ? 'or' : 'comma';
    // "ni rubio ni calvo", "no rubio o calvo", "excepto Ana y Eva" exclude both.
    const isJoined = this.#link === 'or' || (this.#link === 'and' && facet !== 'skills');
    const not = !!this.#not || (isSame && last.not && isJoined);
    const said = [...this.#kept.splice(0), ...items, ...(rated?.items ?? [])];
    const spans = said.map(({ start, end }): [number, number] => [start, end]);
    this.#terms.push({ conditions, facet, not, link: this.#link, spans, ...more });
    return this.#forget(said);
  }

  #readSign({ sign, after }: Item): boolean {
    if (sign === '/') this.#link ||= 'slash';
    else if (sign && sign !== '-') {
      this.#forget([]);
      this.#link = 'comma';
      // "acento mexicano, colombiano y cubano", "acentos: gallego, vasco", but "acento andaluz, inglés"
      const isList = this.#marker?.item.after?.sign === ':' || !after?.has('languages');
      const next = after?.is('not') ? after.after : after;
      const isMore = isList && next?.has(...facetsOf(this.#marker));
      const isKept = isMore || this.#marker?.kind === 'project';
      if (sign !== ':' && (sign !== ',' || !isKept)) this.#marker = undefined;
      this.#rest = undefined;
    }
    return sign !== '';
  }

  /** Reads what somebody played, after "hizo de" and the like, with the words that follow: "Mrs Baptiste". */
  #readRole(item: Item): boolean {
    const [first] = this.#terms.at(-1)?.conditions ?? [];
    const isJoined = this.#link === 'or' && first?.is === 'credit';
    const isRole = this.#marker?.kind === 'role' || isJoined;
    if (!isRole || item.is('named') || (item.isGlue && !item.is('relation'))) return false;
    const { role } = this.#lexicon.named;
    const wordsOf = (one: Item) => one.text.split(' ').filter((word) => role.has(word));
    const items = [item];
    for (
      let next = item.past('after', (one) => one.is('of'));
      next && (next.isWord || next.is('honorific')) && wordsOf(next).length > 0;
      next = next.after
    )
      items.push(next);
    const words = items.flatMap(wordsOf).filter((word) => !this.#isParticleWord(word));
    if (words.length === 0) return false;
    this.#useNamed();
    this.#marker = undefined;
    return this.#push(items, [{ is: 'credit', role: words.join(' ') }]);
  }

  #isParticleWord(word: string): boolean {
    return !!this.#lexicon.phrases.get(word)?.some(({ kind }) => kind === 'particles');
  }

  /** Takes "haya sido" and the like as read before what is no name: "haya sido protagonista". */
  #useNamed(): void {
    if (namedOf(this.#marker)) this.#marker!.item.isRead = true;
  }

  /** Reads ages, heights, days and numbers that no record has. */
  #readConditions(item: Item): boolean {
    const { conditions } = item;
    if (!conditions) return false;
    const [first] = conditions;
    const isFree = this.#terms.at(-1)?.facet === 'available';
    if (first?.is === 'available' && this.#marker?.kind === 'project' && !isFree)
      return this.#setProject(item);
    if (!first) return this.#setAside(item);
    this.#marker = undefined;
    return this.#push([item], conditions);
  }

  #readUnknown(item: Item, isIncomplete: boolean): boolean {
    if (item.isWord) return this.#readWord(item, isIncomplete);
    // "Dr Vidal"
    if (item.is('honorific') && item.after && this.#isNameWord(item.after)) return false;
    const marker = this.#marker ?? this.#markerAfter(item);
    // "vídeo self-tape"
    if (item.is('projectTerm') && !item.has(...facetsOf(marker))) return this.#setProject(item);
    // "pelo negro", "black hair", "guionista de comedia", but "negro", "comedia"
    if (!item.is('unknown') || item.has(...facetsOf(marker)) || this.#isOfCraft(item)) return false;
    return this.#isOfProject(item) ? this.#setProject(item) : this.#setAside(item);
  }

  #textOf({ start, end }: Item): string {
    return this.#sentence.slice(start, end);
  }

  #isCapital(item: Item): boolean {
    return this.#isMixed && /^[«“"]?\p{Lu}/u.test(this.#textOf(item));
  }

  /** Whether a name is that of who is played: "LUCÍA, 28-34" and "Lucía (28-34)" open a line, "Personaje: Lucía". */
  #isCharacter(item: Item): boolean {
    const text = this.#textOf(item);
    if (!/^\p{Lu}/u.test(text)) return false;
    const isOfName = (one: Item) => one.isWord || one.is('and');
    const before = item.past('before', isOfName);
    const next = item.past('after', isOfName);
    const said = next?.sign ? next.after : next;
    const isCapitals = this.#isMixed && text === text.toUpperCase();
    const isHead = !before || before.sign === '\n';
    const isLabelled = before?.sign === ':' && !!before.before?.is('character');
    const isAge = said?.conditions?.[0]?.is === 'age';
    return isLabelled || (isHead && (isAge || (isCapitals && said !== next)));
  }

  /** Returns the longest run of words from an item that one name has, and the names that have it. */
  #runOf(item: Item, of: Named): { items: Item[]; names: readonly string[] } {
    const named = this.#lexicon.named[of];
    const namesOf = (one: Item): readonly string[] => {
      const [first, ...others] = plainWords(one.text).map((word) => named.get(word) ?? []);
      return (first ?? []).filter((name) => others.every((names) => names.includes(name)));
    };
    let items = [item];
    let names = namesOf(item);
    for (;;) {
      const next = items.at(-1)!.past('after', (one) => one.is('of', 'definite'));
      if (!next?.isWord) break;
      const both = namesOf(next).filter((name) => names.includes(name));
      if (both.length === 0) break;
      names = both;
      items = [...items, next];
    }
    return { items, names };
  }

  /** Reads a word that is no phrase: part of a name, a title, a school or an award. */
  #readWord(item: Item, isIncomplete: boolean): true {
    if (this.#marker?.kind === 'like') return this.#setAside(item);
    if (this.#isCharacter(item)) {
      this.#setAside(item);
      // What is said of each is an alternative.
      this.#link = 'comma';
      return true;
    }
    // "rodaje en Cuenca"
    if (this.#isOfProject(item)) return this.#setProject(item);
    const expected = namedOf(this.#marker);
    const last = this.#terms.at(-1);
    const isAlone = this.#items.every((one) => one.isGlue || one.isWord || one.sign !== '');
    const isQuoted = /^[«“"]/.test(this.#textOf(item));
    const isCapital = this.#isCapital(item);
    const isAward = last?.facet === 'awards' || item.past('after', isParticle)?.has('awards');
    const isWork = last?.facet === 'credit' || last?.facet === 'crafts';
    // "la fiscal de Sala tercera"
    const next = item.past('after', isParticle);
    const isOfTitle = next !== item.after && next?.all('named').some(({ of }) => of === 'title');
    const runs: Record<Named, boolean | undefined> = {
      name: true,
      title: isQuoted || isAlone || isWork,
      with: true,
      school: expected === 'school' || isCapital || isAlone,
      award: isCapital || !!isAward,
      role: (isAlone || isOfTitle) && !/^\d/.test(item.text),
    };
    const [best] = (Object.keys(runs) as Named[])
      .filter((of) => runs[of])
      .map((of) => ({ of, ...this.#runOf(item, of) }))
      .filter(({ names }) => names.length > 0)
      .sort((one, other) => other.items.length - one.items.length);
    if (best) return this.#pushNamed(best.items, best.of, best.names);
    if (!isIncomplete) return this.#setAside(item);
    // What is typed may begin a name, or nothing yet.
    const isBegun = [...this.#lexicon.named.name.keys()].some((one) => one.startsWith(item.text));
    // "Palmira Sal"
    if (isBegun && !(item.before && this.#isKnownName(item.before)))
      return this.#push([item], [{ is: 'name', words: plainWords(item.text) }]);
    return this.#forget([item]);
  }

  #pushNamed(items: Item[], of: Named, names: readonly string[]): true {
    const [item] = items as [Item];
    const words = items.flatMap(({ text }) => plainWords(text));
    const next = items.at(-1)!.after;
    // "Valdehondo graduates"
    if (next && namedOf(markerOf(next)) === of) next.isRead = true;
    const asWith = (): Condition[] => names.map((one) => ({ is: 'credit', with: one }));
    switch (of) {
      case 'name':
        if (!this.#isColleague(item)) return this.#push(items, [{ is: 'name', words }]);
        this.#useNamed();
        return this.#push(items, asWith());
      case 'with':
        this.#useNamed();
        return this.#push(items, asWith());
      case 'title':
        this.#useNamed();
        return this.#push(items, [{ is: 'credit', titles: [...names] }]);
      case 'role':
        return this.#push(items, [{ is: 'credit', role: words.join(' ') }]);
      case 'school':
      case 'award':
        this.#useNamed();
        return this.#push(items, [{ is: of, words: words.join(' ') }]);
    }
  }

  /** Whether a name is that of somebody worked with: "trabajado con Ana", "serie con Ana". */
  #isColleague({ before }: Item): boolean {
    const isOfWork = before?.is('nameMarker') && before.before?.is('credit');
    return this.#marker?.kind === 'with' || !!isOfWork;
  }

  /** Reads whole names: a title, a school, somebody, or whom they worked with. */
  #readNamed(item: Item): boolean {
    const named = item.all('named');
    if (named.length === 0) return false;
    if (this.#marker?.kind === 'like' || this.#isCompared(item)) return this.#setAside(item);
    const find = (of: Named | 'video') => named.find((one) => one.of === of)?.name;
    const [title, name, other, video] = [find('title'), find('name'), find('with'), find('video')];
    const isWith = this.#isColleague(item);
    this.#useNamed();
    if (this.#marker?.kind !== 'with') this.#marker = undefined;
    if (title && !name && !other) return this.#push([item], [{ is: 'credit', titles: [title] }]);
    if (video && !name && !other) return this.#push([item], [{ is: 'video', title: video }]);
    const studied = named.filter(({ of }) => of === 'school' || of === 'award');
    if (studied.length > 0 && !isWith) {
      const conditions = studied.map(({ of, name: words }) => ({
        is: of as 'school',
        words: words!,
      }));
      return this.#push([item], conditions);
    }
    // "rodado alguna vez con Elena Prats", who directs and is on a sheet.
    const isDirector = other && item.before?.is('nameMarker');
    return isWith || isDirector || !name
      ? this.#push([item], [{ is: 'credit', with: (name ?? other)! }])
      : this.#push([item], [{ is: 'name', words: name.split(' ') }]);
  }

  /** Whether a name compares: "Iker Zubiri type". */
  #isCompared(item: Item): boolean {
    const after = item.past('after', (one) => one.isWord);
    return this.#isKnownName(item) && !!after?.is('likeAfter');
  }

  /** Returns the English marker after a run of values: "British and US accents", "black hair". */
  #markerAfter(item: Item): Marker | undefined {
    const next = item.past(
      'after',
      (one) =>
        !one.isPerson &&
        !markerOf(one) &&
        (isJoint(one) || one.is('level', 'value', 'unknown', 'indefinite')),
    );
    const marker = next && markerOf(next);
    const isEnglish = marker?.item.all(marker.kind).some(({ locale }) => locale === 'en');
    return isEnglish ? marker : undefined;
  }

  /** Returns how well a meaning goes with what is beside it; below 0 it cannot be meant. */
  #weigh(item: Item, { facet, feminine, needsMarker }: Meaning): number {
    const { before, after } = item;
    const post = this.#markerAfter(item);
    const isOf = (marker: Marker | undefined) => facetsOf(marker).includes(facet!);
    if (post && isOf(post)) return post.item === after ? 90 : 55;
    if (facet === 'languages' && before?.is('language', 'without')) return 85;
    if (isOf(this.#marker)) return 80;
    if (facet === 'genres' && this.#isOfCraft(item)) return 95;
    if (needsMarker) return -1;
    const plain = ORDER.indexOf(facet!);
    if (facet === 'languages' && this.#levels.has(item))
      return plain + (this.#link === 'comma' ? 90 : 50);
    const isPersonBeside =
      item.past('before', isLook)?.isPerson ||
      item.past('after', (one) => isLook(one) && !one.isPerson)?.isPerson;
    const isOrigin = facet === 'citizenships' || facet === 'origins';
    const isMeant = isPersonBeside || this.#not?.is('notBeing');
    return isOrigin && isMeant ? plain + 40 + Number(feminine === true) : plain;
  }

  /** Whether a genre is that of who directs or writes: "directora de cine de terror o drama", "horror director". */
  #isOfCraft(item: Item): boolean {
    const isBetween = (one: Item) =>
      isParticle(one) || isJoint(one) || one.has('genres') || one.is('credit', 'of');
    return (
      item.has('genres') &&
      (['before', 'after'] as const).some((side) => item.past(side, isBetween)?.has('crafts'))
    );
  }

  #readValue(item: Item): boolean {
    const weighed = item.all('value').map((one) => ({ one, weight: this.#weigh(item, one) }));
    const [best] = weighed.sort((a, b) => b.weight - a.weight);
    if (!best || best.weight < 0) return false;
    const { facet, values = [], feminine } = best.one;
    const post = this.#markerAfter(item);
    const marker = post && post.item === item.after ? post : this.#marker;
    const isOf = facetsOf(marker).includes(facet!);
    if (!isOf && this.#readBesideMarker(item, marker)) return true;
    if (this.#readOfProject(item, facet!) || this.#readLessThanNext(item, best.one)) return true;
    const isWoman = feminine === true && !isOf && !item.before?.is('notPeople') && !this.#not;
    if (isOf) marker!.item.isRead = true;
    else this.#marker = undefined;
    const least = isRated(facet!) ? this.#levels.get(item)?.level : undefined;
    const conditions = values.map((value): Condition => ({
      is: 'value',
      facet: facet!,
      value,
      ...(least && { least }),
    }));
    // "directora de documentales" has that genre, or has made one.
    if (facet === 'genres')
      conditions.push(...item.meanings.flatMap((one) => one.conditions ?? []));
    return this.#push([item], conditions, { isWoman });
  }

  /** Names what stands beside a marker and is none of its values: "acento alemán", "piel negra". */
  #readBesideMarker(item: Item, marker: Marker | undefined): boolean {
    if (!marker || !STRICT.includes(marker.kind)) return false;
    const isBefore = marker.item.all(marker.kind).some(({ locale }) => locale === 'es');
    const isBeside =
      item.after === marker.item || (isBefore && item.past('before', isParticle) === marker.item);
    return isBeside && this.#setAside(item, marker.item);
  }

  #readOfProject(item: Item, facet: WishFacet): boolean {
    // "Directora: Ana Pérez"
    if (facet === 'crafts' && item.after?.sign === ':' && item.after.after?.isPerson === false) {
      this.#marker = { kind: 'project', item };
      return this.#setProject(item);
    }
    // "rodaje en Cuenca", "spot de moto", "buyout 2 years Spain"
    const isOfWork =
      (item.before?.is('of') && this.#isOfProject(item)) ||
      (!!item.before && item.before === this.#project.at(-1) && this.#isCapital(item));
    const isPlace = this.#marker?.kind === 'project' && facet === 'places';
    return (isOfWork || isPlace) && this.#setProject(item);
  }

  /** Keeps what says less than what follows: "con la directora Ana", "canta ópera". */
  #readLessThanNext(item: Item, { facet, isVerb }: Meaning): boolean {
    if (this.#marker?.kind === 'with' && facet === 'crafts') return this.#keep(item);
    if (facet !== 'skills') return false;
    const noun = item.past('after', (one) => isParticle(one) && !one.is('and', 'or'));
    return !!isVerb && !!noun?.meanings.some((one) => one.facet === 'skills') && this.#keep(item);
  }

  /** Takes an item as part of what follows, which says more. */
  #keep(item: Item): true {
    item.isRead = true;
    this.#kept.push(item);
    return true;
  }

  #readPerson(item: Item): boolean {
    const [person] = item.all('person');
    if (!person) return false;
    const { gender, from = 0, to = 0 } = person;
    const next = item.past('after', isParticle);
    // "doña Rogelia", "Mrs Baptiste": a title says neither age nor whom somebody plays.
    this.#useNamed();
    const isTitle = item.is('honorific') && next && this.#isNameWord(next);
    // "rubia tipo choni" compares.
    // "tipo Penélope Cruz" compares, too.
    const isCompared =
      item.is('like') &&
      (item.before
        ? this.#terms.length > 0 && item.before.sign === ''
        : !!next && this.#isNameWord(next));
    if (isTitle || isCompared) {
      this.#readGrammar(item);
      return true;
    }
    this.#marker = undefined;
    if (gender && !item.before?.is('notPeople'))
      this.#push([item], [{ is: 'value', facet: 'gender', value: gender }]);
    const age: Condition = { is: 'age', ...(from && { from }), ...(to < 120 && { to }) };
    if (to > 0) this.#push([item], [age], { isSuggested: true });
    item.isRead = true;
    return true;
  }

  /** Whether an item is a name of somebody on the sheets, or a word of one. */
  #isKnownName(item: Item): boolean {
    const isName = (word: string) => this.#lexicon.named.name.has(word);
    return item.isWord
      ? item.text.split(' ').some(isName)
      : item.all('named').some(({ of }) => of === 'name');
  }

  /** Whether an item is a name of anything, or a word with a capital, which may be one. */
  #isNameWord(item: Item): boolean {
    return item.is('named') || (item.isWord && (this.#isCapital(item) || this.#isKnownName(item)));
  }

  /** Reads works, billings, voice, video and "alto". */
  #readCredit(item: Item): boolean {
    const meaning = item.meanings.find(({ conditions }) => conditions);
    if (!meaning) return false;
    const [first] = meaning.conditions!;
    const next = item.past('after', isParticle);
    // "plays guitar", "can play 15"
    const isVerb = next?.has('skills') || next?.isUnknown || next?.conditions?.[0]?.is === 'age';
    if (item.is('fillers') && isVerb) return this.#keep(item);
    if (item.is('voice')) return this.#readVoice(item);
    // "showreel de acción"
    if (item.is('video') && next?.has('tones')) {
      this.#marker = { kind: 'video', item };
      return this.#keep(item);
    }
    // "pelear en escena" asks for no video.
    if (meaning.needsMarker) return false;
    if (this.#isProject(item, first!)) return this.#setProject(item);
    const isAfterHair = this.#marker?.kind === 'hair' && item.before === this.#marker.item;
    if (isAfterHair) return this.#setAside(item, this.#marker!.item);
    this.#useNamed();
    this.#marker = undefined;
    const isWoman = meaning.feminine === true && !item.before?.is('notPeople');
    const isSuggested = first!.is === 'height';
    return this.#push([item], meaning.conditions!, { isWoman, isSuggested });
  }

  /** Reads "voice actress" and "voz para audiolibro" as crafts; other voices no record has: "voz grave", "posh voice". */
  #readVoice(item: Item): boolean {
    const next = item.past('after', (one) => isParticle(one) && !one.is('purpose'));
    const before = item.past('before', (one) => one.is('of'));
    const isQuality = (one: Item | undefined) =>
      one?.is('unknown', 'level', 'person') || (one?.isWord && !this.#isCapital(one));
    if (item.before?.is('credit')) {
      // "video game voice actress"
      this.#terms.at(-1)?.spans.push([item.start, item.end]);
      return this.#forget([item]);
    }
    const quality = [next, item.before].find(isQuality);
    if (quality) return this.#setAside(item, quality);
    const isCraft = next?.is('purpose') || next?.has('lists') || before?.has('lists');
    const [craft] = item.all('value');
    if (!isCraft || !craft) return this.#setAside(item);
    const { facet, values = [] } = craft;
    return this.#push(
      [item],
      values.map((value) => ({ is: 'value', facet: facet!, value })),
    );
  }

  /** Whether a kind of work is that of the project: "para una serie", "Cortometraje. Rodaje en mayo". */
  #isProject(item: Item, asked: Condition): boolean {
    if (asked.is !== 'credit') return false;
    // "writer for TV"
    const isCraft = this.#terms.at(-1)?.facet === 'crafts';
    const isFor = !isCraft && item.past('before', isArticle)?.is('purpose');
    const isBeside = this.#marker?.kind === 'project';
    // "guest role on television" alone is a search.
    const isBrief = () =>
      this.#items.some((one) => isBreak(one) || one.is('project', 'projectTerm'));
    const isOpening = item.is('work') && this.#isOpening(item) && isBrief();
    return isFor || isBeside || isOpening;
  }

  /** Whether a kind of work opens a line or a sentence that says more of it, but nothing of who did it: "Spot de cerveza". */
  #isOpening(item: Item): boolean {
    const before = item.past('before', (one) => isArticle(one) || (one.isWord && !one.conditions));
    if (
      !item.after ||
      item.after.is('and', 'or') ||
      (before && (!isBreak(before) || before.sign === ','))
    )
      return false;
    const isDone = (one: Item) =>
      one.is('named', 'experience', 'with') || one.conditions?.[0]?.is === 'credit';
    for (let one: Item | undefined = item.after; one && !isBreak(one); one = one.after)
      if (isDone(one)) return false;
    return true;
  }

  #readGrammar(item: Item): void {
    const last = this.#terms.at(-1);
    const { after: next } = item;
    const marker = markerOf(item);
    if (item.is('but')) this.#rest = undefined;
    // "pelo negro para un corto"
    if (item.is('purpose') && this.#marker?.kind !== 'project') this.#marker = undefined;
    if (item.is('send')) {
      this.#rest = 'project';
      this.#setProject(item);
    } else if (item.is('notNeeded')) {
      item.isRead = true;
      // "no hace falta inglés", "English not required", "boxing a plus"
      if (next && !isJoint(next) && !next.is('but')) this.#rest = 'optional';
      else this.#setOptional(this.#takeBack(item));
    } else if (marker) this.#readMarker(marker);
    else if (last && item.is('no') && (!next || next.sign)) last.not = true;
    else if (item.is('not', 'nor')) {
      this.#not = item;
      // "que no sea de Perú" speaks of the person.
      if (item.is('notBeing')) this.#marker = undefined;
    } else if (item.is('or')) this.#link = 'or';
    else if (item.is('and') && this.#link !== 'or') this.#link = 'and';
  }

  /** Takes back what was asked for right before an item, with what "and" joins to it: "English not required". */
  #takeBack(item: Item): Item[] {
    const near = item.past('before', (one) => isParticle(one) || !!markerOf(one));
    const taken: Term[] = [];
    const isNear = () => this.#terms.at(-1)?.spans.some(([start]) => start === near?.start);
    while (taken.length > 0 ? ['and', 'or'].includes(taken.at(-1)!.link) : isNear())
      taken.push(this.#terms.pop()!);
    const spans = taken.flatMap((one) => one.spans);
    return this.#items.filter(({ start }) => spans.some(([at]) => at === start));
  }

  #readMarker(marker: Marker): void {
    const { kind, item } = marker;
    const next = item.past('after', (one) => one.isGlue);
    const following = item.past('after', isParticle);
    if (kind === 'like') {
      if (following && (this.#isNameWord(following) || item.is('person'))) {
        this.#setAside(item, following);
        this.#marker = marker;
      }
      return;
    }
    // "para hacer de abuela" says who is looked for, "plays the piano" a skill.
    const isOther =
      (kind === 'role' && next?.is('person') && item.past('before', isArticle)?.is('purpose')) ||
      (item.is('plays') && following?.has('skills'));
    if (isOther) item.isRead = true;
    else this.#marker = marker;
  }
}

/** Whether a word that is being typed is one, or begins a name; "m" is a code, and what most words begin with. */
function saysSomething({ words, named }: Lexicon, typed: string): boolean {
  const [word = ''] = plainWords(typed);
  if (word.length < 3) return false;
  const isNamed = Object.values(named).some((one) => one.has(word));
  return words.has(word) || isNamed || [...named.name.keys()].some((one) => one.startsWith(word));
}

/** Whether a wish asks for videos or their tones only. */
const isOfVideos = ({ any }: Wish): boolean =>
  any.every((one) => one.is === 'value' && ['video', 'tones'].includes(one.facet));

/**
 * Lets a sentence that is the title of a video as it stands ask for it, alone or beside what its words say, and
 * one that is lost for the tone of a video.
 */
function withVideo({ phrases, videos }: Lexicon, sentence: string, said: Understood): Understood {
  const title = plainWords(sentence).join(' ');
  const isLost = said.wishes.length === 0;
  const tone = isLost && TONES.get(title);
  if (!videos.has(title) && !tone) return said;
  // "Showreel de comedia" is searched by its tone, "Tráiler" by nothing else.
  if (!isLost && said.wishes.every(isOfVideos)) return said;
  const asked: Condition = tone
    ? { is: 'value', facet: 'tones', value: tone }
    : { is: 'video', title };
  if (!isLost && !phrases.get(title)?.every(({ of }) => of === 'video')) {
    const wishes = said.wishes.map((one) => (one.not ? one : { ...one, any: [...one.any, asked] }));
    return { ...said, wishes };
  }
  const wish = { any: [asked], not: false, spans: [[0, sentence.length]] } satisfies Wish;
  return { wishes: [wish], unknown: [], project: [], optional: [] };
}

/**
 * Understands a sentence, in Spanish, English or both, as wishes, and names what it sets aside.
 *
 * @param today the current day, `YYYY-MM-DD`
 * @param isTyping whether the last word may be incomplete
 */
export function understand(
  index: FinderIndex,
  sentence: string,
  today: string,
  isTyping = false,
): Understood {
  if (!sentence.trim()) return { wishes: [], unknown: [], project: [], optional: [] };
  const isRead = (word: string) => saysSomething(getLexicon(index), word);
  const cut = (word: string) => (isRead(word) ? word : '');
  const read = isTyping ? sentence.replace(/(?<![\p{L}\d])\p{L}+$/u, cut) : sentence;
  const said = new Reader(index, read, today, isTyping && !/\s$/.test(read)).understood();
  return withVideo(getLexicon(index), sentence, said);
}
