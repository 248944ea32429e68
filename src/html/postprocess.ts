/** What Astro writes before the first island of a page, wherever that stands. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/;

/** How an island begins; React puts the prefix before the ids that it makes up in it. */
const ISLAND = /(<astro-island uid="[^"]*" prefix=")(r\d+)/g;
const MADE_UP_ID = /\b_(r\d+)R_/g;

/**
 * Numbers the islands of a page as they stand in it. Astro numbers them as they are rendered, side by
 * side, so that the same page came out in several ways.
 */
export function inOrder(html: string): string {
  const numbers = new Map<string, string>();
  const numbered = html.replace(ISLAND, (_, start: string, prefix: string) => {
    numbers.set(prefix, `r${numbers.size}`);
    return start + numbers.get(prefix);
  });
  return numbered.replace(MADE_UP_ID, (id, prefix: string) =>
    numbers.has(prefix) ? `_${numbers.get(prefix)}R_` : id,
  );
}

/**
 * Takes Astro's own style element out of a page, as HTML allows none in a body (what it says stands in
 * `site.css`), and numbers its islands in order.
 */
export const normaliseIslands = (html: string): string => inOrder(html.replace(ISLAND_STYLE, ''));

const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;
const MODULE = /<script type="module"(?= src=)/g;

/**
 * Lets a page ask first for what it is shown with. Its stylesheets come before all else in its head,
 * where Astro puts them behind the fonts and scripts, and its scripts give way to the first picture:
 * nothing that they do is seen before it.
 */
export function prioritiseHead(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end).replace(MODULE, '$& fetchpriority="low"');
  const rest = head.replace(STYLESHEET, '');
  const place = rest.search(/<link /);
  if (end < 0 || place < 0) return html;
  const sheets = (head.match(STYLESHEET) ?? []).join('');
  return rest.slice(0, place) + sheets + rest.slice(place) + html.slice(end);
}
