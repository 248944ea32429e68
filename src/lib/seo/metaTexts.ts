/** The title and meta description of a page. */
export interface MetaTexts {
  title: string;
  description: string;
}

/** The texts of a CMS page that its title and description can come from. */
type PageTexts = Partial<
  Record<'title' | 'intro' | 'searchTitle' | 'searchDescription', { text: string } | undefined>
>;

/** Characters of a description that search engines show. */
export const DESCRIPTION_LIMIT = 160;
/** Search engines replace a shorter description with text from the page. */
const MIN_DESCRIPTION_LENGTH = 50;
/** Characters of a title that search engines show. */
const TITLE_LIMIT = 65;

/** Returns the first UTF-16 code units of a text, without half of a surrogate pair at the end. */
const firstCharacters = (text: string, length: number) =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Truncates a text to a number of characters, at a word boundary, with an ellipsis. */
export const truncate = (text: string, limit: number): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= limit) return plain;
  const cut = firstCharacters(plain, limit);
  const lastSpace = cut.lastIndexOf(' ');
  const words = lastSpace > 0 ? cut.slice(0, lastSpace) : firstCharacters(cut, limit - 1);
  return `${words.replace(/[\s,;:.·–-]+$/u, '')}…`;
};

/** Returns the content of the `title` element: the page's title, and the agency's name if it fits. */
export const documentTitle = (title: string, agencyName: string): string => {
  if (title.includes(agencyName)) return truncate(title, TITLE_LIMIT);
  const both = `${title} · ${agencyName}`;
  return both.length <= TITLE_LIMIT ? both : truncate(title, TITLE_LIMIT);
};

/**
 * Returns the title and description of a CMS page: its search texts, else its title and
 * introduction, else the defaults. A description below 50 characters is ignored.
 */
export const metaTexts = (page: PageTexts | undefined, defaults: MetaTexts): MetaTexts => {
  const descriptions = [page?.searchDescription?.text, page?.intro?.text];
  return {
    title: page?.searchTitle?.text ?? page?.title?.text ?? defaults.title,
    description:
      descriptions.find((text) => text && text.length >= MIN_DESCRIPTION_LENGTH) ??
      defaults.description,
  };
};

/** Returns the texts of a further list page; truncates the title so that the page number remains. */
export const numberedMetaTexts = (
  { title, description }: MetaTexts,
  pageLabel: string,
): MetaTexts => {
  const suffix = ` · ${pageLabel}`;
  return {
    title: truncate(title, TITLE_LIMIT - suffix.length) + suffix,
    description: `${pageLabel}. ${description}`,
  };
};
