import type { GeneratePreviewURL } from 'payload';
import type { List } from '../contract/lists.ts';

const LIST_PATHS: Record<List, string> = {
  actors: '/actores',
  actresses: '/actrices',
  discover: '/descubre',
  directors: '/directores-y-guionistas',
};

/** Address of the deploy that shows drafts: `PREVIEW_URL`, or `undefined` where there is none. */
const findPreviewSite = (): string | undefined => process.env.PREVIEW_URL || undefined;

/** Path of a talent's page, in Spanish; nothing while its address is not known. */
export function talentPath({ list, slug }: Record<string, unknown>): string | undefined {
  const folder = LIST_PATHS[list as List];
  return folder && slug ? `${folder}/${String(slug)}` : undefined;
}

/** Path of one of the site's own pages, in Spanish; nothing while it is not chosen. */
export const pagePath = ({ slug }: Record<string, unknown>): string | undefined =>
  slug ? `/${String(slug)}` : undefined;

/**
 * Gives a record the admin's button that opens its page in the preview of drafts, where there is
 * such a deploy.
 *
 * @param pathOf the page's path in Spanish, or nothing for a record that has no page yet
 */
export function previewButton(
  pathOf: (doc: Record<string, unknown>) => string | undefined,
): { preview: GeneratePreviewURL } | Record<string, never> {
  const site = findPreviewSite();
  if (!site) return {};
  const preview: GeneratePreviewURL = (doc, { locale }) => {
    const path = pathOf(doc);
    if (!path) return null;
    const localised = locale === 'en' ? `/en${path}`.replace(/\/$/, '') : path;
    return new URL(localised, site).href;
  };
  return { preview };
}
