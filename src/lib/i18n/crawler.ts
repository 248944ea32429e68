/**
 * Matches the user agents of crawlers: everything that no browser calls itself, and the words that
 * crawlers with a browser's name add. It replaces the list of the package isbot, which is ten times
 * as long as the inline script that needs it; a test compares both. `[^u]bot` excludes Cubot phones.
 */
const CRAWLER = /^(?!mozilla|opera|$)|[^u]bot|compatible|crawl|spider|http|lighthouse/i;

/** Returns whether a user agent is that of a crawler; an empty one is not. */
export const isCrawler = (userAgent: string): boolean => CRAWLER.test(userAgent);
