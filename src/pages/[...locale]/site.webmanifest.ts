import type { APIRoute } from 'astro';
import { BRAND } from '#contract/brand.ts';
import type { Locale } from '~/lib/i18n/locale';
import { getAgency } from '~/loaders/siteQueries';
import { pagePath } from '~/lib/routing/routes';
import { localePaths } from '~/lib/routing/staticPaths';

export const getStaticPaths = localePaths;

const icon = (file: string, size: number, purpose: string) => ({
  src: `/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Renders the web app manifest of a language. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const { name, tagline } = await getAgency(locale);
  const manifest = {
    name,
    short_name: name,
    description: tagline?.text,
    lang: locale,
    dir: 'ltr',
    // Both languages are one app, so they share the id.
    id: '/',
    start_url: pagePath(locale, 'home'),
    scope: '/',
    display: 'minimal-ui',
    background_color: BRAND.colours.ink,
    theme_color: BRAND.colours.ink,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
};
