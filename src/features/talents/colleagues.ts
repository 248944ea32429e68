import { type TalentLink, type Works, findDirector, peopleOf } from './works';

/** The fields of a credit by which the others who worked on it are found. */
interface WorkCredit {
  title: string;
  year?: number | undefined;
  director?: string | undefined;
}

/** Another talent of the agency, and the works that both have in common. */
export interface Colleague {
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
