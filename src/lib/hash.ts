import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text (as UTF-8) or of bytes. */
export const sha256 = (content: string | Uint8Array, encoding: 'hex' | 'base64' = 'hex'): string =>
  createHash('sha256').update(content).digest(encoding);

const HASH_LENGTH = 8;
const STEM_LENGTH = 60;

/**
 * Returns the name of a file of the site, without extension, for a file of the CMS: lower-case letters,
 * digits and hyphens only, because Astro drops `%` and `#` from paths and some file systems ignore case. A
 * hash distinguishes files, and versions of one.
 */
export function fileStem(filename: string, version: string): string {
  const stem = filename
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, STEM_LENGTH)
    .replace(/^-|-$/g, '');
  const hash = sha256(`${filename} ${version}`);
  return [stem, hash.slice(0, HASH_LENGTH)].filter(Boolean).join('-');
}
