/** Tells whoever observes `measure` entries, as the benchmark does, that a part of the build is over. */
export function mark(name: string, start = 0): void {
  performance.measure(`build:${name}`, { start });
  // Who observes has been told; ten thousand of them need not be remembered.
  performance.clearMeasures(`build:${name}`);
}

/** Times a part of the build; of the same name there may be many. */
export async function timed<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    mark(name, start);
  }
}
