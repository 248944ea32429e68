/** An error that knows the HTTP status of the page that tells of it. */
export class PageError extends Error {
  override name = 'PageError';

  /** @param status of the answer, e.g. 404 */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** Returns what an error page tells of an error: its message; nothing when it has none. */
export const findMessage = (error: unknown): string | undefined => {
  const message = typeof error === 'string' ? error : fieldOf(error, 'message');
  return typeof message === 'string' && message.trim() ? message : undefined;
};

/** Returns the HTTP status that an error carries; it is 500 where it carries none. */
export const errorStatus = (error: unknown): number => {
  const status = Number(fieldOf(error, 'status') ?? fieldOf(error, 'statusCode'));
  return status >= 400 && status < 600 ? status : 500;
};
