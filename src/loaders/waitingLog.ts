/** A request that is being retried. */
interface WaitingRequest {
  operation: string;
  /** Why the last attempt failed. */
  cause: string;
  startMs: number;
}

const INTERVAL_MS = 10_000;
const waiting = new Set<WaitingRequest>();
let timer: NodeJS.Timeout | undefined;

function logOldest(): void {
  const [oldest, ...others] = [...waiting];
  if (!oldest) return;
  const seconds = Math.round((performance.now() - oldest.startMs) / 1000);
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  console.warn(`Retrying for ${seconds} s: ${oldest.operation}: ${oldest.cause}${more}`);
}

/** Logs every ten seconds that a request is being retried; concurrent requests share one line. */
export class WaitingLog {
  readonly #operation: string;
  #request: WaitingRequest | undefined;

  /** @param operation the request's name in the log */
  constructor(operation: string) {
    this.#operation = operation;
  }

  /** Sets why the last attempt failed; the first failure starts the log. */
  update(cause: string): void {
    this.#request ??= { operation: this.#operation, cause, startMs: performance.now() };
    this.#request.cause = cause;
    waiting.add(this.#request);
    timer ??= setInterval(logOldest, INTERVAL_MS);
  }

  /** Ends the log of this request. */
  end(): void {
    if (this.#request) waiting.delete(this.#request);
    if (waiting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }
}
