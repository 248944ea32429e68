import { cpus } from 'node:os';

/** Prints a Markdown table for tests/bench/README.md. */
export function printTable(head: string[], rows: string[][]): void {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'), '\n');
}

/** Prints the date and the machine above the tables. */
export const printMachine = (): void =>
  console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}\n`);

/** Formats bytes as kilobytes with one decimal. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
