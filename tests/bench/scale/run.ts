import { cpus } from 'node:os';
import { printTable } from '../table.ts';
import { type Report, play } from './scenarios.ts';

const HEAD = [
  ...['talents', 'build', 'seconds', 'CPU seconds', 'asking the CMS', 'loading in all'],
  ...['bundling', 'restoring', 'pages', 'cards', 'pictures', 'keeping', 'peak memory'],
];

const seconds = (ms = 0) => (ms / 1000).toFixed(1);

function row(talents: string, name: string, report: Report): string[] {
  const { totalMs, cpuMs, peakMb, loadingAskedMs, sums, ends, begin } = report;
  const { 'build:loaded': loaded = 0, 'build:bundled': bundled = 0 } = ends;
  const { 'build:images': made = 0, 'build:save': left = 0 } = ends;
  const cells = [totalMs, cpuMs, loadingAskedMs, loaded - begin, bundled - loaded];
  const {
    'build:restore': restored,
    'build:render:cards': cards,
    'build:images': pictures,
  } = sums;
  const rendered = Object.entries(sums).filter(([phase]) => phase.startsWith('build:render:'));
  const pages = rendered.reduce((sum, [, ms]) => sum + ms, 0) - (cards ?? 0);
  const phases = [...cells, restored, pages, cards, pictures, left - made];
  return [talents, name, ...phases.map((ms) => seconds(ms)), `${Math.round(peakMb)} MB`];
}

/** `npm run bench -- --talents 100,1000`: times builds of generated agencies, and prints a table. */
export async function runScale(sizes: number[]): Promise<void> {
  console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}\n`);
  for (const size of sizes) {
    const scenes = await play(size);
    printTable(
      HEAD,
      scenes.map(([name, report]) => row(String(size), name, report)),
    );
  }
}
