import { rm } from 'node:fs/promises';
import path from 'node:path';
import { printMachine, printTable } from '../table.ts';
import { type Report, countPages, msPerPage } from './report.ts';
import { type ServedAgency, build, rebuildPages, withAgency } from './scenarios.ts';

const ROUNDS = 3;
const HEAD = ['build', 'talents', 'pages', 'CPU ms per page, median', 'lowest', 'highest'];

/** Serves agencies of all sizes at once while `run` runs. */
const withAgencies = (
  [size, ...others]: number[],
  run: (agencies: ServedAgency[]) => Promise<void>,
  agencies: ServedAgency[] = [],
): Promise<void> =>
  size === undefined
    ? run(agencies)
    : withAgency(size, (agency) => withAgencies(others, run, [...agencies, agency]));

async function buildFirst({ folder, environment }: ServedAgency): Promise<Report> {
  for (const name of ['dist', 'cache']) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
  return build(folder, environment);
}

/** Builds the agencies in turn and returns the reports of each. */
async function buildInTurn(
  agencies: ServedAgency[],
  run: (agency: ServedAgency, round: number) => Promise<Report>,
): Promise<Report[][]> {
  const reports: Report[][] = agencies.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, agency] of agencies.entries()) {
      reports[index]!.push(await run(agency, round));
    }
  }
  return reports;
}

function createRow(name: string, size: number, reports: Report[]): string[] {
  const costs = reports.map(msPerPage).sort((a, b) => a - b);
  const shown = [costs[Math.floor(costs.length / 2)], costs.at(0), costs.at(-1)];
  return [
    name,
    String(size),
    String(countPages(reports[0]!)),
    ...shown.map((ms) => ms!.toFixed(2)),
  ];
}

/**
 * `npm run bench -- --growth --talents 100,1000`: builds each agency in turn, several times with empty
 * caches and several times all pages with cached images, and prints what a page costs. With one agency
 * after the other, the figures would differ by the machine's speed, which varies.
 */
export async function measureGrowth(sizes: number[]): Promise<void> {
  printMachine();
  await withAgencies(sizes, async (agencies) => {
    const firstBuilds = await buildInTurn(agencies, buildFirst);
    const allPages = await buildInTurn(agencies, ({ folder, environment }, round) =>
      rebuildPages(folder, environment, `round ${round}`),
    );
    printTable(HEAD, [
      ...sizes.map((size, index) => createRow('first build', size, firstBuilds[index]!)),
      ...sizes.map((size, index) => createRow('all pages', size, allPages[index]!)),
    ]);
  });
}
