/** Cost of one build; times in ms. */
export interface Report {
  totalMs: number;
  /** Time of all cores, including the start of Node. */
  cpuMs: number;
  peakMb: number;
  /** Time with at least one open request to the CMS, before the first page. */
  loadingRequestMs: number;
  /** Total duration by phase. */
  sums: Record<string, number>;
  /** CPU time by phase, with what Astro does after the previous phase. */
  cpuSums: Record<string, number>;
  /** Number of phases by name. */
  counts: Record<string, number>;
  /** End of the last phase of each name. */
  ends: Record<string, number>;
  begin: number;
}

/** Phases that render files that are not pages: Open Graph images and casting packs. */
const FILE_PHASES = ['build:render:cards', 'build:render:fichas'];

const pagePhases = ({ counts }: Report) =>
  Object.keys(counts).filter(
    (name) => name.startsWith('build:render:') && !FILE_PHASES.includes(name),
  );

const sumOf = (values: Record<string, number>, names: string[]) =>
  names.reduce((total, name) => total + (values[name] ?? 0), 0);

/** Returns the number of rendered pages. */
const countPages = (report: Report): number => sumOf(report.counts, pagePhases(report));

/** Returns the CPU time of rendering and writing one page, in ms. */
export const msPerPage = (report: Report): number =>
  sumOf(report.cpuSums, pagePhases(report)) / countPages(report);
