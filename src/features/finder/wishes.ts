import type { AskedCredit, Condition, Wish } from './finderIndex';
import type { Item } from './items';

/** Something asked for. */
export interface Term {
  conditions: Condition[];
  /** What of a person its conditions are about. */
  facet: string;
  not: boolean;
  /** How it goes with what was asked for before. */
  link: 'or' | 'and' | 'comma' | 'slash' | '';
  item: Pick<Item, 'start' | 'end'>;
  /** Other parts of the sentence that go with it. */
  more?: Pick<Item, 'start' | 'end'>[];
  /** Of ages and heights that a word only suggests: "chica", "alta". */
  isSuggested?: boolean;
  /** Of a value whose feminine form speaks of a woman: "rubia". */
  isWoman?: boolean;
  /** Whether a comma stands before its "or". */
  isApart?: boolean;
  /** Of two people, the one of whom it is said. */
  of?: Condition | undefined;
}

/** Whether a person has one value of a facet: several of them are alternatives. */
const isExclusive = (facet: string): boolean =>
  ['lists', 'gender', 'hair', 'eyes', 'age', 'height'].includes(facet);

/** Whether what a term joins is an alternative, as for "Nerea Soto y Palmira Salas"; "Soto, Nerea" is one name. */
function isAlternative({ facet, link, conditions: [first] }: Term): boolean {
  const isName = first?.is === 'name' && (link === 'and' || first.words.length > 1);
  // "tanto chicos como chicas"
  return facet === 'gender' || (link !== '' && (isName || isExclusive(facet)));
}

/** Whether a term is the other end of a range: "taller than 170 and shorter than 180". */
function isNarrower({ conditions: [last] }: Term, [before, other]: readonly Term[]): boolean {
  const [first] = before!.conditions;
  if (other || (last?.is !== 'age' && last?.is !== 'height') || first?.is !== last.is) return false;
  const from = [first, last].find((one) => one.to === undefined)?.from;
  const to = [first, last].find((one) => one.from === undefined)?.to;
  return from !== undefined && to !== undefined && from <= to;
}

/** Returns the facet of a value, "with" for somebody worked with, else the kind of a condition. */
export function facetOf(asked: Condition): string {
  if (asked.is === 'value') return asked.facet;
  return asked.is === 'credit' && asked.with ? 'with' : asked.is;
}

export const genderIs = (value: string): Condition => ({ is: 'value', facet: 'gender', value });

const valueOf = ({ conditions: [first] }: Term): string =>
  first?.is === 'value' ? first.value : '';

/** Whether a term excludes what the feminine form of the same word asks for: "directoras, no directores". */
const isRefined = (term: Term, terms: readonly Term[]): boolean =>
  term.not &&
  valueOf(term) !== '' &&
  terms.some((one) => one.isWoman && !one.not && valueOf(one) === valueOf(term));

/** Returns the term whose feminine form speaks of a woman; "gaitero o gaitera", "titiriteras y titiriteros" are about both. */
function findWoman(terms: readonly Term[]): Term | undefined {
  const isPaired = (at: number) => {
    const [first, second] = [terms[at], terms[at + 1]];
    const isJoined =
      second?.link === 'or' || (second?.link === 'and' && valueOf(first!) === valueOf(second));
    return isJoined && first?.isWoman !== second.isWoman;
  };
  return terms.find(({ isWoman }, at) => isWoman && !isPaired(at) && !(at > 0 && isPaired(at - 1)));
}

