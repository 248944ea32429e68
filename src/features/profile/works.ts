import type { Credit, Talent } from '~/model/talent';

/** The fields of a credit that identify its work, and the other talents who worked on it. */
type WorkCredit = Pick<Credit, 'title' | 'year'> & Partial<Pick<Credit, 'director'>>;

/** Returns one form of a name for its spellings that differ in case, spaces or Unicode form only. */
const normaliseName = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** A link to a talent. It has no further fields, so that their changes do not affect the page. */
export type TalentLink = Pick<Talent, 'name' | 'slug' | 'list'>;

export const CREDIT_LISTS = ['cinema', 'television', 'theatre', 'otherWork'] as const;

export type CreditList = (typeof CREDIT_LISTS)[number];

/** The fields of a talent from which links between works are found. */
export type WorkTalent = TalentLink & Pick<Talent, 'isListed'> & Record<CreditList, WorkCredit[]>;

/** Credits of one list with the same title and year are of one work. */
const workKey = (list: CreditList, { title, year }: WorkCredit) =>
  `${list} ${normaliseName(title)} (${year ?? ''})`;

export const toLink = ({ name, slug, list }: TalentLink): TalentLink => ({ name, slug, list });

const add = <Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value) =>
  sets.set(key, (sets.get(key) ?? new Set()).add(value));

/**
 * Indexes the works of talents. Returns a function that returns where the credits of one of them lead:
 * the other listed talents who worked on the works, in the order of the works, each with the titles, and
 * the listed directors, by the name in the credit. A linked talent is one object, which all pages share.
 */
export function indexWorks(talents: readonly WorkTalent[]) {
  const links = new Map<WorkTalent, TalentLink>();
  const peopleByWork = new Map<string, Set<TalentLink>>();
  const directorsByName = new Map<string, Set<TalentLink>>();
  for (const talent of talents.filter(({ isListed }) => isListed)) {
    const link = toLink(talent);
    links.set(talent, link);
    if (talent.list === 'directors') add(directorsByName, normaliseName(talent.name), link);
    for (const list of CREDIT_LISTS) {
      for (const credit of talent[list]) add(peopleByWork, workKey(list, credit), link);
    }
  }
  return (talent: WorkTalent) => {
    const own = links.get(talent);
    const colleagues = new Map<TalentLink, Set<string>>();
    const directors = new Map<string, TalentLink>();
    for (const list of CREDIT_LISTS) {
      for (const credit of talent[list]) {
        const name = credit.director ?? '';
        const [found, namesake] = directorsByName.get(normaliseName(name)) ?? [];
        // Of two directors with one name neither can be meant.
        const director = !namesake && found !== own ? found : undefined;
        if (director) directors.set(name, director);
        for (const person of peopleByWork.get(workKey(list, credit)) ?? []) {
          // The credit links its director.
          if (person !== own && person !== director) add(colleagues, person, credit.title);
        }
      }
    }
    return {
      colleagues: [...colleagues].map(([person, titles]) => ({ person, titles: [...titles] })),
      directors: [...directors],
    };
  };
}

export type Works = ReturnType<ReturnType<typeof indexWorks>>;

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
