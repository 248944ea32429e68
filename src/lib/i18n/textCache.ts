import i18next from 'i18next';

/** Returns a cache that is emptied when i18next loads dictionaries again, as `astro dev` does. */
export function createTextCache<Value>(): Map<string, Value> {
  const cache = new Map<string, Value>();
  i18next.on('loaded', () => cache.clear());
  return cache;
}
