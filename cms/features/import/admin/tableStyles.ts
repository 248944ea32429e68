/** Styles of a table that shows the cells of a spreadsheet. */
export const TABLE = { borderCollapse: 'collapse', width: '100%' } as const;

/** Keeps a long table inside its page. */
export const SCROLL = { maxHeight: '26rem', overflow: 'auto' } as const;

export const CELL = {
  padding: 'calc(var(--base) / 4) calc(var(--base) / 2)',
  border: '1px solid var(--theme-elevation-150)',
  textAlign: 'left',
  verticalAlign: 'top',
  whiteSpace: 'pre-line',
} as const;

export const INVALID_CELL = { ...CELL, background: 'var(--theme-error-100)' } as const;

export const PROBLEM = { color: 'var(--theme-error-600)', whiteSpace: 'normal' } as const;
