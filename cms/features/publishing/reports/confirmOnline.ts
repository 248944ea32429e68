import type { Payload, TaskConfig } from 'payload';
import { PUBLICATION_FILE, isPublicationId } from '#contract/buildReport.ts';
import { findNetlifySecret } from '../../../runtime/settings.ts';
import { advance, findPublication } from './store.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_000;
const ATTEMPTS = 40;
const DELAY_MS = 10_000;

/** Returns the address of the file in which the site names its publication, if it is known. */
function findPublicationFile(): URL | undefined {
  const site = process.env.SITE_URL;
  return site && URL.canParse(site) ? new URL(`/${PUBLICATION_FILE}`, site) : undefined;
}

/** Returns the id of the publication that the site shows, or `undefined` if it does not say. */
async function fetchShownId(file: URL): Promise<string | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(file, { signal, cache: 'no-store', redirect: 'error' });
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) {
    await response.body?.cancel();
    return undefined;
  }
  const text = (await response.text()).trim();
  return isPublicationId(text) ? text : undefined;
}

const setOnline = (payload: Payload, id: string) =>
  advance(payload, id, 'online', { onlineAt: new Date().toISOString() });

/**
 * Decides how the CMS learns that a finished build is online: from the host's notification, by asking
 * the site at `SITE_URL`, or, without both, from the end of the build itself.
 */
export async function confirmOnline(payload: Payload, id: string): Promise<void> {
  const publication = await findPublication(payload, { id: { equals: id } });
  if (!publication || publication.state !== 'building') return;
  if (findNetlifySecret() && publication.deployId) return;
  if (findPublicationFile() && publication.source === 'cms') {
    await payload.jobs.queue({ task: 'confirmOnline', input: { publication: id } });
    return;
  }
  await setOnline(payload, id);
}

/** Asks the site until it shows a publication or a later one: ten seconds apart, for seven minutes. */
export const confirmOnlineTask: TaskConfig<'confirmOnline'> = {
  slug: 'confirmOnline',
  label: 'Comprobación de la web',
  inputSchema: [{ name: 'publication', type: 'text', required: true }],
  retries: { attempts: ATTEMPTS, backoff: { type: 'fixed', delay: DELAY_MS } },
  handler: async ({ input, req: { payload } }) => {
    const publication = await findPublication(payload, { id: { equals: input.publication } });
    const file = findPublicationFile();
    if (!publication || !file) return { output: {} };
    const shownId = await fetchShownId(file);
    const shown = shownId && (await findPublication(payload, { id: { equals: shownId } }));
    if (!shown || shown.createdAt < publication.createdAt) {
      throw new Error('The site does not show this publication yet');
    }
    await setOnline(payload, publication.id);
    return { output: {} };
  },
};
