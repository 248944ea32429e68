import { printMachine, printTable } from '../table.ts';
import { type Report, countPages, msPerPage } from './report.ts';
import { type ServedAgency, build, rebuildPages, withAgency } from './scenarios.ts';

const ROUNDS = 3;
const HEAD = ['talents', 'pages', 'CPU ms per page, median', 'lowest', 'highest'];

/** Serves agencies of all sizes at once while `run` runs. */
const withAgencies = (
  [size, ...others]: number[],
  run: (agencies: ServedAgency[]) => Promise<void>,
  agencies: ServedAgency[] = [],
): Promise<void> =>
  size === undefined
    ? run(agencies)
    : withAgency(size, (agency) => withAgencies(others, run, [...agencies, agency]));

function createRow(size: number, reports: Report[]): string[] {
  const costs = reports.map(msPerPage).sort((a, b) => a - b);
  const shown = [costs[Math.floor(costs.length / 2)], costs.at(0), costs.at(-1)];
  return [String(size), String(countPages(reports[0]!)), ...shown.map((ms) => ms!.toFixed(2))];
}

/**
 * `npm run bench -- --growth --talents 100,1000`: builds all pages of each agency in turn, several
 * times, and prints what a page costs. With one agency after the other, the figures would differ by the
 * machine's speed, which varies.
 */
export async function measureGrowth(sizes: number[]): Promise<void> {
  printMachine();
  await withAgencies(sizes, async (agencies) => {
    const builds = agencies.map(({ folder, environment }) => ({
      folder,
      environment: { ...environment, IMAGE_DOMAIN: 'images.example' },
      reports: [] as Report[],
    }));
    for (const { folder, environment } of builds) await build(folder, environment);
    for (let round = 0; round < ROUNDS; round++) {
      for (const { folder, environment, reports } of builds) {
        reports.push(await rebuildPages(folder, environment, `round ${round}`));
      }
    }
    printTable(
      HEAD,
      builds.map(({ reports }, index) => createRow(sizes[index]!, reports)),
    );
  });
}
