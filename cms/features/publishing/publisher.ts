import type { Payload } from 'payload';
import { isPublicationId, PUBLICATION_FILE } from '#contract/buildReport.ts';
import { nameFirst } from '../../texts/labels.ts';
import { findBuildHook, publicationsOf, type StoredPublication } from './publications.ts';

/** Pause without further changes before the site is built: more than between the records of one action. */
const PAUSE_MS = 2_000;
/** Longest delay of the first change while others follow. */
const MAX_DELAY_MS = 20_000;
/** Pauses before a build is requested again; then the admin shows the publication as failed. */
const RETRIES_MS = [4_000, 8_000, 16_000, 32_000];
const TIMEOUT_MS = 15_000;
/** Time after which a request that has neither succeeded nor failed was cut off with its process. */
const CUT_OFF_MS = 2 * TIMEOUT_MS;

/** How often the build of a publication could not be requested, and when it is tried again. */
const failures = new Map<string, { count: number; retryMs: number }>();

function isDue({ id, createdAt, updatedAt, sentAt }: StoredPublication, nowMs: number): boolean {
  if (sentAt) return nowMs > Date.parse(sentAt) + CUT_OFF_MS;
  const dueMs = Math.min(Date.parse(updatedAt) + PAUSE_MS, Date.parse(createdAt) + MAX_DELAY_MS);
  return nowMs >= (failures.get(id)?.retryMs ?? dueMs);
}

/**
 * Starts a build with a POST request to a build hook, Netlify's or any other.
 *
 * @param title the build's name in the host's list of deploys
 * @param publication the id of the publication, which the build reads from the body
 * @throws {Error} when the hook is unreachable, does not respond within 15 seconds or returns an
 *   error status; the message leaves out the URL, which is a secret
 */
async function callBuildHook(hook: string, title: string, publication: string): Promise<void> {
  const url = new URL(hook);
  url.searchParams.set('trigger_title', title);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ publication }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new Error(
      isTimeout ? 'The build hook does not respond' : 'The build hook cannot be reached',
    );
  });
  if (!response.ok) throw new Error(`The build hook returned ${response.status}`);
}

/** Requests the build of a publication from the host. */
async function send(payload: Payload, id: string, hook: string, nowMs: number): Promise<void> {
  const publications = publicationsOf(payload);
  // From now on a change begins another publication: this build may have read its record already.
  await publications.update(id, { sentAt: new Date().toISOString() });
  const { changes = [] } = (await publications.get(id)) ?? {};
  try {
    const names = changes.map(({ kind, title }) => title || kind);
    await callBuildHook(hook, `CMS: ${nameFirst(names)}`, id);
  } catch (cause) {
    const error = (cause as Error).message;
    const count = failures.get(id)?.count ?? 0;
    const pauseMs = RETRIES_MS[count];
    if (pauseMs === undefined) {
      failures.delete(id);
      await publications.advance(id, 'failed', { sentAt: null, error });
    } else {
      failures.set(id, { count: count + 1, retryMs: nowMs + pauseMs });
      await publications.update(id, { sentAt: null, error });
    }
    return;
  }
  failures.delete(id);
  await publications.advance(id, 'sent', { error: null });
}

/** Returns the address of the file in which the site names its publication, if it is known. */
export const findPublicationFile = (): URL | null =>
  URL.parse(`/${PUBLICATION_FILE}`, process.env.SITE_URL);

/** Returns the id of the publication that the site shows, or `undefined` if it does not say. */
async function fetchShownId(file: URL): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(file, { signal, cache: 'no-store', redirect: 'error' });
    const text = (await response.text()).trim();
    return response.ok && isPublicationId(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Time between two questions to the site, and for how long it is asked about a finished build. */
const ASK_MS = 5_000;
const ASK_UNTIL_MS = 15 * 60 * 1000;

let askedMs = 0;

/** Asks the site which publication it shows: a finished one is online if it is this or an earlier one. */
async function confirm(payload: Payload, built: readonly StoredPublication[], nowMs: number) {
  const file = findPublicationFile();
  if (!file || built.length === 0 || nowMs < askedMs + ASK_MS) return;
  askedMs = nowMs;
  const publications = publicationsOf(payload);
  const shownId = await fetchShownId(file);
  const shown = shownId && (await publications.get(shownId));
  if (!shown) return;
  for (const { id, createdAt } of built) {
    if (createdAt <= shown.createdAt) await publications.advance(id, 'online');
  }
}

/**
 * Requests the builds that are due, and sees which finished ones are online. The admin's server calls it each
 * second; what is stored says what is to be done, so a restart loses nothing.
 */
export async function runPublications(payload: Payload, nowMs = Date.now()): Promise<void> {
  const open = await publicationsOf(payload).find({ state: { in: ['requested', 'building'] } });
  const hook = findBuildHook();
  for (const one of open) {
    if (hook && one.state === 'requested' && isDue(one, nowMs)) {
      await send(payload, one.id, hook, nowMs);
    }
  }
  const built = open.filter(
    ({ source, builtAt }) =>
      source === 'cms' && builtAt && nowMs < Date.parse(builtAt) + ASK_UNTIL_MS,
  );
  await confirm(payload, built, nowMs);
}
