/** The texts of the bar, the dialog and blocked embeds; all twelve files of `i18n/consent` have them. */
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

/** The key of a consent text. */
export type TextKey = (typeof TEXT_KEYS)[number];

/** The consent texts of one language. In `blockedIframe`, `{here}` is the placeholder of the link. */
export type ConsentTexts = Record<TextKey, string>;
