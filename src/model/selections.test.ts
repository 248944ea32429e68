import { z } from 'astro/zod';
import { type DocumentNode, Kind, type SelectionSetNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import { agencyModel } from './agency';
import { homeModel } from './home';
import { pageModel } from './page';
import { proposalModel } from './proposal';
import { redirectModel } from './redirect';
import { talentModel } from './talent';

type JsonSchema = { [key: string]: unknown } & {
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
};

/** The lists of credits have one schema: a play has a venue where a film has a company. */
const CREDITS = /^(cinema|television|theatre|otherWork)\./;
const oneCredit = (path: string) => path.replace(CREDITS, 'credits.');
/** Selected for the sake of changes and of languages, which the loaders compare. */
const isOfLoader = (path: string) => /(^|\.)(id|updatedAt)$/.test(path);
/** The length of voice clips only, and a frame of a hosted video, which the build adds. */
const isExtra = (path: string) =>
  (path.endsWith('.durationSeconds') && !/^(videos|voiceClips\.file)\.d/.test(path)) ||
  path === 'videos.thumbnail';

function pathsOfSchema(schema: JsonSchema, parent = ''): string[] {
  const variants = schema.anyOf ?? schema.oneOf ?? [];
  // A text is a string, or the Spanish one with its language; so is a list of texts.
  if (variants.some(({ type, items }) => (items?.type ?? type) === 'string')) return [parent];
  if (variants.length > 0) return variants.flatMap((one) => pathsOfSchema(one, parent));
  if (schema.items) return pathsOfSchema(schema.items, parent);
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, child]) =>
      pathsOfSchema(child, parent ? `${parent}.${name}` : name),
    );
  }
  return parent && schema.type !== 'null' ? [parent] : [];
}

function pathsOfQuery(document: DocumentNode): string[] {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet] as const]
        : [],
    ),
  );
  const walk = (set: SelectionSetNode, parent: string): string[] =>
    set.selections.flatMap((one) => {
      if (one.kind === Kind.FRAGMENT_SPREAD) return walk(fragments.get(one.name.value)!, parent);
      if (one.kind === Kind.INLINE_FRAGMENT) return walk(one.selectionSet, parent);
      const path = parent ? `${parent}.${one.name.value}` : one.name.value;
      return one.selectionSet ? walk(one.selectionSet, path) : [path];
    });
  const [query] = document.definitions;
  if (query?.kind !== Kind.OPERATION_DEFINITION) throw new Error('not a query');
  return walk(query.selectionSet, '').map((path) => path.replace(/^\w+\.(docs\.)?/, ''));
}

const sorted = (paths: string[]) =>
  [...new Set(paths.filter((path) => !isOfLoader(path) && !isExtra(path)).map(oneCredit))].sort();

const inputOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

test.each([
  ['talent', talentModel.query, talentModel.schema('es')],
  ['page', pageModel.query, pageModel.schema('es')],
  ['home', homeModel.query, homeModel.schema('es')],
  ['agency', agencyModel.query, agencyModel.schema('es')],
  ['redirect', redirectModel.query, redirectModel.schema],
  ['proposal', proposalModel.query, proposalModel.schema],
])('the query of a %s selects the fields of its schema', (_name, query, schema) => {
  expect(sorted(pathsOfQuery(parse(query)))).toEqual(sorted(pathsOfSchema(inputOf(schema))));
});
