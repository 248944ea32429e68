/**
 * What a value of a JSON file must be: a type, a list, a record of any keys (`*`), or an object with fields. A field
 * whose name ends with `?` may be missing.
 *
 * @example { name: 'string', 'year?': 'number', tags: ['string'] }
 */
export type Shape =
  'string' | 'number' | 'boolean' | readonly [Shape] | { readonly [field: string]: Shape };

/** Returns whether a value has a shape. Further fields are allowed. */
export function isShaped(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return typeof value === shape;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(shape)) {
    return Array.isArray(value) && value.every((item) => isShaped(item, shape[0] as Shape));
  }
  if (Array.isArray(value)) return false;
  return Object.entries(shape as Record<string, Shape>).every(([name, field]) => {
    if (name === '*') return Object.values(value).every((item) => isShaped(item, field));
    const key = name.replace('?', '');
    const found: unknown = Object.hasOwn(value, key) ? value[key as keyof typeof value] : undefined;
    return (key !== name && (found === undefined || found === null)) || isShaped(found, field);
  });
}
