/** The paths of the files that this build could not make; files are made before pages. */
const omitted = new Set<string>();

/** Records whether a file could be made. */
export function setOmitted(path: string, isOmitted: boolean): void {
  if (isOmitted) omitted.add(path);
  else omitted.delete(path);
}

/** Returns the path of a file, or `undefined` if this build could not make it and no page may link to it. */
export const unlessOmitted = (path: string): string | undefined =>
  omitted.has(path) ? undefined : path;
