/**
 * Metadata that an integration extracts from each page's HTML. It is cached with the page, so that
 * reused pages are not read again. The integration returns it from its hook `incremental:metadata`.
 */
export interface PageMetadata {
  /** Returns the metadata of one page; it must depend on the HTML alone. */
  extract(html: string): string;
  /** Receives the metadata of all pages by output file (`en/actores.html`), before `astro:build:done`. */
  onComplete(metadata: ReadonlyMap<string, string>): void;
}
