import { PreviewError, fetchRecord, sessionOf } from './cms';
import { defineMiddleware } from 'astro/middleware';
import { LOCALES } from '~/lib/i18n/locale';
import { normaliseIslands } from '~/build/postprocess';
import {
  type PreviewRecord,
  type PreviewRequest,
  PREVIEW_KINDS,
} from '../../cms/contract/preview.ts';
import { runWith } from './current';
import { parseDraft } from './draft';
import { type Published, readPublished } from './published';

/**
 * Reads the form in the body of a request, whose size and type the server in front of the pages has
 * checked.
 */
async function readForm(request: Request): Promise<Record<string, unknown>> {
  const form: unknown = await request.json().catch(() => undefined);
  if (typeof form === 'object' && form !== null && !Array.isArray(form)) {
    return form as Record<string, unknown>;
  }
  throw new PreviewError(400);
}

type Params = Record<string, string | undefined>;

const find = <T extends string>(list: readonly T[], value: string | undefined): T => {
  const found = list.find((one) => one === value);
  if (!found) throw new PreviewError(404);
  return found;
};

async function readRequest(
  request: Request,
  { locale, kind, id }: Params,
): Promise<PreviewRequest> {
  const wanted = { locale: find(LOCALES, locale), kind: find(PREVIEW_KINDS, kind), id };
  const form = request.method === 'POST' ? await readForm(request) : undefined;
  return { ...wanted, form };
}

/** Renders a page with a record, whole, so that an error leaves no half page. */
async function render(
  { kind, locale }: PreviewRequest,
  { records, problems, language, texts }: PreviewRecord,
  published: Published,
  next: () => Promise<Response>,
): Promise<Response> {
  const draft = parseDraft(kind, locale, records);
  const preview = { kind, locale, draft, published, problems, language, texts };
  try {
    return await runWith(preview, async () => {
      const response = await next();
      const { status, headers } = response;
      return new Response(normaliseIslands(await response.text()), { status, headers });
    });
  } catch (error) {
    console.error('[preview]', error);
    throw new PreviewError(500, texts.failed);
  }
}

/** Renders each page with the record of its request. */
export const onRequest = defineMiddleware(async ({ request, params }, next) => {
  if (params.kind === undefined) return next();
  try {
    const session = sessionOf(request);
    const wanted = await readRequest(request, params);
    const [found, published] = await Promise.all([
      fetchRecord(session, wanted),
      readPublished(session),
    ]);
    return await render(wanted, found, published, next);
  } catch (error) {
    if (!(error instanceof PreviewError)) console.error('[preview]', error);
    const { status, message } = error instanceof PreviewError ? error : new PreviewError(503);
    const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
    return new Response(message, { status, headers });
  }
});
