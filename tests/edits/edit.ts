import fc from 'fast-check';
import * as values from './values';

/** A collection or global of the CMS. */
export type Target = 'talents' | 'pages' | 'redirects' | 'media' | 'home' | 'agency';

/** What an editor does. `publish` saves what the form contains as the public version. */
export type Action = 'create' | 'publish' | 'draft' | 'unpublish' | 'delete' | 'restore' | 'upload';

/** The fields of an edit. `$file` and `$talent` stand for the record at a position. */
export type Fields = Record<string, unknown>;

/** One edit of one record. */
export interface Edit {
  target: Target;
  action: Action;
  /** The position of the record among those of its collection. */
  index: number;
  locale: 'es' | 'en';
  fields: Fields;
}

type Arbitraries = Record<string, fc.Arbitrary<unknown>>;

const file = values.position.map(($file) => ({ $file }));
const talent = values.position.map(($talent) => ({ $talent }));
const rowsOf = (row: Arbitraries) =>
  fc.array(fc.record(row, { noNullPrototype: true }), { maxLength: 2 });
const keys = (...all: string[]) => fc.constantFrom(...all, 'unknown');
const { text, markdown, number, link, date, email } = values;

const credits = rowsOf({ year: number, title: text, role: text, company: text, director: text });

const TALENT: Arbitraries = {
  name: values.name,
  slug: values.slug,
  sections: values.sections,
  list: values.list,
  visibility: keys('listed', 'unlisted'),
  position: number,
  previousSlugs: rowsOf({ list: values.list, slug: values.slug }),
  photo: file,
  gallery: rowsOf({ picture: file }),
  birthDate: date,
  playingAgeFrom: number,
  citizenships: fc.subarray(['ES', 'FR', 'XX']),
  homeBase: text,
  heightCm: number,
  eyes: keys('brown'),
  biography: markdown,
  languages: rowsOf({ language: keys('spanish', 'english'), level: keys('native', 'high') }),
  videos: fc.array(
    fc.record(
      {
        kind: keys('showreel'),
        title: text,
        url: values.videoUrl,
        file,
        poster: file,
        publishedOn: date,
        durationSeconds: number,
      },
      { requiredKeys: ['kind', 'title'], noNullPrototype: true },
    ),
    { maxLength: 2 },
  ),
  curriculum: file,
  website: link,
  imdb: link,
  cinema: credits,
  theatre: credits,
  studies: rowsOf({ year: number, title: text, school: text }),
  awards: rowsOf({ award: text, work: text, result: keys('won') }),
};

const SEARCH: Arbitraries = { searchTitle: text, searchDescription: text };

const block = fc.oneof(
  fc.record({ blockType: fc.constant('text'), heading: text, body: markdown }),
  fc.record({ blockType: fc.constant('picture'), picture: file, caption: text }),
  fc.record({ blockType: fc.constant('team'), heading: text }),
  fc.record({ blockType: fc.constant('cookies'), body: markdown, group: keys('necessary') }),
  fc.record({ blockType: fc.constant('steps'), items: rowsOf({ title: text, text }) }),
  fc.record({ blockType: fc.constant('quote'), text, author: text }),
  fc.record({ blockType: fc.constant('callToAction'), heading: text, label: text, url: link }),
);

const PAGE_SLUGS = ['nosotras', 'contacto', 'actrices', 'aviso-legal', 'unknown'];

const FIELDS: Record<Target, Arbitraries> = {
  talents: TALENT,
  pages: {
    title: text,
    slug: fc.constantFrom(...PAGE_SLUGS),
    intro: text,
    blocks: fc.array(block, { maxLength: 2 }),
    ...SEARCH,
  },
  redirects: { from: values.path, to: link, status: keys('301', '302') },
  media: {
    alt: text,
    credit: text,
    colour: fc.constantFrom('red;}', '#ffd60a', '', '#fff'),
    checksum: text,
    mimeType: keys('text/html', 'application/pdf', 'image/png'),
    filename: text,
    url: link,
    filesize: number,
    width: number,
    height: number,
    focalX: number,
    focalY: number,
  },
  home: {
    slides: rowsOf({ picture: file, headline: text, line: text, talent, url: link }),
    featured: rowsOf({ talent }),
    instagram: rowsOf({ picture: file, url: link, caption: text }),
    trustedBy: rowsOf({ name: values.name, logo: file, url: link }),
    ...SEARCH,
  },
  agency: {
    name: values.name,
    tagline: text,
    legalName: text,
    city: text,
    country: keys('ES'),
    phones: rowsOf({ label: text, number: text }),
    emails: rowsOf({ label: text, address: email }),
    socials: rowsOf({ network: keys('instagram'), url: link, handle: text }),
    team: rowsOf({ name: values.name, role: text, photo: file, email }),
    aiCrawlers: keys('all', 'none'),
  },
};

const ACTIONS: Record<Target, Action[]> = {
  talents: ['create', 'publish', 'publish', 'publish', 'draft', 'unpublish', 'delete', 'restore'],
  pages: ['create', 'publish', 'publish', 'draft', 'unpublish', 'delete', 'restore'],
  redirects: ['create', 'create', 'publish', 'delete'],
  media: ['upload', 'upload', 'publish', 'delete'],
  home: ['publish', 'publish', 'draft', 'unpublish', 'restore'],
  agency: ['publish'],
};

/** How often each collection is edited; talents and redirects have the most rules. */
const WEIGHTS: Record<Target, number> = {
  talents: 8,
  pages: 4,
  redirects: 5,
  media: 2,
  home: 3,
  agency: 2,
};

/** At most three fields of a record, any of which may have a value of another type. */
const fieldsOf = (arbitraries: Arbitraries): fc.Arbitrary<Fields> => {
  const field = fc
    .constantFrom(...Object.keys(arbitraries))
    .chain((name) =>
      fc
        .oneof(
          { withCrossShrink: true },
          { arbitrary: arbitraries[name]!, weight: 30 },
          { arbitrary: values.wrongType, weight: 1 },
        )
        .map((value): [string, unknown] => [name, value]),
    );
  return fc.array(field, { maxLength: 3 }).map((entries) => Object.fromEntries(entries) as Fields);
};

const editOf = (target: Target): fc.Arbitrary<Edit> =>
  fc.record(
    {
      target: fc.constant(target),
      action: fc.constantFrom(...ACTIONS[target]),
      index: fc.nat(5),
      locale: fc.constantFrom('es' as const, 'es' as const, 'en' as const),
      fields: fieldsOf(FIELDS[target]),
    },
    { noNullPrototype: true },
  );

/** Any edit of any record. */
export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  ...(Object.keys(FIELDS) as Target[]).map((target) => ({
    arbitrary: editOf(target),
    weight: WEIGHTS[target],
  })),
);
