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

/** Paths of the pages whose texts are in the site's dictionaries; each proposal has its page below. */
export const FEATURE_PATHS = {
  finder: '/buscar',
  selection: '/seleccion',
  proposals: '/propuesta',
  enquiry: '/casting',
} as const;

/** The query parameter of the enquiry page: list and slug of the person, `actrices/ines-quiroga`. */
export const PERSON_PARAMETER = 'persona';

/** Slugs of the pages whose text the CMS alone has: without it they say that it is not available. */
export const REQUIRED_PAGES: readonly string[] = [
  PAGE_PATHS.about,
  PAGE_PATHS.representation,
  PAGE_PATHS.legalNotice,
  PAGE_PATHS.privacy,
  PAGE_PATHS.cookies,
].map((path) => path.slice(1));