/** Lets what is said clearly take the place of what a word only suggests. */
function adjust(terms: readonly Term[]): Term[] {
  const all = (facet: string) => terms.filter((term) => term.facet === facet && !term.not);
  const isSaid = (facet: string) => all(facet).some(({ isSuggested }) => !isSuggested);
  // "chica, late teens": the age is that of the second word.
  const suggested = all('age').filter(
    ({ isSuggested, link }) => isSuggested && link !== 'or' && link !== 'and',
  );
  const saysGender = (term: Term) => all('gender').some(({ item }) => item === term.item);
  const wide = suggested.every(saysGender) ? [] : suggested.filter(saysGender);
  // "free for a shoot in February": not today, too.
  const days = all('available');
  const isToday = ([first]: Condition[]) => first?.is === 'available' && first.from === first.to;
  const isKept = ({ facet, isSuggested, conditions }: Term) =>
    !(isSuggested && isSaid(facet)) &&
    !(days.length > 1 && facet === 'available' && isToday(conditions));
  let kept = terms.filter((term) => isKept(term) && !wide.includes(term));
  const suggests = findWoman(kept);
  const hasPeople = all('gender').length + all('lists').length > 0;
  if (suggests && !hasPeople) {
    const { item } = suggests;
    kept.unshift({ conditions: [genderIs('woman')], facet: 'gender', not: false, link: '', item });
  }
  // "female actor" is an actress.
  const isFemale = all('gender').some((term) => valueOf(term) === 'woman');
  const [list, other] = all('lists');
  if (isFemale && list && !other && valueOf(list) === 'actores') {
    list.conditions = [{ is: 'value', facet: 'lists', value: 'actrices' }];
  }
  // Those who direct and write are not cast: their gender is a value of its own.
  if (all('crafts').length > 0) {
    const behind = (one: Condition) =>
      one.is === 'value' ? { ...one, value: `${one.value}-behind` } : one;
    kept = kept.map((term) =>
      term.facet === 'gender' ? { ...term, conditions: term.conditions.map(behind) } : term,
    );
  }
  return kept;
}

const isCredit = ({ facet, not }: Term): boolean => facet === 'credit' && !not;

const creditsOf = ({ conditions }: Term): AskedCredit[] =>
  conditions.filter((one) => one.is === 'credit');

/** The parts of a credit that a term asks for: "kinds", "billing", "years". */
const creditParts = ({ conditions: [first] }: Term): string[] =>
  first?.is === 'credit' ? Object.keys(first).filter((key) => key !== 'is') : [];

const has = (term: Term, ...parts: string[]): boolean =>
  parts.some((part) => creditParts(term).includes(part));

/** Returns what one of each asks for of the same credit. */
const combine = (some: readonly Term[], others: readonly Term[]): AskedCredit[] =>
  some
    .flatMap(creditsOf)
    .flatMap((one) => others.flatMap(creditsOf).map((other) => ({ ...one, ...other })));

/** Lets terms say of credits what they ask for. */
function attach(
  terms: readonly Term[],
  said: readonly Term[],
  isCredited: (term: Term) => boolean,
): Term[] {
  const join = (term: Term): Term => ({
    ...term,
    conditions: combine([term], said),
    more: [...(term.more ?? []), ...said.map(({ item }) => item)],
  });
  return terms
    .filter((term) => !said.includes(term))
    .map((term) => (isCredited(term) ? join(term) : term));
}

/**
 * Splits what a sentence says of credits where "and" begins another one: "regular on a channel, and lead on stage".
 * Each side says more than one thing, and one of them twice; "cine y teatro desde 2015" has the years of both.
 */
function splitCredits(terms: readonly Term[]): Term[][] {
  const partsOf = (some: readonly Term[]) => some.filter(({ not }) => !not).flatMap(creditParts);
  const at = terms.findIndex((term, place) => {
    const [left, right] = [partsOf(terms.slice(0, place)), partsOf(terms.slice(place))];
    const isTwice = creditParts(term).some((part) => left.includes(part));
    return term.link === 'and' && !term.not && isTwice && left.length > 1 && right.length > 1;
  });
  return at < 0 ? [[...terms]] : [terms.slice(0, at), ...splitCredits(terms.slice(at))];
}

/** Gives the years that a sentence says to its works: "protagonista en 2025", "series antes de 2020". */
function mergeYears(terms: readonly Term[]): Term[] {
  const isDated = (term: Term) => isCredit(term) && creditParts(term).join() === 'years';
  const dated = terms.filter(isDated);
  const isWork = (term: Term) => term.facet === 'credit' && !isDated(term);
  return dated.length > 0 && terms.some(isWork) ? attach(terms, dated, isWork) : [...terms];
}

