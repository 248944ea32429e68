import {
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { access } from '../access.ts';
import { adminLanguage, describeProblem } from '../texts/problems.ts';

/** Creates an endpoint for editors and administrators; it answers 403 to everybody else. */
export const editorsEndpoint = (
  method: Endpoint['method'],
  path: string,
  handler: Endpoint['handler'],
): Endpoint => ({
  path,
  method,
  handler: (req) => {
    if (access.editors({ req })) return handler(req);
    const message = describeProblem({ code: 'notAllowed' }, adminLanguage(req));
    return Response.json({ errors: [{ message }] }, { status: 403 });
  },
});

/** Returns the JSON of a request; an empty object for what is none. */
export async function readBody(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.().catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Runs changes that all happen or none. */
export async function inTransaction<T>(req: PayloadRequest, run: () => Promise<T>): Promise<T> {
  const isOwner = await initTransaction(req);
  try {
    const result = await run();
    if (isOwner) await commitTransaction(req);
    return result;
  } catch (error) {
    if (isOwner) await killTransaction(req);
    throw error;
  }
}
