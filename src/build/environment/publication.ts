import { isPublicationId } from '../../../cms/contract/buildReport.ts';

type Environment = Record<string, string | undefined>;

/** The publication that a build belongs to, and the host's deploy. */
export interface PublicationSettings {
  /** The publication of the CMS that requested the build; `undefined` for a build after a push. */
  id: string | undefined;
  deploy: { id?: string | undefined; url?: string | undefined };
}

/** Netlify passes the body of the build hook URL-encoded, another host may pass it as it is. */
function parseBody(body: string): unknown {
  for (const decode of [(text: string) => text, decodeURIComponent]) {
    try {
      return JSON.parse(decode(body)) as unknown;
    } catch {
      continue;
    }
  }
  return undefined;
}

/**
 * Returns the id in the body of the build hook, from `INCOMING_HOOK_BODY`, or `undefined` for a build
 * that the CMS did not request.
 */
export function findPublicationId(
  { INCOMING_HOOK_BODY: body }: Environment = process.env,
): string | undefined {
  const value = body ? parseBody(body) : undefined;
  const id = (value as { publication?: unknown } | null | undefined)?.publication;
  return isPublicationId(id) ? id : undefined;
}

/**
 * Returns what the build reports to the CMS about, or `undefined` for a build that does not report:
 * without a hosted CMS, for another branch, and on a developer's machine.
 */
export function findPublication(
  environment: Environment = process.env,
): PublicationSettings | undefined {
  const { CMS_URL, CMS_TOKEN, NETLIFY, CONTEXT, DEPLOY_ID, DEPLOY_URL } = environment;
  if (!CMS_URL || !CMS_TOKEN) return undefined;
  if (CONTEXT && CONTEXT !== 'production') return undefined;
  const id = findPublicationId(environment);
  if (!id && !NETLIFY) return undefined;
  return { id, deploy: { id: DEPLOY_ID || undefined, url: DEPLOY_URL || undefined } };
}
