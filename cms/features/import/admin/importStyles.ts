/** Style of a part of the page for import and export. */
export const SECTION = {
  display: 'grid',
  gap: 'calc(var(--base) / 2)',
  justifyItems: 'start',
} as const;

/** Style of a text of several sentences: lines of readable length. */
export const PROSE = { maxWidth: '75ch', margin: 0 } as const;
