const BLOCKS = new Set(
  'P DIV H1 H2 H3 H4 H5 H6 UL OL TABLE TBODY THEAD SECTION ARTICLE BLOCKQUOTE'.split(' '),
);
const IGNORED = new Set('STYLE SCRIPT HEAD TITLE META LINK'.split(' '));

/** Whether the first cell of a row is merged with that of a row above. */
function isMerged(row: Element): boolean {
  let above = row.previousElementSibling;
  for (let distance = 1; above; distance++, above = above.previousElementSibling)
    if (Number(above.firstElementChild?.getAttribute('rowspan') ?? 1) > distance) return true;
  return false;
}

function write(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/[ \t\r\n]+/g, ' ');
  if (!(node instanceof Element) || IGNORED.has(node.tagName)) return '';
  if (node.tagName === 'BR') return '\n';
  const content = [...node.childNodes].map(write).join('');
  if (node.tagName === 'TR') {
    const own = [...node.children].map((cell) => write(cell).trim().replace(/\n+/g, '\n'));
    const cells = isMerged(node) ? ['', ...own] : own;
    const isYear = cells.length > 2 && /^(?:(?:19|20)\d\d.*)?$/.test(cells[0]!);
    const hasLabels = cells.some((cell) => (cell.match(/:\s/g)?.length ?? 0) > 1);
    const isRow = isYear || (cells.filter(Boolean).length > 2 && !hasLabels);
    // Cells of several lines are a layout, unless they are a year and its work: the first is read first.
    const isLayout = !isRow && cells.some((cell) => cell.includes('\n'));
    if (isLayout) return `\n${cells.filter(Boolean).join('\n')}\n`;
    return `\n${cells.map((cell) => cell.replaceAll('\n', '; ')).join('\t')}\n`;
  }
  if (node.tagName === 'LI') return `\n• ${content.trim()}\n`;
  return BLOCKS.has(node.tagName) ? `\n${content}\n` : content;
}

/** Returns pasted HTML as text: the cells of a row are separated by tabs, items of a list have bullets. */
export const textOfHtml = (html: string): string =>
  write(new DOMParser().parseFromString(html, 'text/html').body)
    .split('\n')
    .map((line) => line.replace(/^ +| +$/g, ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
