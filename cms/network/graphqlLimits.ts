import { type GraphQLField, type GraphQLSchema, GraphQLError } from 'graphql';
import {
  REQUEST_COST,
  RECORD_COST,
  SELECTED_RECORD_COST,
  assertAffordable,
  costOfList,
} from './queryCost.ts';
import { Refusal } from './refusal.ts';

/** The context of one operation, shared by its resolvers. */
export interface OperationContext {
  req: unknown;
  headers: Record<string, string>;
  /** Lets other requests in between. */
  takeTurn: () => Promise<void>;
  /** When the operation must have ended, on the clock of `performance.now()`; set at its start. */
  deadlineMs?: number;
  /** Ends with the previous root field. */
  previous?: Promise<unknown>;
}

interface EstimatorArguments {
  args: Record<string, unknown>;
  childComplexity: number;
}

const timeLimitError = () => new GraphQLError('The query took too long');

/** Returns the cost of a root field, which Payload's complexity rule adds up. */
function costOfField(isList: boolean, { args, childComplexity }: EstimatorArguments): number {
  const recordCost = (args.select ? SELECTED_RECORD_COST : RECORD_COST) + childComplexity;
  try {
    const cost = isList || args.where ? costOfList(args, recordCost) : REQUEST_COST + recordCost;
    // Payload's rule would say so too, but in English only and with internal figures.
    assertAffordable(cost);
    return cost;
  } catch (error) {
    if (error instanceof Refusal) throw new GraphQLError(error.message);
    throw error;
  }
}

/** Runs the root fields one after the other, each after other events, until the deadline. */
function takeTurns(field: GraphQLField<unknown, OperationContext>): void {
  const { resolve } = field;
  if (!resolve) return;
  field.resolve = (source, args, context, info) => {
    const run = async () => {
      await context.takeTurn();
      if (performance.now() > (context.deadlineMs ?? Infinity)) throw timeLimitError();
      return resolve(source, args, context, info);
    };
    const turn = (context.previous ?? Promise.resolve()).then(run, run);
    context.previous = turn;
    return turn;
  };
}

/**
 * Sets the costs of a schema's root fields, which grow with `limit`, and makes them take turns.
 *
 * Root fields of one query must not run at once anyway: Payload keeps the locale of the last one.
 */
export function limitSchema(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const isList = field.args.some(({ name }) => name === 'limit');
    const complexity = (args: EstimatorArguments) => costOfField(isList, args);
    field.extensions = { ...field.extensions, complexity };
    takeTurns(field as GraphQLField<unknown, OperationContext>);
  }
}
