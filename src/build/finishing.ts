/** What is to be known of all pages once the site is whole. */
export interface PageNotes {
  /** Says it of one page. It follows from the page's HTML alone, and is kept with the page. */
  noteOf(html: string): string;
  /** Is given the notes of all, by file: `en/actores.html`. */
  take(notes: ReadonlyMap<string, string>): void;
}

/** What is done with the HTML of each page when it is made; a page that stands has been through it. */
export interface Finishing {
  /** Gives the page its last form: nothing touches it after. */
  finish(html: string): string;
  notes: PageNotes;
}
