import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { send } from './accounts.ts';
import { READER_KEY, authorisedBy } from './testCms.ts';
import type { RunningCms } from '../../../cms/runtime/embedded.ts';
import {
  type StoredPublication,
  publicationsOf,
} from '../../../cms/features/publishing/publications.ts';
import { runPublications } from '../../../cms/features/publishing/publisher.ts';

/** Creates a publication that the host has accepted, and returns its id. */
export const createSent = async (
  { payload }: RunningCms,
  values: Partial<StoredPublication> = {},
): Promise<string> =>
  (await publicationsOf(payload).create({ state: 'sent', source: 'cms', ...values })).id;

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

/** Returns the publications that wait to be sent, and deletes all. */
export async function takeRequested({ payload }: RunningCms): Promise<StoredPublication[]> {
  const requested = await publicationsOf(payload).find({ state: { equals: 'requested' } });
  await payload.db.deleteMany({ collection: 'publications', where: {} });
  return requested;
}

/** More than the pause before a publication is sent, and than the longest before it is tried again. */
const STEP_MS = 40_000;
let clockMs = 0;

/** Does what the admin's server does each second, when everything is due that waits. */
export const runDue = ({ payload }: RunningCms): Promise<void> =>
  runPublications(payload, (clockMs = Math.max(clockMs, Date.now()) + STEP_MS));

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
