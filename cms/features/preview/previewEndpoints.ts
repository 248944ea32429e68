import type { Endpoint, PayloadRequest } from 'payload';
import { editors } from '../../access.ts';
import { type Bilingual, tr } from '../../texts/labels.ts';
import { LOCALES } from '#contract/locales.ts';
import {
  type PreviewRequest,
  NEW_RECORD,
  PREVIEW_KINDS,
  RECORD_PATH,
  SESSION_PATH,
} from '#contract/preview.ts';
import { readPreviewRecord } from './previewRecord.ts';
import { PREVIEW_ERRORS } from './previewTexts.ts';

const HEADERS = { 'Cache-Control': 'no-store' };
const API = '/api';

const refuse = (req: PayloadRequest, status: number, { es, en }: Bilingual): Response =>
  Response.json({ errors: [{ message: tr(req, es, en) }] }, { status, headers: HEADERS });

/** Refuses users who are not editors; an API key is never one. */
async function findRefusal(req: PayloadRequest): Promise<Response | undefined> {
  if (await editors({ req })) return undefined;
  return req.user
    ? refuse(req, 403, PREVIEW_ERRORS.forbidden)
    : refuse(req, 401, PREVIEW_ERRORS.signIn);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const includes = <T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

/** Returns a valid request, or `undefined`. */
function parseRequest(body: unknown): PreviewRequest | undefined {
  if (!isObject(body)) return undefined;
  const { kind, id, locale, form } = body;
  const isId =
    id === undefined || id === NEW_RECORD || (typeof id === 'string' && /^[\w-]{1,60}$/.test(id));
  if (!includes(PREVIEW_KINDS, kind) || !includes(LOCALES, locale) || !isId) return undefined;
  if (form !== undefined && !isObject(form)) return undefined;
  return { kind, locale, id, form };
}

async function readBody(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.();
  } catch {
    return undefined;
  }
}

/**
 * What the preview asks. Both are POST requests, because reads wait for each other
 * (`network/requestHandler.ts`), and a preview must follow every key.
 */
export const previewEndpoints: Endpoint[] = [
  {
    path: SESSION_PATH.slice(API.length),
    method: 'post',
    handler: async (req) =>
      (await findRefusal(req)) ?? new Response(null, { status: 204, headers: HEADERS }),
  },
  {
    path: RECORD_PATH.slice(API.length),
    method: 'post',
    handler: async (req) => {
      const refusal = await findRefusal(req);
      if (refusal) return refusal;
      const request = parseRequest(await readBody(req));
      if (!request) return refuse(req, 400, PREVIEW_ERRORS.invalid);
      const record = await readPreviewRecord(req, request);
      if (!record) return refuse(req, 404, PREVIEW_ERRORS.notFound);
      return Response.json(record, { headers: HEADERS });
    },
  },
];
