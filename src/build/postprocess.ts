const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;
const MODULE_SCRIPT = /<script type="module"(?= src=)/g;

const lowerPriority = (html: string) => html.replace(MODULE_SCRIPT, '$& fetchpriority="low"');

/**
 * Returns the final HTML of a page as Astro rendered it: moves the site's stylesheet before the first `<link>` of the head, since Astro puts it behind fonts
 * and scripts, and gives module scripts a low fetch priority: the first image comes before them.
 */
export function postprocess(html: string): string {
  const end = html.indexOf('</head>');
  const head = lowerPriority(html.slice(0, end));
  const rest = head.replace(STYLESHEET, '');
  const firstLink = rest.search(/<link /);
  if (end < 0 || firstLink < 0) return html;
  const stylesheets = head.match(STYLESHEET)?.join('') ?? '';
  const body = lowerPriority(html.slice(end));
  return rest.slice(0, firstLink) + stylesheets + rest.slice(firstLink) + body;
}
