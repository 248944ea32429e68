import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Sample } from '../read.ts';
import type { MediaEntry } from './entries.ts';
import { drawCurriculum } from './curriculum.ts';
import { drawCutout, drawGroup, drawPortrait, drawSquare, drawStill } from './illustrations.ts';

/** A file to upload to the media library. */
export interface GeneratedFile {
  filename: string;
  data: Buffer;
  mimeType: string;
}

const FILES = join(import.meta.dirname, '../files');
const MIME_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
};

async function toFile(
  name: string,
  extension: string,
  data: Promise<Buffer>,
): Promise<GeneratedFile> {
  const mimeType = MIME_TYPES[extension];
  if (!mimeType) throw new Error(`Sample: media "${name}" has an unknown type, ${extension}`);
  return { filename: `${name}${extension}`, data: await data, mimeType };
}

/**
 * Generates one file of the sample's media library; the same entry always returns the same bytes.
 *
 * @throws {Error} when the entry names a person, talent or file that does not exist
 */
export function generateMedia(
  name: string,
  entry: MediaEntry,
  sample: Sample,
): Promise<GeneratedFile> {
  const { people } = sample;
  switch (entry.kind) {
    case 'portrait':
      return toFile(name, '.jpg', drawPortrait(entry, people));
    case 'square':
      return toFile(name, '.jpg', drawSquare(entry, people));
    case 'still':
      return toFile(name, '.jpg', drawStill(entry, people));
    case 'group':
      return toFile(name, '.jpg', drawGroup(entry, people));
    case 'cutout':
      return toFile(name, '.webp', drawCutout(entry, people));
    case 'curriculum':
      return toFile(name, '.pdf', drawCurriculum(entry.talent, sample));
    case 'file':
      return toFile(name, extname(entry.file), readFile(join(FILES, entry.file)));
    default:
      return entry satisfies never;
  }
}
