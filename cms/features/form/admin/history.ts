/** Asks an open form whether the browser's back or forward button may be followed; cancelled, it may not. */
export const BEFORE_HISTORY = 'admin:beforehistory';

const RECORD_PAGE = /^\/admin\/(collections\/[^/]+\/\d+|globals\/[^/]+)$/;

/**
 * Handles the browser's back and forward buttons before Next, whose listener therefore must be added later.
 * A record's page is loaded anew: Next shows it as it was when it was left, and replaces what is typed
 * meanwhile, or, where only the language differs, never asks for the current record.
 */
export function handleHistory(event: PopStateEvent): void {
  const isFollowed = window.dispatchEvent(new Event(BEFORE_HISTORY, { cancelable: true }));
  const isRecord = RECORD_PAGE.test(window.location.pathname);
  if (isFollowed && !isRecord) return;
  event.stopImmediatePropagation();
  if (isFollowed) window.location.reload();
}
