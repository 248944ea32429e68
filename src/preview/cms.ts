import type { GraphQLFetch } from '~/loaders/cmsClient';
import { type PreviewRecord, type PreviewRequest, PREVIEW_PATHS } from '#contract/preview.ts';
import { RequestError } from '~/session/contentErrors';

/** A request that is answered with a status and a message instead of a page. */
export class PreviewError extends Error {
  override name = 'PreviewError';
  readonly status: number;

  constructor(status: number, message = '') {
    super(message);
    this.status = status;
  }
}

/** Returns the headers of the session that the server in front of the pages has verified. */
export function sessionOf({ headers }: Request) {
  const language = headers.get('accept-language');
  return {
    authorization: headers.get('authorization') ?? '',
    ...(language && { 'accept-language': language }),
  };
}

type SessionHeaders = ReturnType<typeof sessionOf>;

/** Returns the URL of a path of the CMS, whose origin is in `CMS_URL`. */
export const cmsUrl = (path: string): URL => new URL(path, process.env.CMS_URL);

/** Sends a read, once more if the CMS closes an idle connection at the moment at which it is used. */
function postJson(path: string, session: SessionHeaders, body: object): Promise<Response> {
  const send = () =>
    fetch(cmsUrl(path), {
      method: 'POST',
      headers: { ...session, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return send().catch(send);
}

/**
 * Fetches a record as it is saved or as a form contains it.
 *
 * @throws {PreviewError} with the status and the message of the CMS when it refuses, and 503 when it
 *   cannot be reached
 */
export async function fetchRecord(
  session: SessionHeaders,
  request: PreviewRequest,
): Promise<PreviewRecord> {
  const response = await postJson(PREVIEW_PATHS.record, session, request).catch(() => {
    throw new PreviewError(503);
  });
  if (response.ok) return (await response.json()) as PreviewRecord;
  const body = (await response.json().catch(() => undefined)) as
    { errors?: { message?: string }[] } | undefined;
  throw new PreviewError(response.status, body?.errors?.[0]?.message);
}

/** Creates the function with which the loaders query the CMS in an editor's session. */
export const createSessionClient =
  (session: SessionHeaders): GraphQLFetch =>
  async (operation, query, variables) => {
    const response = await postJson('/api/graphql', session, { query, variables });
    const body = (await response.json().catch(() => undefined)) as { data?: unknown } | undefined;
    if (body?.data) return body.data;
    throw new RequestError(operation, `the CMS returned ${response.status}`);
  };
