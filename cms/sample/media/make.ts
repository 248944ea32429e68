import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Sample } from '../read.ts';
import type { MediaEntry } from './entries.ts';
import { drawCurriculum } from './curriculum.ts';
import { drawCutout, drawGroup, drawPortrait, drawSquare, drawStill } from './illustrations.ts';

/** A file as the media library takes it. */
export interface MadeFile {
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
  '.mp4': 'video/mp4',
};

async function made(name: string, extension: string, data: Promise<Buffer>): Promise<MadeFile> {
  const mimeType = MIME_TYPES[extension];
  if (!mimeType) throw new Error(`Sample: media "${name}" is of an unknown type, ${extension}`);
  return { filename: `${name}${extension}`, data: await data, mimeType };
}

/**
 * Makes one file of the sample's media library; the same entry always gives the same bytes.
 *
 * @throws {Error} when the entry speaks of a person, talent or file that is not there
 */
export function makeMedia(name: string, entry: MediaEntry, sample: Sample): Promise<MadeFile> {
  const { people } = sample;
  switch (entry.kind) {
    case 'portrait':
      return made(name, '.jpg', drawPortrait(entry, people));
    case 'square':
      return made(name, '.jpg', drawSquare(entry, people));
    case 'still':
      return made(name, '.jpg', drawStill(entry, people));
    case 'group':
      return made(name, '.jpg', drawGroup(entry, people));
    case 'cutout':
      return made(name, '.webp', drawCutout(entry, people));
    case 'curriculum':
      return made(name, '.pdf', drawCurriculum(entry.talent, sample));
    case 'file':
      return made(name, extname(entry.file), readFile(join(FILES, entry.file)));
    default:
      return entry satisfies never;
  }
}