/** Lets a work be one with somebody who is named beside it: "series de Silvia Monreal", "protagonista con Ana". */
function mergeColleague(terms: readonly Term[]): Term[] {
  const [colleague, other] = terms.filter(({ facet, not }) => facet === 'with' && !not);
  if (!colleague || other) return [...terms];
  const at = terms.indexOf(colleague);
  // "musicales y rodado con Joan Vidal" are two works.
  const works = terms.filter((term, place) => {
    const later = place > at ? term : colleague;
    return isCredit(term) && later.link === '';
  });
  const nearest = works.findLast((term) => terms.indexOf(term) < at) ?? works[0];
  if (!nearest) return [...terms];
  // "who was in «Cota 900» and has done theatre with Joan Vidal": the title says another work.
  const parts = creditParts(nearest).join();
  const isSame = (term: Term) => works.includes(term) && creditParts(term).join() === parts;
  return attach(terms, [colleague], isSame);
}

/** Makes one credit of a billing and the work or kind of work beside it: "protagonista de «Cota 900»". */
function mergeCredits(terms: Term[]): Term[] {
  const credits = terms.filter(isCredit);
  // "cast of «Cota 900» except the lead": the lead of that work.
  const except = terms.find((term) => term.not && has(term, 'billing'));
  if (except && credits.length === 1) {
    const conditions = combine(credits, [except]);
    return terms.map((term) => (term === except ? { ...except, conditions } : term));
  }
  const isBilled = (term: Term) => has(term, 'billing', 'role');
  const billed = credits.find(isBilled);
  const others = credits.filter((term) => !isBilled(term) && term.link !== 'or');
  const work = others.find((term) => has(term, 'titles')) ?? others[0];
  if (!billed || !work) return terms;
  const [first, second] = [billed, work].sort((a, b) => a.item.start - b.item.start);
  // "played a doctor, and in theatre" are two credits, "lead, theatre" is one.
  if (has(billed, 'role') && second!.link !== '') return terms;
  // "lead in a film or series", "played a judge or a prosecutor on TV"
  const isAlternative = (term: Term) => term.link === 'or' && term !== billed;
  const billings = credits.filter((term) => isBilled(term) && isAlternative(term));
  const works = credits.filter((term) => !isBilled(term) && isAlternative(term));
  const merged: Term = {
    ...first!,
    item: { start: first!.item.start, end: second!.item.end },
    more: [...works, ...billings].map(({ item }) => item),
    conditions: combine([work, ...works], [billed, ...billings]),
  };
  const parts = [billed, work, ...works, ...billings];
  return terms.flatMap((term) => (term === first ? [merged] : parts.includes(term) ? [] : [term]));
}

/** Gives an award the result that is asked for beside it: "ganadora de un Candil". */
function mergeAwards(all: Term[]): Term[] {
  // "won a Candil, not only nominated", "winners, not nominees"
  const isWon = all.some(({ facet, not }) => facet === 'awards' && !not);
  // "nominada a un premio": the second word says of what.
  const isNominated = all.some(
    ({ facet, conditions, not, link }) =>
      facet === 'awards' && conditions.length > 1 && !not && link !== 'or' && link !== 'and',
  );
  const isOfWhat = ({ facet, link, not, conditions }: Term) =>
    isNominated && facet === 'awards' && link === '' && !not && conditions.length === 1;
  const terms = all.filter(
    (term) => !(isWon && term.facet === 'awards' && term.not) && !isOfWhat(term),
  );
  const award = terms.find(({ conditions: [first] }) => first?.is === 'award');
  const results = terms.filter(({ facet }) => facet === 'awards');
  if (!award || results.length === 0) return terms;
  // Who won was nominated: "nominado" is any result, "nominado al premio" too.
  const result = results.every(({ conditions }) => conditions.length === 1)
    ? valueOf(results[0]!)
    : undefined;
  const items = [award, ...results].map(({ item }) => item);
  const merged: Term = {
    ...award,
    not: award.not || results.some(({ not }) => not),
    item: {
      start: Math.min(...items.map(({ start }) => start)),
      end: Math.max(...items.map(({ end }) => end)),
    },
    conditions: award.conditions.map((one) => (one.is === 'award' ? { ...one, result } : one)),
  };
  return terms.flatMap((term) =>
    term === award ? [merged] : results.includes(term) ? [] : [term],
  );
}

