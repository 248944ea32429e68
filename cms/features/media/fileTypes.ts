/** Names of file types that differ from the second half of their MIME type. */
const NAMES: Record<string, string> = {
  'image/svg+xml': 'SVG',
  'image/x-icon': 'ICO',
  'image/vnd.adobe.photoshop': 'Photoshop',
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
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
