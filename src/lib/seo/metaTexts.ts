/** What search engines show of a description, in characters. */
export const DESCRIPTION_LIMIT = 160;
/** A shorter description says too little: search engines then take words from the page. */
const LEAST_DESCRIPTION = 50;
/** What search engines show of a title, in characters. */
const TITLE_LIMIT = 65;

/** The first units of a text, without half of a character that takes two of them. */
const beginning = (text: string, length: number) =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Shortens a text to a number of characters at the end of a word, with an ellipsis. */
export const shortened = (text: string, limit: number): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= limit) return plain;
  const cut = beginning(plain, limit);
  const lastSpace = cut.lastIndexOf(' ');
  const whole = lastSpace > 0 ? cut.slice(0, lastSpace) : beginning(cut, limit - 1);
  return `${whole.replace(/[\s,;:.·–-]+$/u, '')}…`;
};

/** Returns the title of the browser's tab: the page's, and the agency's where both fit. */
export const documentTitle = (title: string, agencyName: string): string => {
  if (title.includes(agencyName)) return shortened(title, TITLE_LIMIT);
  const both = `${title} · ${agencyName}`;
  return both.length <= TITLE_LIMIT ? both : shortened(title, TITLE_LIMIT);
};

/** What a page of the CMS may say about itself to the search engines. */
interface Described {
  title?: { text: string } | undefined;
  intro?: { text: string } | undefined;
  searchTitle?: { text: string } | undefined;
  searchDescription?: { text: string } | undefined;
}

/** The two texts a search engine shows. */
export interface MetaTexts {
  title: string;
  description: string;
}

/**
 * Returns a page's search texts: those written for it, else its title and introduction, else
 * ours. A description of a few words counts as none.
 */
export const metaTexts = (page: Described | undefined, ours: MetaTexts): MetaTexts => {
  const written = [page?.searchDescription?.text, page?.intro?.text];
  return {
    title: page?.searchTitle?.text ?? page?.title?.text ?? ours.title,
    description:
      written.find((text) => text && text.length >= LEAST_DESCRIPTION) ?? ours.description,
  };
};

/** Returns the search texts of a further page of a list, with its number where nothing cuts it off. */
export const numberedMetaTexts = ({ title, description }: MetaTexts, label: string): MetaTexts => {
  const end = ` · ${label}`;
  return {
    title: shortened(title, TITLE_LIMIT - end.length) + end,
    description: `${label}. ${description}`,
  };
};
