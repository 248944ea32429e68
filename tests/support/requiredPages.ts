/** Slugs and titles of the CMS pages without which a build stops. */
export const REQUIRED_PAGES = {
  nosotras: 'Nosotras',
  representacion: 'Representación',
  'aviso-legal': 'Aviso legal',
  'politica-de-privacidad': 'Política de privacidad',
  'politica-de-cookies': 'Política de cookies',
} as const;
