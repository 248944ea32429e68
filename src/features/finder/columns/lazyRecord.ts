/** Returns a record whose values are computed when they are first read. */
export function lazyRecord<Key extends string, Value>(
  keys: readonly Key[],
  compute: (key: Key) => Value,
): Record<Key, Value> {
  const record = {} as Record<Key, Value>;
  for (const key of keys) {
    Object.defineProperty(record, key, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = compute(key);
        Object.defineProperty(record, key, { value, enumerable: true });
        return value;
      },
    });
  }
  return record;
}
