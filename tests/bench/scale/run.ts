import { printMachine, printTable } from '../table.ts';
import { type Report, msPerPage } from './report.ts';
import { runScenarios } from './scenarios.ts';

const HEAD = [
  'talents',
  'build',
  'seconds',
  'CPU seconds',
  'CMS requests',
  'loading in total',
  'bundling',
  'restoring',
  'pages',
  'OG images',
  'packs',
  'images',
  'saving',
  'peak memory',
  'CPU ms per page',
];

const seconds = (ms = 0) => (ms / 1000).toFixed(1);

function createRow(talents: string, name: string, report: Report): string[] {
  const { totalMs, cpuMs, peakMb, loadingRequestMs, sums, ends, begin } = report;
  const { 'build:loaded': loaded = 0, 'build:bundled': bundled = 0 } = ends;
  const { 'build:images': imagesEnd = 0, 'build:save': saveEnd = 0 } = ends;
  const cells = [totalMs, cpuMs, loadingRequestMs, loaded - begin, bundled - loaded];
  const {
    'build:restore': restored,
    'build:render:cards': ogImages = 0,
    'build:render:fichas': packs = 0,
    'build:images': images,
  } = sums;
  const rendered = Object.entries(sums).filter(([phase]) => phase.startsWith('build:render:'));
  const pages = rendered.reduce((sum, [, ms]) => sum + ms, 0) - ogImages - packs;
  const phases = [...cells, restored, pages, ogImages, packs, images, saveEnd - imagesEnd];
  const isWhole = name.startsWith('first') || name.includes('all pages');
  const perPage = isWhole ? msPerPage(report).toFixed(2) : '';
  return [talents, name, ...phases.map((ms) => seconds(ms)), `${Math.round(peakMb)} MB`, perPage];
}

/** `npm run bench -- --talents 100,1000`: times builds of generated agencies and prints a table. */
export async function runScale(sizes: number[]): Promise<void> {
  printMachine();
  for (const size of sizes) {
    const scenarios = await runScenarios(size);
    printTable(
      HEAD,
      scenarios.map(([name, report]) => createRow(String(size), name, report)),
    );
  }
}
