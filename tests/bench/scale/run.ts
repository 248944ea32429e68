import { cpus } from 'node:os';
import { printTable } from '../table.ts';
import { type Report, type Scenes, play } from './scenes.ts';

const HEAD = [
  ...['talents', 'build', 'seconds', 'asking the CMS', 'loading in all', 'bundling'],
  ...['restoring', 'pages', 'cards', 'pictures', 'peak memory'],
];

const NAMES: Record<keyof Scenes, string> = {
  first: 'first',
  pages: 'all pages, cards and pictures kept',
  change: 'one talent changed',
  nothing: 'nothing changed',
};

const seconds = (ms = 0) => (ms / 1000).toFixed(1);

function row(talents: string, name: string, report: Report): string[] {
  const { totalMs, peakMb, loadingAskedMs, sums, ends, begin } = report;
  const { 'build:loaded': loaded = 0, 'build:bundled': bundled = 0 } = ends;
  const cells = [totalMs, loadingAskedMs, loaded - begin, bundled - loaded];
  const made = ['restore', 'render:pages', 'render:cards', 'pictures'];
  const phases = [...cells, ...made.map((phase) => sums[`build:${phase}`])];
  return [talents, name, ...phases.map((ms) => seconds(ms)), `${Math.round(peakMb)} MB`];
}

/** `npm run bench -- --talents 100,1000`: times builds of generated agencies, and prints a table. */
export async function runScale(sizes: number[]): Promise<void> {
  console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}\n`);
  for (const isWithPictures of [false, true]) {
    for (const size of sizes) {
      const scenes = await play(size, isWithPictures);
      const label = `${size}${isWithPictures ? ', with pictures' : ''}`;
      const rows = (Object.keys(NAMES) as (keyof Scenes)[]).map((name) =>
        row(label, NAMES[name], scenes[name]),
      );
      printTable(HEAD, rows);
    }
  }
}
