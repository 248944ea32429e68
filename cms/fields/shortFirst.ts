/**
 * Returns options in their order, except that one comes before those that begin with it: a form chooses the
 * first that contains what was typed.
 *
 * @example
 * shortFirst(['Castaño oscuro', 'Castaño'], (text) => text) // ['Castaño', 'Castaño oscuro']
 */
export function shortFirst<T>(options: readonly T[], textOf: (option: T) => string): T[] {
  const sorted: T[] = [];
  for (const option of options) {
    const longer = sorted.findIndex((other) => textOf(other).startsWith(`${textOf(option)} `));
    sorted.splice(longer === -1 ? sorted.length : longer, 0, option);
  }
  return sorted;
}
