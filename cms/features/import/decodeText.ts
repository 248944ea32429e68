/** First bytes of a text by its encoding. */
const UTF_16_LE = [0xff, 0xfe];
const UTF_16_BE = [0xfe, 0xff];

const startsWith = (bytes: Uint8Array, start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Returns the text of a file: UTF-8 with or without a byte order mark, UTF-16 with one (Excel's
 * "Unicode text"), else Windows-1252, as Spanish versions of Excel write CSV.
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, UTF_16_LE)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, UTF_16_BE)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
