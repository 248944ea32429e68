import { bilingual } from '../texts/labels.ts';
import { badRequest } from './queryCost.ts';
import { Refusal } from './refusal.ts';

const METHODS_WITH_BODY = ['POST', 'PATCH', 'PUT', 'DELETE'];

const tooLarge = () =>
  new Refusal(
    413,
    bilingual(
      'Lo que envías es demasiado grande para el CMS',
      'What you send is too large for the CMS',
    ),
  );

export const hasBody = ({ method, body }: Request): boolean =>
  METHODS_WITH_BODY.includes(method) && body !== null;

/** @throws {Refusal} with status 413, when the announced size of a body exceeds a limit in bytes */
export function assertLength({ headers }: Request, limit: number): void {
  if (Number(headers.get('content-length') ?? 0) > limit) throw tooLarge();
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  assertLength(request, limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the stream.
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Returns a request with the same headers, and a body that is in memory. */
const withBody = (
  { url, headers, signal }: Request,
  method: string,
  body?: Uint8Array<ArrayBuffer>,
) => new Request(url, { method, headers, signal, ...(body && { body }) });

/**
 * Reads the body of a request into memory.
 *
 * @param limit in bytes
 * @throws {Refusal} with status 413, when the body is larger
 */
export async function bufferBody(request: Request, limit: number): Promise<Request> {
  return hasBody(request)
    ? withBody(request, request.method, await readBytes(request, limit))
    : request;
}

/**
 * Checks that a body of JSON is an object, as all operations expect. Payload refuses what is no JSON.
 *
 * @param request its body is in memory
 * @throws {Refusal} with status 400
 */
export async function assertObject(request: Request): Promise<void> {
  if (
    !hasBody(request) ||
    !/^application\/json\b/.test(request.headers.get('content-type') ?? '')
  ) {
    return;
  }
  const text = await request.clone().text();
  // The first character tells; parsing 2 MB twice would take time.
  if (text.trim() && /^(?:null|true|false|["[\d-])/.test(text.trimStart())) {
    throw badRequest('El cuerpo debe ser un objeto de JSON', 'The body must be a JSON object');
  }
}

const isOverridden = ({ method, headers }: Request) =>
  method === 'POST' &&
  [headers.get('X-Payload-HTTP-Method-Override'), headers.get('X-HTTP-Method-Override')].includes(
    'GET',
  );

/**
 * Returns the query of a REST request. The admin sends long ones as the form of a POST request that
 * counts as GET.
 *
 * @param request its body is in memory
 * @throws {Refusal} with status 400, when the body of such a request is not valid
 */
export async function readQuery(
  request: Request,
): Promise<{ method: string; query: URLSearchParams }> {
  const { url, method, headers } = request;
  if (!isOverridden(request)) return { method, query: new URL(url).searchParams };
  const text = await request.clone().text();
  const type = headers.get('content-type');
  if (type === 'application/x-www-form-urlencoded') {
    return { method: 'GET', query: new URL(`${url}?${text}`).searchParams };
  }
  try {
    if (type === 'application/json') JSON.parse(text);
  } catch {
    throw badRequest('El cuerpo no es JSON', 'The body is not JSON');
  }
  return { method: 'GET', query: new URL(url).searchParams };
}
