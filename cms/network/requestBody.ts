import { bilingual } from '../texts/labels.ts';
import { Refusal } from './refusal.ts';

const TOO_LARGE = bilingual('Es demasiado grande para el CMS', 'It is too large for the CMS');
const NO_OBJECT = bilingual('Se espera un objeto de JSON', 'A JSON object is expected');

/** @throws {Refusal} with status 413, when the announced size of a body exceeds a limit in bytes */
export function assertLength({ headers }: Request, limit: number): void {
  if (Number(headers.get('content-length') ?? 0) > limit) throw new Refusal(413, TOO_LARGE);
}

/** Payload refuses what is no JSON, and fails at JSON that is no object. */
function assertObject(body: Buffer, { headers }: Request): void {
  if (!/^application\/json\b/.test(headers.get('content-type') ?? '')) return;
  if (/^\s*(?:null|true|false|["[\d-])/.test(body.toString('utf8', 0, 100))) {
    throw new Refusal(400, NO_OBJECT);
  }
}

/**
 * Returns the same request with its body in memory.
 *
 * @param limit in bytes
 * @throws {Refusal} with status 413 when the body is larger, and 400 when it is JSON but no object
 */
export async function bufferBody(request: Request, limit: number): Promise<Request> {
  if (!request.body) return request;
  assertLength(request, limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    // Leaving the loop cancels the stream.
    if (size > limit) throw new Refusal(413, TOO_LARGE);
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  assertObject(body, request);
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: new Uint8Array(body) });
}
