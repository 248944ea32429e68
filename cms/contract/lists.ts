/** The sections of the trade that a talent can belong to. */
export const SECTIONS = ['actor', 'actress', 'newTalent', 'director', 'screenwriter'] as const;
export type Section = (typeof SECTIONS)[number];

/** The four lists of the site; each has its own addresses. */
export const LISTS = ['actors', 'actresses', 'discover', 'directors'] as const;
export type List = (typeof LISTS)[number];

const LIST_OF: Record<Section, List> = {
  actor: 'actors',
  actress: 'actresses',
  newTalent: 'discover',
  director: 'directors',
  screenwriter: 'directors',
};

/** The list in which somebody of these sections stands; none when no section is given. */
export function listOf(sections: readonly string[]): List | undefined {
  const [first] = sections;
  return first === undefined ? undefined : LIST_OF[first as Section];
}

/** Says whether the sections go together: one of them, or director with screenwriter. */
export const goTogether = (sections: readonly string[]): boolean =>
  sections.length === 1 ||
  (sections.length === 2 && sections.includes('director') && sections.includes('screenwriter'));
