/**
 * Emits a `measure` entry `build:<name>`, which the benchmark observes.
 *
 * @param start milliseconds since the start of the process, or the name of a `performance.mark`
 */
export function measure(name: string, start: number | string = 0): void {
  performance.measure(`build:${name}`, { start });
  // Observers have received the entry; Node would keep all 10,000 of them in memory.
  performance.clearMeasures(`build:${name}`);
}

/** Runs a phase of the build and measures it; several phases may share a name. */
export async function timed<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await run();
  } finally {
    measure(name, start);
  }
}
