import type { Payload } from 'payload';
import { isPublicationId } from '#contract/buildReport.ts';
import {
  cleanMessage,
  cleanText,
  cleanUrl,
  createHostPublication,
  findOfDeploy,
} from './endpoints.ts';
import { type StoredPublication, advance, updatePublication } from './store.ts';

/** A deploy of the site, as Netlify's notifications describe it. */
interface NetlifyDeploy {
  id: string;
  /** The publication in the deploy's title; `undefined` for a deploy that the CMS did not request. */
  publication: string | undefined;
  event: 'building' | 'failed' | 'online' | 'notPublished';
  /** When the deploy began; ISO 8601. */
  createdAt: string;
  /** When it was published; ISO 8601. */
  publishedAt: string | undefined;
  url: string | undefined;
  error: string | undefined;
}

/** What editors read when somebody has stopped the host's automatic publishing. */
const NOT_PUBLISHED = 'Netlify has built this deploy and not published it (auto publishing)';

const ID_IN_TITLE = /\[([\da-f-]{36})\]/;

function parseTime(value: unknown): string | undefined {
  const time = typeof value === 'string' ? new Date(value) : undefined;
  if (!time || Number.isNaN(time.getTime())) return undefined;
  return new Date(Math.min(time.getTime(), Date.now())).toISOString();
}

function eventOf(state: unknown, publishedAt: unknown): NetlifyDeploy['event'] {
  if (state === 'error') return 'failed';
  if (state === 'ready') return publishedAt ? 'online' : 'notPublished';
  return 'building';
}

/**
 * Reads a notification about a deploy.
 *
 * @returns `undefined` for anything but a deploy of the public site, such as a deploy preview
 */
export function parseDeploy(body: string): NetlifyDeploy | undefined {
  let value: Record<string, unknown> | null;
  try {
    value = JSON.parse(body) as typeof value;
  } catch {
    return undefined;
  }
  const id = cleanText(value?.id);
  if (!value || !id || value.context !== 'production') return undefined;
  const publication = ID_IN_TITLE.exec(cleanText(value.title, 1_000) ?? '')?.[1];
  return {
    id,
    publication: isPublicationId(publication) ? publication : undefined,
    event: eventOf(value.state, value.published_at),
    createdAt: parseTime(value.created_at) ?? new Date().toISOString(),
    publishedAt: parseTime(value.published_at),
    url: cleanUrl(value.deploy_ssl_url) ?? cleanUrl(value.deploy_url),
    error: cleanMessage(value.error_message),
  };
}

async function fail(payload: Payload, id: string, error: string | undefined): Promise<void> {
  const failedAt = new Date().toISOString();
  // A build that failed by itself has reported a better reason.
  await advance(payload, id, 'failed', { failedAt, ...(error && { error }) });
}

/**
 * Records what a notification says about a deploy. States never go back, so a notification that is
 * late or repeated changes nothing.
 */
export async function applyDeploy(payload: Payload, deploy: NetlifyDeploy): Promise<void> {
  const { event, createdAt, error, publishedAt } = deploy;
  const values: Partial<StoredPublication> = {
    deployId: deploy.id,
    ...(deploy.url && { deployUrl: deploy.url }),
  };
  const known = await findOfDeploy(payload, deploy.publication, deploy.id);
  // The place among the others is that of the deploy, however late its notification is.
  const id = known?.id ?? (await createHostPublication(payload, { ...values, createdAt }));
  if (known && !known.deployId) await updatePublication(payload, id, values);
  if (event === 'failed') return fail(payload, id, error);
  if (event === 'notPublished') return fail(payload, id, NOT_PUBLISHED);
  const now = new Date().toISOString();
  if (event === 'building') await advance(payload, id, 'building', { begunAt: now });
  else await advance(payload, id, 'online', { onlineAt: publishedAt ?? now, error: null });
}
