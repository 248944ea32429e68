import type { AskedCredit, Condition, Wish } from './finderIndex';

/** Something asked for. */
export interface Term {
  conditions: Condition[];
  /** What of a person its conditions are about. */
  facet: string;
  not: boolean;
  /** How it goes with what was asked for before. */
  link: 'or' | 'and' | 'comma' | 'slash' | 'pair' | '';
  spans: [start: number, end: number][];
  /** Of ages and heights that a word only suggests: "chica", "alta". */
  isSuggested?: boolean;
  /** Of a value whose feminine form speaks of a woman: "rubia". */
  isWoman?: boolean;
}

/** Returns the facet of a value, "with" for somebody worked with, else the kind of a condition. */
export function facetOf(asked: Condition): string {
  if (asked.is === 'value') return asked.facet;
  return asked.is === 'credit' && asked.with ? 'with' : asked.is;
}

/** Lets what is said clearly take the place of what a word only suggests: "chica de 40". */
function dropSuggested(terms: readonly Term[]): Term[] {
  // "free for a shoot in February": not today, too.
  const isToday = ({ conditions: [one] }: Term) => one?.is === 'available' && one.from === one.to;
  const isWeaker = (one: Term, other: Term) =>
    other !== one &&
    other.facet === one.facet &&
    !other.not &&
    ((one.isSuggested && !other.isSuggested) || (isToday(one) && !isToday(other)));
  return terms.filter((one) => {
    const stronger = terms.find((other) => isWeaker(one, other));
    if (!stronger) return true;
    stronger.spans = [...one.spans, ...stronger.spans];
    return false;
  });
}

/** Returns the gender that a feminine form says, where nothing else says one. */
function saidGender(terms: readonly Term[]): Term[] {
  // "gaitero o gaitera", "titiriteras y titiriteros" are both.
  const isPaired = (one: Term, at: number) => {
    const isOther = (other: Term | undefined, link?: Term['link']) =>
      other?.facet === one.facet &&
      !other.isWoman &&
      (link === 'or' ||
        (link === 'and' && JSON.stringify(other.conditions) === JSON.stringify(one.conditions)));
    return isOther(terms[at - 1], one.link) || isOther(terms[at + 1], terms[at + 1]?.link);
  };
  const woman = terms.find((one, at) => one.isWoman && !isPaired(one, at));
  if (!woman || terms.some((one) => !one.not && ['gender', 'lists'].includes(one.facet))) return [];
  const conditions: Condition[] = [{ is: 'value', facet: 'gender', value: 'woman' }];
  return [{ ...woman, conditions, facet: 'gender', not: false, link: '' }];
}

/** Those who direct and write are not cast: their gender is a value of its own. */
function asBehindCamera(terms: readonly Term[]): Term[] {
  if (!terms.some(({ facet, not }) => facet === 'crafts' && !not)) return [...terms];
  const behind = (one: Condition): Condition =>
    one.is === 'value' && one.facet === 'gender' ? { ...one, value: `${one.value}-behind` } : one;
  return terms.map((one) => ({ ...one, conditions: one.conditions.map(behind) }));
}

/** Makes alternatives of what is said of two people: "actor vasco o actriz catalana" finds the Catalan actor, too. */
function joinPair(terms: readonly Term[]): Term[] {
  const isHead = ({ facet, not }: Term) => !not && ['gender', 'lists'].includes(facet);
  const first = terms.findIndex(isHead);
  const second = terms.findIndex((one, at) => at > first && isHead(one));
  const or = terms.findLastIndex(({ link }, at) => at > first && at <= second && link === 'or');
  if (or < 0) return [...terms];
  // "hombre o mujer, inglés y francés" asks both for both.
  const facets = new Set(terms.slice(first, or).map(({ facet }) => facet));
  return terms.map((one, at) =>
    at >= or && facets.has(one.facet) ? { ...one, link: 'pair' } : one,
  );
}

const partsOf = ({ conditions: [first] }: Term): string[] =>
  Object.keys(first!).filter((key) => key !== 'is');
const creditsOf = ({ conditions }: Term) =>
  conditions.filter((one): one is AskedCredit => one.is === 'credit');

