import { configToSchema } from '@payloadcms/graphql';
import { type ExecutionArgs, type ExecutionResult, GraphQLError, execute, validate } from 'graphql';
import { createHandler } from 'graphql-http/lib/use/fetch';
import type { SanitizedConfig } from 'payload';
import { bilingual } from '../texts/labels.ts';
import { authenticateReader } from './credentials.ts';
import type { createGate } from './gate.ts';
import { parseDocument } from './graphqlDocument.ts';
import { describeError } from './graphqlErrors.ts';
import { type OperationContext, limitSchema } from './graphqlLimits.ts';
import { Refusal } from './refusal.ts';

/** The time after which a query is refused; its remaining root fields do not start. */
const TIME_LIMIT_MS = 10_000;
const MAX_ERRORS = 10;

type Gate = ReturnType<typeof createGate>;

const tooSlow = () =>
  new Refusal(503, bilingual('La consulta tarda demasiado', 'The query took too long'), {
    'Retry-After': '5',
  });

/** Runs an operation until its deadline; the time for which it waited does not count. */
async function executeInTime(args: ExecutionArgs): Promise<ExecutionResult> {
  const context = args.contextValue as OperationContext;
  context.deadlineMs = performance.now() + TIME_LIMIT_MS;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooSlow()), TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([execute(args), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Makes graphql-http answer an invalid query with status 400; for plain JSON it would be 200. */
function withStatuses(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('Accept', 'application/graphql-response+json');
  return new Request(request, { headers });
}

function asJson(response: Response): Response {
  const headers = new Headers(response.headers);
  if (response.body) headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(response.body, { status: response.status, headers });
}

/** Validates as graphql-js does, but stops after a few errors and accepts rules that throw one. */
const validateInTime: typeof validate = (schema, document, rules) => {
  try {
    return validate(schema, document, rules, { maxErrors: MAX_ERRORS });
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
};

/**
 * Creates the handler of GraphQL requests. It reads only, requires an account, and bounds size, cost
 * and time of each query.
 *
 * @param gate limits how many queries run at the same time
 * @param takeTurn lets other requests in between
 * @returns a function that throws a {@link Refusal} for a request without a valid account, and when
 *   the CMS is busy
 */
export function createGraphQLHandler(
  config: SanitizedConfig,
  gate: Gate,
  takeTurn: () => Promise<void>,
) {
  const { schema, validationRules } = configToSchema(config);
  limitSchema(schema);
  return async (request: Request): Promise<Response> => {
    const req = await authenticateReader(request, config);
    let refusal: unknown;
    const handle = createHandler({
      schema,
      parse: (source) => parseDocument(String(source)),
      validate: validateInTime,
      validationRules: (_request, args, rules) => [...rules, ...validationRules(args as never)],
      // graphql-http would answer an error that is thrown here with status 500.
      execute: (args) =>
        gate(() => executeInTime(args)).catch((error: unknown) => {
          refusal = error;
          return {};
        }),
      formatError: (error) => describeError(error, req) as GraphQLError,
      context: (): Record<string, unknown> => ({ headers: {}, req, takeTurn }),
    });
    const response = await handle(withStatuses(request));
    if (refusal) throw refusal;
    return asJson(response);
  };
}
