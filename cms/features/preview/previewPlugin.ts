import type {
  CollectionConfig,
  GeneratePreviewURL,
  GlobalConfig,
  LivePreviewConfig,
  Plugin,
} from 'payload';
import { mapContent } from '../extendConfig.ts';
import { previewEndpoints } from './previewEndpoints.ts';
import type { Locale } from '#contract/locales.ts';
import { type PreviewKind, PREVIEW_KINDS, previewPath } from '#contract/preview.ts';

const EDIT_VIEW = { Component: '/features/preview/admin/EditView.tsx#EditView' };

/** The widths at which editors see a page, in CSS pixels. */
const BREAKPOINTS: LivePreviewConfig['breakpoints'] = [
  { name: 'phone', label: 'Móvil · Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tableta · Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Ordenador · Desktop', width: 1440, height: 900 },
];

const isPreviewKind = (slug: string): slug is PreviewKind =>
  (PREVIEW_KINDS as readonly string[]).includes(slug);

const toLocale = (code: string): Locale => (code === 'en' ? 'en' : 'es');

/** Returns the page beside the form, and the button that opens it with what was last saved. */
function optionsOf(pathOf: (locale: Locale, id: unknown) => string | null): {
  livePreview: LivePreviewConfig;
  preview: GeneratePreviewURL;
} {
  return {
    livePreview: {
      breakpoints: BREAKPOINTS,
      url: ({ data, locale }) => pathOf(toLocale(locale.code), data.id),
    },
    preview: (doc, { locale }) => pathOf(toLocale(locale), doc.id),
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

/** Shows the page of a record beside its form. */
export const preview: Plugin = (config) => ({
  ...mapContent(config, withLivePreview, withGlobalLivePreview),
  endpoints: [...(config.endpoints ?? []), ...previewEndpoints],
});
