import { PreviewError } from './cms';

/**
 * Reads the form in the body of a request, whose size and type the server in front of the pages has
 * checked.
 *
 * @throws {PreviewError} with status 400 when it is no JSON object
 */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  const form: unknown = await request.json().catch(() => undefined);
  if (typeof form === 'object' && form !== null && !Array.isArray(form)) {
    return form as Record<string, unknown>;
  }
  throw new PreviewError(400);
}
