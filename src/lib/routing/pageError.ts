/** An error with the HTTP status of the error page that shows it. */
export class PageError extends Error {
  override name = 'PageError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** What an error says, whatever was thrown. */
export const thrown = {
  message(error: unknown): string | undefined {
    const message = typeof error === 'string' ? error : fieldOf(error, 'message');
    return typeof message === 'string' && message.trim() ? message : undefined;
  },

  /** The HTTP status; 500 by default. */
  status(error: unknown): number {
    const status = Number(fieldOf(error, 'status') ?? fieldOf(error, 'statusCode'));
    return status >= 400 && status < 600 ? status : 500;
  },
};
