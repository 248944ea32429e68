import type { Locale } from '~/lib/i18n/locale';

/** A text, with its language if it differs from the sheet's. */
export interface Words {
  text: string;
  lang?: Locale | undefined;
}

/** A cell of a table or an entry of a list: a text, and a muted note such as a level. */
export interface Cell extends Words {
  note?: string | undefined;
}

/** A column of a table; the year and the title have a style of their own. */
export interface Column {
  style: 'year' | 'title' | 'text';
  label: string;
}

/** The credits of one kind, or the awards. */
export interface SheetTable {
  title: string;
  columns: Column[];
  /** One cell per column. */
  rows: Cell[][];
}

/** What a talent speaks, masters or has studied; the note of an entry is its level or year. */
export interface SheetList {
  title: string;
  items: Cell[];
}

/** What a talent's casting sheet says in one language, as text that is not markup. */
export interface Sheet {
  lang: Locale;
  /** The title of the document. */
  title: string;
  name: string;
  /** The name in Latin letters, from the slug, for a name that the fonts cannot show. */
  latinName: string;
  profession: string;
  /** The alternative text of the photograph; a sheet without one has none. */
  photo?: string | undefined;
  facts: { label: string; value: Words }[];
  /** The reel and the talent's page in a database, by absolute URL. */
  links: { label: string; url: string }[];
  lists: SheetList[];
  tables: SheetTable[];
  agency: { name: string; address: string[] };
  agent: { label: string; email?: string | undefined; phone?: string | undefined };
  /** The absolute URL of the talent's page. */
  page: string;
  /** How old content and photograph are. */
  freshness: string[];
  /** The day of the content, as `YYYY-MM-DD`. */
  date: string;
  /** The word before the page number, and the note when the page shows more than the sheet. */
  labels: { page: string; more: string };
}
