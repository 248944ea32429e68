const omitted = new Set<string>();

/** The paths of the files that this build could not make; files are made before pages. */
export const omittedFiles = {
  set(path: string, isOmitted: boolean): void {
    if (isOmitted) omitted.add(path);
    else omitted.delete(path);
  },
  /** Returns the path of a file, or `undefined` if it could not be made and no page may link to it. */
  pathOf: (path: string): string | undefined => (omitted.has(path) ? undefined : path),
};
