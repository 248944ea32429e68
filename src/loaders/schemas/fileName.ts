import { createHash } from 'node:crypto';

const EXTENSIONS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};
const HASH_LENGTH = 8;
const STEM_LENGTH = 60;

/**
 * The name under which the site keeps a file of the CMS: small letters, digits and hyphens, since
 * Astro loses `%` and `#` in the path of a page and some disks do not tell `A.pdf` from `a.pdf`.
 * A hash keeps two files apart that would come out alike, and gives a replaced file a new address.
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
  const hash = createHash('sha256').update(`${filename} ${checksum}`).digest('hex');
  const parts = [stem, hash.slice(0, HASH_LENGTH)].filter(Boolean);
  return `${parts.join('-')}.${EXTENSIONS[mimeType] ?? 'bin'}`;
}
