/**
 * Returns whether invalid content ends the build, from the option in `npm run build -- --strict`.
 * Otherwise the build shows a fallback and reports the problem.
 */
export const isStrictBuild = (args: readonly string[] = process.argv): boolean =>
  args.includes('--strict');
