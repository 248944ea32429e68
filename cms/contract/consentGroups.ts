/** The groups of what the site stores in a visitor's browser, in display order; the first is always on. */
export const CONSENT_GROUPS = ['necessary', 'optional', 'functional'] as const;

export type ConsentGroup = (typeof CONSENT_GROUPS)[number];
