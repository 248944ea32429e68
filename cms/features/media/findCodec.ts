/** What recordings and videos contain that browsers do not play, by the code of a track in an MP4. */
const UNPLAYED = new Map(
  Object.entries({
    'HEVC (H.265)': 'hvc1 hev1',
    'Dolby Vision': 'dvh1 dvhe dvav dva1',
    ProRes: 'apch apcn apcs apco ap4h ap4x',
    'MPEG-4 Visual': 'mp4v s263',
    'Apple Lossless (ALAC)': 'alac',
    'Dolby Digital': 'ac-3 ec-3 ac-4',
    DTS: 'dtsc dtse dtsh dtsl',
    AMR: 'samr sawb',
    FLAC: 'fLaC',
    PCM: 'lpcm ipcm sowt twos',
  }).flatMap(([name, codes]) => codes.split(' ').map((code) => [code, name] as const)),
);

/** Bytes from the name of the list of a track's formats to the code of the first one. */
const CODE_OFFSET = 16;
/** Bytes from the name of a WAV's format to its number: PCM, PCM with decimals, or said further on. */
const FORMAT_OFFSET = 8;
const WAV_FORMATS = [1, 3, 0xfffe];

/** Returns the codec of an MP4 or a WAV that browsers do not play, if it has one. */
export function findUnplayedCodec(data: Buffer): string | undefined {
  if (data.toString('latin1', 0, 4) === 'RIFF') {
    const format = data.subarray(0, 4096).indexOf('fmt ');
    const isRead = format < 0 || WAV_FORMATS.includes(data.readUInt16LE(format + FORMAT_OFFSET));
    return isRead ? undefined : 'ADPCM';
  }
  if (data.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  for (let at = data.indexOf('stsd'); at >= 0; at = data.indexOf('stsd', at + 1)) {
    const code = data.toString('latin1', at + CODE_OFFSET, at + CODE_OFFSET + 4);
    const codec = UNPLAYED.get(code);
    if (codec) return codec;
  }
  return undefined;
}
