import type { Config, Plugin } from 'payload';
import { BRAND } from '#contract/brand.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${BRAND.mark}</svg>`;

/** The site's mark, as an address for pages of the admin. */
export const ICON_URL = `data:image/svg+xml,${encodeURIComponent(ICON)}`;

const META: NonNullable<Config['admin']>['meta'] = {
  titleSuffix: '· CMS',
  icons: [{ rel: 'icon', type: 'image/svg+xml', url: ICON_URL }],
  // The admin is not shared: Payload would describe itself.
  description: 'CMS',
  openGraph: { description: 'CMS', siteName: 'CMS', title: 'CMS', images: [] },
};

const GRAPHICS = {
  Icon: '/features/brand/admin/Icon.tsx#Icon',
  Logo: '/features/brand/admin/Logo.tsx#Logo',
};

/** Shows the agency's mark on the sign-in page, in the header and in tabs, instead of Payload's. */
export const brand: Plugin = (config) => {
  const { admin, ...rest } = extendConfig.components(config, { graphics: GRAPHICS });
  return { ...rest, admin: { ...admin, avatar: 'default', meta: META } };
};

/** The brand's colours as custom properties of every page of the admin, such as `--brand-ink`. */
export const brandStyle = Object.fromEntries(
  Object.entries(BRAND.colours).map(([name, colour]) => [`--brand-${name}`, colour]),
);
