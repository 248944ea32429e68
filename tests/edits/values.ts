import fc from 'fast-check';
import { anyNumber, anyText } from '../unit/fuzz/values';

const anyOf = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

/** Few names and slugs, so that many edits meet in one address. */
const NAMES = [
  'Ana Gil',
  'Eva Sol',
  'Index',
  '404',
  '__proto__',
  'constructor',
  '周',
  'x'.repeat(120),
  'x'.repeat(121),
];
const SLUGS = [
  'ana-gil',
  'eva-sol',
  'old',
  'older',
  'index',
  'pagina',
  'Ana Gil',
  '..',
  '',
  'casting',
  'pagina/2',
  'old/casting',
  '%2f',
  'old.html',
  '-',
  '__proto__',
  'constructor',
  'ñ',
  '404',
  'idioma',
  'x'.repeat(200),
  'x'.repeat(201),
];
const FILE_NAMES = [
  'retrato ñ.png',
  'a b#c?.png',
  'a%2Fb.png',
  '..%2f..%2fx.png',
  '../../x.png',
  '/etc/x.png',
  '.png',
  'png',
  'CON.png',
  'a\"b\'.png',
  '<b>.png',
  'con\u202Egnp.exe',
  '🎭.png',
  'a\nb.png',
  '__proto__.png',
  'index.html',
  'x.png.html',
  `${'x'.repeat(250)}.png`,
  'ÁÉ.PDF',
  '\u0000.png',
];
const PATHS = [
  '/one',
  '/two',
  '/two/',
  '/two.html',
  '/three',
  '/en/one',
  '/a%0Ab',
  '/..',
  '/.//x',
  '/%2f',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/_redirects',
  '/cards/x.jpg',
  '/files/x.pdf',
  '/actrices',
  '/actores/ana-gil',
  '/actrices/ana-gil',
  '/actrices/old',
  '/actrices/pagina/2',
  '/a//b',
  '/a///b',
  '/en//x',
  '/finder.json',
  '/finder.json/x',
  '/seleccion/agentes.json',
  '/two/*',
  '/:splat',
  '/two%2A',
  '/%00',
  '/__proto__',
  '/constructor',
  '/two?a',
  '/two#a',
  '/actrices/ana-gil/casting',
  '/\u202Etwo',
  '/🎭',
  '/a"b',
  '/a\r\nb',
  '/en',
  '/index.html',
  '/en/actrices/eva-sol',
  '/404',
  '/index',
  '/',
  `/${'x'.repeat(300)}`,
  '/x'.repeat(300),
];
const VIDEOS = [
  'https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/76979871/ab12',
  'https://youtu.be/',
  'https://www.youtube.com/@canal',
  'https://www.youtube.com/playlist?list=PL1',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://drive.google.com/file/d/1/view',
  'https://vimeo.com/groups/123',
];
const DATES = [
  '1990-02-28',
  '1990-02-28T12:00:00.000Z',
  '2099-01-01',
  '1812-01-01',
  '2023-02-31',
  '2023-02-31T12:00:00.000Z',
  '+012024-01-01',
  'yesterday',
  '',
];

/** Texts of any kind: hostile ones, blank ones and ones that are too long. */
export const text = fc.oneof(
  { withCrossShrink: true },
  anyText,
  anyOf('   ', '\u200B', '\u202E', '\u0000', 'x'.repeat(201), 'x'.repeat(1001), 'x'.repeat(70)),
);

/** Markdown with an iframe, deep nesting or too many characters. */
export const mistakenMarkdown = anyOf(
  'Una vida.',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>',
  '`<iframe>`',
  '> '.repeat(3000),
  '*a '.repeat(1000) + 'a* '.repeat(1000),
  'x'.repeat(20_001),
  'x'.repeat(40_001),
);

/** Long texts of any kind. */
export const markdown = fc.oneof({ withCrossShrink: true }, anyText, mistakenMarkdown);

export const name = fc.oneof({ withCrossShrink: true }, anyOf(...NAMES), text);
export const slug = fc.oneof({ withCrossShrink: true }, anyOf(...SLUGS), text);
export const path = fc.oneof(
  { withCrossShrink: true },
  { arbitrary: anyOf(...PATHS), weight: 4 },
  text,
);
export const link = fc.oneof(
  { withCrossShrink: true },
  { arbitrary: anyOf(...PATHS, 'https://a.example/', 'https:a.example', ''), weight: 4 },
  text,
);
/** The name under which a file is uploaded. */
export const fileName = anyOf(...FILE_NAMES);
export const videoUrl = fc.oneof({ withCrossShrink: true }, anyOf(...VIDEOS), text);
export const date = fc.oneof({ withCrossShrink: true }, anyOf(...DATES), text);
export const number = fc.oneof({ withCrossShrink: true }, anyNumber, anyOf(2024, 30, 180));
export const email = fc.oneof(
  { withCrossShrink: true },
  anyOf('a@b.example', 'a@b', 'a..b@c.example', 'ñ@c.example', ''),
  text,
);
export const list = anyOf('actors', 'actresses', 'discover', 'directors', 'nowhere');
export const sections = fc.subarray(
  ['actor', 'actress', 'newTalent', 'director', 'screenwriter', 'x'],
  {
    maxLength: 2,
  },
);

/** The position of a file or talent among those that exist; some exist no more. */
export const position = fc.nat(7);

/** A value of a wrong type. */
export const wrongType = anyOf<unknown>(5, true, {}, [], [{}], { es: 'x' }, null);
