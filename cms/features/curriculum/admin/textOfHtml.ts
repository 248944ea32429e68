const BLOCKS = new Set('P DIV H1 H2 H3 H4 H5 H6 UL OL TABLE SECTION ARTICLE BLOCKQUOTE'.split(' '));
const IGNORED = new Set('STYLE SCRIPT HEAD TITLE META LINK'.split(' '));

/** Whether the first cell of a row is merged with that of a row above. */
function isMerged(row: Element): boolean {
  let above = row.previousElementSibling;
  for (let distance = 1; above; distance++, above = above.previousElementSibling)
    if (Number(above.firstElementChild?.getAttribute('rowspan') ?? 1) > distance) return true;
  return false;
}

const TABLE = new Set(['TABLE', 'THEAD', 'TBODY', 'TR']);
/** Cells that have so many lines are a layout. */
const MOST_LINES = 5;

function writeRow(row: Element): string {
  const own = [...row.children].map((cell) =>
    write(cell)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
  const cells = isMerged(row) ? [[], ...own] : own;
  const filled = cells.filter((lines) => lines.length > 0);
  const [longest = []] = filled.toSorted((one, other) => other.length - one.length);
  const years = filled.flat().filter((line) => /\b(?:19|20)\d\d\b/.test(line)).length;
  const isYear = cells.length > 2 && /^(?:(?:19|20)\d\d.*)?$/.test(cells[0]![0] ?? '');
  const hasLabels = cells.some((lines) => lines.filter((line) => /:\s/.test(line)).length > 1);
  const isWork = years === 1 && filled.length > 1 && longest.length < MOST_LINES;
  const isRow = isYear || isWork || (filled.length > 2 && !hasLabels);
  // Cells of several lines are a layout, unless they are a year and its work: the first is read first.
  const isLayout = !isRow && longest.length > 1;
  return isLayout
    ? `${filled.flat().join('\n')}\n`
    : `${cells.map((lines) => lines.join('; ')).join('\t')}\n`;
}

function write(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE)
    return TABLE.has(node.parentElement?.tagName ?? '')
      ? ''
      : (node.textContent ?? '').replace(/[ \t\r\n]+/g, ' ');
  if (!(node instanceof Element) || IGNORED.has(node.tagName)) return '';
  if (node.tagName === 'BR') return '\n';
  if (node.tagName === 'TR') return writeRow(node);
  const content = [...node.childNodes].map(write).join('');
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
