/** Style of a column of texts and controls, which start at the left. */
export const STACK = {
  display: 'grid',
  gap: 'calc(var(--base) / 2)',
  justifyItems: 'start',
  maxWidth: '32rem',
} as const;
