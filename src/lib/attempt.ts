/**
 * Returns what a function returns, or nothing if it throws: for the browser's storage, which may be blocked,
 * full or damaged. Whatever is kept there then lives as long as the page.
 */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
