/**
 * Paths of the pages whose texts editors write, without locale prefix. A page's slug in the CMS is
 * its path without the slash. The order is that of the admin's select field.
 */
export const PAGE_PATHS = {
  legalNotice: '/aviso-legal',
  privacy: '/politica-de-privacidad',
  cookies: '/politica-de-cookies',
  imageUse: '/uso-de-las-imagenes',
  accessibility: '/accesibilidad',
  about: '/nosotras',
  representation: '/representacion',
  discover: '/descubre',
  actors: '/actores',
  actresses: '/actrices',
  directors: '/directores-y-guionistas',
  contact: '/contacto',
} as const;

/** The path of the finder over the whole agency, whose texts are in the site's dictionaries. */
export const FINDER_PATH = '/buscar';

/** The path of the visitor's selection, whose texts are in the site's dictionaries too. */
export const SELECTION_PATH = '/seleccion';

/** The path below which each proposal has its page. */
export const PROPOSALS_PATH = '/propuesta';

/** Slugs of the pages whose text the CMS alone has: without it they say that it is not available. */
export const REQUIRED_PAGES: readonly string[] = [
  PAGE_PATHS.about,
  PAGE_PATHS.representation,
  PAGE_PATHS.legalNotice,
  PAGE_PATHS.privacy,
  PAGE_PATHS.cookies,
].map((path) => path.slice(1));
