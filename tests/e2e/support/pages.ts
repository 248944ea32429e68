/** The proposal of the sample. */
export const PROPOSAL = '/propuesta/3k9x0a7qzt5m2v8c1r6w4n';

/** One path of each template; of the talents the one with most content and the one with least. */
export const PAGES = [
  '/',
  '/actores',
  '/actrices',
  '/directores-y-guionistas',
  '/descubre',
  '/buscar',
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
  '/casting',
  '/seleccion',
  PROPOSAL,
  '/no-such-page',
] as const;

/** The paths whose template another path of `PAGES` has too, or that have tests of their own. */
const REPEATED = new Set<string>([
  '/actores',
  '/directores-y-guionistas',
  '/descubre',
  '/buscar',
  '/representacion',
  '/politica-de-privacidad',
  '/seleccion',
  PROPOSAL,
]);

/** The paths of `PAGES` without those that repeat a template. */
export const TEMPLATES = PAGES.filter((path) => !REPEATED.has(path));

/** Returns the English path of a Spanish one. */
export const english = (path: string): string => (path === '/' ? '/en' : `/en${path}`);

/** The paths of `PAGES` in both languages. */
export const ALL_PAGES: readonly string[] = [...PAGES, ...PAGES.map(english)];

/** Viewports in CSS pixels. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
