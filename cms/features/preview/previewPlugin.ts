import type {
  CollectionConfig,
  GeneratePreviewURL,
  GlobalConfig,
  LivePreviewConfig,
  Plugin,
  Endpoint,
  PayloadRequest,
} from 'payload';
import { mapContent, withFormComponents } from '../extendConfig.ts';
import { type Locale, LOCALES } from '#contract/locales.ts';
import {
  type PreviewKind,
  type PreviewRequest,
  PREVIEW_KINDS,
  previewPath,
  NEW_RECORD,
  RECORD_PATH,
  SESSION_PATH,
} from '#contract/preview.ts';
import { editors } from '../../access.ts';
import { type Bilingual, tr } from '../../texts/labels.ts';
import { readPreviewRecord } from './previewRecord.ts';
import { PREVIEW_ERRORS } from './previewTexts.ts';

const HEADERS = { 'Cache-Control': 'no-store' };
const API = '/api';

const refuse = (req: PayloadRequest, status: number, { es, en }: Bilingual): Response =>
  Response.json({ errors: [{ message: tr(req, es, en) }] }, { status, headers: HEADERS });

/** Refuses users who are not editors; an API key is never one. */
function findRefusal(req: PayloadRequest): Response | undefined {
  if (editors({ req })) return undefined;
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

/** What the preview asks, in the session of the editor who looks at it: it has no key. */
const previewEndpoints: Endpoint[] = [
  {
    path: SESSION_PATH.slice(API.length),
    method: 'post',
    handler: async (req) =>
      findRefusal(req) ?? new Response(null, { status: 204, headers: HEADERS }),
  },
  {
    path: RECORD_PATH.slice(API.length),
    method: 'post',
    handler: async (req) => {
      const refusal = findRefusal(req);
      if (refusal) return refusal;
      const request = parseRequest(await readBody(req));
      if (!request) return refuse(req, 400, PREVIEW_ERRORS.invalid);
      const record = await readPreviewRecord(req, request);
      if (!record) return refuse(req, 404, PREVIEW_ERRORS.notFound);
      return Response.json(record, { headers: HEADERS });
    },
  },
];

const EDIT_VIEW = { Component: '/features/preview/admin/EditView.tsx#EditView' };

/** The widths at which editors see a page, in CSS pixels. */
const BREAKPOINTS: LivePreviewConfig['breakpoints'] = [
  { name: 'phone', label: 'Móvil · Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tableta · Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Ordenador · Desktop', width: 1440, height: 900 },
];

const isPreviewKind = (slug: string): slug is PreviewKind =>
  (PREVIEW_KINDS as readonly string[]).includes(slug);

const toLocale = (code: unknown): Locale => (code === 'en' ? 'en' : 'es');

/**
 * Returns the page beside the form, and the button that opens it with what was last saved: in the
 * language that is edited, or in that of a record that is in one language.
 */
function optionsOf(pathOf: (locale: Locale, id: unknown) => string | null): {
  livePreview: LivePreviewConfig;
  preview: GeneratePreviewURL;
} {
  return {
    livePreview: {
      breakpoints: BREAKPOINTS,
      url: ({ data, locale }) => pathOf(toLocale(data.language ?? locale.code), data.id),
    },
    preview: (doc, { locale }) => pathOf(toLocale(doc.language ?? locale), doc.id),
  };
}

/** Adds the preview to a collection whose records have pages; its form shows that of new ones too. */
function withLivePreview(collection: CollectionConfig): CollectionConfig {
  const { slug, admin } = collection;
  if (!isPreviewKind(slug)) return collection;
  const options = optionsOf((locale, id) =>
    typeof id === 'number' || typeof id === 'string' ? previewPath(locale, slug, id) : null,
  );
  const views = admin?.components?.views;
  const edit = { ...views?.edit, default: EDIT_VIEW };
  const components = { ...admin?.components, views: { ...views, edit } };
  return { ...collection, admin: { ...admin, ...options, components } as typeof admin };
}

/** Adds the preview to a global that a page shows. */
function withGlobalLivePreview(global: GlobalConfig): GlobalConfig {
  const { slug, admin } = global;
  if (!isPreviewKind(slug)) return global;
  return { ...global, admin: { ...admin, ...optionsOf((locale) => previewPath(locale, slug)) } };
}

const LINK = '/features/preview/admin/PreviewLink.tsx#PreviewLink';

/** Shows the page of a record beside its form. */
export const preview: Plugin = (config) => ({
  ...withFormComponents(
    mapContent(config, withLivePreview, withGlobalLivePreview),
    [LINK],
    ({ slug }) => isPreviewKind(slug),
  ),
  endpoints: [...(config.endpoints ?? []), ...previewEndpoints],
});
