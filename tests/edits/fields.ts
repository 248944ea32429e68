import fc from 'fast-check';
import type { Target } from './edit';
import * as values from './values';

/** The fields of an edit. `$file` and `$talent` stand for the record at a position. */
export type Fields = Record<string, unknown>;

/** The values that each field can have. */
export type Arbitraries = Record<string, fc.Arbitrary<unknown>>;

const file = values.position.map(($file) => ({ $file }));
const talent = values.position.map(($talent) => ({ $talent }));

/** Rows that are valid but for one field at most, so that most of them can be published. */
const rowsOf = (row: Arbitraries, valid: Fields = {}) => {
  const change = fc
    .constantFrom(...Object.keys(row))
    .chain((name) => row[name]!.map((value): Fields => ({ [name]: value })));
  const changed = change.map((fields): Fields => ({ ...valid, ...fields }));
  return fc.array(changed, { minLength: 1, maxLength: 2 });
};
const keys = (...all: string[]) => fc.constantFrom(...all, 'unknown');
const { text, markdown, number, link, date, email } = values;
const flag = fc.boolean();

const WORK = { title: text, kind: keys('play', 'short', 'dubbing'), billing: keys('lead') };
const credits = rowsOf(
  {
    ...WORK,
    year: number,
    role: text,
    season: number,
    episodes: number,
    company: text,
    broadcaster: text,
    venue: text,
    director: text,
    status: keys('released', 'announced'),
  },
  { title: 'Uno' },
);

const FORMER = { list: 'actresses', slug: 'old' };
const VOICE_CLIP = { kind: 'language', language: 'spanish', file: { $file: 3 } };
const VIDEO = { kind: 'showreel', title: 'Uno', url: 'https://youtu.be/dQw4w9WgXcQ' };

const TALENT: Arbitraries = {
  name: values.name,
  slug: values.slug,
  previousSlugs: rowsOf({ list: values.list, slug: values.slug }, FORMER),
  biography: markdown,
  videos: rowsOf(
    {
      kind: keys('showreel'),
      title: text,
      url: values.videoUrl,
      file,
      poster: file,
      publishedOn: date,
      durationSeconds: number,
      tones: fc.subarray(['drama', 'comedy', 'unknown']),
      work: text,
    },
    VIDEO,
  ),
  voiceClips: rowsOf(
    {
      kind: keys('language', 'accent', 'narration'),
      language: keys('spanish'),
      accent: keys('castilian'),
      file,
    },
    VOICE_CLIP,
  ),
  familyName: text,
  isAgeHidden: flag,
  unavailable: rowsOf({ from: date, until: date }, { from: '2027-01-01', until: '2027-01-02' }),
  instagram: text,
  hairLength: keys('long', 'unknown'),
  checkedOn: date,
  agentId: fc.constantFrom('agent', 'nobody', ''),
  availability: text,
  availableFrom: date,
  availableUntil: date,
  birthDate: date,
  sections: values.sections,
  castAs: fc.subarray(['woman', 'man', 'nonBinary']),
  list: values.list,
  visibility: keys('listed', 'unlisted'),
  position: number,
  photo: file,
  gallery: rowsOf({ picture: file }),
  playingAgeFrom: number,
  citizenships: fc.subarray(['ES', 'FR', 'XX']),
  homeBase: fc.array(text, { maxLength: 3 }),
  heightCm: number,
  eyes: keys('brown'),
  languages: rowsOf(
    { language: keys('spanish', 'english'), level: keys('native', 'high') },
    { language: 'spanish', level: 'native' },
  ),
  curriculum: file,
  website: link,
  imdb: link,
  cinema: credits,
  television: credits,
  theatre: credits,
  otherWork: credits,
  studies: rowsOf({ year: number, title: text, school: text }, { title: 'Uno' }),
  awards: rowsOf({ award: text, work: text, result: keys('won') }, { award: 'Uno', result: 'won' }),
};

const SEARCH: Arbitraries = { searchTitle: text, searchDescription: text };

const blockOf = (blockType: string, fields: Arbitraries, valid: Fields = {}) =>
  rowsOf(fields, { blockType, ...valid }).map(([row]) => row!);

const call = { heading: 'Uno', label: 'Uno', url: '/contacto' };
const block = fc.oneof(
  blockOf('text', { heading: text, body: markdown }),
  blockOf('picture', { picture: file, caption: text }, { picture: { $file: 0 } }),
  blockOf('team', { heading: text }),
  blockOf('cookies', { body: markdown, group: keys('necessary') }, { group: 'necessary' }),
  blockOf('steps', { items: rowsOf({ title: text, text }, { title: 'Uno', text: 'Uno' }) }),
  blockOf('quote', { text, author: text }, { text: 'Uno' }),
  blockOf('callToAction', { heading: text, label: text, text, url: link }, call),
);

const PAGE_SLUGS = ['nosotras', 'contacto', 'actrices', 'aviso-legal', 'unknown'];

/** The fields of each collection and global. */
export const FIELDS: Record<Target, Arbitraries> = {
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
    durationSeconds: number,
    width: number,
    height: number,
    focalX: number,
    focalY: number,
  },
  home: {
    slides: rowsOf(
      { picture: file, headline: text, line: text, talent, url: link, lastDay: date },
      { picture: { $file: 0 }, headline: 'Uno' },
    ),
    featured: rowsOf({ talent, lastDay: date }),
    instagram: rowsOf(
      { picture: file, url: link, caption: text },
      { picture: { $file: 0 }, url: 'https://a.example/' },
    ),
    trustedBy: rowsOf({ name: values.name, logo: file, url: link }, { name: 'Uno' }),
    ...SEARCH,
  },
  agency: {
    name: values.name,
    tagline: text,
    legalName: text,
    city: text,
    country: keys('ES'),
    phones: rowsOf({ label: text, number: text }, { number: '1' }),
    emails: rowsOf({ label: text, address: email }, { address: 'a@b.example' }),
    socials: rowsOf(
      { network: keys('instagram'), url: link, handle: text },
      { network: 'instagram', url: 'https://a.example/' },
    ),
    team: rowsOf(
      { name: values.name, role: text, photo: file, email, phone: text },
      { id: 'agent', name: 'Uno' },
    ),
    aiCrawlers: keys('all', 'none'),
  },
};

/** Fields with mistakes that editors have made, and with rules that depend on other records. */
export const MISTAKES: Partial<Record<Target, Arbitraries>> = {
  talents: {
    name: values.name,
    slug: values.slug,
    previousSlugs: rowsOf({ slug: values.slug }, FORMER),
    biography: values.mistakenMarkdown,
    videos: rowsOf({ url: values.videoUrl }, VIDEO),
    birthDate: date,
    voiceClips: rowsOf({ kind: keys('accent'), language: fc.constant(null), file }, VOICE_CLIP),
  },
  pages: { blocks: rowsOf({ body: values.mistakenMarkdown }, { blockType: 'text' }) },
};
