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
import { plainWords } from '#contract/words.ts';
import { type Term, facetOf, toWishes } from './wishes';

/*
 * Reads the phrases of a sentence from left to right with six rules: a marker ("acento", "pelo", "trabajado con")
 * says what its neighbours are; a word of several facets is of the one that fits best (`#weigh`); a level belongs
 * to the language, accent or skill beside it; a negation excludes what follows, and what "or" and "ni" join to it;
 * what is said of a project ("rodaje en Granada") is no wish; what is left over is named, if it is no filler.
 */

/** What a sentence asks for. */
export interface Understood {
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
  ['passAs', ['accents']],
  ['video', ['tones']],
  ['like', []],
  ['with', 'with'],
  ['role', 'role'],
  ['studied', 'school'],
  ['titled', 'title'],
]);

/** The markers that take a value beside them with them where it is none of theirs: "acento alemán", "piel negra". */
const STRICT = ['accent', 'hair', 'eyes', 'skin', 'permit', 'passAs'];

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
  ...(['languages', 'skills', 'crafts', 'lists'] as const),
];

const isParticle = (item: Item) => item.isGlue && item.is('particles', 'fillers');
const isArticle = (item: Item) => item.is('definite', 'indefinite', 'possessive');
const isJoint = (item: Item) => item.sign !== '' || item.is('and', 'or', 'nor');
const isBreak = (item: Item) => item.sign !== '' && item.sign !== '-';
/** Whether a sign ends a sentence or a line. */
const isBreakOfSentence = ({ sign }: Item) => /^[.;!?\n]$/.test(sign);
const joinsLevel = (item: Item) =>
  item.is('levelLink', 'language', 'accent', 'overAfter', 'over', 'both') || item.sign === '-';
