import { AUDIO_TYPES } from '#contract/uploads.ts';

/** Names that browsers and systems use for the accepted types. */
const ALIASES: Record<string, string> = {
  'audio/mp3': 'audio/mpeg',
  'audio/x-mpeg': 'audio/mpeg',
  'audio/x-mp3': 'audio/mpeg',
  'audio/m4a': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
};

/** Type that Payload detects in a file of Apple's recorders, in addition to those of the contract. */
export const APPLE_AUDIO_TYPE = 'audio/x-m4a';

/** The types of Ogg recordings, as of WhatsApp, which iPhones play from iOS 18.4 on. */
export const isOgg = (mimetype: string): boolean =>
  /^(audio|application)\/(x-)?(ogg|opus)\b/i.test(mimetype);

/** A file with its content in memory. */
interface File {
  data: Buffer;
  mimetype: string;
}

/** Returns the one name of an audio type, without parameters; other types are unchanged. */
export function audioTypeOf(mimetype: string): string {
  const [essence = ''] = mimetype.toLowerCase().split(';');
  const type = ALIASES[essence.trim()] ?? essence.trim();
  return AUDIO_TYPES.includes(type) ? type : mimetype;
}

/**
 * Returns the length of a recording in seconds, to a tenth.
 *
 * @returns `undefined` for a file that is no recording, has a picture track, or cannot be read
 */
export async function readDuration({ data, mimetype }: File): Promise<number | undefined> {
  if (!AUDIO_TYPES.includes(mimetype)) return undefined;
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