/** Groups terms: alternatives where they are joined by "or", or a person has but one of them. */
function groupTerms(terms: readonly Term[]): Term[][] {
  const groups: Term[][] = [];
  for (const term of terms) {
    const isSame = ([first]: Term[]) =>
      first!.facet === term.facet && first!.not === term.not && first!.of === term.of;
    const same = groups.slice(-3).findLast(isSame);
    const last = groups.at(-1);
    if (term.link === 'or' && last && last[0]!.not === term.not) {
      const target = same ?? last;
      target.push(term);
      mergeCommas(groups, target);
    } else if (same && !term.not && isAlternative(term) && !isNarrower(term, same)) same.push(term);
    else groups.push([term]);
  }
  return groups;
}

/**
 * Gives what a sentence about two people says of both to each: "actor vasco o actriz catalana, de 30 años".
 * What it says of one side only, or after both, is of both.
 */
function attribute(terms: readonly Term[]): Term[] {
  const heads = terms.filter(({ facet, not }) => !not && ['gender', 'lists'].includes(facet));
  const [first, second] = heads;
  const isPair = second && heads.length === 2 && first!.facet === second.facet;
  if (!isPair || valueOf(first!) === valueOf(second)) return [...terms];
  const from = terms.indexOf(first!) + 1;
  const between = terms.slice(from, terms.indexOf(second) + 1);
  const or = between.findLast((term) => term.link === 'or' && term !== second) ?? second;
  const start = terms.indexOf(second.link === 'or' ? second : or);
  const said = (side: readonly Term[]) =>
    side.filter((one) => !heads.includes(one) && !one.isSuggested);
  const [left, right] = [said(terms.slice(0, start)), said(terms.slice(start))];
  const isShared = ({ facet }: Term) =>
    [left, right].every((side) => side.some((one) => one.facet === facet));
  if (terms[start]!.link !== 'or' || !left.some(isShared)) return [...terms];
  return terms.map((term, at): Term => {
    if (term === second) return { ...term, link: 'or' };
    const link = at === start ? '' : term.link;
    if (!isShared(term) || term.isSuggested) return { ...term, link };
    return { ...term, link, of: (at < start ? first! : second).conditions[0] };
  });
}

/** Returns the pairs of "surf and dive or ski and climb", "surf and dive, or climb": "and" joins what is on a side. */
function pairsOf(terms: readonly Term[]): Term[][] | undefined {
  const ors = terms.filter(({ link }, at) => at > 0 && link === 'or');
  const at = terms.indexOf(ors[0]!);
  if (ors.length !== 1) return undefined;
  const [left, right] = [terms.slice(0, at), terms.slice(at)];
  const isJoined = ([one, ...others]: Term[]) =>
    (others.length > 0 || one!.isApart) &&
    [one!, ...others].every(({ facet, not }) => facet === left[0]!.facet && !not) &&
    others.every(({ link }) => link === 'and');
  if (!isJoined(left) || !isJoined(right)) return undefined;
  return left.flatMap((one) => right.map((other) => [one, other]));
}

/** Returns the wishes of terms. */
export function toWishes(terms: readonly Term[]): Wish[] {
  const adjusted = adjust(terms.filter((term) => !isRefined(term, terms)));
  const credits = splitCredits(adjusted).flatMap((some) =>
    mergeColleague(mergeCredits(mergeYears(some))),
  );
  const merged = mergeAwards(credits);
  const wishes = new Map<string, Wish>();
  for (const group of pairsOf(merged) ?? groupTerms(attribute(merged))) {
    const any = group.flatMap(({ conditions }) => conditions);
    const { not, of } = group[0]!;
    const spans = group.flatMap(({ item, more = [] }) =>
      [item, ...more].map(({ start, end }): [number, number] => [start, end]),
    );
    // "chico joven" says one thing twice.
    const key = JSON.stringify([not, any, of]);
    const said = [...(wishes.get(key)?.spans ?? []), ...spans];
    wishes.set(key, { any, not, spans: said, ...(of && { of }) });
  }
  return [...wishes.values()];
}

/** Adds what commas join to the alternatives before an "or": "inglés, francés o italiano". */
function mergeCommas(groups: Term[][], target: Term[]): void {
  for (let at = groups.indexOf(target) - 1; at >= 0; at--) {
    const group = groups[at]!;
    const [[first], [next], [wanted]] = [group, groups[at + 1]!, target];
    const isJoined = first!.facet === wanted!.facet && first!.not === wanted!.not;
    if (!isJoined || next!.link !== 'comma') return;
    target.unshift(...group);
    groups.splice(at, 1);
  }
}
