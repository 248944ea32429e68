import type { Credit, Talent } from '~/model/talent';

/** The fields of a credit that identify its work, and the other talents who worked on it. */
type WorkCredit = Pick<Credit, 'title' | 'year'> & Partial<Pick<Credit, 'director'>>;

/** Returns one form of a name for its spellings that differ in case, spaces or Unicode form only. */
const normaliseName = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Returns the key of a credit's work: credits with the same title and year are of one work.
 *
 * @example
 * creditKey({ title: 'La Marea  baja', year: 2025 }) // 'la marea baja (2025)'
 */
export const creditKey = ({ title, year }: WorkCredit): string =>
  `${normaliseName(title)} (${year ?? ''})`;

/** A link to a talent. It has no further fields, so that their changes do not affect the page. */
export type TalentLink = Pick<Talent, 'name' | 'slug' | 'list'>;

/** The talents that the credits of one talent lead to. */
export interface Works {
  /** By the key of the credit: the other listed talents who worked on it. */
  people: Record<string, TalentLink[]>;
  /** By the director as the credit names them: the listed director of this agency. */
  directors: Record<string, TalentLink>;
}

/** The lists of credits of a talent, in the order of the page. */
export const CREDIT_LISTS = ['cinema', 'television', 'theatre', 'otherWork'] as const;

/** A list of credits, by the kind of work. */
export type CreditList = (typeof CREDIT_LISTS)[number];

/** The fields of a talent from which links between works are found. */
export type WorkTalent = TalentLink & Pick<Talent, 'isListed'> & Record<CreditList, WorkCredit[]>;

type Links = Map<string, Set<TalentLink>>;

/** The links to listed talents; each has one object, which all pages that show it share. */
interface WorkIndex {
  /** By work. */
  people: Links;
  /** The directors, by name. */
  directors: Links;
  links: Map<WorkTalent, TalentLink>;
}

/** A film and a play of one title and year are two works. */
const workKey = (list: CreditList, credit: WorkCredit) => `${list} ${creditKey(credit)}`;

export const toLink = ({ name, slug, list }: TalentLink): TalentLink => ({ name, slug, list });

const add = (links: Links, key: string, link: TalentLink) =>
  links.set(key, (links.get(key) ?? new Set()).add(link));

/** Indexes the works of talents. */
export function indexWorks(talents: readonly WorkTalent[]): WorkIndex {
  const index: WorkIndex = { people: new Map(), directors: new Map(), links: new Map() };
  for (const talent of talents.filter(({ isListed }) => isListed)) {
    const link = toLink(talent);
    index.links.set(talent, link);
    if (talent.list === 'directors') add(index.directors, normaliseName(talent.name), link);
    for (const list of CREDIT_LISTS) {
      for (const credit of talent[list]) add(index.people, workKey(list, credit), link);
    }
  }
  return index;
}

/** Returns the links from the credits of one talent, without links to their own page. */
export function worksOf(talent: WorkTalent, { people, directors, links }: WorkIndex): Works {
  const own = links.get(talent);
  const colleagues: Links = new Map();
  const linked = new Map<string, TalentLink>();
  for (const list of CREDIT_LISTS) {
    for (const credit of talent[list]) {
      for (const other of people.get(workKey(list, credit)) ?? []) {
        if (other !== own) add(colleagues, creditKey(credit), other);
      }
      // Of two directors with one name neither can be meant.
      const [director, namesake] = directors.get(normaliseName(credit.director ?? '')) ?? [];
      if (director && !namesake && director !== own) linked.set(credit.director!, director);
    }
  }
  return {
    people: Object.fromEntries([...colleagues].map(([key, set]) => [key, [...set]])),
    directors: Object.fromEntries(linked),
  };
}

/** Returns the other talents of this agency who worked on the work of a credit. */
export const peopleOf = (works: Works, credit: WorkCredit): TalentLink[] =>
  Object.hasOwn(works.people, creditKey(credit)) ? works.people[creditKey(credit)]! : [];

/** Finds the director of a credit among the directors of this agency. */
export const findDirector = ({ directors }: Works, { director }: WorkCredit) =>
  director !== undefined && Object.hasOwn(directors, director) ? directors[director] : undefined;

/**
 * Returns the works with the latest years, whatever their kind, the latest first; works of one year
 * keep the page's order, cinema before television.
 */
export const latestWorks = <Work extends WorkCredit>(
  talent: Record<CreditList, Work[]>,
  count: number,
): { list: CreditList; credit: Work }[] =>
  CREDIT_LISTS.flatMap((list) => talent[list].map((credit) => ({ list, credit })))
    .sort((a, b) => (b.credit.year ?? 0) - (a.credit.year ?? 0))
    .slice(0, count);

/** Another talent of the agency, and the works that both have in common. */
interface Colleague {
  person: TalentLink;
  titles: string[];
}

const pathOf = ({ list, slug }: TalentLink) => `${list}/${slug}`;

/**
 * Returns the others of this agency who worked on the works of these credits, each once, in the order
 * of the works. The director of a work is omitted there, because the credit links to them.
 */
export function colleaguesOf(credits: readonly WorkCredit[], works: Works): Colleague[] {
  const byPath = new Map<string, Colleague>();
  for (const credit of credits) {
    const director = findDirector(works, credit);
    for (const person of peopleOf(works, credit)) {
      if (director && pathOf(person) === pathOf(director)) continue;
      const colleague = byPath.get(pathOf(person)) ?? { person, titles: [] };
      byPath.set(pathOf(person), colleague);
      if (!colleague.titles.includes(credit.title)) colleague.titles.push(credit.title);
    }
  }
  return [...byPath.values()];
}
