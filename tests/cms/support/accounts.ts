import crypto from 'node:crypto';
import { beforeAll, vi } from 'vitest';
import { PASSWORD } from './testCms.ts';
import type { RunningCms } from '../../../cms/runtime/embedded.ts';

/**
 * Makes password hashes take one iteration, and returns the spy that has recorded their real cost.
 * Only accounts created after this call can sign in.
 */
export function useCheapHashes() {
  const derive = crypto.pbkdf2;
  return vi
    .spyOn(crypto, 'pbkdf2')
    .mockImplementation((password, salt, _iterations, bytes, digest, done) =>
      derive(password, salt, 1, bytes, digest, done),
    );
}

/** The clients of the tests: addresses as a proxy passes them on. */
export const addressHeader = (address: string) => ({ 'X-Forwarded-For': address });

/** Sends a JSON request to the CMS. */
export function send(
  cms: RunningCms,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${cms.url}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'es', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** Tries to sign in. */
export const trySignIn = (
  cms: RunningCms,
  email: string,
  password = PASSWORD,
  address = '192.0.2.1',
) => send(cms, 'POST', '/users/login', { email, password }, addressHeader(address));

/** Signs in and returns the header of the session. */
export async function signIn(cms: RunningCms, email: string, password = PASSWORD) {
  const { token } = (await (await trySignIn(cms, email, password)).json()) as { token?: string };
  if (!token) throw new Error(`${email} could not sign in`);
  return { Authorization: `JWT ${token}` };
}

/** Signs in before the tests of a file, and returns the header of the session, which is set then. */
export function useSession(cms: RunningCms, email: string): Record<string, string> {
  const headers = {};
  beforeAll(async () => void Object.assign(headers, await signIn(cms, email)));
  return headers;
}

/** Returns the account that a request counts as signed in, or `undefined`. */
export async function whoAmI(cms: RunningCms, headers: Record<string, string>) {
  const response = await send(cms, 'GET', '/users/me', undefined, headers);
  return ((await response.json()) as { user: { email: string } | null }).user?.email;
}

/** Creates an editor or administrator and returns its id. */
export async function createAccount(cms: RunningCms, email: string, role: 'admin' | 'editor') {
  const data = { email, role, password: PASSWORD };
  return (await cms.payload.create({ collection: 'users', data })).id;
}

/** Returns the errors of a refused request: message by field. */
export async function fieldErrors(response: Response): Promise<Record<string, string>> {
  interface Refusal {
    errors: { data?: { errors?: { path: string; message: string }[] } }[];
  }
  const { errors } = (await response.json()) as Refusal;
  return Object.fromEntries(
    (errors[0]?.data?.errors ?? []).map(({ path, message }) => [path, message]),
  );
}
