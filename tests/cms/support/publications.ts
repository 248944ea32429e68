import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { send } from './accounts.ts';
import { READER_KEY, authorisedBy } from './testCms.ts';
import type { RunningCms } from '../../../cms/runtime/embedded.ts';
import {
  type StoredPublication,
  publicationsOf,
} from '../../../cms/features/publishing/publications.ts';

/** Creates a publication that the host has accepted, and returns its id. */
export const createSent = (
  { payload }: RunningCms,
  values: Partial<StoredPublication> = {},
): Promise<string> => publicationsOf(payload).create({ state: 'sent', source: 'cms', ...values });

/** Sends a build's report; without an id, that of a build which the CMS did not request. */
export const report = (
  cms: RunningCms,
  id: string | undefined,
  body: object,
  key: string | undefined = READER_KEY,
): Promise<Response> =>
  send(cms, 'POST', `/publications/${id ? `${id}/` : ''}report`, body, authorisedBy(key));

/** Returns the publications by id. */
export async function publicationsById({
  payload,
}: RunningCms): Promise<Record<string, StoredPublication>> {
  const all = await publicationsOf(payload).find();
  return Object.fromEntries(all.map((publication) => [publication.id, publication]));
}

/** The secret with which the tests sign notifications. */
export const NETLIFY_SECRET = 'a secret of the notifications';

const hash = (body: string) => createHash('sha256').update(body).digest('hex');

/** Signs a notification as Netlify does. */
export const signNotification = (
  body: string,
  { secret = NETLIFY_SECRET, issuer = 'netlify', sha256 = hash(body) } = {},
): Promise<string> =>
  new SignJWT({ sha256 })
    .setIssuer(issuer)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));
