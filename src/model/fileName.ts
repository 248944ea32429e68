import { sha256 } from '~/lib/hash';

const EXTENSIONS: Record<string, string> = {
  'application/pdf': 'pdf',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};
const HASH_LENGTH = 8;
const STEM_LENGTH = 60;

/**
 * Returns the site's name for a file of the CMS: lower-case letters, digits and hyphens only, because
 * Astro drops `%` and `#` from paths and some file systems ignore case. A hash makes names of
 * different files unique and changes when a file is replaced.
 *
 * @example
 * fileNameOf('CV Inés #2.pdf', 'application/pdf', checksum) // 'cv-ines-2-1a2b3c4d.pdf'
 */
export function fileNameOf(filename: string, mimeType: string, checksum = ''): string {
  const stem = filename
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, STEM_LENGTH)
    .replace(/^-|-$/g, '');
  const hash = sha256(`${filename} ${checksum}`);
  const parts = [stem, hash.slice(0, HASH_LENGTH)].filter(Boolean);
  return `${parts.join('-')}.${EXTENSIONS[mimeType] ?? 'bin'}`;
}
