import { bilingual } from '../texts/labels.ts';
import { Refusal } from './refusal.ts';

/*
 * A cost of 150 is about a millisecond of a processor; docs/decisions/0016-request-limits.md has the
 * figures.
 */

/** The most that one request may cost: half a second of a processor. The site's pages cost 68,000. */
export const MAX_COST = 72_000;
/** A root field, or a REST request: the query for it and for the number of its results. */
export const REQUEST_COST = 500;
/** A whole record: Payload reads every field and list of it, whatever the query selects. */
export const RECORD_COST = 400;
/** A record of which only the selected columns are read. */
export const SELECTED_RECORD_COST = 4;
/** A condition on an unindexed field, which reads every record. */
const CONDITION_COST = 1_000;
/** Lists that conditions may join: the rows of two lists multiply. */
const MAX_JOINS = 2;
const MAX_NESTING = 6;
const MAX_VALUE_LENGTH = 1_000;
const MAX_PAGE = 1_000_000;
const DEFAULT_LIMIT = 10;

/** Fields that have an index and no list. */
const INDEXED = new Set(['id', '_status']);
const OPERATORS = new Set([
  ...['equals', 'not_equals', 'in', 'not_in', 'all', 'exists', 'contains', 'like', 'not_like'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
]);

export const badRequest = (es: string, en: string) => new Refusal(400, bilingual(es, en));

const tooExpensive = () =>
  badRequest('La consulta pide demasiado de una vez', 'The query requests too much at once');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrongCondition = () =>
  badRequest('Una condición de «where» no es válida', 'A condition of "where" is invalid');

interface Tally {
  conditions: number;
  joins: Set<string>;
}

function tallyValue(operator: string, value: unknown, tally: Tally, isIndexed: boolean): void {
  if (!OPERATORS.has(operator)) throw wrongCondition();
  const list = isObject(value) && !(value instanceof Date) ? Object.values(value) : value;
  const values = Array.isArray(list) ? list : String(list ?? '').split(',');
  const isTooLong = (item: unknown) => isObject(item) || String(item).length > MAX_VALUE_LENGTH;
  if (values.some(isTooLong)) throw wrongCondition();
  // An indexed condition costs little, but a list of thousands does not.
  tally.conditions += isIndexed ? values.length / 100 : 1 + values.length / 100;
}

function tallyConditions(where: unknown, tally: Tally, nesting: number): void {
  if (!isObject(where) || nesting > MAX_NESTING) throw wrongCondition();
  for (const [key, value] of Object.entries(where)) {
    if (/^(and|or)$/i.test(key)) {
      const items = isObject(value) ? Object.values(value) : value;
      if (!Array.isArray(items)) throw wrongCondition();
      for (const item of items) tallyConditions(item, tally, nesting + 1);
      continue;
    }
    const [list = '', ...rest] = key.split(/\.|__/).filter(Boolean);
    if (rest.length > 0) tally.joins.add(list);
    if (!isObject(value)) throw wrongCondition();
    for (const [operator, operand] of Object.entries(value)) {
      tallyValue(operator, operand, tally, INDEXED.has(key));
    }
  }
}

/** The arguments of a query for several records; REST sends `depth` too. */
export interface ListArguments {
  limit?: unknown;
  page?: unknown;
  pagination?: unknown;
  where?: unknown;
  sort?: unknown;
}

function limitOf({ limit, page, pagination }: ListArguments): number {
  const isInRange = (value: unknown, max: number) =>
    value === undefined || value === null || (Number(value) >= 1 && Number(value) <= max);
  const isUnlimited = pagination === false && (limit === undefined || limit === null);
  if (isUnlimited || !isInRange(limit, MAX_COST) || !isInRange(page, MAX_PAGE)) {
    throw badRequest(
      '«limit» y «page» deben ser números enteros desde 1',
      '"limit" and "page" must be integers from 1',
    );
  }
  return Number(limit ?? DEFAULT_LIMIT);
}

/**
 * Returns the cost of a query for several records.
 *
 * @param recordCost the cost of one of them
 * @throws {Refusal} with status 400, when an argument is invalid or conditions join too many lists
 */
export function costOfList(args: ListArguments, recordCost: number): number {
  const tally: Tally = { conditions: 0, joins: new Set() };
  if (args.where !== undefined && args.where !== null) tallyConditions(args.where, tally, 0);
  for (const field of String(args.sort ?? '').split(',')) {
    const [list = '', ...rest] = field.replace(/^-/, '').split(/\.|__/);
    if (rest.length > 0) tally.joins.add(list);
  }
  if (tally.joins.size > MAX_JOINS) throw tooExpensive();
  return REQUEST_COST + limitOf(args) * recordCost + tally.conditions * CONDITION_COST;
}

/** @throws {Refusal} with status 400, when a cost is too high */
export function assertAffordable(cost: number): void {
  if (!(cost <= MAX_COST)) throw tooExpensive();
}
