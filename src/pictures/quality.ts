/** The image formats of the site. */
export type Format = 'avif' | 'jpg' | 'png';

/** Quality by format, 0 to 100, at which photographs of faces look the same in every format. */
export const QUALITY: Record<Format, number> = { avif: 52, jpg: 78, png: 90 };
