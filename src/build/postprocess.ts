/**
 * What Astro inserts before the first island of a page: a style element and two inline scripts. A
 * fragment that pages share may contain it once more.
 */
const ISLAND_PRESCRIPTS = /<style>astro-island,[^<]*<\/style>(?:<script>[^]*?<\/script>){0,2}/g;
const ISLAND_SCRIPT = /<script type="module" [^>]*src="[^"]*IslandScript\./;

/** The start tag of an island; React prefixes the ids that it generates in the island. */
const ISLAND = /<astro-island uid="[^"]*" prefix="(r\d+)/g;
const GENERATED_ID = /\b_(r\d+)R_/g;

/**
 * Numbers the islands of a page in document order. Astro numbers them in the order of concurrent
 * rendering, which differs from build to build. Removes their `uid`, a hash of that number, which no
 * script reads.
 */
function renumberIslands(html: string): string {
  const prefixes = new Map<string, string>();
  const numbered = html.replace(ISLAND, (_, prefix: string) => {
    prefixes.set(prefix, `r${prefixes.size}`);
    return `<astro-island prefix="${prefixes.get(prefix)}`;
  });
  return numbered.replace(GENERATED_ID, (id, prefix: string) =>
    prefixes.has(prefix) ? `_${prefixes.get(prefix)}R_` : id,
  );
}

/**
 * Removes Astro's style element, which is invalid inside `<body>` (`site.css` has its rules), and its
 * inline scripts, of which `IslandScript.astro` loads a file; then renumbers the islands.
 *
 * @throws {Error} when a page with islands does not load that file
 */
export function normaliseIslands(html: string): string {
  const page = html.replace(ISLAND_PRESCRIPTS, '');
  if (page !== html && !ISLAND_SCRIPT.test(page)) {
    throw new Error('A component with an island must contain <IslandScript />');
  }
  return renumberIslands(page);
}

const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;
const MODULE_SCRIPT = /<script type="module"(?= src=)/g;

const lowerPriority = (html: string) => html.replace(MODULE_SCRIPT, '$& fetchpriority="low"');

/**
 * Moves the site's stylesheet before the first `<link>` of the head, since Astro puts it behind fonts
 * and scripts, and gives module scripts a low fetch priority: the first image comes before them.
 */
function prioritiseHead(html: string): string {
  const end = html.indexOf('</head>');
  const head = lowerPriority(html.slice(0, end));
  const rest = head.replace(STYLESHEET, '');
  const firstLink = rest.search(/<link /);
  if (end < 0 || firstLink < 0) return html;
  const stylesheets = head.match(STYLESHEET)?.join('') ?? '';
  const body = lowerPriority(html.slice(end));
  return rest.slice(0, firstLink) + stylesheets + rest.slice(firstLink) + body;
}

/** Returns the final HTML of a page as Astro rendered it. */
export const postprocess = (html: string): string => prioritiseHead(normaliseIslands(html));
