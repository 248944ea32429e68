import fc from 'fast-check';
import { isVisible } from '../../../cms/contract/text.ts';
import { HOSTILE_LINE, HOSTILE_NAMES, HOSTILE_TEXT } from '../../site/hostile';

const URLS = [
  'https://a.example/x?y=1&z="<>#\'',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/76979871/ab12',
  'https://user:password@a.example/',
  'https://[::1]:99999/',
  'javascript:globalThis.hacked=1',
  ' JaVaScRiPt:globalThis.hacked=1',
  'data:text/html,<script>globalThis.hacked=1</script>',
  '//evil.example/x',
  '/\\evil.example',
  '/contacto',
  '/api/media/file/a.png',
  'http://',
  'https://%',
  '/%00/%2f/..',
  '../../etc/passwd',
];

const WORDS = [
  'Ana',
  'ana-ruiz',
  'index',
  '..',
  'en',
  '%2f',
  'ES',
  'spanish',
  'native',
  'actresses',
  'brown',
  '#ff0000',
  'image/jpeg',
  'image/svg+xml',
  'application/pdf',
  'video/mp4',
  'text/html',
  '2026-01-01T12:00:00.000Z',
  '2026-02-31',
  '9999-99-99T99:99:99Z',
  '+034',
  'a@b.example',
  'hasOwnProperty',
  '__proto__',
  'constructor',
  'toString',
];

const MARKDOWN = [
  '# Title\n\n| a | b |\n|---|---|\n| <script>globalThis.hacked=1</script> | x |',
  '> '.repeat(300),
  '- '.repeat(200) + 'x',
  '[x][y]\n\n[y]: javascript:globalThis.hacked=1 "z"',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" onload="globalThis.hacked=1"></iframe>',
  '<iframe src="https://evil.example/"></iframe>',
  '![a](x" onerror="globalThis.hacked=1)',
  '**'.repeat(500),
  '`'.repeat(501),
  '&#x6a;avascript: &lt;script&gt; &amp;amp; &#0; &#xD800;',
];

const CONTROL_CHARACTERS = [
  '',
  ' ',
  '\n',
  '\u0000',
  '\uFEFF',
  '\u202E',
  '\uD800',
  '\u200B',
  'x'.repeat(5000),
];

const anyOf = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

/** Some paragraphs of the hostile text; shrinks to the one that matters. */
const hostileParagraphs = fc
  .subarray(HOSTILE_TEXT.split('\n\n'), { minLength: 1 })
  .map((paragraphs) => paragraphs.join('\n\n'));

const shortString = fc.string({ unit: 'grapheme', maxLength: 40 });

/** Texts of any kind, mostly ones that an editor could type; shrinks to `Ana`. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { withCrossShrink: true },
  { arbitrary: anyOf(WORDS), weight: 3 },
  anyOf(Object.values(HOSTILE_NAMES)),
  anyOf(URLS),
  anyOf(MARKDOWN),
  anyOf(CONTROL_CHARACTERS),
  fc.constant(HOSTILE_LINE),
  hostileParagraphs,
  fc.tuple(anyOf(URLS), anyOf(CONTROL_CHARACTERS), anyOf(WORDS)).map((parts) => parts.join('')),
  shortString,
);

/** UTF-16 code units that every text of the site may have. */
const LINE_LENGTH = 60;
/** Per 1,000 values of a usual field, how many are texts of any kind or missing. */
const UNUSUAL_WEIGHT = 5;

/** Hostile texts that the site's limits allow, and a few of any length; shrinks to `Ana`. */
export const anyLine: fc.Arbitrary<string> = fc.oneof(
  { withCrossShrink: true },
  {
    arbitrary: anyText.map((text) => text.slice(0, LINE_LENGTH)).filter(isVisible),
    weight: 1000 - UNUSUAL_WEIGHT,
  },
  { arbitrary: anyText, weight: UNUSUAL_WEIGHT },
);

/** Numbers of any kind; shrinks to 0. */
export const anyNumber: fc.Arbitrary<number> = fc.oneof(
  { withCrossShrink: true },
  {
    arbitrary: anyOf([0, 1, 3, 33, 50, 170, 2026, -1, 0.5, 1e9, 2 ** 53, -1e300, 1e-7]),
    weight: 3,
  },
  fc.double({ noNaN: true }),
);

