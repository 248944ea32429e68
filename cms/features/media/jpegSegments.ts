const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const APPLICATION_0 = 0xe0;
const APPLICATION_2 = 0xe2;
const ADOBE = 0xee;
const COMMENT = 0xfe;

/** Whether the bytes after 0xff belong to the compressed pixels: a stuffed byte or a restart. */
const isInScan = (marker: number): boolean =>
  marker === 0x00 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);

/** Whether a segment is needed to show the picture in its colours. */
function isNeeded(marker: number, segment: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < APPLICATION_0 || marker > 0xef) return true;
  if (marker === APPLICATION_2) return segment.toString('latin1', 4, 15) === 'ICC_PROFILE';
  return marker === APPLICATION_0 || marker === ADOBE;
}

/** Returns where the compressed pixels that start at an offset end. */
function findScanEnd(data: Buffer, start: number): number {
  let at = data.indexOf(0xff, start);
  while (at >= 0 && at + 1 < data.length && isInScan(data[at + 1]!)) {
    at = data.indexOf(0xff, at + (data[at + 1] === 0xff ? 1 : 2));
  }
  return at < 0 ? data.length : at;
}

/**
 * Removes from a JPEG everything that is not needed to show it, without compressing it again: EXIF
 * with its GPS position, XMP, IPTC, comments, and what follows its end, such as a second picture or a
 * video.
 *
 * @param data a JPEG that sharp has read
 */
export function stripJpeg(data: Buffer): Buffer {
  const parts = [data.subarray(0, 2)];
  for (let at = 2; at + 4 <= data.length;) {
    const marker = data[at + 1]!;
    // A marker can follow any number of 0xff.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (data[at] !== 0xff || marker === END_OF_IMAGE) break;
    let end = at + 2 + data.readUInt16BE(at + 2);
    const segment = data.subarray(at, end);
    if (isNeeded(marker, segment)) parts.push(segment);
    if (marker === START_OF_SCAN) {
      const scanEnd = findScanEnd(data, end);
      parts.push(data.subarray(end, scanEnd));
      end = scanEnd;
    }
    at = end;
  }
  return Buffer.concat([...parts, Buffer.from([0xff, END_OF_IMAGE])]);
}
