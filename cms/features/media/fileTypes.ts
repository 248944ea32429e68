import fileTypes from './fileTypes.json' with { type: 'json' };

/** Names of file types that differ from the second half of their MIME type. */
const NAMES = new Map<string, string>(Object.entries(fileTypes.names));
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
  return NAMES.get(type) ?? type.replace(/^\w+\/(?:x-)?/, '').toUpperCase();
}
