import { z } from 'astro/zod';

/** The parts of a JSON Schema that name the fields of a record. */
interface Shape {
  type?: unknown;
  const?: unknown;
  items?: Shape;
  properties?: Properties;
  anyOf?: Shape[];
  /** The kinds of blocks of a page. */
  oneOf?: Shape[];
}

type Properties = Record<string, Shape>;

/** Whether a value may be a text, or a list of texts; an object of a text is a Spanish fallback. */
const isText = ({ type, items }: Shape): boolean => (items?.type ?? type) === 'string';

const fieldsOf = (properties: Properties): string =>
  Object.entries(properties)
    .map(([name, value]) => name + selectionOf(value))
    .join(' ');

/** Returns what is selected of one kind of block: the GraphQL type of `text` is `TextBlock`. */
function fragmentOf(block: Shape): string {
  const name = String(block.properties?.blockType?.const);
  return `... on ${name.charAt(0).toUpperCase()}${name.slice(1)}Block${selectionOf(block)}`;
}

/** Returns what is selected of a value; nothing of a scalar. All rows and related records have an id. */
function selectionOf({ items, properties, anyOf = [], oneOf }: Shape): string {
  if (items) return selectionOf(items);
  if (oneOf) return ` { ${oneOf.map(fragmentOf).join(' ')} }`;
  if (properties) return ` { ${fieldsOf({ id: {}, ...properties })} }`;
  return anyOf.some(isText) ? '' : anyOf.map(selectionOf).join('');
}

function propertiesOf(schema: z.ZodType): Properties {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return properties as Properties;
}

/**
 * Returns how a batch of records by id is fetched, with the fields of their schema; localised ones in one
 * locale, without fallback to another.
 */
function recordsQuery(type: string, schema: z.ZodType, isLocalised = true) {
  const operation = `${type}s`;
  const filterType = `${type}_where`;
  const [variable, argument] = isLocalised
    ? ['$locale: LocaleInputType!, ', 'locale: $locale, fallbackLocale: none, ']
    : ['', ''];
  const query = `query ${operation}(${variable}$where: ${filterType}!, $limit: Int!) {
    ${operation}(${argument}where: $where, sort: "id", limit: $limit) {
      docs { ${fieldsOf({ id: {}, updatedAt: {}, ...propertiesOf(schema) })} }
    }
  }`;
  return { operation, filterType, isLocalised, query };
}

/** Returns how a global is fetched in one locale, without fallback to another. */
function globalQuery(operation: string, schema: z.ZodType) {
  const query = `query ${operation}($locale: LocaleInputType!) {
    ${operation}(locale: $locale, fallbackLocale: none) { ${fieldsOf(propertiesOf(schema))} }
  }`;
  return { operation, query };
}

/** The queries that select the fields of a schema. */
export const queryOf = { records: recordsQuery, global: globalQuery };