/** Values of every type, for a field that expects another type. */
export const anyWrongType: fc.Arbitrary<unknown> = fc.oneof(
  { withCrossShrink: true },
  fc.constant(null),
  fc.constant(undefined),
  fc.constant(true),
  fc.constant([]),
  fc.constant({}),
  fc.constant([null]),
  anyText,
  anyNumber,
  fc.record({ text: anyText, lang: anyOf(['es', 'en', 'fr', 3]) }, { noNullPrototype: true }),
  anyText.map((text) => [[text]]),
);

const httpsUrl = fc.nat(98).map((number) => `https://a.example/${number}?"<>&'`);
const sidePx = fc.integer({ min: 1, max: 3000 });
const percent = fc.nat(100);

/** Values that fields of these names usually have, so that most records are accepted and shown. */
const USUAL: Record<string, fc.Arbitrary<unknown>> = {
  id: fc.nat(1e6),
  url: fc.oneof(httpsUrl, anyOf(['https://youtu.be/dQw4w9WgXcQ', '/contacto'])),
  'instagram.url': httpsUrl,
  'socials.url': httpsUrl,
  'trustedBy.url': httpsUrl,
  website: httpsUrl,
  imdb: httpsUrl,
  'unavailable.from': fc.constant('2026-01-01T12:00:00.000Z'),
  instagram: anyOf(['ana.ruiz', '_']),
  tiktok: anyOf(['ana.ruiz', '_']),
  'videos.id': anyOf(['6743f0', '"><b>']),
  'languages.language': anyOf(['basque', 'language:griko|Griko', 'language:<b>|"><b>']),
  'accents.accent': anyOf(['castilian', 'accent:valdense|Waldensian', 'accent:<b>|"><b>']),
  'skills.skill': anyOf(['fencing', 'music:trikitixa|Basque accordion', 'music:<b>|"><b>']),
  country: anyOf(['FR', 'ES']),
  address: fc.constant('hola@agencia.example'),
  email: fc.constant('ana@agencia.example'),
  slug: anyOf(['nosotras', 'ana-ruiz', 'x'.repeat(120)]),
  shareId: anyOf(['0a1b2c3d4e', 'zzzzzzzzzz']),
  list: anyOf(['actors', 'actresses']),
  ...Object.fromEntries(
    [
      'publishedOn',
      'takenOn',
      'checkedOn',
      'availableFrom',
      'availableUntil',
      'until',
      'lastDay',
    ].map((name) => [name, fc.constant('2026-01-01T12:00:00.000Z')]),
  ),
  mimeType: fc.constant('image/jpeg'),
  'curriculum.mimeType': fc.constant('application/pdf'),
  'videos.file.mimeType': fc.constant('video/mp4'),
  'voiceClips.file.mimeType': fc.constant('audio/mpeg'),
  'trustedBy.logo.mimeType': fc.constant('image/svg+xml'),
  'videos.url': fc.constant('https://youtu.be/dQw4w9WgXcQ?"><script>'),
  'videos.durationSeconds': anyOf([1, 33, 170.5, 1e9, 2 ** 53]),
  'voiceClips.language': fc.constant('spanish'),
  'voiceClips.accent': fc.constant('castilian'),
  filename: anyOf(['a.jpg', '"><b>.jpg', 'ñ%2f.jpg']),
  filesize: fc.constant(1000),
  width: sidePx,
  height: sidePx,
  focalX: percent,
  focalY: percent,
  checksum: fc.constant('abcdef0123456789'),
  colour: fc.constant('#ffd60a'),
  from: anyOf(['/old', '/a/b.html', '/señoras', '/"<b>']),
  to: anyOf(['/contacto', '/old', 'https://a.example/']),
};
/**
 * Returns the arbitrary of a field that has usual values; undefined for every other field.
 *
 * @param owner path of the field whose rows or file hold the field, e.g. `videos.file`
 */
export function findUsualValue(field: string, owner: string): fc.Arbitrary<unknown> | undefined {
  const key = [`${owner}.${field}`, field].find((name) => Object.hasOwn(USUAL, name));
  if (!key) return undefined;
  return fc.oneof(
    { withCrossShrink: true },
    { arbitrary: USUAL[key]!, weight: 1000 - UNUSUAL_WEIGHT },
    { arbitrary: fc.oneof(anyText, anyNumber, fc.constant(null)), weight: UNUSUAL_WEIGHT },
  );
}
