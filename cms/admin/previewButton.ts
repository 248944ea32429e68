import type { GeneratePreviewURL } from 'payload';
import type { List } from '../contract/lists.ts';
import { localisePath } from '../contract/locales.ts';
import { PAGE_PATHS } from '../contract/pages.ts';

/** Returns the URL of the preview site, `PREVIEW_URL`, or `undefined` if there is none. */
const findPreviewSite = (): string | undefined => process.env.PREVIEW_URL || undefined;

/** Returns the Spanish path of a talent's page, or `undefined` while its list or slug is unknown. */
export function talentPath({ list, slug }: Record<string, unknown>): string | undefined {
  const listPath = PAGE_PATHS[list as List];
  return listPath && slug ? `${listPath}/${String(slug)}` : undefined;
}

/** Returns the Spanish path of a page, or `undefined` while the editor has not chosen one. */
export const pagePath = ({ slug }: Record<string, unknown>): string | undefined =>
  slug ? `/${String(slug)}` : undefined;

/**
 * Returns the admin options of a preview button, which opens a record's page on the preview site.
 * Without a preview site there is no button.
 *
 * @param pathOf returns the page's Spanish path, or `undefined` for a record without a page
 */
export function previewButton(
  pathOf: (doc: Record<string, unknown>) => string | undefined,
): { preview: GeneratePreviewURL } | Record<string, never> {
  const site = findPreviewSite();
  if (!site) return {};
  const preview: GeneratePreviewURL = (doc, { locale }) => {
    const path = pathOf(doc);
    if (!path) return null;
    return new URL(localisePath(locale === 'en' ? 'en' : 'es', path), site).href;
  };
  return { preview };
}
