const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;
const MODULE = /<script type="module"(?= src=)/g;

/**
 * Lets a page ask first for what it is shown with. Its stylesheets come before all else in its head,
 * where Astro puts them behind the fonts and scripts, and its scripts give way to the first picture:
 * nothing that they do is seen before it.
 */
export function inLoadOrder(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end).replace(MODULE, '$& fetchpriority="low"');
  const rest = head.replace(STYLESHEET, '');
  const place = rest.search(/<link /);
  if (end < 0 || place < 0) return html;
  const sheets = (head.match(STYLESHEET) ?? []).join('');
  return rest.slice(0, place) + sheets + rest.slice(place) + html.slice(end);
}
