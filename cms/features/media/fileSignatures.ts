/** Magic bytes and their offset. */
interface Signature {
  offset: number;
  bytes: string;
}

/** The signatures of a MIME type, all of which a file has; sharp checks those of pictures. */
const SIGNATURES: Record<string, Signature[]> = {
  'application/pdf': [{ offset: 0, bytes: '%PDF-' }],
  'audio/mp4': [{ offset: 4, bytes: 'ftyp' }],
  'audio/wav': [
    { offset: 0, bytes: 'RIFF' },
    { offset: 8, bytes: 'WAVE' },
  ],
  'video/mp4': [{ offset: 4, bytes: 'ftyp' }],
  'video/webm': [{ offset: 0, bytes: '\x1aE\xdf\xa3' }],
};

/** Whether an MP3 starts with a tag or with a frame: eleven bits set, then a layer other than 0. */
const isMp3 = (data: Buffer): boolean =>
  data.toString('latin1', 0, 3) === 'ID3' ||
  (data[0] === 0xff && ((data[1] ?? 0) & 0xe0) === 0xe0 && ((data[1] ?? 0) & 0x06) !== 0);

/** Returns whether a file starts as files of its MIME type do; pictures are not checked. */
export const hasSignature = ({ data, mimetype }: { data: Buffer; mimetype: string }): boolean =>
  mimetype === 'audio/mpeg'
    ? isMp3(data)
    : (SIGNATURES[mimetype] ?? []).every(
        ({ offset, bytes }) => data.toString('latin1', offset, offset + bytes.length) === bytes,
      );

/** Whether a file starts as a JPEG, PNG, WebP or AVIF does. */
export function isRaster(data: Buffer): boolean {
  const start = data.toString('latin1', 0, 12);
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG') ||
    /^RIFF[^]{4}WEBP/.test(start) ||
    /^[^]{4}ftypavi[fs]/.test(start)
  );
}
