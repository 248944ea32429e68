import { HOSTILE_LINE, HOSTILE_NAMES, HOSTILE_TEXT } from '../../site/hostile';
import type { Chance } from './chance';

const ADDRESSES = [
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

const ODD = ['', ' ', '\n', '\u0000', '\uFEFF', '\u202E', '\uD800', '\u200B', 'x'.repeat(5000)];

/** A text of any kind, mostly one that somebody could have typed. */
export const someText = (chance: Chance): string => {
  const plain = () => chance.pick(WORDS);
  const sources = [
    plain,
    plain,
    plain,
    () => chance.pick(Object.values(HOSTILE_NAMES)),
    () => chance.pick(ADDRESSES),
    () => chance.pick(MARKDOWN),
    () => chance.pick(ODD),
    () => HOSTILE_LINE,
    () => HOSTILE_TEXT,
    () => chance.pick(ADDRESSES) + chance.pick(ODD) + chance.pick(WORDS),
  ];
  return chance.pick(sources)();
};

/** A number of any kind. */
export const someNumber = (chance: Chance): number =>
  chance.pick([0, 1, 3, 33, 50, 170, 2026, -1, 0.5, 1e9, 2 ** 53, -1e300, 1e-7]);

/** A value of the wrong type. */
export const someOther = (chance: Chance): unknown =>
  chance.pick<() => unknown>([
    () => null,
    () => undefined,
    () => true,
    () => [],
    () => ({}),
    () => [null],
    () => someText(chance),
    () => someNumber(chance),
    () => ({ text: someText(chance), lang: chance.pick(['es', 'en', 'fr', 3]) }),
    () => [[someText(chance)]],
  ])();

const https = (chance: Chance) => `https://a.example/${chance.below(99)}?"<>&'`;

/** What usually stands in fields of these names, so that most records are accepted and shown. */
const USUAL: Record<string, (chance: Chance) => unknown> = {
  url: (chance) => chance.pick([https(chance), 'https://youtu.be/dQw4w9WgXcQ', '/contacto']),
  website: https,
  imdb: https,
  address: () => 'hola@agencia.example',
  email: () => 'ana@agencia.example',
  slug: (chance) => chance.pick(['nosotras', 'ana-ruiz', 'x'.repeat(120)]),
  list: (chance) => chance.pick(['actors', 'actresses']),
  birthDate: () => '1990-02-28T12:00:00.000Z',
  publishedOn: () => '2026-01-01T12:00:00.000Z',
  mimeType: () => 'image/jpeg',
  'curriculum.mimeType': () => 'application/pdf',
  'file.mimeType': () => 'video/mp4',
  'logo.mimeType': () => 'image/svg+xml',
  'videos.url': () => 'https://youtu.be/dQw4w9WgXcQ?"><script>',
  filename: (chance) => chance.pick(['a.jpg', '"><b>.jpg', 'ñ%2f.jpg']),
  filesize: () => 1000,
  width: (chance) => 1 + chance.below(3000),
  height: (chance) => 1 + chance.below(3000),
  focalX: (chance) => chance.below(101),
  focalY: (chance) => chance.below(101),
  checksum: () => 'abcdef0123456789',
  colour: () => '#ffd60a',
  from: (chance) => chance.pick(['/old', '/a/b.html', '/señoras', '/"<b>']),
  to: (chance) => chance.pick(['/contacto', '/old', 'https://a.example/']),
};
const UNUSUAL = 0.005;

/**
 * What usually stands in a field of that name; nothing where that may be anything.
 *
 * @param owner name of the field whose rows or file it belongs to
 */
export function findUsual(field: string, owner: string, chance: Chance): unknown {
  const key = [`${owner}.${field}`, field].find((name) => Object.hasOwn(USUAL, name));
  return key && !chance.happens(UNUSUAL) ? USUAL[key]!(chance) : undefined;
}
