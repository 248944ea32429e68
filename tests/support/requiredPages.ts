/** Slugs and titles of the CMS pages that a build reports while they are not published. */
export const REQUIRED_PAGES = {
  nosotras: 'Nosotras',
  representacion: 'Representación',
  'aviso-legal': 'Aviso legal',
  'politica-de-privacidad': 'Política de privacidad',
  'politica-de-cookies': 'Política de cookies',
} as const;
