/** Greatest lengths of the texts that editors write, in UTF-16 code units, as Payload counts them. */
export const LIMITS = {
  /** Names of people, companies and the agency. */
  name: 120,
  /** Titles, headings and other texts of one line. */
  title: 200,
  /** Short data: a telephone number, a postal code, a tax number, a social handle. */
  datum: 60,
  /** Texts of one or two sentences: a caption, a step, a quote. */
  short: 300,
  /** An introduction of a few sentences. */
  paragraph: 1000,
  searchTitle: 70,
  searchDescription: 180,
  email: 254,
  /** A URL or a path that a link leads to. */
  url: 2000,
  biography: 20_000,
  /** The Markdown of one block of a page; legal texts are the longest. */
  body: 40_000,
} as const;
