/**
 * Times a part of the build, for whoever observes `measure` entries: the benchmark does. Of the
 * same name there may be many.
 */
export async function timed<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    performance.measure(`build:${name}`, { start });
    // Who observes has been told; ten thousand of them need not be remembered.
    performance.clearMeasures(`build:${name}`);
  }
}
