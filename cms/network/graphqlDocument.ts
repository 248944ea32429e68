import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  GraphQLError,
  Kind,
  parse,
} from 'graphql';

const MAX_CHARACTERS = 20_000;
const MAX_TOKENS = 2_000;
const MAX_DEPTH = 10;
const MAX_FIELDS = 1_000;
const MAX_ALIASES = 20;

/** What a selection contains when its fragments are expanded. */
interface Size {
  depth: number;
  fields: number;
  aliases: number;
}

const refuse = (message: string) => new GraphQLError(message);

/** Measures selections; each fragment once, so that nested fragments cost nothing exponential. */
function createMeasure(fragments: Map<string, FragmentDefinitionNode>) {
  const known = new Map<string, Size | 'open'>();

  function measureFragment(name: string): Size {
    const size = known.get(name);
    if (size === 'open') throw refuse(`The fragment "${name}" contains itself`);
    if (size) return size;
    const fragment = fragments.get(name);
    known.set(name, 'open');
    const measured = measure(fragment?.selectionSet);
    known.set(name, measured);
    return measured;
  }

  function measure(selectionSet: SelectionSetNode | undefined): Size {
    const total: Size = { depth: 0, fields: 0, aliases: 0 };
    for (const node of selectionSet?.selections ?? []) {
      const isField = node.kind === Kind.FIELD;
      const part =
        node.kind === Kind.FRAGMENT_SPREAD
          ? measureFragment(node.name.value)
          : measure(node.selectionSet);
      total.depth = Math.max(total.depth, part.depth + (isField ? 1 : 0));
      total.fields += part.fields + (isField ? 1 : 0);
      total.aliases += part.aliases + (isField && node.alias ? 1 : 0);
    }
    return total;
  }
  return measure;
}

function assertBounded({ depth, fields, aliases }: Size): void {
  if (depth > MAX_DEPTH) throw refuse(`The query is deeper than ${MAX_DEPTH} levels`);
  if (fields > MAX_FIELDS) throw refuse(`The query selects more than ${MAX_FIELDS} fields`);
  if (aliases > MAX_ALIASES) throw refuse(`The query has more than ${MAX_ALIASES} aliases`);
}

/**
 * Parses a GraphQL document that consists of one query. Limits its size, depth, fields and aliases
 * before the standard validation runs, whose own cost grows faster than the document.
 *
 * @throws {GraphQLError} when it is not valid, contains a mutation, or exceeds a limit
 */
export function parseDocument(source: string): DocumentNode {
  if (source.length > MAX_CHARACTERS) {
    throw refuse(`The query is longer than ${MAX_CHARACTERS} characters`);
  }
  const document = parse(source, { maxTokens: MAX_TOKENS });
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const measure = createMeasure(fragments);
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operations.length !== 1) throw refuse('The document must contain one operation');
  for (const { operation, selectionSet } of operations) {
    if (operation !== 'query') throw refuse('GraphQL only reads: use the REST API for changes');
    assertBounded(measure(selectionSet));
  }
  for (const name of fragments.keys()) assertBounded(measure(fragments.get(name)?.selectionSet));
  return document;
}
