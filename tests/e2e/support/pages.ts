/** One path of every kind of page; the fullest talent and the emptiest stand for the others. */
export const PAGES = [
  '/',
  '/actores',
  '/actrices',
  '/directores-y-guionistas',
  '/descubre',
  '/nosotras',
  '/representacion',
  '/contacto',
  '/success',
  '/aviso-legal',
  '/politica-de-privacidad',
  '/politica-de-cookies',
  '/poc',
  '/actrices/ines-quiroga',
  '/actores/leo-paz',
  '/no-such-page',
] as const;

/** The English address of a Spanish one. */
export const english = (path: string): string => (path === '/' ? '/en' : `/en${path}`);

/** Every kind of page in both languages. */
export const ALL_PAGES: readonly string[] = [...PAGES, ...PAGES.map(english)];

/** The sizes of window the site is looked at in. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
