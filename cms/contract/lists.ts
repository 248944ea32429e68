/** The professional sections a talent can belong to. */
export const SECTIONS = ['actor', 'actress', 'newTalent', 'director', 'screenwriter'] as const;
type Section = (typeof SECTIONS)[number];

export const LISTS = ['actors', 'actresses', 'discover', 'directors'] as const;
export type List = (typeof LISTS)[number];

const LIST_OF = new Map<string, List>(
  Object.entries({
    actor: 'actors',
    actress: 'actresses',
    newTalent: 'discover',
    director: 'directors',
    screenwriter: 'directors',
  } satisfies Record<Section, List>),
);

/** Returns the list that a talent with these sections belongs to, or `undefined` without a section. */
export function findList(sections: readonly string[]): List | undefined {
  const [first] = sections;
  return first === undefined ? undefined : LIST_OF.get(first);
}

/** The genders that a person can be cast as. */
export const GENDERS = ['woman', 'man', 'nonBinary'] as const;

/** Returns the genders of a person whose record names none: those that the sections tell. */
export const proposeGenders = (sections: readonly string[]): (typeof GENDERS)[number][] => {
  if (sections.includes('actress')) return ['woman'];
  return sections.includes('actor') ? ['man'] : [];
};
