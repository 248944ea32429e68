/** A response body that is larger than its limit. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

function concat(chunks: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}

/**
 * Reads the body of a response as a stream, and closes the connection when it exceeds the limit.
 *
 * @throws {BodyTooLargeError} when the body is larger than `maxBytes`, also if only its
 *   `Content-Length` is
 */
export async function readBody(
  { body, headers }: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const error = new BodyTooLargeError(`has more than ${maxBytes} bytes`);
  if (!body) return new Uint8Array();
  if (Number(headers.get('content-length')) > maxBytes) {
    await body.cancel();
    throw error;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBytes) throw error;
    chunks.push(chunk);
  }
  return concat(chunks, length);
}
