/** Prints a table in Markdown, as tests/bench/README.md keeps it. */
export function printTable(head: string[], rows: string[][]): void {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'), '\n');
}

/** A number of bytes as kilobytes with one decimal. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
