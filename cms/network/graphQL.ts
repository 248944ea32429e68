import { configToSchema } from '@payloadcms/graphql';
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  parse,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import type { RequestParams } from 'graphql-http';
import { createHandler } from 'graphql-http/lib/use/fetch';
import type { PayloadRequest, SanitizedConfig } from 'payload';

const MAX_TOKENS = 2_000;
const MAX_DEPTH = 10;
/** Records in one answer; of those whose columns are selected, as in the query for revisions, more. */
const MAX_RECORDS = 100;
const MAX_SELECTED_RECORDS = 2_000;

/** Returns the only field of the only query of a document. */
function rootFieldOf({ definitions }: DocumentNode): FieldNode {
  const [node, ...more] = definitions.filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION);
  const isQuery = node?.kind === Kind.OPERATION_DEFINITION && node.operation === 'query';
  if (!isQuery || more.length > 0) {
    throw new GraphQLError('The document must contain one query: the REST API changes records');
  }
  const [field, ...others] = node.selectionSet.selections;
  if (field?.kind === Kind.FIELD && others.length === 0) return field;
  throw new GraphQLError('A query must have one field');
}

/** Refuses fragments in fragments too: their expansion could grow exponentially. */
function assertDepth(document: DocumentNode): void {
  visit(document, {
    SelectionSet: (_node, _key, _parent, path) => {
      const depth = path.filter((key) => key === 'selectionSet').length;
      if (depth > MAX_DEPTH) throw new GraphQLError(`The query is deeper than ${MAX_DEPTH} levels`);
    },
    FragmentSpread: (_node, _key, _parent, [, index]) => {
      if (document.definitions[Number(index)]?.kind === Kind.FRAGMENT_DEFINITION) {
        throw new GraphQLError('A fragment must not contain another');
      }
    },
  });
}

/** Payload takes a limit of 0, and none without pages, for all records. */
function assertLimit(field: FieldNode, variables: RequestParams['variables']): void {
  const values = Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [
      name.value,
      valueFromASTUntyped(value, variables),
    ]),
  );
  if (!('limit' in values) && !('pagination' in values)) return;
  const { limit } = values;
  const max = values.select === true ? MAX_SELECTED_RECORDS : MAX_RECORDS;
  if (!Number.isInteger(limit) || Number(limit) < 1 || Number(limit) > max) {
    throw new GraphQLError(`"limit" must be an integer from 1 to ${max}`);
  }
}

/** Replaces the message of an error that the CMS did not intend, which is logged. */
function describeError(error: Readonly<Error>, req: PayloadRequest): Error {
  const { originalError, path } = error as GraphQLError;
  if (!originalError || originalError instanceof GraphQLError) return error;
  const { isPublic, status = 500 } = originalError as { isPublic?: boolean; status?: number };
  if (isPublic ?? status < 500) return error;
  req.payload.logger.error({ err: originalError });
  return new GraphQLError('Something went wrong.', { path });
}

/**
 * Creates the handler of GraphQL requests of whom {@link PayloadRequest} names. It reads only, and bounds
 * what one query costs by its depth, its number of records and, through Payload's `maxComplexity`, its number
 * of fields.
 */
export function createGraphQLHandler(config: SanitizedConfig) {
  const { schema, validationRules } = configToSchema(config);
  return (request: Request, req: PayloadRequest): Promise<Response> => {
    const handle = createHandler({
      schema,
      onSubscribe: (_request, { query, variables }) => {
        try {
          const document = parse(query, { maxTokens: MAX_TOKENS });
          assertDepth(document);
          assertLimit(rootFieldOf(document), variables);
          return undefined;
        } catch (error) {
          return [error as GraphQLError];
        }
      },
      validationRules: (_request, args, rules) => [...rules, ...validationRules(args)],
      formatError: (error) => describeError(error, req),
      context: (): Record<string, unknown> => ({ headers: {}, req }),
    });
    return handle(request);
  };
}
