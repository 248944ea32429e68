import type { LocalisedRecord } from './fetchRecords';

/** The path of a value in a record. */
export type Path = readonly PropertyKey[];

/**
 * Fields without which the rest of a record is shown if their value is unusable, e.g. because the
 * file was deleted. `item`: the list item that contains the field is omitted with it.
 */
const OMITTABLE: Record<string, 'field' | 'item'> = {
  photo: 'field',
  poster: 'field',
  logo: 'field',
  curriculum: 'field',
  picture: 'item',
  file: 'item',
  // Fields of a picture, which is shown without them.
  alt: 'field',
  colour: 'field',
  focalX: 'field',
  focalY: 'field',
};

/** Returns the path to omit for a problem at a path, or `undefined` if the whole record is affected. */
function findOmission(path: Path): Path | undefined {
  const index = path.findLastIndex((key) => Object.hasOwn(OMITTABLE, key));
  const what = OMITTABLE[String(path[index])];
  return what && path.slice(0, what === 'field' ? index + 1 : index);
}

/** Returns the paths to omit for problems at these paths, or `undefined` if one affects the record. */
export function findOmissions(problems: Path[]): Path[] | undefined {
  const omissions = problems.map(findOmission);
  return omissions.every((path) => path !== undefined) ? omissions : undefined;
}

type Container = Record<PropertyKey, unknown>;

const find = (value: unknown, path: Path): unknown =>
  path.reduce((parent, key) => (parent as Container | null | undefined)?.[key], value);

/** Sets fields to null and deletes list items; both locales of a record have the same lists. */
function omitFrom(value: unknown, paths: Path[]): unknown {
  const copy: unknown = structuredClone(value);
  const lists = new Set<unknown[]>();
  for (const path of paths) {
    const parent = find(copy, path.slice(0, -1));
    const key = path.at(-1);
    if (typeof parent !== 'object' || parent === null || key === undefined) continue;
    if (Array.isArray(parent)) lists.add(parent);
    (parent as Container)[key] = Array.isArray(parent) ? undefined : null;
  }
  // Deleted last, so that the other paths keep their indices.
  for (const list of lists)
    list.splice(0, list.length, ...list.filter((item) => item !== undefined));
  return copy;
}

/** Returns a record without the values at these paths, in every locale. */
export const omit = (
  { es, en }: LocalisedRecord<unknown>,
  paths: Path[],
): LocalisedRecord<unknown> => ({ es: omitFrom(es, paths), en: omitFrom(en, paths) });
