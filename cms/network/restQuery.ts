import type { Payload } from 'payload';
import { RECORD_COST, assertAffordable, badRequest, costOfList } from './queryCost.ts';

const MAX_PARAMETERS = 300;
const MAX_DEPTH = 3;
/** The nesting that Payload parses. */
const MAX_BRACKETS = 10;
const INTEGERS = ['limit', 'page', 'depth'];
const SORT = /^-?[\w.]{1,60}(,-?[\w.]{1,60}){0,4}$/;
/** Values that JavaScript objects inherit, which a lookup by name would find. */
const isInherited = (name: string) => name in Object.prototype;

const invalid = (name: string) =>
  badRequest(`El parámetro «${name}» no es válido`, `The parameter "${name}" is invalid`);

/** Splits `where[or][0][name][equals]` into its parts. */
function pathOf(key: string): string[] {
  const [name = ''] = key.split('[', 1);
  return [
    name,
    ...[...key.slice(name.length).matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part),
  ];
}

/** Reads the parameters of one name, e.g. `where[…]`, as Payload does. */
function readObject(query: URLSearchParams, name: string): unknown {
  const json = query.get(name);
  if (json) {
    try {
      return JSON.parse(json) as unknown;
    } catch {
      throw invalid(name);
    }
  }
  const root: Record<string, unknown> = {};
  for (const [key, value] of query) {
    const [first, ...path] = pathOf(key);
    if (first !== name || key === name) continue;
    let object = root;
    for (const [index, part] of path.entries()) {
      const own = part || String(Object.keys(object).length);
      if (index === path.length - 1) object[own] = value;
      else object = (object[own] ??= {}) as Record<string, unknown>;
      if (typeof object !== 'object') throw invalid(name);
    }
  }
  return Object.keys(root).length > 0 ? root : undefined;
}

function assertParameters(query: URLSearchParams): void {
  if (query.size > MAX_PARAMETERS) throw invalid('where');
  for (const key of query.keys()) {
    const path = pathOf(key);
    const [name = ''] = path;
    const isWrongInteger =
      INTEGERS.includes(name) && (key !== name || !/^\d{1,7}$/.test(query.getAll(key).join()));
    const isTooDeep = path.length > MAX_BRACKETS + 1;
    if (isWrongInteger || isTooDeep || path.some(isInherited)) throw invalid(name.slice(0, 60));
  }
  if (Number(query.get('depth')) > MAX_DEPTH) throw invalid('depth');
  const sort = query.getAll('sort');
  if (sort.length > 1 || (sort[0] && !SORT.test(sort[0]))) throw invalid('sort');
}

/**
 * Checks the parameters of a REST request: whole numbers, known operators, and a bounded cost.
 *
 * @param isList whether the request reads several records; a change may have `limit=0`, for all
 * @throws {Refusal} with status 400, naming the parameter
 */
export function assertQuery(query: URLSearchParams, isList: boolean): void {
  assertParameters(query);
  const limit = query.get('limit') ?? undefined;
  const where = readObject(query, 'where');
  const args = { limit: isList ? limit : undefined, page: query.get('page') ?? undefined, where };
  const pagination = query.get('pagination') !== 'false';
  assertAffordable(costOfList({ ...args, pagination, sort: query.get('sort') }, RECORD_COST));
}

/**
 * Checks the path of a REST request: decodable, and numbers where the database has numbers.
 *
 * @throws {Refusal} with status 400
 */
export function assertPath(pathname: string, payload: Payload): void {
  const wrong = badRequest('La dirección no es válida', 'The address is invalid');
  let segments: string[];
  try {
    segments = decodeURIComponent(pathname).split('/').slice(2);
  } catch {
    throw wrong;
  }
  if (segments.some((part) => isInherited(part) || part.includes('\0'))) throw wrong;
  const id = findId(segments, payload);
  if (id !== undefined && payload.db.defaultIDType === 'number' && !/^\d{1,15}$/.test(id)) {
    throw wrong;
  }
}

/** Returns the part of the path that Payload reads as an id, if there is one. */
function findId(segments: string[], payload: Payload): string | undefined {
  const isGlobal = segments[0] === 'globals';
  const [slug = '', second, third] = isGlobal ? segments.slice(1) : segments;
  if (isGlobal) return second === 'versions' ? third : undefined;
  const collection = payload.collections[slug as keyof typeof payload.collections];
  // The ids of publications are texts.
  if (!collection || !second || collection.customIDType === 'text') return undefined;
  if (['versions', 'access'].includes(second)) return third;
  // Preferences are addressed by key, files by name.
  if (slug === 'payload-preferences') return undefined;
  const isNamed = (collection.config.endpoints || []).some(
    ({ path }) => path.split('/')[1] === second,
  );
  return isNamed ? undefined : second;
}