/** Whether a word speaks of women: "actriz", "chica", "bailarina". */
const speaksOfWomen = (item: Item | undefined): boolean =>
  !!item?.meanings.some(
    ({ gender, feminine, values }) =>
      gender === 'woman' || feminine === true || values?.includes('actrices'),
  );
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
  /** What all that follows in the clause is: not needed, good to have, or what is to be sent. */
  #rest: 'optional' | 'bonus' | 'project' | undefined;

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
    const before = near?.sign === ',' ? near.before : near;
    // English levels stand before what they belong to; "inglés, fluido".
    const sides = locale === 'en' || before !== near ? [after, before] : [before, after];
    const owner = sides.find(isFree);
    if (!owner || near?.is('not') || (item.is('mark') && owner === after)) return;
    item.isRead = true;
    const side = owner === after ? 'after' : 'before';
    const isShared = side === 'after' || level === 'bilingual' || before !== near;
    const joins = (one: Item) =>
      (one.isGlue && one.is('particles', 'and', 'or')) || /^[/&-]$/.test(one.sign);
    for (let one: Item | undefined = owner; isFree(one);) {
      this.#levels.set(one, { level: level!, items: [item] });
      const next: Item | undefined = one.past(side, joins);
      const isJoined: boolean = isShared && one.has('languages') && !!next?.has('languages');
      one = isJoined && !next?.[side]?.is('level') ? next : undefined;
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
    else if (rest === 'bonus') this.#setAside(item);
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
    const near = items[0]!.past('before', (one) => isArticle(one) || isParticle(one));
    const named = near && near === this.#not ? [near, ...items] : items;
    this.#unknown.push(...named);
    return this.#forget(named);
  }

  #setOptional(items: readonly Item[]): void {
    for (const item of items) item.isRead = true;
    this.#optional.push(...items.filter((item) => !item.isFiller || !item.isGlue));
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
      one.sign === ':' || (one.sign === ',' && this.#isCapital(item) && !this.#isKnownName(item));
    const near = item.past(
      'before',
      (one) => (isParticle(one) && !one.is('project')) || isBetween(one),
    );
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
    if (this.#isOfExcluded(first)) return this.#setAside(...this.#takeBack(first), ...items);
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

  /** Whether an item says which people are excluded, which no wish can: "menos actores de Madrid". */
  #isOfExcluded(item: Item): boolean {
    const last = this.#terms.at(-1);
    const [start] = last?.spans.at(-1) ?? [];
    const isNear = item.past('before', isParticle)?.start === start;
    return !!last?.not && last.facet === 'lists' && this.#link === '' && isNear;
  }

  #readSign({ sign, after }: Item): boolean {
    if (sign === '/') this.#link ||= 'slash';
    else if (sign && sign !== '-') {
      this.#forget([]);
      this.#link = 'comma';
      const isOfProject = this.#marker?.kind === 'project' && !this.#marker.item.is('projectTerm');
      const isKept = namedOf(this.#marker) ?? isOfProject;
      // "Acentos: argentino y andaluz"
      if (sign !== ':' && (sign !== ',' || !(isKept || this.#goesOn(after))))
        this.#marker = undefined;
      this.#rest = undefined;
    }
    return sign !== '';
  }

  /** Whether the list of a marker goes on: "acento mexicano, colombiano y cubano", but "acento cubano, inglés". */
  #goesOn(item: Item | undefined): boolean {
    const facets = facetsOf(this.#marker);
    // "acento ruso, polaco o búlgaro": no sheet has the last two.
    const isAdjective = this.#marker?.kind === 'accent' && item?.has('citizenships');
    if (!item || (!item.has(...facets) && !isAdjective)) return false;
    const isOne = (one: Item) => one.has(...facets) || one.has('citizenships');
    const end = item.past('after', (one) => one.sign === ',' || isOne(one));
    const isList = end?.is('or') || (end?.is('and') && item.has('origins'));
    const isMore = item.has('languages') || !item.has(...facets);
    return !isMore || !!isList || this.#marker!.item.after?.sign === ':';
  }

  /** Reads what somebody played, after "hizo de" and the like, with the words that follow: "Mrs Baptiste". */
  #readRole(item: Item): boolean {
    const [first] = this.#terms.at(-1)?.conditions ?? [];
    const isJoined = this.#link === 'or' && first?.is === 'credit' && first.role;
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
    this.#useMarker();
    this.#marker = undefined;
    return this.#push(items, [{ is: 'credit', role: words.join(' ') }]);
  }

  #isParticleWord(word: string): boolean {
    return !!this.#lexicon.phrases.get(word)?.some(({ kind }) => kind === 'particles');
  }

  #useMarker(): void {
    if (this.#marker) this.#marker.item.isRead = true;
  }

  /** Takes "haya sido" and the like as read before what is no name: "haya sido protagonista". */
  #useNamed(): void {
    if (namedOf(this.#marker)) this.#useMarker();
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
    // "pelo negro", "black hair", but "negro"
    if (!item.is('unknown') || item.has(...facetsOf(marker))) return false;
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
    const before = item.past('before', (one) => isOfName(one) || one.sign === '-');
    const next = item.past('after', isOfName);
    const said = next?.sign && !isBreakOfSentence(next) ? next.after : next;
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
      if (!next || (!next.isWord && !this.#isCapital(next)) || next.conditions) break;
      const both = namesOf(next).filter((name) => names.includes(name));
      if (both.length === 0) break;
      names = both;
      items = [...items, next];
    }
    return { items, names };
  }

  /** Reads a word that is no phrase: part of a name, a title, a school or an award. */
  #readWord(item: Item, isIncomplete: boolean): true {
    const near = item.past('before', (one) => isParticle(one) && one !== this.#marker?.item);
    const isMarked = near === this.#marker?.item && facetsOf(this.#marker).length > 0;
    if (this.#marker?.kind === 'like' || this.#isCompared(item)) return this.#setAside(item);
    if (this.#isCharacter(item)) {
      this.#setAside(item);
      // What is said of each is an alternative.
      this.#link = 'comma';
      return true;
    }
    // "residente en Marte", which is near the role of a Marta
    if (near && isMarked && !isIncomplete && this.#marker?.kind !== 'project')
      return this.#setAside(item);
    // "rodaje en Cuenca"
    if (this.#isOfProject(item)) return this.#setProject(item);
    const expected = namedOf(this.#marker);
    const last = this.#terms.at(-1);
    const isAlone = this.#items.every(
      (one) => one === item || one.isGlue || one.isWord || one.sign !== '',
    );
    const isQuoted = /^[«“"]/.test(this.#textOf(item));
    const isCapital = this.#isCapital(item);
    const isOrdinary = this.#lexicon.ordinary.has(item.text) && !(isCapital && item.before);
    const isAward = last?.facet === 'awards' || item.past('after', isParticle)?.has('awards');
    const isWork = last && ['credit', 'crafts'].includes(last.facet);
    // "la fiscal de Sala tercera"
    const next = item.past('after', isParticle);
    const isOfTitle = next !== item.after && next?.all('named').some(({ of }) => of === 'title');
    const runs: Record<Named, boolean | undefined> = {
      name: true,
      title: expected === 'title' || isQuoted || ((isAlone || isWork) && !isOrdinary),
      with: true,
      school: expected === 'school' || isCapital || isAlone,
      award: isCapital || isAlone || !!isAward,
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
        this.#useMarker();
        return this.#push(items, asWith());
      case 'with':
        this.#useMarker();
        return this.#push(items, asWith());
      case 'title':
        this.#useMarker();
        return this.#push(items, [{ is: 'credit', titles: [...names] }]);
      case 'role':
        return this.#push(items, [{ is: 'credit', role: words.join(' ') }]);
      case 'school':
      case 'award':
        this.#useMarker();
        return this.#push(items, [{ is: of, words: words.join(' ') }]);
    }
  }

  /** Whether a name is that of somebody worked with: "trabajado con Ana", "serie con Ana", "Ana's castmates". */
  #isColleague(item: Item): boolean {
    const isOfWork = item.before?.is('nameMarker') && item.before.before?.is('credit', 'named');
    const isAfter = item.after?.is('colleagues');
    if (isAfter) item.after!.isRead = true;
    return this.#marker?.kind === 'with' || !!isOfWork || !!isAfter;
  }

  /** Reads whole names: a title, a school, somebody, or whom they worked with. */
  #readNamed(item: Item): boolean {
    const named = item.all('named');
    if (named.length === 0) return false;
    if (this.#marker?.kind === 'like' || this.#isCompared(item)) return this.#setAside(item);
    const find = (of: Named | 'video') => named.find((one) => one.of === of)?.name;
    const [title, name, other, video] = [find('title'), find('name'), find('with'), find('video')];
    const isWith = this.#isColleague(item);
    this.#useMarker();
    if (this.#marker?.kind !== 'with') this.#marker = undefined;
    if (title && (!isWith || (!name && !other)))
      return this.#push([item], [{ is: 'credit', titles: [title] }]);
    if (video && !name && !other) return this.#push([item], [{ is: 'video', title: video }]);
    const studied = named.filter(({ of }) => of === 'school' || of === 'award');
    if (studied.length > 0 && !isWith) {
      const conditions = studied.map(({ of, name: words }) => ({
        is: of as 'school',
        words: words!,
      }));
      return this.#push([item], conditions);
    }
    const isDirector = other && item.before?.is('nameMarker') && this.#terms.length > 0;
    return isWith || isDirector || !name
      ? this.#push([item], [{ is: 'credit', with: (name ?? other)! }])
      : this.#push([item], [{ is: 'name', words: name.split(' ') }]);
  }

  /** Whether a name compares, or is a relative's: "a young Iker Zubiri", "Iker Zubiri type", "hermana de Iker Zubiri". */
  #isCompared(item: Item): boolean {
    const { before } = item;
    const after = item.past('after', (one) => one.isWord);
    const isYoung = before?.is('person') && before.before?.is('indefinite');
    // "quitando a Ana"
    const isOneOf = before?.is('indefinite') && !before.is('to');
    const isOne = (isOneOf || isYoung) && !after?.is('credit');
    const isRelative = before?.is('of') && before.before?.is('relation');
    return this.#isKnownName(item) && (!!isOne || !!isRelative || !!after?.is('likeAfter'));
  }

  /** Returns the English marker after a run of values: "British and US accents", "black hair". */
  #markerAfter(item: Item): Marker | undefined {
    const next = item.past(
      'after',
      (one) =>
        !one.isPerson && !markerOf(one) && (isJoint(one) || one.is('level', 'value', 'indefinite')),
    );
    const marker = next && markerOf(next);
    const isEnglish = marker?.item.all(marker.kind).some(({ locale }) => locale === 'en');
    const isMeant = facetsOf(marker).length > 0 || marker?.kind === 'permit';
    return isEnglish && isMeant && !['place', 'passAs'].includes(marker!.kind) ? marker : undefined;
  }

  /** Returns how well a meaning goes with what is beside it; below 0 it cannot be meant. */
  #weigh(item: Item, { facet, feminine, needsMarker }: Meaning): number {
    const { before, after } = item;
    const post = this.#markerAfter(item);
    const isOf = (marker: Marker | undefined) => facetsOf(marker).includes(facet!);
    if (post && isOf(post)) return post.item === after ? 90 : 55;
    if (facet === 'languages' && before?.is('language', 'without')) return 85;
    if (isOf(this.#marker) && !(post && post.item === after)) return 80;
    if (needsMarker) return -1;
    const plain = ORDER.indexOf(facet!);
    const isLevelled = this.#levels.has(item) || after?.is('level');
    if (facet === 'languages' && isLevelled) return plain + (this.#link === 'comma' ? 90 : 50);
    const isPersonBeside =
      item.past('before', isLook)?.isPerson ||
      item.past('after', (one) => isLook(one) && !one.isPerson)?.isPerson;
    const isOfPerson =
      isPersonBeside || before?.is('indefinite') || (feminine && !before?.is('notPeople'));
    // "no sevillanas" speaks of people, "baile sevillanas" of a dance.
    const isCitizen = facet === 'places' && feminine !== undefined;
    const isNot = this.#not && item.past('before', isParticle) === this.#not;
    if (isCitizen && (isPersonBeside || isNot)) return plain + 40;
    const isOrigin = facet === 'citizenships' || facet === 'origins';
    // "actriz inglés" asks for the language: she would be "inglesa".
    const isOther = feminine === false && speaksOfWomen(item.past('before', isLook));
    const isMeant = (isOfPerson && !isOther) || this.#not?.is('notBeing');
    return isOrigin && isMeant ? plain + 40 + Number(feminine === true) : plain;
  }

  #readValue(item: Item): boolean {
    const weighed = item.all('value').map((one) => ({ one, weight: this.#weigh(item, one) }));
    const [best] = weighed.sort((a, b) => b.weight - a.weight);
    if (!best || best.weight < 0) return false;
    const { facet, values = [], feminine } = best.one;
    const post = this.#markerAfter(item);
    const marker = post && post.item === item.after ? post : this.#marker;
    const isOf = facetsOf(marker).includes(facet!);
    if (
      !isOf &&
      (this.#readBesideMarker(item, marker) || this.#readInList(item, facet!, marker, post))
    )
      return true;
    if (this.#readOfProject(item, facet!) || this.#readLessThanNext(item, best.one)) return true;
    const isNotWoman = this.#not && !this.#not.is('notBeing', 'no');
    const isWoman = feminine === true && !isOf && !item.before?.is('notPeople') && !isNotWoman;
    if (isOf) marker!.item.isRead = true;
    else this.#marker = undefined;
    const least = isRated(facet!) ? this.#levels.get(item)?.level : undefined;
    const conditions = values.map((value): Condition => ({
      is: 'value',
      facet: facet!,
      value,
      ...(least && { least }),
    }));
    return this.#push([item], conditions, { isWoman });
  }

  /** Names what stands beside a marker and is none of its values: "acento alemán", "piel negra". */
  #readBesideMarker(item: Item, marker: Marker | undefined): boolean {
    if (!marker || !STRICT.includes(marker.kind)) return false;
    const isBefore =
      marker.item.is('permit', 'passAs') ||
      marker.item.after?.sign === ':' ||
      marker.item.all(marker.kind).some(({ locale }) => locale === 'es');
    const isBetween = (one: Item) => one !== marker.item && (isParticle(one) || one.sign === ':');
    const isBeside =
      item.after === marker.item || (isBefore && item.past('before', isBetween) === marker.item);
    return isBeside && this.#setAside(item, marker.item);
  }

  /** Names an adjective in a list of accents that no sheet has: "irlandés o escocés", "German or Irish accent". */
  #readInList(
    item: Item,
    facet: WishFacet,
    marker: Marker | undefined,
    post: Marker | undefined,
  ): boolean {
    const isOther = facet === 'citizenships' || (facet === 'languages' && !this.#levels.has(item));
    const last = this.#terms.at(-1);
    const isJoined = this.#link === 'or' || this.#link === 'comma';
    const isAfter = isJoined && facetsOf(marker).includes(last?.facet as WishFacet);
    const isBefore = post?.kind === 'accent' && (this.#link === 'or' || !!item.after?.is('or'));
    if (!isOther || !(isAfter || isBefore)) return false;
    if (this.#link === 'or' && last?.link === 'comma') last.link = 'or';
    this.#setAside(item);
    if (item.after?.is('or')) this.#link = 'or';
    return true;
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
      (item.before === this.#project.at(-1) &&
        (item.before?.is('projectTerm') || (!!item.before && this.#isCapital(item))));
    const isPlace = this.#marker?.kind === 'project' && facet === 'places';
    return (isOfWork || isPlace) && this.#setProject(item);
  }

  /** Keeps what says less than what follows: "con la directora Ana", "canta ópera". */
  #readLessThanNext(item: Item, { facet, isVerb }: Meaning): boolean {
    if (this.#marker?.kind === 'with' && facet === 'crafts') return this.#keep(item);
    if (facet !== 'skills') return false;
    // "cantante de jazz", "pianista de tango" are no dancers.
    const musician = item.before?.is('of') && item.before.before;
    if (
      musician &&
      ['music', 'voice'].includes(this.#groupOf(musician)!) &&
      this.#groupOf(item) === 'dance'
    )
      return this.#setAside(item);
    const noun = item.past('after', (one) => isParticle(one) && !one.is('and', 'or'));
    const isMore = noun?.meanings.some((one) => one.facet === 'skills' && !one.isVerb);
    return !!isVerb && !!isMore && this.#groupOf(noun!) === this.#groupOf(item) && this.#keep(item);
  }

  /** Returns the group of the first skill that an item can mean: "dance". */
  #groupOf(item: Item): string | undefined {
    const skill = item.meanings.find(({ facet }) => facet === 'skills');
    return this.#lexicon.groups.get(skill?.values?.[0] ?? '');
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
    const isTitle = item.is('honorific') && next === item.after && next && this.#isNameWord(next);
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
    if (meaning.kind === 'credit' && this.#isProject(item, first!)) return this.#setProject(item);
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
    const next = item.past('after', (one) => isParticle(one) && !one.is('purpose', 'and'));
    const before = item.past('before', (one) => one.is('of'));
    const isQuality = (one: Item | undefined) =>
      one?.is('unknown', 'level', 'person') || (one?.isWord && !this.#isCapital(one));
    if (item.before?.is('credit')) {
      // "video game voice actress"
      this.#terms.at(-1)?.spans.push([item.start, item.end]);
      return this.#forget([item]);
    }
    if (next?.is('credit')) return this.#keep(item);
    const quality = [next, item.before].find(isQuality);
    if (quality) return this.#setAside(item, quality);
    if (next?.is('purpose') && next.past('after', isParticle)?.has('skills'))
      return this.#keep(item);
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
    if (asked.is !== 'credit' || !(asked.kinds || item.is('work'))) return false;
    // "writer for TV"
    const isCraft = this.#terms.at(-1)?.facet === 'crafts';
    const isFor = !isCraft && item.past('before', isArticle)?.is('purpose');
    const next = item.past('after', isParticle);
    const isBeside = !!next?.is('project') || this.#marker?.kind === 'project';
    const isAlone = [item.before, item.after].every(
      (one) => !one || isBreak(one) || one.is('projectTerm'),
    );
    const isSaid = () => this.#items.some((one) => one.is('project', 'projectTerm'));
    // "guest role on television" alone is a search.
    const isBrief = () =>
      !!asked.kinds ||
      this.#items.some((one) => isBreak(one) || one.isUnknown || one.is('project', 'projectTerm'));
    const isOpening = item.is('work') && this.#isOpening(item) && isBrief();
    return isFor || isBeside || (isAlone && isSaid()) || isOpening;
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
    if (item.is('bonus')) this.#readBonus(item);
    else if (item.is('send')) {
      this.#rest = 'project';
      this.#setProject(item);
    } else if (item.is('notNeeded')) {
      item.isRead = true;
      // "no hace falta inglés", "English not required"
      if (next && !isJoint(next) && !next.is('but')) this.#rest = 'optional';
      else this.#setOptional(this.#takeBack(item));
    } else if (marker) this.#readMarker(marker);
    else if (last && (item.is('notBefore') || (item.is('no') && (!next || next.sign))))
      last.not = true;
    else if (item.is('not', 'nor')) {
      this.#not = item;
      // "que no sea de Perú" speaks of the person.
      if (item.is('notBeing')) this.#marker = undefined;
    } else if (item.is('or') && this.#unknown.at(-1) !== item.before) this.#link = 'or';
    else if (item.is('and') && this.#link !== 'or') this.#link = 'and';
  }

  /** Takes back what was asked for right before an item, with what "and" joins to it: "English not required". */
  #takeBack(item: Item): Item[] {
    const near = item.past(
      'before',
      (one) => isParticle(one) || one.is('but', 'level', 'bonus') || !!markerOf(one),
    );
    const taken: Term[] = [];
    const isNear = () => this.#terms.at(-1)?.spans.some(([start]) => start === near?.start);
    while (taken.length > 0 ? ['and', 'or'].includes(taken.at(-1)!.link) : isNear())
      taken.push(this.#terms.pop()!);
    const spans = taken.flatMap((one) => one.spans);
    return this.#items.filter(({ start }) => spans.some(([at]) => at === start));
  }

  /** Names what would be good to have: "se valora inglés", "boxing a plus". */
  #readBonus(item: Item): void {
    const { after: next } = item;
    const isBefore = !!next && !isBreak(next) && !next.is('but');
    if (isBefore) this.#rest = 'bonus';
    this.#setAside(...(isBefore ? [] : this.#takeBack(item)), item);
  }

  #readMarker(marker: Marker): void {
    const { kind, item } = marker;
    const next = item.past('after', (one) => one.isGlue || one.is('level'));
    const following = item.past('after', isParticle);
    if (kind === 'like') {
      if (following && (this.#isNameWord(following) || item.is('person'))) {
        this.#setAside(item, following);
        this.#marker = marker;
      }
      return;
    }
    const before = item.past('before', ({ sign }) => sign === '-');
    if (item.is('voice') && before?.isUnknown) {
      // "deep voiced man"
      this.#setAside(before, item);
      return;
    }
    // "para hacer de abuela" says who is looked for, "plays the piano" a skill, "compañera de reparto de" with whom.
    const isOther =
      (kind === 'role' && next?.is('person') && item.past('before', isArticle)?.is('purpose')) ||
      (item.is('plays') && following?.has('skills')) ||
      (kind === 'titled' && this.#marker?.kind === 'with');
    if (isOther) item.isRead = true;
    else {
      // "afincado o afincada en Galicia"
      if (this.#marker?.kind === kind) this.#useMarker();
      this.#marker = marker;
    }
  }
}

/** Whether a word that is being typed is one, or begins a name; "m" is a code, and what most words begin with. */
function saysSomething({ words, named }: Lexicon, typed: string): boolean {
  const [word = ''] = plainWords(typed);
  if (word.length < 3) return false;
  const isNamed = Object.values(named).some((one) => one.has(word));
  return words.has(word) || isNamed || [...named.name.keys()].some((one) => one.startsWith(word));
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
  return new Reader(index, read, today, isTyping && !/\s$/.test(read)).understood();
}
