import path from 'node:path';
import sharp from 'sharp';
import { RASTER_TYPES } from '#contract/uploads.ts';

/** Extensions by MIME type; the first is used for a file that has none of them. */
const EXTENSIONS: Record<string, string[]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  // Only replaced: a HEIC is stored as JPEG.
  'image/heic': ['.heic', '.heif'],
  'image/svg+xml': ['.svg'],
  'application/pdf': ['.pdf'],
  'audio/mpeg': ['.mp3'],
  'audio/mp4': ['.m4a', '.mp4'],
  'audio/wav': ['.wav'],
  'video/mp4': ['.mp4'],
  'video/webm': ['.webm'],
};

/** MIME types by sharp's name of the format. */
const FORMATS: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heif: 'image/avif',
};

interface UploadedFile {
  name: string;
  data: Buffer;
  mimetype: string;
}

/** Returns the type of a file by its content; other files than pictures were checked by signature. */
async function typeOf({ data, mimetype }: UploadedFile): Promise<string> {
  if (!RASTER_TYPES.includes(mimetype)) return mimetype;
  const { format } = await sharp(data).metadata();
  return FORMATS[format] ?? mimetype;
}

/**
 * Returns the name of a valid file with the extension of what it is.
 *
 * @example 'portrait.jpg' of a PNG → 'portrait.png'
 */
export async function nameWithExtension(file: UploadedFile): Promise<string> {
  const extensions = EXTENSIONS[await typeOf(file)];
  const { name, ext } = path.parse(file.name);
  if (!extensions || extensions.includes(ext.toLowerCase())) return file.name;
  const isKnown = Object.values(EXTENSIONS).flat().includes(ext.toLowerCase());
  return `${isKnown ? name : `${name}${ext}`}${extensions[0]}`;
}

/** Names of file types that differ from the second half of their MIME type. */
const NAMES: Record<string, string> = {
  'image/svg+xml': 'SVG',
  'image/x-icon': 'ICO',
  'image/vnd.adobe.photoshop': 'Photoshop',
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
  'audio/x-m4a': 'M4A',
  'audio/x-wav': 'WAV',
  'audio/vnd.wave': 'WAV',
  'video/quicktime': 'MOV',
  'video/x-msvideo': 'AVI',
  'video/x-matroska': 'MKV',
  'text/plain': 'TXT',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.ms-powerpoint': 'PowerPoint',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint',
  'application/vnd.oasis.opendocument.text': 'OpenDocument',
};
const UNKNOWN = 'application/octet-stream';

/**
 * Returns what people call a type of file, or an empty text for a file of an unknown one.
 *
 * @example
 * fileTypeName('image/heic') // 'HEIC'
 */
export function fileTypeName(mimeType: string): string {
  const [type = ''] = mimeType.toLowerCase().split(';', 1);
  if (type === UNKNOWN || !/^\w+\/[\w.+-]+$/.test(type)) return '';
  return NAMES[type] ?? type.replace(/^\w+\/(?:x-)?/, '').toUpperCase();
}
