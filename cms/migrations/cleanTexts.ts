import { cleanLine, cleanText } from '#contract/text.ts';

/** A column of texts. */
export interface TextColumn {
  table: string;
  column: string;
}

/** Where a text stands for something else: a stored file, an address, a credential. */
const KEPT = /(^|_)(filename|url|u_r_l|key|index|hash|salt|secret|password|token)$/;
const KEPT_TABLES = /^(redirects|payload_migrations)$/;
const LINES = /(^|_)(name|title)$/;

/**
 * Cleans the texts that earlier versions have stored as they were typed, in all rows of all tables.
 *
 * @param texts reads the different texts of a column that are not only ASCII
 * @param replace replaces a text of a column wherever it is
 */
export async function cleanTexts(
  columns: readonly TextColumn[],
  texts: (column: TextColumn) => Promise<{ text: string }[]>,
  replace: (column: TextColumn, text: string, cleaned: string) => Promise<unknown>,
): Promise<void> {
  for (const column of columns) {
    if (KEPT.test(column.column) || KEPT_TABLES.test(column.table)) continue;
    const clean = LINES.test(column.column) ? cleanLine : cleanText;
    for (const { text } of await texts(column)) {
      const cleaned = clean(text);
      if (cleaned !== text) await replace(column, text, cleaned);
    }
  }
}
