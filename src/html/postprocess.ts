/** Astro's style element, which it inserts before the first island of a page. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/;

/** The start tag of an island; React prefixes the ids that it generates in the island. */
const ISLAND = /(<astro-island uid="[^"]*" prefix=")(r\d+)/g;
const GENERATED_ID = /\b_(r\d+)R_/g;

/**
 * Numbers the islands of a page in document order. Astro numbers them in the order of concurrent
 * rendering, which differs from build to build.
 */
export function renumberIslands(html: string): string {
  const prefixes = new Map<string, string>();
  const numbered = html.replace(ISLAND, (_, start: string, prefix: string) => {
    prefixes.set(prefix, `r${prefixes.size}`);
    return start + prefixes.get(prefix);
  });
  return numbered.replace(GENERATED_ID, (id, prefix: string) =>
    prefixes.has(prefix) ? `_${prefixes.get(prefix)}R_` : id,
  );
}

/**
 * Removes Astro's style element, which is invalid inside `<body>` (`site.css` has its rules), and
 * renumbers the islands.
 */
export const normaliseIslands = (html: string): string =>
  renumberIslands(html.replace(ISLAND_STYLE, ''));

const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;
const MODULE_SCRIPT = /<script type="module"(?= src=)/g;

/**
 * Moves the stylesheets before the first `<link>` of the head, since Astro puts them behind fonts
 * and scripts, and gives module scripts a low fetch priority: the first image comes before them.
 */
export function prioritiseHead(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end).replace(MODULE_SCRIPT, '$& fetchpriority="low"');
  const rest = head.replace(STYLESHEET, '');
  const firstLink = rest.search(/<link /);
  if (end < 0 || firstLink < 0) return html;
  const stylesheets = (head.match(STYLESHEET) ?? []).join('');
  return rest.slice(0, firstLink) + stylesheets + rest.slice(firstLink) + html.slice(end);
}

/** Returns the final HTML of a page as Astro rendered it. */
export const postprocess = (html: string): string => prioritiseHead(normaliseIslands(html));
