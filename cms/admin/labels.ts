import type { PayloadRequest } from 'payload';

/** A label or help text of the admin in its two languages. */
export type Bilingual = { es: string; en: string };

/** Pairs a Spanish and an English text for a label or a description in the admin. */
export const both = (es: string, en: string): Bilingual => ({ es, en });

/** Words a message of the CMS in the language that the editor reads, Spanish unless English. */
export const sayTo = (req: PayloadRequest, es: string, en: string): string =>
  req.i18n.language === 'en' ? en : es;
