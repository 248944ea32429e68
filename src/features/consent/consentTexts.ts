/** The owner's texts of the bar, the dialog and blocked embeds, in all files of `i18n/consent`. */
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

/**
 * The other texts of the dialog, in the same files: what each group is for, the label of its list, and
 * the message after closing without saving.
 */
export const DIALOG_KEYS = [
  'necessaryExplanation',
  'optionalExplanation',
  'functionalExplanation',
  'list',
  'discarded',
] as const;

/** The key of a consent text. */
export type TextKey = (typeof TEXT_KEYS)[number] | (typeof DIALOG_KEYS)[number];

/** The consent texts of one language. `{here}` in `blockedIframe` is the link's placeholder. */
export type ConsentTexts = Record<TextKey, string>;
