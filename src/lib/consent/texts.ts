/** The texts of bar, dialog and blocked embeds; each of the twelve files of `i18n/consent` has all. */
export const TEXT_KEYS = [
  'barTitle',
  'barDescription',
  'acceptAll',
  'declineAll',
  'acceptNecessary',
  'manageCookies',
  'unsaved',
  'close',
  'save',
  'necessary',
  'optional',
  'functional',
  'blockedIframe',
  'here',
] as const;

/** The name of a consent text. */
export type TextKey = (typeof TEXT_KEYS)[number];

/** The consent texts of one language. `blockedIframe` holds `{here}` where the link stands. */
export type ConsentTexts = Record<TextKey, string>;
