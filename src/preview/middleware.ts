import { PreviewError, fetchRecord, sessionOf } from './cms';
import { defineMiddleware } from 'astro/middleware';
import type { PreviewRecord, PreviewRequest } from '#contract/preview.ts';
import { runWith } from './current';
import { parseDraft } from './draft';
import { type Published, readPublished } from './published';

/**
 * Reads a request, whose size and type the server in front of the pages has checked. The CMS validates it,
 * and refuses `null` in place of a form that is not JSON.
 */
async function readRequest(request: Request, params: object): Promise<PreviewRequest> {
  const form: unknown =
    request.method === 'POST' ? await request.json().catch(() => null) : undefined;
  return { ...params, form } as PreviewRequest;
}

/** Renders a page with a record, whole, so that an error leaves no half page. */
async function render(
  { kind, locale }: PreviewRequest,
  { records, problems, language, texts }: PreviewRecord,
  published: Published,
  locals: App.Locals,
  next: () => Promise<Response>,
): Promise<Response> {
  const draft = parseDraft(kind, locale, records);
  locals.shownForm = { kind, rows: draft?.rows ?? {} };
  const preview = { kind, locale, draft, published, problems, language, texts };
  try {
    return await runWith(preview, next);
  } catch (error) {
    console.error('[preview]', error);
    throw new PreviewError(500, texts.failed);
  }
}

/** Renders each page with the record of its request. */
export const onRequest = defineMiddleware(async ({ request, params, locals }, next) => {
  if (params.kind === undefined) return next();
  try {
    const session = sessionOf(request);
    const wanted = await readRequest(request, params);
    const [found, published] = await Promise.all([
      fetchRecord(session, wanted),
      readPublished(session),
    ]);
    return await render(wanted, found, published, locals, next);
  } catch (error) {
    if (!(error instanceof PreviewError)) console.error('[preview]', error);
    const { status, message } = error instanceof PreviewError ? error : new PreviewError(503);
    // While the CMS has too much to do, the frame loads again by itself.
    const refresh = status === 503 && { Refresh: '1' };
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...refresh };
    return new Response(message, { status, headers });
  }
});