/** Makes one of the terms that speak of the same credit: "protagonista de «Cota 900» en 2025". */
function mergeCredits(terms: readonly Term[]): Term[] {
  const merged: Term[] = [];
  const isCredit = ({ facet, not }: Term) => ['credit', 'with'].includes(facet) && !not;
  for (const term of terms) {
    const last = merged.findLast(isCredit);
    const has = (...parts: string[]) =>
      parts.some((part) => last && [...partsOf(last), ...partsOf(term)].includes(part));
    // "played a doctor, and in theatre" are two credits; years are those of what stands before.
    const isApart = term.link === 'or' || (term.link === 'and' && !has('years'));
    const isTwice = last && partsOf(term).some((one) => partsOf(last).includes(one));
    if (!last || !isCredit(term) || isApart || isTwice) merged.push(term);
    else {
      last.conditions = creditsOf(last).flatMap((one) =>
        creditsOf(term).map((other) => ({ ...one, ...other })),
      );
      last.spans = [...last.spans, ...term.spans];
      last.facet = 'credit';
    }
  }
  return merged;
}

/** Gives an award the result that is asked for beside it: "ganadora de un Candil". */
function mergeAwards(terms: readonly Term[]): Term[] {
  const award = terms.find(({ facet }) => facet === 'award');
  const results = terms.filter(({ facet }) => facet === 'awards');
  const [first] = results;
  if (!award || !first) return [...terms];
  // Who won was nominated, so that "nominado" is any result; "winners, not nominees" are winners.
  const same = results.filter(({ not }) => not === first.not);
  const [value] = same.every(({ conditions }) => conditions.length === 1) ? first.conditions : [];
  const result = value?.is === 'value' ? value.value : undefined;
  const merged: Term = {
    ...award,
    not: award.not || first.not,
    spans: [award, ...results].flatMap(({ spans }) => spans),
    conditions: award.conditions.map((one) => (one.is === 'award' ? { ...one, result } : one)),
  };
  return terms.filter((one) => !results.includes(one)).map((one) => (one === award ? merged : one));
}

/** A person has one value of these: several are alternatives. */
const EXCLUSIVE = ['lists', 'gender', 'hair', 'eyes', 'age'];

/** Groups terms: alternatives where "or" joins them, or where a person has but one of them. */
function groupTerms(terms: readonly Term[]): Term[][] {
  const groups: Term[][] = [];
  for (const term of terms) {
    const isSame = ([first]: Term[]) => first!.facet === term.facet && first!.not === term.not;
    const same = groups.slice(-3).findLast(isSame);
    const last = groups.at(-1);
    const [first] = term.conditions;
    const isName = first?.is === 'name';
    const isEither =
      ['gender', 'hair', 'eyes'].includes(term.facet) ||
      (term.link !== '' && (EXCLUSIVE.includes(term.facet) || isName));
    const paired = term.link === 'pair' && groups.findLast(isSame);
    if (paired) paired.push(term);
    else if (term.link === 'or' && last && last[0]!.not === term.not) {
      const target = same ?? last;
      target.push(term);
      joinCommas(groups, target, isSame);
    } else if (same && isEither) same.push(term);
    else groups.push([term]);
  }
  return groups;
}

/** Adds what commas join to the alternatives before an "or": "inglés, francés o italiano". */
function joinCommas(groups: Term[][], target: Term[], isSame: (group: Term[]) => boolean): void {
  for (let at = groups.indexOf(target); at > 0; at--) {
    if (!isSame(groups[at - 1]!) || groups[at]![0]!.link !== 'comma') return;
    target.unshift(...groups.splice(at - 1, 1)[0]!);
  }
}

/** Returns the wishes of terms; what is said twice is one. */
export function toWishes(terms: readonly Term[]): Wish[] {
  const said = dropSuggested(terms.map((one) => ({ ...one })));
  const all = asBehindCamera([...saidGender(said), ...said]);
  const wishes = new Map<string, Wish>();
  for (const group of groupTerms(mergeAwards(mergeCredits(joinPair(all))))) {
    const any = new Map(
      group.flatMap(({ conditions }) => conditions.map((one) => [JSON.stringify(one), one])),
    );
    const { not } = group[0]!;
    const key = JSON.stringify([not, ...any.keys()]);
    const spans = [...(wishes.get(key)?.spans ?? []), ...group.flatMap((one) => one.spans)];
    wishes.set(key, { any: [...any.values()], not, spans });
  }
  return [...wishes.values()];
}
