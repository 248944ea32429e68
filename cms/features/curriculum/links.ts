import { type Found, type Part, fieldOf, placeOf } from './phrases.ts';
import type { Label } from './curriculumLines.ts';

/* Links of a curriculum: addresses, accounts, and addresses without "www". */

export const URL_PATTERN =
  /(?:https?:\/\/|www\.)[^\s,;()<>]+|(?<![@\w.])(?:instagram|tiktok|imdb|vimeo|youtube|youtu|player\.vimeo)\.(?:com|be)\/[^\s,;()<>]+/gi;

/** What a line says without a whole address: an account beside the name of its network, a site after "web". */
const MENTIONS: readonly [field: string, mention: RegExp][] = [
  ...Object.entries({ instagram: 'instagram|insta|ig', tiktok: 'tik\\s?tok' }).flatMap(
    ([field, names]) =>
      [
        `(?<!\\p{L})(?:${names})(?![.\\p{L}])(?:[^@]{0,25}(?<![\\w.-])@|\\s+estoy como\\s+)([\\w.]{2,30})(?![\\p{L}\\d_])`,
        `(?<!\\p{L})(?:${names})(?:\\s?[:\\t]|\\ses|(?<=^\\S+)\\s|\\s(?=\\w+[._]))\\s*([\\w.]{3,30})\\s*$`,
        `(?<![\\w.-])@([\\w.]{2,30})\\s+(?:\\(|(?:en|on)\\s)(?:\\w+\\s(?:y|and)\\s)?(?:${names})(?!\\p{L})`,
      ].map((mention): [string, RegExp] => [field, new RegExp(mention, 'diu')]),
  ),
  // An account alone is one of the network that everybody has.
  ['instagram', /^\s*@([\w.]{3,30})\s*$/du],
  // So is a site.
  ['website', /^\s*([a-z\d-]{3,63}(?:\.[a-z\d-]{2,63}){0,2}\.[a-z]{2,})\s*$/d],
  [
    'website',
    /(?<!\p{L})(?:web|website|site|p[aá]gina|m[aá]s informaci[oó]n)(?!\p{L})[^.@]{0,40}?((?<![\w@.-])(?!www\.)(?:[\w-]{1,63}\.){1,4}[a-z]{2,})(?![\w@])/diu,
  ],
];
/** What follows a label: a site of which "www" is left out. */
const SITE =
  /^(?:\p{L}+\s*:\s*)?(?!(?:linkedin|facebook|twitter|x)\.com)([\w-]{1,63}(?:\.[\w-]{1,63}){0,4}\.[a-z]{2,}(?:\/\S*)?)\s*$/diu;

/** Reads an address; of an account only its name is kept. */
function readUrl(part: Part, before: string): Found[] {
  const url = part.text.replace(/^http:/, 'https:').replace(/^(?!https:)/, 'https://');
  const [, network, account] = /(instagram|tiktok)\.com\/@?([^/?]+)/i.exec(url) ?? [];
  if (network) return fieldOf(network.toLowerCase(), account, part);
  if (/imdb\.com/i.test(url))
    return fieldOf('imdb', url.replace('//imdb.com', '//www.imdb.com'), part);
  // The page of a person is no video.
  if (/vimeo\.com\/[a-z]\w*$/i.test(url)) return [];
  if (!/vimeo\.com|youtu\.?be/i.test(url)) return fieldOf('website', url, part);
  const title = /showreel|\breel\b/i.test(before) ? 'Showreel' : 'Videobook';
  return [{ list: 'videos', cells: { kind: title.toLowerCase(), title, url }, ...placeOf(part) }];
}

/** Reads the links of a line: a label or a section of links says what a bare address is. */
export function readLinks(text: string, label?: Label | 'links'): Found[] {
  const urls = [...text.matchAll(URL_PATTERN)].flatMap(({ 0: raw, index }) =>
    readUrl({ text: raw.replace(/[.»”"']+$/, ''), start: index }, text.slice(0, index)),
  );
  const readGroup = (field: string, pattern: RegExp): Found[] => {
    const match = pattern.exec(text);
    const [start] = match?.indices?.[1] ?? [];
    if (start === undefined) return [];
    const named = match![1]!.replace(/\.$/, '');
    return fieldOf(field, field === 'website' ? `https://${named}` : named, { text: named, start });
  };
  const mentions = MENTIONS.flatMap(([field, mention]) => readGroup(field, mention));
  const found = [...urls, ...mentions];
  if (found.length > 0) return found;
  return label === 'website' || label === 'links' ? readGroup('website', SITE) : [];
}
