import { FILE_TYPES } from '#contract/uploads.ts';

/** A file with its content in memory. */
interface File {
  data: Buffer;
  mimetype: string;
}

/**
 * Returns the length of a recording in seconds, to a tenth.
 *
 * @returns `undefined` for a file that is no recording, has a picture track, or cannot be read
 */
export async function readDuration({ data, mimetype }: File): Promise<number | undefined> {
  if (!FILE_TYPES.audio.includes(mimetype)) return undefined;
  // Loaded when somebody uploads a recording: builds need no parser.
  const { parseBuffer } = await import('music-metadata');
  try {
    const { format } = await parseBuffer(
      data,
      { mimeType: mimetype, size: data.length },
      { duration: true, skipCovers: true },
    );
    const { duration, hasAudio, hasVideo } = format;
    if (!duration || !Number.isFinite(duration) || hasAudio === false || hasVideo) return undefined;
    return Math.max(Math.round(duration * 10) / 10, 0.1);
  } catch {
    return undefined;
  }
}
