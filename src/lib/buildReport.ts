import { type ReportedProblem, formatReported } from './contentProblem.ts';

/** What a build reports about the content of the CMS. */
export interface BuildReport {
  problems: ReportedProblem[];
}

/** Key on `globalThis`: the loaders, the bundled site and the integration do not share modules. */
const REPORT_KEY = Symbol.for('foco-agencia:build-report');

const registry = globalThis as { [REPORT_KEY]?: BuildReport | undefined };

/** Starts an empty report, to which {@link reportProblems} adds until {@link endReport}. */
export function startReport(): void {
  registry[REPORT_KEY] = { problems: [] };
}

/** Ends the report and returns it; an empty one if none was started. */
export function endReport(): BuildReport {
  const report = registry[REPORT_KEY] ?? { problems: [] };
  registry[REPORT_KEY] = undefined;
  return report;
}

const warned = new Set<string>();

/**
 * Adds problems to the report of the running build, each once. Outside a build, as in `astro dev`, each is
 * logged once as a warning.
 */
export function reportProblems(problems: ReportedProblem[]): void {
  const report = registry[REPORT_KEY];
  if (report) {
    // Several files show the same broken picture.
    const known = new Set(report.problems.map((problem) => JSON.stringify(problem)));
    report.problems.push(...problems.filter((problem) => !known.has(JSON.stringify(problem))));
    return;
  }
  const lines = formatReported(problems).join('\n');
  if (!lines || warned.has(lines)) return;
  warned.add(lines);
  console.warn(`The CMS has invalid content:\n${lines}`);
}
