/** The four lists of talents. */
export const LISTS = ['actors', 'actresses', 'discover', 'directors'] as const;

/** A list of talents; each has a page of its own. */
export type List = (typeof LISTS)[number];

/** The sections of the trade that a talent can belong to. */
export const SECTIONS = ['actor', 'actress', 'newTalent', 'director', 'screenwriter'] as const;
