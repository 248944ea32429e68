import { type GraphQLFormattedError, GraphQLError } from 'graphql';
import type { PayloadRequest } from 'payload';

/** Whether Payload meant the error for the client, e.g. a refusal of access. */
function isPublic(error: Error): boolean {
  const { isPublic: isMeant, status } = error as Error & { isPublic?: boolean; status?: number };
  return isMeant ?? (status !== undefined && status < 500);
}

const isDevelopment = () => process.env.NODE_ENV === 'development';

/** Removes the names that graphql-js suggests for a wrong one, which describe the schema. */
const withoutSuggestion = (message: string) => message.replace(/ Did you mean .*\?$/s, '');

/**
 * Returns what a client may know of an error: the message, and where in the query. Errors that the
 * CMS did not intend are logged and replaced.
 */
export function describeError(
  error: Readonly<Error | GraphQLError>,
  req: PayloadRequest | undefined,
): GraphQLFormattedError {
  const { originalError, locations, path } = error as GraphQLError;
  const isHidden = originalError && !(originalError instanceof GraphQLError);
  const place = { ...(locations && { locations }), ...(path && { path }) };
  if (isHidden && !isPublic(originalError)) {
    req?.payload.logger.error({ err: originalError });
    return { message: 'Something went wrong.', ...place };
  }
  return {
    message: isDevelopment() ? error.message : withoutSuggestion(error.message),
    ...place,
  };
}
