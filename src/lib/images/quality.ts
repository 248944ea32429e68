/** The formats that pictures come in. */
export type Format = 'avif' | 'webp' | 'jpg' | 'png';

/** 0 to 100, by format: at these, photographs of faces show no difference from one another. */
export const QUALITY: Record<Format, number> = { avif: 52, webp: 76, jpg: 78, png: 90 };
