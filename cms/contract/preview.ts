import type { Locale } from './locales.ts';

export const PREVIEW_PATHS = {
  /** Below it are the previews. */
  pages: '/preview',
  /** The endpoint that answers whether a session may see previews. */
  session: '/api/preview-session',
  /** The endpoint that returns a {@link PreviewRecord}. */
  record: '/api/preview-record',
};

/** The collections and globals with a preview. */
export const PREVIEW_KINDS = ['talents', 'pages', 'proposals', 'home', 'agency'] as const;

export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** In place of the id of a record that has not been saved yet. */
export const NEW_RECORD = 'new';

/** Returns the path of a record's preview; a global has no id. */
export const previewPath = (locale: Locale, kind: PreviewKind, id?: number | string): string =>
  [PREVIEW_PATHS.pages, locale, kind, id].filter((part) => part !== undefined).join('/');

/** What the preview asks the CMS for: a record as it is saved, or as a form contains it. */
export interface PreviewRequest {
  kind: PreviewKind;
  /** The record's id, or {@link NEW_RECORD}; a global has none. */
  id?: string | undefined;
  locale: Locale;
  /** The values of the form; without them the record is shown as it was last saved. */
  form?: Record<string, unknown> | undefined;
}

/** Something that a record lacks, in the language of the admin. */
interface PreviewProblem {
  /** Names of fields and positions of rows, e.g. `videos.0.url`. */
  path: string;
  /** The labels of these fields, e.g. `Vídeos › 1 (Escenas) › Título`. */
  label: string;
  /** What the editor must do. */
  message: string;
}

/** The texts of the preview itself, in the language of the admin. */
interface PreviewTexts {
  /** The heading of the list of problems. */
  missing: string;
  /** In place of a page that cannot be shown. */
  unshown: string;
  /** The title of links, which do nothing. */
  inert: string;
  /** While the CMS does not answer. */
  offline: string;
  /** After an error. */
  failed: string;
  /** The label of the links to the pages that show a record, and the name of each page. */
  pages: { label: string; home: string; about: string; contact: string };
}

/** A record to preview, with its files. */
export interface PreviewRecord {
  /** The record in the language that is edited, and in Spanish. */
  records: Partial<Record<Locale, Record<string, unknown>>>;
  problems: PreviewProblem[];
  language: Locale;
  texts: PreviewTexts;
}
